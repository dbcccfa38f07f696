import type {
  BookmakerMarket,
  FancyMarket,
  MarketImage,
  Match,
  MatchList,
  MatchOddsMarket,
  Price,
  Runner,
  ScoreBoard,
} from '@pavilion/api-client';

export type Side = 'back' | 'lay';
export type RunnerInfo = Omit<Runner, Side>;
/** A match without its prices: those move far more often and stand in the book's cells. */
export type MatchInfo = Omit<Match, 'runners'> & {
  readonly runners: readonly RunnerInfo[];
  /** This over's balls, where its sport has overs and its score is live. */
  readonly over?: readonly string[] | undefined;
};

/** A list of matches with their best prices, as it was over HTTP at one moment of the operator's clock. */
export interface ListImage {
  readonly clock: number;
  readonly matches: readonly Match[];
}

/** How many prices a side shows behind the best one, and that one. */
export type Depth = 0 | 1 | 2;
export const DEPTHS: readonly Depth[] = [0, 1, 2];

/** Names one price cell of a book. Ids hold no line breaks. */
export type CellKey = `${string}\n${string}\n${Side}` | `${string}\n${string}\n${Side}\n${1 | 2}`;
export const cellKey = (matchId: string, runnerId: string, side: Side, depth: Depth = 0): CellKey =>
  depth === 0 ? `${matchId}\n${runnerId}\n${side}` : `${matchId}\n${runnerId}\n${side}\n${depth}`;

/** A market as it is now. The prices of match odds stand in cells, so that thousands a second leave no garbage behind. */
export type LiveMarket =
  | (Channel & {
      readonly kind: 'match_odds';
      readonly market: Omit<MatchOddsMarket, 'runners'>;
      /** The ids of its runners, by their places in its image. */
      readonly runnerIds: readonly string[];
    })
  | (Channel & { readonly kind: 'bookmaker'; readonly market: BookmakerMarket })
  | (Channel & { readonly kind: 'fancy'; readonly market: FancyMarket });
type Channel = Pick<MarketImage, 'refMatchId' | 'inPlay'>;

/**
 * Everything that is known of prices, whoever shows it. It belongs to one connection and is changed in place; what serves as a snapshot
 * (a match, a market) is replaced when it changes.
 */
export interface Book {
  readonly markets: Map<string, LiveMarket>;
  /** The clock as of which a market is what its channel said. A market of which no channel has spoken is not in it. */
  readonly clocks: Map<string, number>;
  /** The same of scores and boards, by match. */
  readonly scoreClocks: Map<string, number>;
  readonly boardClocks: Map<string, number>;
  /** Markets of which a change was not understood: their clocks wait for the next image. */
  readonly unread: Set<string>;
  /** When a market was read over HTTP last, ms. */
  readonly readAt: Map<string, number>;
  /** The boards that are followed, by match; null before the match begins. */
  readonly boards: Map<string, ScoreBoard | null>;
  /** Markets that are no more, of those that are followed. */
  readonly gone: Set<string>;
  readonly matches: Map<string, MatchInfo>;
  /** Which matches a list has, in the operator's order, as of which clock, and when it was read, ms. */
  readonly lists: Map<MatchList, { readonly clock: number; readonly readAt: number; readonly ids: readonly string[] }>;
  /** Null where nobody offers a price. */
  readonly prices: Map<CellKey, Price | null>;
  /** The ids of the runners that have price cells, by match. */
  readonly priced: Map<string, ReadonlySet<string>>;
}

/** What changed in a book: which cells, matches and markets, and which lists are other ones. */
export interface Changes {
  readonly cells: Set<CellKey>;
  readonly matches: Set<string>;
  readonly markets: Set<string>;
  readonly lists: Set<MatchList>;
}

export const emptyBook = (): Book => ({
  markets: new Map(),
  clocks: new Map(),
  unread: new Set(),
  scoreClocks: new Map(),
  boardClocks: new Map(),
  readAt: new Map(),
  boards: new Map(),
  gone: new Set(),
  matches: new Map(),
  lists: new Map(),
  prices: new Map(),
  priced: new Map(),
});
export const noChanges = (): Changes => ({
  cells: new Set(),
  matches: new Set(),
  markets: new Set(),
  lists: new Set(),
});

