import type { RouletteChip, RouletteHalf, RouletteSpot } from '@pavilion/game-rules';
import { formatMoney, formatVolume, type Paise } from '@pavilion/money';
import type { ReactNode } from 'react';
import { classNames } from '../../kit/parts/class-names.ts';
import { useRouletteMessages } from './messages.ts';
import styles from './miniroulette.module.css';
import { colourOf, NUMBERS } from './round.ts';

export interface SpotsProps {
  readonly heaps: readonly RouletteChip[];
  /** The spots that won, where a result is shown. */
  readonly won: readonly RouletteSpot[] | null;
  readonly isLocked: boolean;
  readonly onSpot: (spot: RouletteSpot) => void;
}

/** The table: zero beside two rows of numbers, and the halves below them. */
export function Spots(props: SpotsProps) {
  const t = useRouletteMessages();
  return (
    <fieldset className={classNames(props.isLocked && styles.locked)} aria-label={t.table}>
      <div className={styles.numbers}>
        {['0' as const, ...NUMBERS].map((spot) => {
          const colour = colourOf(Number(spot));
          return (
            <Spot
              key={spot}
              {...props}
              spot={spot}
              name={t.number(spot, t.colours[colour])}
              look={[styles.number, styles[colour]]}
            >
              {spot}
            </Spot>
          );
        })}
      </div>
      <div className={styles.halves}>
        {ORDER.map((half) => (
          <Spot key={half} {...props} spot={half} name={t.halves[half]} look={[styles.half]}>
            {(half === 'red' || half === 'black') && <s className={half === 'red' ? styles.diamond : undefined} />}
            {t.halves[half]}
          </Spot>
        ))}
      </div>
    </fieldset>
  );
}

/** The halves as they lie: red and black in the middle. */
const ORDER: readonly RouletteHalf[] = ['1-6', 'even', 'red', 'black', 'odd', '7-12'];

interface SpotProps extends SpotsProps {
  readonly spot: RouletteSpot;
  readonly name: string;
  readonly look: readonly (string | undefined)[];
  readonly children: ReactNode;
}

function Spot({ heaps, won, isLocked, onSpot, spot, name, look, children }: SpotProps) {
  const t = useRouletteMessages();
  const stake = heaps.find((heap) => heap.spot === spot)?.stake ?? null;
  const isWon = won?.includes(spot) ?? false;
  return (
    <button
      type="button"
      className={classNames(styles.spot, ...look, isWon && styles.wonSpot, won !== null && !isWon && styles.faded)}
      aria-label={stake === null ? name : t.onIt(name, formatMoney(stake))}
      aria-disabled={isLocked}
      onClick={() => !isLocked && onSpot(spot)}
    >
      {children}
      {stake !== null && <ChipFace amount={stake} />}
    </button>
  );
}

/** A chip, in the colour of the largest that the amount is worth. */
export function ChipFace({ amount }: { readonly amount: Paise }) {
  const worth = [1000, 500, 100, 50, 10].find((rupees) => amount >= rupees * 100) ?? 10;
  return (
    <i className={classNames(styles.chip, styles[`chip${worth}`])} aria-hidden="true">
      {formatVolume(amount).toLowerCase()}
    </i>
  );
}
