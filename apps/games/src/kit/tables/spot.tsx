import { formatMoney, formatVolume, type Paise } from '@pavilion/money';
import type { CSSProperties, ReactNode } from 'react';
import { onSpot } from '../live/laid.ts';
import { classNames } from '../parts/class-names.ts';
import { ChipDisc } from './chip.tsx';
import { useTableMessages } from './messages.ts';
import type { AnyPlay } from './play.ts';
import styles from './spot.module.css';

export interface SpotProps<Spot extends string> {
  readonly play: AnyPlay<Spot>;
  readonly spot: Spot;
  /** As it is read out. */
  readonly name: string;
  /** What it pays. */
  readonly pays: string;
  /** What is shown of the pay-out where the spot has no room for all of it. */
  readonly shortPays?: string | undefined;
  /** What is shown as its name; the name itself where there is nothing else. */
  readonly title?: ReactNode;
  readonly note?: string | null | undefined;
  readonly colour: string;
  /** `wide`: words left and the chip's place right; `tall`: all of it in the middle; `small`: many side by side; `lane`: at the head of a row. */
  readonly look?: 'wide' | 'tall' | 'small' | 'lane';
  readonly area?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A place on the table that takes bets: a button that lays the chosen chip, with what it pays, what all have on it and what I have in its name. */
export function Spot<Name extends string>(props: SpotProps<Name>) {
  const { play, spot, name, pays, shortPays, title, note, colour, look = 'wide', area, className, children } = props;
  const t = useTableMessages();
  const stake = onSpot(play.chips.lying, spot);
  const isWon = play.won.has(spot);
  const isOpen = play.isOpen(spot);
  const shownPays = shortPays ?? pays;
  // What is seen on it stands together in its name, so that whoever speaks to their machine names it by what they see.
  const isOther = typeof title !== 'object' && title !== undefined && !name.endsWith(`${title}`);
  const seen = [isOther ? `${name}, ${title}` : name, isOpen && shownPays, note, stake > 0 && rupees(stake)]
    .filter(Boolean)
    .join(' ');
  const more = !isOpen ? t.spotShut : stake > 0 && t.spotStaked(formatMoney(stake));
  return (
    <button
      type="button"
      className={classNames(styles.spot, styles[look], isWon && styles.won, !isOpen && styles.off, className)}
      style={{ '--c': colour, gridArea: area } as CSSProperties}
      aria-label={more ? `${seen}, ${more}` : seen}
      aria-disabled={play.part !== 'betting' || !isOpen}
      data-staked={stake > 0 || undefined}
      onClick={() => play.part === 'betting' && isOpen && play.lay(spot)}
    >
      {children}
      {(title ?? name) !== '' && <b>{title ?? name}</b>} <span className={styles.pays}>{isOpen ? shownPays : '–'}</span>{' '}
      {note && <span className={styles.note}>{note}</span>}{' '}
      {stake > 0 && (
        <span className={styles.stake}>
          <ChipDisc amount={stake} isPlain />
          {rupees(stake)}
        </span>
      )}
    </button>
  );
}

/** An amount as a chip's pill has it: whole rupees without their sign, large ones shortened. */
const rupees = (amount: Paise): string =>
  amount >= 1_00_000_00 ? formatVolume(amount) : formatMoney(amount).slice(1).replace(/\.00$/, '');

/** What a part of the board is called, and what it pays. */
export const BoardHead = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <h3 className={styles.head}>
    <b>{title}</b>
    {children}
  </h3>
);

/** What all players have on a spot, and how many they are: `₹3,18,500 · 412`. */
export function crowdOn(play: Pick<AnyPlay<string>, 'state'>, spot: string): string | null {
  const heap = play.state.crowd?.spots.find((one) => one.spot === spot);
  return heap ? `${formatMoney(heap.staked).replace(/\.00$/, '')} · ${heap.players}` : null;
}