/** Nobody follows a market any more: what is known of it gets old. */
export function forgetMarket(book: Book, marketId: string): void {
  const known = book.markets.get(marketId);
  book.clocks.delete(marketId);
  book.unread.delete(marketId);
  book.markets.delete(marketId);
  if (known) dropUnlisted(book, [known.refMatchId]);
  forgetReads(book, [marketId]);
}

/** Nobody follows anything any more. */
export function forgetAll(book: Book): void {
  for (const id of [...book.clocks.keys()]) forgetMarket(book, id);
  forgetReads(book, [...book.readAt.keys(), ...book.gone]);
  for (const known of [book.scoreClocks, book.boardClocks, book.boards]) known.clear();
}

/**
 * What was read of these markets is shown by nobody any more, and whether they are no more is said again to whoever follows them next.
 * The odds of a match that is known stay in its cells, so when they were read does too: an older list does not put back older ones.
 */
function forgetReads(book: Book, marketIds: readonly string[]): void {
  const shown = new Set([...book.matches.values()].map((match) => match.marketId));
  for (const id of marketIds) {
    book.gone.delete(id);
    if (!shown.has(id)) book.readAt.delete(id);
  }
}

/** Takes a list as it was over HTTP at `at`, ms: what has a channel's clock, or was read later, stands. */
export function takeList(book: Book, list: MatchList, image: ListImage, at: number): Changes {
  const changes = noChanges();
  const before = book.lists.get(list)?.ids;
  const known = before?.map((id) => book.matches.get(id));
  const infos = image.matches.map((match) => takeMatch(book, match, at, changes));
  book.lists.set(list, { clock: image.clock, readAt: at, ids: infos.map(({ refMatchId }) => refMatchId) });
  const isSame = known?.length === infos.length && infos.every((info, place) => isListedAs(known[place], info));
  if (!isSame) changes.lists.add(list);
  for (const id of dropUnlisted(book, before ?? [])) changes.matches.add(id);
  return changes;
}

/** Notes that a market was read over HTTP at `at`; returns whether that is the newest that is known of it. */
function noteRead(book: Book, marketId: string, at: number): boolean {
  if ((book.readAt.get(marketId) ?? at) > at) return false;
  book.readAt.set(marketId, at);
  return !book.clocks.has(marketId);
}

function takeMatch(book: Book, match: Match, at: number, changes: Changes): MatchInfo {
  const { refMatchId: id, marketId, runners } = match;
  const before = book.matches.get(id);
  const hasNewerOdds = marketId !== null && !noteRead(book, marketId, at);
  const info = { ...infoOf(match), ...(before && newerParts(before, hasNewerOdds, book.scoreClocks.has(id))) };
  const kept = before && JSON.stringify(before) === JSON.stringify(info) ? before : info;
  book.matches.set(id, kept);
  if (kept !== before) changes.matches.add(id);
  if (before && before.inPlay !== kept.inPlay) addListsOf(book, id, changes);
  if (!hasNewerOdds) {
    // A list may leave out runners of a market, but not those that it had before.
    const removed = before?.runners.filter((runner) => !runners.some((each) => each.id === runner.id)) ?? [];
    for (const runner of removed) clearRunner(book, id, runner.id, changes);
    for (const runner of runners) putBest(book, id, runner, changes);
  }
  return kept;
}

function infoOf({ runners, ...match }: Match): MatchInfo {
  return { ...match, runners: runners.map(({ id, name, column }) => ({ id, name, column })) };
}

/** What of a match's info is known already: as of its odds, as of its score. */
function newerParts(info: MatchInfo, hasOdds: boolean, hasScore: boolean): Partial<MatchInfo> {
  const { state, matched, inPlay, progress, sides, over } = info;
  return { ...(hasOdds && { state, matched, inPlay }), ...(hasScore && { inPlay, progress, sides, over }) };
}

/** A runner's best prices; what is known of its depth stands as long as they do. */
function putBest(book: Book, matchId: string, runner: Runner, changes: Changes): void {
  for (const side of ['back', 'lay'] as const) {
    const price = runner[side];
    if (samePrice(book.prices.get(cellKey(matchId, runner.id, side)), price)) continue;
    putSide(book, matchId, runner.id, side, price ? [price] : [], changes);
  }
}

