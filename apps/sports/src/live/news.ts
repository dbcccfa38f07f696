import type { MarketDelta, MarketImage, MatchScore, OddsNews } from '@pavilion/api-client';
import { takeBoards } from './boards.ts';
import {
  type Book,
  type Changes,
  changeMatch,
  forgetMarket,
  type LiveMarket,
  noChanges,
  putRunners,
  putSide,
} from './book.ts';
import { withoutPrices, withRates } from './market-changes.ts';

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
    noteClock(book, delta, news.clock);
    takeDelta(book, before, delta.isUnread ? withoutPrices(before, delta) : delta, changes);
  }
  for (const score of news.scores ?? []) {
    if (!isNews(book.scoreClocks, score.refMatchId, news.clock)) continue;
    book.scoreClocks.set(score.refMatchId, news.clock);
    changeMatch(book, score.refMatchId, scoreOf(score), changes);
  }
  takeBoards(book, news, changes.matches);
  for (const id of news.gone ?? []) if (isNews(book.clocks, id, news.clock)) takeEnd(book, id, changes);
  return changes;
}

/** The clock of a market that was not understood stays before that change, so that the image which is asked for is news. */
function noteClock({ clocks, unread }: Book, { marketId, isUnread }: MarketDelta, clock: number): void {
  if (unread.has(marketId)) return;
  if (isUnread) unread.add(marketId);
  clocks.set(marketId, isUnread ? clock - 1 : clock);
}

const isNews = (clocks: ReadonlyMap<string, number>, id: string, clock: number) => (clocks.get(id) ?? -1) < clock;
const scoreOf = ({ inPlay, progress, sides, over }: MatchScore) => ({ inPlay, progress, sides, over });

function takeImage(book: Book, image: MarketImage, clock: number, changes: Changes): void {
  const { marketId } = image.market;
  book.clocks.set(marketId, clock);
  book.unread.delete(marketId);
  book.gone.delete(marketId);
  changes.markets.add(marketId);
  if (image.kind !== 'match_odds') {
    book.markets.set(marketId, image);
    return;
  }
  const { runners, ...market } = image.market;
  book.markets.set(marketId, { ...image, market, runnerIds: runners.map(({ id }) => id) });
  putRunners(book, image.refMatchId, runners, changes);
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
  changes.markets.add(marketId);
  if (ended?.kind === 'match_odds') changeMatch(book, ended.refMatchId, { state: 'closed' }, changes);
  forgetMarket(book, marketId);
  book.readAt.delete(marketId);
  book.gone.add(marketId);
}
