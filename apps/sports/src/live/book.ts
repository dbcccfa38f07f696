import type {
  BookmakerMarket,
  FancyMarket,
  MarketDelta,
  MarketImage,
  Match,
  MatchList,
  MatchOddsMarket,
  MatchScore,
  OddsNews,
  Price,
  Runner,
  ScoreBoard,
} from '@pavilion/api-client';
import { takeBoards } from './boards.ts';
import { withRates } from './market-changes.ts';

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
const DEPTHS: readonly Depth[] = [0, 1, 2];

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
  /** The boards that are followed, by match; null before the match begins. */
  readonly boards: Map<string, ScoreBoard | null>;
  /** Markets that are no more. */
  readonly gone: Set<string>;
  readonly matches: Map<string, MatchInfo>;
  /** Which matches a list has, in the operator's order, and as of which clock. */
  readonly lists: Map<MatchList, { readonly clock: number; readonly ids: readonly string[] }>;
  /** Null where nobody offers a price. */
  readonly prices: Map<CellKey, Price | null>;
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
  scoreClocks: new Map(),
  boardClocks: new Map(),
  boards: new Map(),
  gone: new Set(),
  matches: new Map(),
  lists: new Map(),
  prices: new Map(),
});
export const noChanges = (): Changes => ({
  cells: new Set(),
  matches: new Set(),
  markets: new Set(),
  lists: new Set(),
});

/**
 * Takes what a channel says into the book: each market and score that does not know it yet. Values are whole, so news that begin before
 * what the book knows still lead to their own clock; whether something before them is missing, whoever follows the channel judges.
 */
export function takeNews(book: Book, news: OddsNews): Changes {
  const changes = noChanges();
  for (const image of news.images ?? []) {
    if (isNews(book.clocks, image.market.marketId, news.clock)) takeImage(book, image, news.clock, changes);
  }
  for (const delta of news.markets ?? []) {
    const before = book.markets.get(delta.marketId);
    if (!before || !book.clocks.has(delta.marketId) || !isNews(book.clocks, delta.marketId, news.clock)) continue;
    book.clocks.set(delta.marketId, news.clock);
    takeDelta(book, before, delta, changes);
  }
  for (const score of news.scores ?? []) {
    if (!isNews(book.scoreClocks, score.refMatchId, news.clock)) continue;
    book.scoreClocks.set(score.refMatchId, news.clock);
    changeMatch(book, score.refMatchId, scoreOf(score), changes);
  }
  takeBoards(book, news, changes.matches);
  for (const id of news.gone ?? []) if (book.clocks.has(id) || !book.markets.has(id)) takeEnd(book, id, changes);
  return changes;
}

const isNews = (clocks: ReadonlyMap<string, number>, id: string, clock: number) => (clocks.get(id) ?? -1) < clock;
const scoreOf = ({ inPlay, progress, sides, over }: MatchScore) => ({ inPlay, progress, sides, over });

function takeImage(book: Book, image: MarketImage, clock: number, changes: Changes): void {
  const { marketId } = image.market;
  book.clocks.set(marketId, clock);
  book.gone.delete(marketId);
  changes.markets.add(marketId);
  if (image.kind !== 'match_odds') {
    book.markets.set(marketId, image);
    return;
  }
  const { runners, ...market } = image.market;
  book.markets.set(marketId, { ...image, market, runnerIds: runners.map(({ id }) => id) });
  for (const { id, back, lay } of runners) {
    putSide(book, image.refMatchId, id, 'back', back, changes);
    putSide(book, image.refMatchId, id, 'lay', lay, changes);
  }
  const { state, matched } = market;
  changeMatch(book, image.refMatchId, { state, matched, inPlay: image.inPlay }, changes);
}

function takeDelta(book: Book, before: LiveMarket, delta: MarketDelta, changes: Changes): void {
  const { marketId, state, inPlay = before.inPlay, result, matched, odds } = delta;
  for (const { runner, side, prices } of odds ?? []) {
    const runnerId = before.kind === 'match_odds' && before.runnerIds[runner];
    if (runnerId) putSide(book, before.refMatchId, runnerId, side, prices, changes);
  }
  const isPricesAlone =
    state === undefined && result === undefined && matched === undefined && delta.inPlay === undefined;
  if (before.kind === 'match_odds' && isPricesAlone) return;
  const common = { refMatchId: before.refMatchId, inPlay };
  const outcome = { ...(state && { state }), ...(result !== undefined && { result }) };
  changes.markets.add(marketId);
  if (before.kind === 'match_odds') {
    const market = { ...before.market, ...outcome, ...(matched !== undefined && { matched }) };
    book.markets.set(marketId, { ...before, inPlay, market });
    changeMatch(book, before.refMatchId, { state: market.state, matched: market.matched, inPlay }, changes);
  } else if (before.kind === 'bookmaker') {
    const market = { ...withRates(before.market, delta.rates ?? []), ...outcome };
    book.markets.set(marketId, { kind: before.kind, ...common, market });
  } else {
    const { no = before.market.no, yes = before.market.yes } = delta;
    book.markets.set(marketId, { kind: before.kind, ...common, market: { ...before.market, no, yes, ...outcome } });
  }
}

