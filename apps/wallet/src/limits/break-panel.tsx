import { breakLengths, exclusionLengths, type OwnLimits } from '@pavilion/api-client';
import { Button, ButtonLink, Chip } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useLimitMessages } from '../messages/limits.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import styles from './limits.module.css';
import { useStandingTitle } from './standing-notice.tsx';

/** How long a break or an exclusion is, as it stands in the address. */
export type RestLength = (typeof breakLengths)[number] | (typeof exclusionLengths)[number];
const lengths: readonly RestLength[] = [...breakLengths, ...exclusionLengths];
/** A length that somebody may have typed; null for what is none. */
export const lengthIn = (text: string | null): RestLength | null => lengths.find((each) => each === text) ?? null;

/**
 * A time-out and a self-exclusion, each of a length that is chosen first. Whoever is on a break, or has excluded themselves, reads until when
 * in place of what begins it.
 */
export function BreakPanel({ standing }: { readonly standing: OwnLimits['standing'] }) {
  const t = useLimitMessages();
  const title = useStandingTitle(standing);
  const { state } = standing;
  return (
    <Panel title={t('takeBreak')}>
      <PanelBody>
        <div className={styles.rests}>
          {state === 'break' || state === 'excluded' ? <p className={styles.resting}>{title}</p> : <TimeOut />}
          {state !== 'excluded' && (
            <>
              <div className={styles.restLine} />
              <Exclusion />
            </>
          )}
        </div>
      </PanelBody>
    </Panel>
  );
}

function TimeOut() {
  const t = useLimitMessages();
  const [rest, setRest] = useState<(typeof breakLengths)[number]>('24h');
  return (
    <>
      <Lengths title={t('timeOut')} hint={t('timeOutHint')} of={breakLengths} value={rest} onPick={setRest} />
      <ButtonLink to={{ search: `?rest=${rest}` }} preventScrollReset variant="quiet" className={styles.restGo}>
        {t('startBreak', { length: t(`length_${rest}`) })}
      </ButtonLink>
    </>
  );
}

function Exclusion() {
  const t = useLimitMessages();
  const [exclusion, setExclusion] = useState<(typeof exclusionLengths)[number] | null>(null);
  return (
    <>
      <Lengths
        title={t('selfExclusion')}
        hint={t('exclusionHint')}
        of={exclusionLengths}
        value={exclusion}
        onPick={setExclusion}
      />
      {exclusion === null ? (
        <Button variant="danger" className={styles.restGo} disabled>
          {t('choose')}
        </Button>
      ) : (
        <ButtonLink to={{ search: `?rest=${exclusion}` }} preventScrollReset variant="danger" className={styles.restGo}>
          {exclusion === 'for-good' ? t('startForGood') : t('startExclusion', { length: t(`length_${exclusion}`) })}
        </ButtonLink>
      )}
    </>
  );
}

function Lengths<Length extends RestLength>({
  title,
  hint,
  of,
  value,
  onPick,
}: {
  readonly title: string;
  readonly hint: string;
  readonly of: readonly Length[];
  readonly value: Length | null;
  readonly onPick: (length: Length) => void;
}) {
  const t = useLimitMessages();
  return (
    <div className={styles.choice}>
      <h3 className={styles.choiceName}>{title}</h3>
      <p className={styles.choiceHint}>{hint}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout */}
      <div role="group" aria-label={title} className={styles.quick}>
        {of.map((length) => (
          <Chip
            key={length}
            look="tile"
            className={styles.quickOne}
            pressed={value === length}
            onClick={() => onPick(length)}
          >
            {t(`length_${length as RestLength}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
