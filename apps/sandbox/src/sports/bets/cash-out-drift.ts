import { decimalOdds, type Hundredths, type Side } from '@pavilion/betting-math';
import type { QuotedMarket } from '../markets/market.ts';

/** What a quote takes: one price of one of its bets. */
export interface QuotedPart {
  readonly selection: string;
  readonly side: Side;
  readonly price: Hundredths;
}

/**
 * Whether prices have drifted so far that a quote of before, with bets at those of now, would win whatever happens: whoever may take both makes
 * money of nothing, again and again. So it is where a runner is laid no higher than it can be backed now, or backed no lower than it can be
 * laid; and where laying all of them, each at its lowest, or backing all of them at their highest, comes to no more than the whole. What
 * players leave waiting is not counted: it is theirs, and not the house's.
 */
export function isSureGain(market: QuotedMarket, parts: readonly QuotedPart[]): boolean {
  const chances = market.runners.map(({ id }) => {
    const shown = (side: Side) => {
      const best = market.quote(id, side);
      return best ? [best.price] : [];
    };
    const quoted = (side: Side) =>
      parts.filter((part) => part.selection === id && part.side === side).map(({ price }) => price);
    const chanceOf = (price: Hundredths) => 1 / decimalOdds(market.kind, price);
    const isCrossed =
      crosses(quoted('lay'), shown('back')) ||
      crosses(shown('lay'), quoted('back')) ||
      crosses(quoted('lay'), quoted('back'));
    return {
      isCrossed,
      // A lay pays for whoever believes in less than this, a back for whoever believes in more.
      least: Math.max(0, ...[...shown('lay'), ...quoted('lay')].map(chanceOf)),
      most: Math.min(Number.POSITIVE_INFINITY, ...[...shown('back'), ...quoted('back')].map(chanceOf)),
    };
  });
  const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);
  return (
    chances.some(({ isCrossed }) => isCrossed) ||
    sum(chances.map(({ least }) => least)) > 1 ||
    sum(chances.map(({ most }) => most)) < 1
  );
}

/** Whether the lowest that is laid is not above the highest that is backed. */
const crosses = (lays: readonly Hundredths[], backs: readonly Hundredths[]) =>
  lays.length > 0 && backs.length > 0 && Math.min(...lays) <= Math.max(...backs);
