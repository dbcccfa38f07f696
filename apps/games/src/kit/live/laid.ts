import type { TableBet } from '@pavilion/game-rules';
import { type Paise, paise, sumPaise, ZERO } from '@pavilion/money';

/** What was put down by one touch; its chips come back together where it is undone. */
export interface Stroke<Spot extends string> {
  readonly bets: readonly TableBet<Spot>[];
}

/** What strokes have on each spot, one entry a spot, in the order in which they were first betted on. */
export function heaped<Spot extends string>(strokes: Iterable<Stroke<Spot>>): readonly TableBet<Spot>[] {
  const heaps = new Map<Spot, number>();
  for (const { bets } of strokes) for (const { spot, stake } of bets) heaps.set(spot, (heaps.get(spot) ?? 0) + stake);
  return [...heaps].map(([spot, stake]) => ({ spot, stake: paise(stake) }));
}

export const stakeOf = (lying: readonly TableBet<string>[]): Paise => sumPaise(lying, ({ stake }) => stake);

/** What lies on a spot. */
export const onSpot = (lying: readonly TableBet<string>[], spot: string): Paise =>
  lying.find((one) => one.spot === spot)?.stake ?? ZERO;