/** A market that is no more takes no bets; of match odds, its match neither. */
function takeEnd(book: Book, marketId: string, changes: Changes): void {
  const ended = book.markets.get(marketId);
  book.gone.add(marketId);
  changes.markets.add(marketId);
  if (ended?.kind === 'match_odds') changeMatch(book, ended.refMatchId, { state: 'closed' }, changes);
  forgetMarket(book, marketId);
}

/** Nobody follows a market any more: what is known of it gets old. */
export function forgetMarket(book: Book, marketId: string): void {
  const known = book.markets.get(marketId);
  book.clocks.delete(marketId);
  book.markets.delete(marketId);
  if (known) dropUnlisted(book, [known.refMatchId]);
}

/** Takes a list as it was over HTTP. `isLive`: whether the channels are in step: what they have said then stands. */
export function takeList(book: Book, list: MatchList, image: ListImage, isLive: boolean): Changes {
  const changes = noChanges();
  const before = book.lists.get(list)?.ids;
  const known = before?.map((id) => book.matches.get(id));
  const infos = image.matches.map((match) => takeMatch(book, match, isLive, changes));
  book.lists.set(list, { clock: image.clock, ids: infos.map(({ refMatchId }) => refMatchId) });
  if (known?.length !== infos.length || infos.some((info, at) => !isListedAs(known[at], info))) changes.lists.add(list);
  for (const id of dropUnlisted(book, before ?? [])) changes.matches.add(id);
  return changes;
}

function takeMatch(book: Book, match: Match, isLive: boolean, changes: Changes): MatchInfo {
  const { refMatchId: id, marketId, runners } = match;
  const before = book.matches.get(id);
  const hasLiveOdds = isLive && marketId !== null && book.clocks.has(marketId);
  const info = { ...infoOf(match), ...(before && liveParts(before, hasLiveOdds, isLive && book.scoreClocks.has(id))) };
  const kept = before && JSON.stringify(before) === JSON.stringify(info) ? before : info;
  book.matches.set(id, kept);
  if (kept !== before) changes.matches.add(id);
  if (before && before.inPlay !== kept.inPlay) addListsOf(book, id, changes);
  if (!hasLiveOdds) for (const runner of runners) putBest(book, id, runner, changes);
  return kept;
}

function infoOf({ runners, ...match }: Match): MatchInfo {
  return { ...match, runners: runners.map(({ id, name, column }) => ({ id, name, column })) };
}

/** What of a match's info the channels have said: as of its odds, as of its score. */
function liveParts(info: MatchInfo, hasOdds: boolean, hasScore: boolean): Partial<MatchInfo> {
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

/** Takes match odds in their depth as they were over HTTP, where no channel has spoken of them. */
export function takeDepth(book: Book, refMatchId: string, market: MatchOddsMarket): Changes {
  const changes = noChanges();
  for (const { id, back, lay } of market.runners) {
    putSide(book, refMatchId, id, 'back', back, changes);
    putSide(book, refMatchId, id, 'lay', lay, changes);
  }
  return changes;
}

function putSide(
  book: Book,
  matchId: string,
  runnerId: string,
  side: Side,
  prices: readonly Price[],
  changes: Changes,
): void {
  for (const depth of DEPTHS) {
    const key = cellKey(matchId, runnerId, side, depth);
    const price = prices[depth] ?? null;
    const before = book.prices.get(key);
    if (before !== undefined && samePrice(before, price)) continue;
    book.prices.set(key, price);
    changes.cells.add(key);
  }
}

function changeMatch(book: Book, id: string, change: Partial<MatchInfo>, changes: Changes): void {
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
    const runners = book.matches.get(id)?.runners ?? [];
    book.matches.delete(id);
    book.scoreClocks.delete(id);
    for (const { id: runnerId } of runners) {
      for (const side of ['back', 'lay'] as const) {
        for (const depth of DEPTHS) book.prices.delete(cellKey(id, runnerId, side, depth));
      }
    }
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
