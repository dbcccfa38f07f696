import { type Multiplier, ONCE, type TableGame } from '@pavilion/game-rules';
import { formatPercent } from '@pavilion/money';
import { plainMultiplier } from '../figures.ts';

/** What a spot pays to one, down to two decimals: `0.95`, `8`, `11.54`. */
export function toOne(multiplier: Multiplier): string {
  const hundredths = Math.floor((multiplier - ONCE) / (ONCE / 100));
  return hundredths % 100 === 0 ? grouped.format(hundredths / 100) : (hundredths / 100).toFixed(2);
}

/** What it pays in all: `9.6×`, `3.88×`, `1,234×`. */
export const inAll = (multiplier: Multiplier): string =>
  multiplier >= 1000 * ONCE ? `${grouped.format(multiplier / ONCE)}×` : plainMultiplier(multiplier);

const grouped = new Intl.NumberFormat('en-IN');

/** What a bet pays and returns, as it is written. */
export interface PayRow {
  readonly name: string;
  readonly pays: string;
  readonly returns: string;
}

/** A row of the rules for a spot, its return as `@pavilion/game-rules` states it: `98.94%`. */
export const payRow = <Spot extends string, Opening>(
  rules: Pick<TableGame<Spot, never, unknown, unknown, Opening>, 'returnOf'>,
  opening: Opening,
  { spot, name, pays }: { readonly spot: Spot; readonly name: string; readonly pays: string },
): PayRow => ({ name, pays, returns: formatPercent(Math.floor(rules.returnOf(spot, opening) * 10_000) / 100) });
