import { type Hundredths, tickBeside } from '@pavilion/betting-math';
import { classNames, IconButton } from '@pavilion/shared-ui';
import { useId } from 'react';
import { useSlipMessages } from '../messages/slip.ts';
import styles from './slip.module.css';
import type { SlipBet } from './slip-bet.ts';
import { askFor } from './slip-store.ts';
import { priceText } from './slip-texts.ts';

/**
 * The odds of a selection as they are now, or the player's own, a tick up or down: at those, what nobody offers waits until
 * somebody does. At the odds that are offered they are those again, and follow them.
 */
export function OddsStepper({
  bet,
  live,
  isOld,
}: {
  readonly bet: SlipBet;
  readonly live: Hundredths | null;
  readonly isOld: boolean;
}) {
  const t = useSlipMessages();
  const id = useId();
  const shown = bet.ownPrice ?? live;
  const text = (price: Hundredths) => priceText(bet.kind, price, null);
  const step = (steps: 1 | -1) => {
    const next = tickBeside(shown ?? bet.price, steps);
    if (next !== null) askFor(bet.key, next === live ? null : next);
  };
  const note =
    bet.ownPrice === null
      ? live !== null && live !== bet.price && t('wasSeen', { price: text(bet.price) })
      : t('offeredNow', { price: live === null ? t('noPrice') : text(live) });
  return (
    <fieldset className={classNames(styles.odds, isOld && styles.priceOld)} aria-describedby={id}>
      <legend className={styles.label}>{t('oddsNow')}</legend>
      <div className={styles.stepper}>
        <IconButton icon="minus" iconSize={20} label={t('lowerOdds')} onClick={() => step(-1)} />
        <output translate="no" className={styles.priceNow}>
          {shown === null ? t('noPrice') : text(shown)}
        </output>
        <IconButton icon="plus" iconSize={20} label={t('higherOdds')} onClick={() => step(1)} />
      </div>
      <small id={id} className={styles.priceNote}>
        {note}
      </small>
    </fieldset>
  );
}
