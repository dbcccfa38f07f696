import { addPaise, formatMoney, formatVolume, type Paise, parseRupees, ZERO } from '@pavilion/money';
import { useState } from 'react';
import { useSlipMessages } from '../messages/slip.ts';
import styles from './slip.module.css';
import type { SlipBet } from './slip-bet.ts';
import { editStakes, typeStake, useSlip } from './slip-store.ts';
import { amountText } from './slip-texts.ts';
import { useStakes } from './stake-settings.ts';

/** The player's eight stakes: a tap fills one in, or adds it while that is on; the greatest stake, and none; and what changes the eight. */
export function StakeChips({ bet, most }: { readonly bet: SlipBet; readonly most: Paise | null }) {
  const t = useSlipMessages();
  const { chips } = useStakes();
  const [isAdding, setAdding] = useState(false);
  const isEditing = useSlip(({ editing }) => editing !== null);
  const typed = parseRupees(bet.stakeText);
  const tap = (amount: Paise) => typeStake(bet.key, amountText(isAdding ? addPaise(typed ?? ZERO, amount) : amount));
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not form fields
    <div role="group" aria-label={t('stakes')} className={styles.chips}>
      {chips.map((text, index) => {
        const amount = parseRupees(text) ?? ZERO;
        return (
          <button
            translate="no"
            key={index}
            type="button"
            aria-pressed={!isAdding && typed === amount}
            onClick={() => tap(amount)}
          >
            {formatChip(amount)}
          </button>
        );
      })}
      <button type="button" aria-pressed={isAdding} onClick={() => setAdding(!isAdding)}>
        {t('addToStake')}
      </button>
      <button
        type="button"
        aria-disabled={most === null || undefined}
        onClick={() => most !== null && typeStake(bet.key, amountText(most))}
      >
        {t('maxStake')}
      </button>
      <button type="button" onClick={() => typeStake(bet.key, '')}>
        {t('clearStake')}
      </button>
      <button
        type="button"
        aria-label={t('editStakes')}
        aria-expanded={isEditing}
        onClick={() => editStakes(isEditing ? null : 'stakes')}
      >
        {t('edit')}
      </button>
    </div>
  );
}

/** Short where nothing is rounded away: `500`, `1K`, `1.5L`. */
function formatChip(amount: Paise): string {
  const isShort = amount < 1_00_000_00 ? amount % 1000_00 === 0 : amount < 1_00_00_000_00 && amount % 10_000_00 === 0;
  return isShort ? formatVolume(amount) : formatMoney(amount).replace(/^₹|\.00$/g, '');
}
