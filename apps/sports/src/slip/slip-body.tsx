import { Button } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useSlipMessages } from '../messages/slip.ts';
import type { Assessed } from './assess.ts';
import styles from './slip.module.css';
import { isDone, isDraft } from './slip-bet.ts';
import { SlipDraft } from './slip-draft.tsx';
import { SlipReceipt } from './slip-receipt.tsx';
import { armOneTap, clearSlip, useSlip } from './slip-store.ts';
import { useStakes } from './stake-settings.ts';
import { StakesForm } from './stakes-form.tsx';

/** The switch of one-tap betting with its banner while it is on, the player's stakes, and what clears the slip. */
export function SlipTools() {
  const t = useSlipMessages();
  const isOneTap = useSlip((slip) => slip.isOneTap);
  const isClearable = useSlip((slip) => slip.bets.some((bet) => isDraft(bet) || isDone(bet)));
  const { defaultStake } = useStakes();
  const [isEditing, setEditing] = useState(false);
  const canArm = defaultStake !== '';
  return (
    <div className={styles.tools}>
      <div className={styles.toolRow}>
        <button
          type="button"
          role="switch"
          aria-checked={isOneTap}
          className={styles.switch}
          onClick={() => (canArm || isOneTap ? armOneTap(!isOneTap) : setEditing(true))}
        >
          {t('oneTap')}
          <i className={styles.switchTrack} aria-hidden="true" />
        </button>
        <Button variant="ghost" size="s" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {t('editStakes')}
        </Button>
        {isClearable && (
          <Button variant="ghost" size="s" onClick={clearSlip}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      {isOneTap && (
        <div className={styles.banner} role="status">
          <span>{t('oneTapOn')}</span>
          <Button variant="quiet" size="s" onClick={() => armOneTap(false)}>
            {t('turnOff')}
          </Button>
        </div>
      )}
      {isEditing && (
        <>
          {!canArm && <p className={styles.note}>{t('oneTapNeedsStake')}</p>}
          <StakesForm onDone={() => setEditing(false)} />
        </>
      )}
    </div>
  );
}

/** The selections and receipts, each by itself. Stakes to tap stand under the one that was last looked at, or has come since. */
export function SlipBody({ assessed }: { readonly assessed: readonly Assessed[] }) {
  const drafts = assessed.filter(({ bet }) => isDraft(bet));
  const newest = drafts.at(-1);
  const [chosen, setChosen] = useState<{ readonly key: string; readonly among: string | undefined } | null>(null);
  const isChosen = chosen !== null && chosen.among === newest?.bet.clientRef;
  const active = (isChosen && drafts.find(({ bet }) => bet.key === chosen.key)) || newest;
  return (
    <div className={styles.bets}>
      {assessed.map((each) =>
        isDraft(each.bet) ? (
          <SlipDraft
            key={each.bet.clientRef}
            assessed={each}
            isActive={each === active}
            onActive={() => setChosen({ key: each.bet.key, among: newest?.bet.clientRef })}
          />
        ) : (
          <SlipReceipt key={each.bet.clientRef} assessed={each} />
        ),
      )}
    </div>
  );
}
