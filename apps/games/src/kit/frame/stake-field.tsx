import { formatMoney } from '@pavilion/money';
import { useKitMessages } from '../language/messages.ts';
import type { Stakes } from '../opening.ts';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import type { Stake } from '../stake.ts';
import styles from './controls.module.css';

/** The stake: typed, a step up or down, half, double, the most. `most` is what the field's last chip sets. */
export function StakeField({ stake, limits }: { readonly stake: Stake; readonly limits: Stakes }) {
  const t = useKitMessages();
  return (
    <div>
      <span className={styles.label} aria-hidden="true">
        {t.stake}
      </span>
      <div className={styles.stakeRow}>
        <div className={classNames(styles.stake, stake.amount === null && styles.stakeOff)}>
          <button type="button" aria-label={t.lowerStake} onClick={() => stake.step(false)}>
            <Icon name="minus" />
          </button>
          <input
            aria-label={t.stakeInRupees}
            aria-invalid={stake.amount === null}
            inputMode="decimal"
            autoComplete="off"
            value={stake.text}
            onChange={(event) => stake.type(event.target.value)}
          />
          <button type="button" aria-label={t.raiseStake} onClick={() => stake.step(true)}>
            <Icon name="plus" />
          </button>
        </div>
        <div className={styles.chips}>
          <button type="button" className={styles.chip} aria-label={t.halfStake} onClick={stake.half}>
            ½
          </button>
          <button type="button" className={styles.chip} aria-label={t.doubleStake} onClick={stake.double}>
            2×
          </button>
          <button
            type="button"
            className={styles.chip}
            aria-label={t.mostStake(formatMoney(limits.most))}
            onClick={() => stake.set(limits.most)}
          >
            {t.most}
          </button>
        </div>
      </div>
    </div>
  );
}