/** Takes markets as they were over HTTP at `at`, ms: there they stand, and not here, until their channels speak (again). */
export function takeRead(book: Book, marketIds: readonly string[], at: number): Changes {
  return { ...noChanges(), markets: new Set(marketIds.filter((id) => noteRead(book, id, at))) };
}

/** Takes match odds in their depth as they were over HTTP at `at`, ms: what has a channel's clock, or was read later, stands. */
export function takeDepth(book: Book, refMatchId: string, market: MatchOddsMarket, at: number): Changes {
  const marketId = book.matches.get(refMatchId)?.marketId ?? market.marketId;
  const changes = takeRead(book, [marketId], at);
  if (changes.markets.size === 0) return changes;
  changeMatch(book, refMatchId, { state: market.state, matched: market.matched }, changes);
  putRunners(book, refMatchId, market.runners, changes);
  return changes;
}

/** Puts all prices of a match's odds into their cells. A runner that is no longer among them has no price. */
export function putRunners(book: Book, matchId: string, runners: MatchOddsMarket['runners'], changes: Changes): void {
  const present = new Set(runners.map(({ id }) => id));
  for (const id of book.priced.get(matchId) ?? []) if (!present.has(id)) clearRunner(book, matchId, id, changes);
  for (const { id, back, lay } of runners) {
    putSide(book, matchId, id, 'back', back, changes);
    putSide(book, matchId, id, 'lay', lay, changes);
  }
}

function clearRunner(book: Book, matchId: string, runnerId: string, changes: Changes): void {
  putSide(book, matchId, runnerId, 'back', [], changes);
  putSide(book, matchId, runnerId, 'lay', [], changes);
}

/** Puts the prices of a side, the best first, into its cells. */
export function putSide(
  book: Book,
  matchId: string,
  runnerId: string,
  side: Side,
  prices: readonly Price[],
  changes: Changes,
): void {
  const priced = book.priced.get(matchId);
  if (!priced?.has(runnerId)) book.priced.set(matchId, new Set(priced).add(runnerId));
  for (const depth of DEPTHS) {
    const key = cellKey(matchId, runnerId, side, depth);
    const price = prices[depth] ?? null;
    const before = book.prices.get(key);
    if (before !== undefined && samePrice(before, price)) continue;
    book.prices.set(key, price);
    changes.cells.add(key);
  }
}

/** Changes what is known of a match; of one that is not known, nothing. */
export function changeMatch(book: Book, id: string, change: Partial<MatchInfo>, changes: Changes): void {
  const before = book.matches.get(id);
  if (!before) return;
  const after = { ...before, ...change };
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  book.matches.set(id, after);
  changes.matches.add(id);
  if (after.inPlay !== before.inPlay) addListsOf(book, id, changes);
}

function addListsOf(book: Book, matchId: string, changes: Changes): void {
  for (const [list, { ids }] of book.lists) if (ids.includes(matchId)) changes.lists.add(list);
}

/** Drops those of these matches that no list has and no channel speaks of; returns which. */
function dropUnlisted(book: Book, ids: readonly string[]): readonly string[] {
  const listed = new Set([...book.lists.values()].flatMap((list) => list.ids));
  const dropped = ids.filter((id) => {
    const marketId = book.matches.get(id)?.marketId;
    return !listed.has(id) && !(marketId && book.clocks.has(marketId));
  });
  for (const id of dropped) {
    const { marketId } = book.matches.get(id) ?? {};
    book.matches.delete(id);
    if (marketId) book.readAt.delete(marketId);
    book.scoreClocks.delete(id);
    for (const runnerId of book.priced.get(id) ?? []) {
      for (const side of ['back', 'lay'] as const) {
        for (const depth of DEPTHS) book.prices.delete(cellKey(id, runnerId, side, depth));
      }
    }
    book.priced.delete(id);
  }
  return dropped;
}

/** Whether a match stands in a list as it did: what a channel tells of it leaves a list what it is, unless it is in play now. */
function isListedAs(before: MatchInfo | undefined, after: MatchInfo): boolean {
  if (!before || before === after) return before === after;
  const { state, progress, sides, matched, over } = before;
  return JSON.stringify({ ...after, state, progress, sides, matched, over }) === JSON.stringify({ ...before, over });
}

function samePrice(a: Price | null | undefined, b: Price | null): boolean {
  return a === b || (!!a && !!b && a.odds === b.odds && a.size === b.size);
}
