import type { MarketState, MarketType, MatchSetting } from '@pavilion/api-client/wire';
import type { Hundredths, Side } from '@pavilion/betting-math';
import type { Paise } from '@pavilion/money';
import { readMarketId } from '../feed/market-id.ts';
import { VOID } from '../feed/play.ts';
import type { WorldMatch } from '../feed/world.ts';
import { bookmakerOf, bookmakerOutcome } from './bookmaker.ts';
import { fanciesOf, fancyOutcome } from './fancy.ts';
import { matchOddsOf, winnerOf } from './match-odds.ts';
import { settingsOf } from './settings.ts';

/** What is asked for on one side of a runner: the price in hundredths, a fancy's line, and the most that is taken where that is said. */
export interface Quote {
  readonly price: Hundredths;
  readonly line: number | null;
  readonly most: Paise | null;
}

/** What is offered at a price, best first among others. */
export interface Offered {
  readonly price: Hundredths;
  readonly size: Paise;
}

/** A market as a bet meets it, whatever its kind. A fancy has one runner: itself. */
export interface QuotedMarket {
  readonly id: string;
  readonly kind: MarketType;
  /** Its HeadName. */
  readonly name: string;
  readonly state: MarketState;
  readonly runners: readonly { readonly id: string; readonly name: string }[];
  readonly setting: MatchSetting;
  quote(runnerId: string, side: Side): Quote | null;
  /** What a bet on this side may take a part of, the best price first: on match odds only. */
  offers(runnerId: string, side: Side): readonly Offered[];
}

/** One market of a match; undefined where the match has no such market. */
export function quotedMarket(match: WorldMatch, marketId: string): QuotedMarket | undefined {
  const place = readMarketId(match.id, marketId);
  const setting = place && settingsOf(match).find(({ marketType }) => marketType === place.kind);
  if (!place || !setting) return undefined;
  const common = { id: marketId, kind: place.kind, setting, offers: () => [] };
  if (place.kind === 'match_odds') {
    const market = matchOddsOf(match);
    return {
      ...common,
      name: market.HeadName,
      state: market.state,
      runners: market.runners,
      quote(runnerId, side) {
        const [best] = market.runners.find(({ id }) => id === runnerId)?.[side] ?? [];
        return best ? { price: Math.round(best.odds * 100), line: null, most: null } : null;
      },
      offers(runnerId, side) {
        const offers = market.runners.find(({ id }) => id === runnerId)?.[side] ?? [];
        return offers.map(({ odds, size }) => ({ price: Math.round(odds * 100), size }));
      },
    };
  }
  if (place.kind === 'bookmaker') {
    const market = bookmakerOf(match);
    return (
      market && {
        ...common,
        name: market.HeadName,
        state: market.state,
        runners: market.runners,
        quote(runnerId, side) {
          const price = market.runners.find(({ id }) => id === runnerId)?.[side];
          return price ? { price: Math.round(price.rate * 100), line: null, most: price.size } : null;
        },
      }
    );
  }
  const market = fanciesOf(match).find((fancy) => fancy.marketId === marketId);
  return (
    market && {
      ...common,
      name: market.HeadName,
      state: market.state,
      runners: [{ id: marketId, name: market.HeadName }],
      quote(_, side) {
        const price = side === 'back' ? market.yes : market.no;
        return price && { price: price.volume * 100, line: price.line, most: null };
      },
    }
  );
}

/** What a market came to: the id of the runner that won, a fancy's figure as text, or `void`; null while it is open. */
export function outcomeOf(match: WorldMatch, marketId: string): string | null {
  const place = readMarketId(match.id, marketId);
  if (place?.kind === 'match_odds') return winnerOf(match);
  if (place?.kind === 'bookmaker') return bookmakerOutcome(match);
  return place ? fancyOutcome(match, place.key) : VOID;
}
