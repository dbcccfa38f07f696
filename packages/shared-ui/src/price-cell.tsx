import { formatVolume, type Paise } from '@pavilion/money';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { formatOdds } from './format.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './price-cell.module.css';
import { type MoveLabels, markMove, unmarkMove } from './price-move.ts';

/** A price as a cell shows it: decimal odds, and what is offered there. */
export interface CellPrice {
  readonly odds: number;
  readonly size: Paise;
  /** How it is written where it is no decimal odds: a rate over its size, a line over its volume. It moves by its first figure. */
  readonly shown?: readonly [figure: string, under: string];
}

/** Where a cell's price comes from. The same object for as long as it is the same price's. */
export interface PriceSource {
  readonly read: () => CellPrice | null;
  /** Calls back at each change. Returns an unsubscribe function. */
  readonly watch: (onChange: () => void) => () => void;
}

/** How a cell was pressed. `isCurrent`: the price that it shows is the price now. */
export interface CellPress {
  readonly byKeyboard: boolean;
  readonly isCurrent: boolean;
}

export interface PriceCellProps {
  readonly side: 'back' | 'lay';
  /** Names it while there is a price, and while there is none: 'Back India', 'No back price for India'. */
  readonly label: string;
  readonly emptyLabel: string;
  /** Describes a cell whose price has just moved. The same object at each render. */
  readonly moves?: MoveLabels | undefined;
  /** A price that moves by itself, or one that comes with each render. */
  readonly price: PriceSource | CellPrice | null;
  /** Makes it a button: called with the price that the cell shows, never where there is none. */
  readonly onPress?: ((price: CellPrice, press: CellPress) => void) | undefined;
  /** Whether what the button chooses is chosen. */
  readonly isPressed?: boolean | undefined;
}

/**
 * The best price of one runner on one side: price over volume, a dash where nobody offers one. A moved price has an edge in the hue
 * of its way for 600 ms, and keeps an arrow for 4 s.
 *
 * React renders the cell once; from then on prices are written straight into its text. With 300 rows of six cells that halves
 * the work of a render for each cell, and it is the only place in the app where this is done.
 */
export function PriceCell({ side, label, emptyLabel, moves, price, onPress, isPressed }: PriceCellProps) {
  const cell = useRef<HTMLElement>(null);
  const writer = useRef<PriceWriter>(undefined);
  useLayoutEffect(() => {
    const element = cell.current;
    if (!element) return undefined;
    writer.current = priceWriter(element, { label, emptyLabel, moves });
    return () => unmarkMove(element);
  }, [label, emptyLabel, moves]);
  // Whichever of the two has changed, the newest writer writes the newest price.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are not read here, but a new writer has to write once
  useLayoutEffect(() => {
    writer.current?.write(priceNow(price));
    return isSource(price) ? price.watch(() => writer.current?.write(price.read())) : undefined;
  }, [price, label, emptyLabel, moves]);
  const press = (byKeyboard: boolean) => {
    const now = priceNow(price);
    const shown = writer.current?.shown() ?? null;
    // What the cell shows was never written by it, or is no longer offered: the player looks again before a price is theirs.
    if (!shown || !now) return writer.current?.write(now);
    onPress?.(shown, { byKeyboard, isCurrent: isSamePrice(shown, now) });
  };
  const content = (
    <>
      <span className="sr" />
      <b className={styles.priceOdds} />
      <small className={styles.priceVolume} />
    </>
  );
  const className = classNames(styles.price, side === 'back' ? styles.priceBack : styles.priceLay);
  if (onPress) {
    return (
      <button
        // The one element of its kind that is mounted here.
        ref={cell as RefObject<HTMLButtonElement | null>}
        type="button"
        className={className}
        translate="no"
        aria-pressed={isPressed ?? false}
        // A press of a key comes as a click that no pointer made.
        onClick={({ detail }) => press(detail === 0)}
      >
        {content}
      </button>
    );
  }
  return (
    <span ref={cell} className={className} translate="no">
      {content}
    </span>
  );
}

