import type { MatchSetting } from '@pavilion/api-client/wire';
import type { WorldMatch } from '../feed/world.ts';

/** Rupees, in the greatest matches. No bet waits: each is taken at its price or refused there and then, so the delay is 0. */
const GREATEST = {
  match_odds: { maxStake: 250_000, maxProfit: 1_000_000, commission: 5 },
  bookmaker: { maxStake: 500_000, maxProfit: 1_000_000, commission: 0 },
  fancy: { maxStake: 50_000, maxProfit: 100_000, commission: 0 },
} as const;
const MIN_STAKE = 100;

/** How great a match is, as a share of the greatest: by what is bet on it. */
export function scaleOf({ competition: { liquidity } }: WorldMatch): number {
  return liquidity >= 5 ? 1 : liquidity >= 1 ? 0.5 : 0.1;
}

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
    const scaled = (rupees: number) => rupees * scaleOf(match) * 100;
    return {
      marketType,
      minStake: MIN_STAKE * 100,
      maxStake: scaled(maxStake),
      maxProfit: scaled(maxProfit),
      delay: 0,
      commission,
    };
  });
}
