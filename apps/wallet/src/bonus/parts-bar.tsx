import type { Bonus, BonusPart } from '@pavilion/api-client';
import { formatMoney, formatPercent } from '@pavilion/money';
import { classNames } from '@pavilion/shared-ui';
import type { CSSProperties } from 'react';
import { useBonusMessages } from '../messages/bonus.ts';
import { StateTag } from '../parts/state-tag.tsx';
import { nextPart, partProgress } from './bonus-sums.ts';
import styles from './parts-bar.module.css';

/** The parts of a bonus one beside the other: what each is, how far it is, and at what it opens. More than six stand in rows. */
export function PartsBar({ bonus, parts }: { readonly bonus: Bonus; readonly parts: readonly BonusPart[] }) {
  const t = useBonusMessages();
  const next = bonus.state === 'active' ? nextPart(parts) : undefined;
  return (
    <ol className={styles.parts} aria-label={t('parts')} style={inColumns(Math.min(6, parts.length))}>
      {parts.map((part) => {
        const share = partProgress(parts, part, bonus.done);
        return (
          <li key={part.part} className={classNames(styles.part, part.state !== 'locked' && styles.partDone)}>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${share * 100}%` }} />
            </span>
            <b translate="no" className={styles.amount}>
              <span className="sr">{t('partOf', { part: part.part })}: </span>
              {formatMoney(part.amount)}
            </b>
            <PartState bonus={bonus} part={part} share={part === next ? share : undefined} />
            <small className={styles.at}>{t('partAt', { amount: formatMoney(part.opensAt) })}</small>
          </li>
        );
      })}
    </ol>
  );
}

const inColumns = (columns: number) => ({ '--parts': columns }) as CSSProperties;

/** How a part stands; of the one that opens next how far it is. */
function PartState({
  bonus,
  part,
  share,
}: {
  readonly bonus: Bonus;
  readonly part: BonusPart;
  readonly share: number | undefined;
}) {
  const t = useBonusMessages();
  if (part.state !== 'locked') return <StateTag tone="ok">{t(`part_${part.state}`)}</StateTag>;
  if (bonus.state === 'cancelled' || bonus.state === 'expired') return <StateTag tone="off">{t('part_lost')}</StateTag>;
  if (share === undefined) {
    return (
      <StateTag tone="off" icon="lock">
        {t('part_locked')}
      </StateTag>
    );
  }
  const percent = Math.floor(share * 100);
  return (
    <StateTag tone="wait" icon="hourglass">
      <span aria-hidden="true">{formatPercent(percent)}</span>
      <span className="sr">{t('partShare', { percent: formatPercent(percent) })}</span>
    </StateTag>
  );
}