const isSource = (price: PriceCellProps['price']): price is PriceSource => price !== null && 'watch' in price;
const priceNow = (price: PriceCellProps['price']) => (isSource(price) ? price.read() : price);

interface PriceWriter {
  /** Shows this price. */
  write(price: CellPrice | null): void;
  /** The price that the cell shows; null where it shows none, or text that a page translator put in its place. */
  shown(): CellPrice | null;
}

/** Writes prices into a cell, only what differs from the last one. The first price is not a move. */
function priceWriter(
  cell: HTMLElement,
  { label, emptyLabel, moves }: Pick<PriceCellProps, 'label' | 'emptyLabel' | 'moves'>,
): PriceWriter {
  const parts: readonly CellPart[] = Array.from(cell.children, (element) => ({
    element,
    text: document.createTextNode(''),
  }));
  const follow = moveFollower(cell, moves);
  let last: CellPrice | null | undefined;
  let contents: readonly string[] = [];
  return {
    write(price) {
      if (last === undefined || (price === null) !== (last === null)) {
        cell.toggleAttribute('data-none', price === null);
        if (price === null && cell instanceof HTMLButtonElement) cell.setAttribute('aria-disabled', 'true');
        else cell.removeAttribute('aria-disabled');
      }
      contents = price ? [label, ...textsOf(price)] : [emptyLabel, '—', ''];
      rebuild(cell, parts);
      for (const [index, { text }] of parts.entries()) write(text, contents[index] ?? '');
      follow(last ?? null, price);
      last = price;
    },
    shown: () => (last && cell.textContent === contents.join('') ? last : null),
  };
}

const textsOf = ({ odds, size, shown }: CellPrice) => shown ?? ([formatOdds(odds), formatVolume(size)] as const);
const figureOf = ({ odds, shown }: CellPrice) => (shown ? Number(shown[0]) : odds);
const isSamePrice = (a: CellPrice, b: CellPrice) => a.odds === b.odds && figureOf(a) === figureOf(b);

interface CellPart {
  readonly element: Element;
  readonly text: Text;
}

/** Builds a cell again where a page translator has replaced nodes of it: what is written into a detached node is seen by no one. */
function rebuild(cell: HTMLElement, parts: readonly CellPart[]): void {
  if (cell.childNodes.length !== parts.length || parts.some(({ element }) => element.parentNode !== cell)) {
    cell.replaceChildren(...parts.map(({ element }) => element));
  }
  for (const { element, text } of parts) {
    if (element.firstChild !== text || element.lastChild !== text) element.replaceChildren(text);
  }
}

/** Lays out nothing where nothing differs. */
function write(text: Text, content: string): void {
  if (text.data !== content) text.data = content;
}

/** Marks a cell by which way its price went; a price that goes, comes or stays is no move. */
function moveFollower(
  cell: HTMLElement,
  labels: MoveLabels | undefined,
): (before: CellPrice | null, now: CellPrice | null) => void {
  return (before, now) => {
    if (!now) unmarkMove(cell);
    if (!now || !before || figureOf(now) === figureOf(before)) return;
    markMove(cell, figureOf(now) > figureOf(before) ? 'up' : 'down', labels);
  };
}

export interface HaltCellProps {
  readonly icon: IconName;
  /** Why nobody can take a price now: Suspended, Ball running. */
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'ball' | undefined;
  readonly className?: string | undefined;
}

/** In place of prices that nobody can take now, in their size: a word and a sign. */
export function HaltCell({ icon, children, tone = 'plain', className }: HaltCellProps) {
  return (
    <span className={classNames(styles.halt, tone === 'ball' && styles.haltBall, className)}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}

/** In the room of prices that the market does not have at all. */
export function NoPriceCell({ label, className }: { readonly label: string; readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles.halt, styles.haltNone, className)} role="img" aria-label={label}>
      —
    </span>
  );
}
