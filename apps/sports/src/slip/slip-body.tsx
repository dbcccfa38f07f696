import { Button, Count } from '@pavilion/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useSlipMessages } from '../messages/slip.ts';
import type { Assessed } from './assess.ts';
import styles from './slip.module.css';
import { isDraft, isOut } from './slip-bet.ts';
import { SlipDraft } from './slip-draft.tsx';
import { SlipReceipt } from './slip-receipt.tsx';
import { armOneTap, clearSlip, editStakes, useSlip } from './slip-store.ts';
import { stakeAmount } from './slip-texts.ts';
import { useStakes } from './stake-settings.ts';
import { StakesForm } from './stakes-form.tsx';

/** Beside the slip's title: how many are on it, and the switch of one-tap betting. */
export function SlipHead() {
  const t = useSlipMessages();
  const isOneTap = useSlip((slip) => slip.isOneTap);
  const count = useSlip(({ bets }) => bets.length);
  const canArm = useStakes().defaultStake !== '';
  return (
    <>
      {count > 0 && <Count value={count} />}
      <div className={styles.headEnd}>
        <button
          type="button"
          role="switch"
          aria-checked={isOneTap}
          className={styles.switch}
          onClick={() => (canArm || isOneTap ? armOneTap(!isOneTap) : editStakes('one-tap'))}
        >
          {t('oneTap')}
          <i className={styles.switchTrack} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}

/** The banner of one-tap betting while it is on, and the player's stakes while they are changed. */
export function SlipTools() {
  const t = useSlipMessages();
  const isOneTap = useSlip((slip) => slip.isOneTap);
  const editing = useSlip((slip) => slip.editing);
  const { defaultStake } = useStakes();
  if (!(isOneTap || editing)) return null;
  return (
    <div className={styles.tools}>
      {isOneTap && (
        <div className={styles.banner} role="status">
          <span>{t('oneTapOn', { amount: stakeAmount(defaultStake) })}</span>
          <Button variant="quiet" size="s" onClick={() => armOneTap(false)}>
            {t('turnOff')}
          </Button>
        </div>
      )}
      {editing && (
        <>
          {editing === 'one-tap' && <p className={styles.note}>{t('oneTapNeedsStake')}</p>}
          <StakesForm key={editing} isForOneTap={editing === 'one-tap'} onDone={() => editStakes(null)} />
        </>
      )}
    </div>
  );
}

/**
 * The selections, the newest first, and under them what became of others; and what clears several at once. Stakes to tap stand under the
 * selection that was last looked at, or has come since: a new one comes into sight, whatever stands on the slip.
 */
export function SlipBody({
  assessed,
  onPlace,
}: {
  readonly assessed: readonly Assessed[];
  readonly onPlace: (assessed: Assessed) => void;
}) {
  const t = useSlipMessages();
  const drafts = assessed.filter(({ bet }) => isDraft(bet));
  const newest = drafts.at(-1);
  const newestRef = newest?.bet.clientRef;
  const [chosen, setChosen] = useState<{ readonly key: string; readonly among: string | undefined } | null>(null);
  const isChosen = chosen !== null && chosen.among === newestRef;
  const active = (isChosen && drafts.find(({ bet }) => bet.key === chosen.key)) || newest;
  const list = useRef<HTMLDivElement>(null);
  const shownRef = useRef(newestRef);
  useEffect(() => {
    if (newestRef === shownRef.current) return;
    shownRef.current = newestRef;
    if (newestRef !== undefined) list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [newestRef]);
  const others = assessed.filter(({ bet }) => !isDraft(bet));
  return (
    <div ref={list} className={styles.bets}>
      {[...drafts.toReversed(), ...others.toReversed()].map((each) =>
        isDraft(each.bet) ? (
          <SlipDraft
            key={each.bet.clientRef}
            assessed={each}
            isActive={each === active}
            onPlace={() => onPlace(each)}
            onActive={() => setChosen({ key: each.bet.key, among: newestRef })}
          />
        ) : (
          <SlipReceipt key={each.bet.clientRef} assessed={each} />
        ),
      )}
      {assessed.filter(({ bet }) => !isOut(bet)).length > 1 && (
        <Button variant="ghost" onClick={clearSlip}>
          {t('clearAll')}
        </Button>
      )}
    </div>
  );
}
