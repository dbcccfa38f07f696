import { figureOf, type Hundredths } from '@pavilion/betting-math';
import { Refusal } from '../../base/index.ts';
import type { QuotedMarket } from './market.ts';
import { RESTS } from './settings.ts';

/** The lowest and the highest price of the ladder, in hundredths. */
const [LOWEST, HIGHEST] = [101, 100_000] as const;

/** Between which prices, both of them in it, a bet on a runner may wait and players meet each other. */
export type Band = readonly [lowest: Hundredths, highest: Hundredths];

/** The band around the best prices that the simulated market shows of a runner now; null where it shows none. */
export function bandOf(market: QuotedMarket, runnerId: string): Band | null {
  const [back, lay] = (['back', 'lay'] as const).map((side) => market.quote(runnerId, side)?.price);
  const [from, to] = [back ?? lay, lay ?? back];
  if (from === undefined || to === undefined) return null;
  return [
    Math.max(LOWEST, Math.ceil(100 + (from - 100) / RESTS.oddsAgainst)),
    Math.min(HIGHEST, Math.floor(100 + (to - 100) * RESTS.oddsAgainst)),
  ];
}

/** Throws a `Refusal` where no bet may wait at this price. */
export function checkBand(market: QuotedMarket, runnerId: string, price: Hundredths): void {
  const band = bandOf(market, runnerId);
  if (!band) throw new Refusal(409, 'No price is available here now. Try again later.', 'odds');
  const [lowest, highest] = band;
  if (price >= lowest && price <= highest) return;
  throw new Refusal(409, `Choose odds between ${figureOf(lowest)} and ${figureOf(highest)}.`, 'odds');
}
