import type { FancyMarket } from '@pavilion/api-client';
import type { MatchInfo } from '../live/book.ts';

/** Whether it takes bets now, or will again once the ball or the break is over: it has prices, or stands still with the match. */
export const isOffered = ({ state, no, yes }: FancyMarket): boolean =>
  state === 'open' || state === 'ball-running' || no !== null || yes !== null;

export interface FancyOrder {
  /** What is offered first, by innings and over; then what is not, of innings that have begun. */
  readonly shown: readonly FancyMarket[];
  /** What waits for an innings that has not begun. */
  readonly later: readonly FancyMarket[];
}

/** Puts the lines of a match in order. What the player has bets on (`held`) is never put off. */
export function orderFancies(
  markets: readonly FancyMarket[],
  sides: MatchInfo['sides'],
  held: ReadonlySet<string> = new Set(),
): FancyOrder {
  const hasBegun = sides.some(({ score, serving }) => score !== '' || serving);
  const placed = markets.map((market) => {
    const innings = inningsOf(market, sides);
    return { market, innings, over: overOf(market), isOffered: isOffered(market) };
  });
  const sorted = placed.toSorted(
    (a, b) =>
      Number(b.isOffered) - Number(a.isOffered) || a.innings.rank - b.innings.rank || (a.over ?? 0) - (b.over ?? 0),
  );
  const isLater = ({ market, innings, isOffered: isOn }: (typeof placed)[number]) =>
    hasBegun && !isOn && !innings.hasBegun && !held.has(market.marketId);
  return {
    shown: sorted.filter((each) => !isLater(each)).map(({ market }) => market),
    later: sorted.filter(isLater).map(({ market }) => market),
  };
}

/** Whose innings a line is about, by its name: the side that bats now before the other one, both before the whole match. */
function inningsOf(
  { HeadName }: FancyMarket,
  sides: MatchInfo['sides'],
): { readonly rank: number; readonly hasBegun: boolean } {
  const [side] = sides
    .filter(({ name }) => HeadName.includes(name))
    // India A is no innings of India.
    .toSorted((a, b) => b.name.length - a.name.length);
  if (!side) return { rank: 4, hasBegun: true };
  const isSecond = HeadName.includes('2nd innings');
  // The feed writes a second innings before the first: `40/1 & 180`.
  const hasBegun = isSecond ? side.detail.startsWith('&') : side.score !== '' || side.serving;
  return { rank: (isSecond ? 2 : 0) + (side.serving ? 0 : 1), hasBegun };
}

/** `20` of India 20 over runs, `16` of Only 16th over runs. */
function overOf({ HeadName }: FancyMarket): number | undefined {
  const over = /(\d+)(?:st|nd|rd|th)? over/i.exec(HeadName)?.[1];
  return over === undefined ? undefined : Number(over);
}
