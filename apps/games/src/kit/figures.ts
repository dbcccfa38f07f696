import { type Multiplier, ONCE, type StatedReturns, statedReturns } from '@pavilion/game-rules';
import { formatPercent } from '@pavilion/money';
import type { KitMessages } from './language/en.ts';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** What is paid by this: `1.957×`, with all its decimals, and at least two. */
export function exactMultiplier(multiplier: Multiplier): string {
  if (multiplier >= 1000 * ONCE) return shortMultiplier(multiplier);
  return `${(multiplier / ONCE).toFixed(4).replace(/0{1,2}$/, '')}×`;
}

/** The same for lists and ladders, the last decimals left out: `1.95×`, `2,231×`. */
export function shortMultiplier(multiplier: Multiplier): string {
  if (multiplier >= 1000 * ONCE) return `${grouped.format(Math.floor(multiplier / ONCE))}×`;
  return `${(Math.floor(multiplier / 100) / 100).toFixed(2)}×`;
}

/** A multiplier of a few digits as short as it is: `0.39×`, `1.4×`, `900×`. */
export const plainMultiplier = (multiplier: Multiplier): string => `${multiplier / ONCE}×`;

/** What the rules of a player's own game, or of a flight, give back of the stakes in the mean. */
export function statedOf(engine: string): StatedReturns {
  const stated = statedReturns[engine];
  if (!stated) throw new Error(`What ${engine} returns is not stated`);
  return stated;
}

/** A return as it is written: `97%`, `96.92%`, `96.81% to 96.98%`. */
export function returned(t: Pick<KitMessages, 'percents'>, [least, most]: StatedReturns): string {
  const [from, to] = [formatPercent(least), formatPercent(most)];
  return from === to ? from : t.percents(from, to);
}
