import type { Match, MatchChange, OddsDelta, Price, Runner } from '@pavilion/api-client';

export type Side = 'back' | 'lay';
export type RunnerInfo = Omit<Runner, Side>;
/** A match without its prices: those move far more often and stand in the book's cells. */
export type MatchInfo = Omit<Match, 'runners'> & { readonly runners: readonly RunnerInfo[] };

/** The full picture of a channel at one moment of its clock, from the socket or over HTTP. */
export interface OddsImage {
  readonly clock: number;
  readonly matches: readonly Match[];
}

/** Names one price cell of a book. Ids hold no line breaks. */
export type CellKey = `${string}\n${string}\n${Side}`;
export const cellKey = (matchId: string, runnerId: string, side: Side): CellKey => `${matchId}\n${runnerId}\n${side}`;

/**
 * A channel's book: what the server says at `clock`. It belongs to one store and is changed in place, because thousands
 * of cells a second should leave no garbage behind; a match's info is replaced, so that it can serve as a snapshot.
 */
export interface Book {
  clock: number;
  /** In the server's order. */
  readonly matches: Map<string, MatchInfo>;
  /** Null where nobody offers a price. Every runner of every match has both its cells. */
  readonly prices: Map<CellKey, Price | null>;
}

/** What changed in a book: which cells, the info of which matches, and whether the list itself is another one. */
export interface Changes {
  readonly cells: readonly CellKey[];
  readonly matches: readonly string[];
  readonly list: boolean;
}

/**
 * What became of a delta. `old`: the book already knows it; `gap`: something before it is missing; `applied`: the book
 * now stands at its clock. `outdated`: it spoke of a match or runner that the book doesn't have, or ended a match, so the
 * list of matches has to be asked for again.
 */
export type Step =
  | { readonly kind: 'old' }
  | { readonly kind: 'gap' }
  | { readonly kind: 'applied'; readonly changes: Changes; readonly outdated: boolean };

export const emptyBook = (): Book => ({ clock: -1, matches: new Map(), prices: new Map() });

/** Makes the book say what the image says. The info of a match that did not change keeps its identity. */
export function replaceBook(book: Book, image: OddsImage): Changes {
  book.clock = image.clock;
  return { cells: replacePrices(book, image.matches), ...replaceMatches(book, image.matches) };
}

function replacePrices(book: Book, matches: readonly Match[]): CellKey[] {
  const changed: CellKey[] = [];
  const gone = new Set(book.prices.keys());
  for (const { refMatchId, runners } of matches) {
    for (const runner of runners) {
      for (const side of ['back', 'lay'] as const) {
        const key = cellKey(refMatchId, runner.id, side);
        if (!gone.delete(key) || !samePrice(book.prices.get(key), runner[side])) changed.push(key);
        book.prices.set(key, runner[side]);
      }
    }
  }
  for (const key of gone) book.prices.delete(key);
  return [...changed, ...gone];
}

function replaceMatches(book: Book, matches: readonly Match[]): Pick<Changes, 'matches' | 'list'> {
  const changed: string[] = [];
  const known = new Map(book.matches);
  book.matches.clear();
  for (const match of matches) {
    const info = infoOf(match);
    const same = known.get(info.refMatchId);
    const kept = same && JSON.stringify(same) === JSON.stringify(info) ? same : info;
    if (kept !== same) changed.push(info.refMatchId);
    book.matches.set(info.refMatchId, kept);
  }
  for (const id of known.keys()) if (!book.matches.has(id)) changed.push(id);
  const before = [...known.values()];
  const after = [...book.matches.values()];
  const list = before.length !== after.length || after.some((info, at) => !isListedAs(before[at], info));
  return { matches: changed, list };
}

/** Whether a match stands in a list as it did: what a delta may tell of it leaves a list what it is, unless it is in play now. */
function isListedAs(before: MatchInfo | undefined, after: MatchInfo): boolean {
  if (!before || before === after) return before === after;
  const { state, progress, sides, matched } = before;
  return JSON.stringify({ ...after, state, progress, sides, matched }) === JSON.stringify(before);
}

function infoOf({ runners, ...match }: Match): MatchInfo {
  return { ...match, runners: runners.map(({ id, name, column }) => ({ id, name, column })) };
}

/**
 * Takes a delta into the book. A delta carries whole values and not differences, so one that begins before the book's
 * clock still leads to its own clock; only one that begins after it leaves a gap.
 */
export function advanceBook(book: Book, delta: OddsDelta): Step {
  if (delta.clock < book.clock || (delta.clock === book.clock && delta.from !== delta.clock)) return { kind: 'old' };
  if (delta.from > book.clock) return { kind: 'gap' };
  book.clock = delta.clock;
  const prices = takePrices(book, delta.cells);
  const { list, ...matches } = takeMatches(book, delta.matches);
  return {
    kind: 'applied',
    changes: { cells: prices.changed, matches: matches.changed, list },
    outdated: prices.outdated || matches.outdated,
  };
}

function takePrices(book: Book, cells: OddsDelta['cells']) {
  const changed: CellKey[] = [];
  let outdated = false;
  for (const [matchId, runnerId, side, price] of cells) {
    const key = cellKey(matchId, runnerId, side);
    const before = book.prices.get(key);
    if (before === undefined) {
      outdated = true;
    } else if (!samePrice(before, price)) {
      book.prices.set(key, price);
      changed.push(key);
    }
  }
  return { changed, outdated };
}

function takeMatches(book: Book, changes: OddsDelta['matches']) {
  const changed: string[] = [];
  let list = false;
  let outdated = false;
  for (const change of changes) {
    const before = book.matches.get(change.refMatchId);
    if (!before) {
      outdated = true;
      continue;
    }
    const after = withChange(before, change);
    book.matches.set(change.refMatchId, after);
    changed.push(change.refMatchId);
    list ||= after.inPlay !== before.inPlay;
    outdated ||= after.state === 'closed' && before.state !== 'closed';
  }
  return { changed, list, outdated };
}

function withChange(info: MatchInfo, change: MatchChange): MatchInfo {
  return {
    ...info,
    state: change.state ?? info.state,
    inPlay: change.inPlay ?? info.inPlay,
    progress: change.progress ?? info.progress,
    sides: change.sides ?? info.sides,
    matched: change.matched ?? info.matched,
  };
}

function samePrice(a: Price | null | undefined, b: Price | null): boolean {
  return a === b || (!!a && !!b && a.odds === b.odds && a.size === b.size);
}
