import { usePictureTurns } from '@pavilion/remote-kit';
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type GridShape, quantum, type VisiblePart, visiblePart } from './visible-part.ts';

/** How many tiles stand in the page until its layout has been measured: more than the first screen. */
const FIRST = 48;
/** After so much rest, ms, a new list gets its pictures, and its rows above and below the screen: who types on has the keys first. */
const REST = 200;

/** A list in a grid; `listId` changes with it. */
interface List<Item> {
  readonly list: readonly Item[];
  /** How many of them the grid shows. */
  readonly count: number;
  readonly listId: string;
}

/** What of a grid is in the page now, and what stands there. */
interface Visible<Item> extends VisiblePart {
  /** What stands at a place: the list's, or away from the screen what the list before it had there, until the new one rests. */
  readonly at: (place: number) => Item | undefined;
  /** How many the list has that what stands at a place is of. */
  readonly sizeAt: (place: number) => number;
  /** Whether its picture may be drawn at that place. */
  readonly hasPicture: (place: number, item: Item) => boolean;
}

/**
 * Which games of a grid are in the page as it is scrolled. The grid's tiles are all of one height. What is on the screen of a new list
 * comes first; once it rests, the other rows and the pictures follow, those on the screen before the others.
 */
export function useVisiblePart<Item>(
  grid: RefObject<HTMLElement | null>,
  { list, count, listId }: List<Item>,
): Visible<Item> {
  const [shape, setShape] = useState<GridShape | null>(null);
  const [above, setAbove] = useState(0);
  const [rested, setRested] = useState<Rested<Item> | null>(null);
  const isRested = rested?.listId === listId;

  const drawn = useRef({ top: 0, foot: Number.POSITIVE_INFINITY });

  const look = useCallback(() => {
    if (!grid.current) return;
    const now = -grid.current.getBoundingClientRect().top;
    const isOut = now < drawn.current.top || now + innerHeight > drawn.current.foot;
    // Where the screen has left what is drawn, its rows come in this very frame: nobody sees an empty one.
    if (isOut) flushSync(() => setAbove(quantum(now)));
    else setAbove(quantum(now));
  }, [grid]);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const next = shapeOf(element);
      setShape((before) => (before?.columns === next?.columns && before?.row === next?.row ? before : next));
      setAbove(quantum(-element.getBoundingClientRect().top));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, [grid, look]);
  const rest = useEffectEvent(() => {
    if (rested && !isRested) pictures.begin();
    startTransition(() => setRested({ list, listId, before: rested?.list ?? null }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `listId` is not read here; each new list rests anew.
  useEffect(() => {
    const timer = setTimeout(() => rest(), REST);
    return () => clearTimeout(timer);
  }, [listId]);

  const all = { from: 0, to: Math.min(count, FIRST), before: 0, after: 0 };
  const partOf = (soon: boolean) => (shape ? visiblePart(count, shape, { above, screen: innerHeight, soon }) : all);
  // Rows that are there stay: to take them out is a key's work too.
  const part = partOf(rested === null);
  const foot = shape ? Math.ceil(count / shape.columns) * shape.row - part.after : Number.POSITIVE_INFINITY;
  const near = partOf(true);
  const pictures = usePictureTurns(isRested, part.to - part.from);
  useLayoutEffect(() => {
    // At the end of a list there is nothing more to draw.
    drawn.current = { top: part.before, foot: part.after === 0 ? Number.POSITIVE_INFINITY : foot };
  }, [part.before, part.after, foot]);
  return { ...part, ...shownAt({ list, count, rested, isRested, part, near, pictured: pictures.pictured }) };
}

/** The list that has come to rest last, and the one before that. */
interface Rested<Item> extends Pick<List<Item>, 'list' | 'listId'> {
  readonly before: readonly Item[] | null;
}

interface ShownOptions<Item> extends Pick<List<Item>, 'list' | 'count'> {
  readonly rested: Rested<Item> | null;
  readonly isRested: boolean;
  /** What is in the page, and what of it is on the screen. */
  readonly part: VisiblePart;
  readonly near: VisiblePart;
  /** How many of a list that has come to rest have been given their picture. */
  readonly pictured: number;
}

/** What stands at each place of the part. */
function shownAt<Item>(options: ShownOptions<Item>): Pick<Visible<Item>, 'at' | 'sizeAt' | 'hasPicture'> {
  const { list, count, rested, isRested, part, near, pictured } = options;
  const isNear = (place: number) => place >= near.from && place < near.to;
  /** Rows on the screen have their turn first, those below it next. */
  const turnOf = (place: number) => place - near.from + (place < near.from ? part.to - part.from : 0);
  /** The list before, away from the screen and as far as it goes: none of its tiles is touched by a key. */
  const stays = (place: number) => (isRested || isNear(place) ? undefined : rested?.list[place]);
  return {
    at: (place) => stays(place) ?? list[place],
    sizeAt: (place) => (rested && stays(place) ? rested.list.length : count),
    hasPicture(place, item) {
      if (!rested) return true;
      return isRested ? turnOf(place) < pictured || rested.before?.[place] === item : rested.list[place] === item;
    },
  };
}

/** How a grid is laid out now; null while it has no tile, or no layout at all. */
function shapeOf(list: HTMLElement): GridShape | null {
  const tile = list.firstElementChild;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const row = (tile?.getBoundingClientRect().height ?? 0) + (Number.parseFloat(rowGap) || 0);
  return tile && row > 0 ? { columns: gridTemplateColumns.split(' ').length, row } : null;
}
