import type { Price } from '@pavilion/api-client';
import { hundredthsOf, type Offer } from '@pavilion/betting-math';
import { useShell } from '@pavilion/contract';
import { wallOf } from '@pavilion/shared-ui/clock';
import { useDeferredValue, useEffect, useReducer } from 'react';
import { cellKey, DEPTHS, type Depth } from '../live/book.ts';
import type { LivePrices } from '../live/price-store.ts';
import { sharedPrices } from '../live/shared-prices.ts';
import type { LiveQuote } from './assess.ts';
import type { SlipBet } from './slip-bet.ts';

/**
 * The prices of the slip's selections, live, and of its receipts, for those may be placed again: each follows its own market, out of the one book that the page shows too. Whoever asks
 * renders again when one of them changes, and only then.
 */
export function useQuotes(bets: readonly SlipBet[]): (bet: SlipBet) => LiveQuote | null {
  const { socket } = useShell();
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Once the slip stands there: until then its prices are as the page shows them.
  const subjects = useDeferredValue(
    bets
      .map(({ kind, refMatchId, marketId, runnerId, side }) => [kind, refMatchId, marketId, runnerId, side].join(' '))
      .join(),
    '',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selections are new objects at each keystroke, their markets are not
  useEffect(() => {
    if (subjects === '') return;
    const prices = sharedPrices(socket);
    const ends = [prices.watchFreshness(render)];
    for (const bet of bets) {
      const marketId = marketOf(prices, bet);
      if (marketId !== null) ends.push(prices.watchMarket(marketId, render));
      if (bet.kind === 'match_odds') {
        for (const depth of DEPTHS) ends.push(prices.watchCell(ladderKey(bet, depth), render));
      }
    }
    render();
    return () => {
      for (const end of ends) end();
    };
  }, [socket, subjects]);
  return (bet) => quoteOf(sharedPrices(socket), bet);
}

/** The market of a selection: a list's price does not say it, its match does. */
const marketOf = (prices: LivePrices, { kind, marketId, refMatchId }: SlipBet): string | null =>
  marketId ?? (kind === 'match_odds' ? (prices.match(refMatchId)?.marketId ?? null) : null);

const ladderKey = ({ refMatchId, runnerId, side }: SlipBet, depth: Depth) => cellKey(refMatchId, runnerId, side, depth);

/** A price of the ladder as it is offered; none where its cell is empty. */
function offerOf(price: Price | null | undefined): readonly Offer[] {
  const hundredths = price ? hundredthsOf(price.odds) : null;
  return price && hundredths !== null ? [{ price: hundredths, size: price.size }] : [];
}

function quoteOf(prices: LivePrices, bet: SlipBet): LiveQuote | null {
  const marketId = marketOf(prices, bet);
  const live = marketId === null ? undefined : prices.market(marketId);
  // Nobody has spoken of it since the connection stands, so nothing is known of its price.
  if (live === undefined) return null;
  const freshness = prices.freshness();
  const known = {
    price: null,
    line: null,
    size: null,
    offers: null,
    isStale: freshness.kind !== 'fresh',
    at: freshness.kind === 'stale' ? wallOf(freshness.asOf) : Date.now(),
  };
  // A market that is no more takes no bets.
  if (live === 'gone') return { ...known, state: 'closed' };
  const { state } = live.market;
  if (live.kind === 'match_odds') {
    // A runner that was removed from its market has no ladder, and takes no bet at the player's own odds.
    if (!live.runnerIds.includes(bet.runnerId)) return { ...known, state };
    const offers = DEPTHS.flatMap((depth) => offerOf(prices.price(ladderKey(bet, depth))));
    return { ...known, state, price: offers[0]?.price ?? null, offers };
  }
  if (live.kind === 'bookmaker') {
    const rate = live.market.runners.find(({ id }) => id === bet.runnerId)?.[bet.side];
    return rate ? { ...known, state, price: hundredthsOf(rate.rate), size: rate.size } : { ...known, state };
  }
  const line = bet.side === 'back' ? live.market.yes : live.market.no;
  return line ? { ...known, state, price: hundredthsOf(line.volume), line: line.line } : { ...known, state };
}
