import type { MatchSetting } from '@pavilion/api-client/wire';
import { type Paise, paise } from '@pavilion/money';
import type { WorldMatch } from '../feed/world.ts';

/** In the greatest matches. How long a bet on odds waits is its market's own, which the database keeps; no other waits. */
const GREATEST = {
  match_odds: { maxStake: paise(25_000_000), maxProfit: paise(100_000_000), commission: 5 },
  bookmaker: { maxStake: paise(50_000_000), maxProfit: paise(100_000_000), commission: 0 },
  fancy: { maxStake: paise(5_000_000), maxProfit: paise(10_000_000), commission: 0 },
} as const;
/**
 * Of bets that wait for their price: how many of a player's at most, on a market and in all, and how far from the best prices of the
 * market: odds against (a price less 1) so many times as long as what is offered to a layer, or as short as what is offered to a
 * backer. Of what two players put in together such a price moves a tenth at most, on average: docs/decisions/matching.md.
 */
export const RESTS = { perMarket: 50, perPlayer: 500, oddsAgainst: 1.5 } as const;
const MIN_STAKE = paise(10_000);

/** How great a match is, as a share of the greatest: by what is bet on it. */
function scaleOf({ competition: { liquidity } }: WorldMatch): number {
  return liquidity >= 5 ? 1 : liquidity >= 1 ? 0.5 : 0.1;
}

/** An amount of the greatest matches, as it is in this one. */
export const scaled = (greatest: Paise, match: WorldMatch): Paise => paise(Math.round(greatest * scaleOf(match)));

/** What a bet on each kind of market that this match has must keep to. */
export function settingsOf(match: WorldMatch): MatchSetting[] {
  const { hasBookmaker } = match.competition;
  const kinds = [
    'match_odds',
    ...(hasBookmaker ? (['bookmaker'] as const) : []),
    ...(match.fancyCount > 0 ? (['fancy'] as const) : []),
  ] as const;
  return kinds.map((marketType) => {
    const { maxStake, maxProfit, commission } = GREATEST[marketType];
    return {
      marketType,
      minStake: MIN_STAKE,
      maxStake: scaled(maxStake, match),
      maxProfit: scaled(maxProfit, match),
      delay: 0,
      commission,
    };
  });
}
