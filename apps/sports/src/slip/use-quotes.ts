import type { Price } from '@pavilion/api-client';
import { type Hundredths, hundredthsOf } from '@pavilion/betting-math';
import { useShell } from '@pavilion/contract';
import { type Paise, sumPaise } from '@pavilion/money';
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

/** What is offered at what a selection asks for, or better: at its own odds, else at those that it was seen at or that stand there now. */
function offeredTo({ side, ownPrice, price: seen }: SlipBet, now: Hundredths | null, ladder: readonly Price[]): Paise {
  const worst = side === 'back' ? Math.min : Math.max;
  const least = ownPrice ?? worst(seen, now ?? seen);
  const isGood = ({ odds }: Price) => {
    const hundredths = hundredthsOf(odds) ?? 0;
    return side === 'back' ? hundredths >= least : hundredths <= least;
  };
  return sumPaise(ladder.filter(isGood), ({ size }) => size);
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
    offered: null,
    isStale: freshness.kind !== 'fresh',
    at: freshness.kind === 'stale' ? freshness.asOf : Date.now(),
  };
  // A market that is no more takes no bets.
  if (live === 'gone') return { ...known, state: 'closed' };
  const { state } = live.market;
  if (live.kind === 'match_odds') {
    const ladder = DEPTHS.flatMap((depth) => prices.price(ladderKey(bet, depth)) ?? []);
    const price = ladder[0] ? hundredthsOf(ladder[0].odds) : null;
    // A bet on more than is offered is no less possible: its rest waits.
    return { ...known, state, price, offered: offeredTo(bet, price, ladder) };
  }
  if (live.kind === 'bookmaker') {
    const rate = live.market.runners.find(({ id }) => id === bet.runnerId)?.[bet.side];
    return rate ? { ...known, state, price: hundredthsOf(rate.rate), size: rate.size } : { ...known, state };
  }
  const line = bet.side === 'back' ? live.market.yes : live.market.no;
  return line ? { ...known, state, price: hundredthsOf(line.volume), line: line.line } : { ...known, state };
}
