import type { FancyMarket } from '@pavilion/api-client/wire';
import { marketIdOf } from '../feed/market-id.ts';
import { type Line, VOID } from '../feed/play.ts';
import { type WorldMatch, wasAbandoned } from '../feed/world.ts';

/** Where a figure is one run more or less as seldom as this, No and Yes stand on lines of their own, at 100; else on one at volumes of their own. */
const SELDOM = 0.05;
/** How far from even the chances of those lines are. */
const OFF_EVEN = 0.02;
/** What is kept on each side of the fair volume. */
const MARGIN = 0.05;
/** No volume is below or above this: what is as good as sure has no price. */
const VOLUMES = { least: 25, most: 250 };

/**
 * Every market of a match that has a line, those of the toss and a tie behind them. Which figures there are never changes in the
 * life of a match: those that are not offered now stand suspended, those that are decided closed with their result.
 */
export function fanciesOf(match: WorldMatch): FancyMarket[] {
  const lines = linesOf(match);
  const asides = lines.length === 0 ? [] : asidesOf(match);
  return [
    ...lines.map((line): FancyMarket => {
      const isOffered = line.result === null && line.isOffered && match.endedAt === null;
      const prices = isOffered ? knownPricesOf(line) : null;
      return {
        marketId: marketIdOf(match.id, 'fancy', line.key),
        HeadName: line.name,
        result: resultText(match, line.result),
        state: line.result !== null ? 'closed' : prices ? match.state : 'suspended',
        ...(prices ?? { no: null, yes: null }),
      };
    }),
    ...asides.map(
      ({ name, result }, index): FancyMarket => ({
        marketId: marketIdOf(match.id, 'fancy', `aside${index}`),
        HeadName: name,
        result: result ?? resultText(match, null),
        state: result === null ? 'suspended' : 'closed',
        no: null,
        yes: null,
      }),
    ),
  ];
}

/** The toss and a tie, with what is known of them. */
function asidesOf(match: WorldMatch): readonly { readonly name: string; readonly result: string | null }[] {
  const { competition, play, setup } = match;
  return atEnd(match, competition.rules.asides?.(play, setup) ?? []);
}

/** What a figure came to, as text; void too where the match knows no such figure. */
export function fancyOutcome(match: WorldMatch, key: string): string | null {
  const line = linesOf(match).find((each) => each.key === key);
  return line === undefined ? VOID : line.result === null ? null : String(line.result);
}

/** As many of its figures as the list says it has. */
function linesOf(match: WorldMatch): readonly Line[] {
  const { competition, play, setup, fancyCount } = match;
  return atEnd(match, competition.rules.lines?.(play, setup).slice(0, fancyCount) ?? []);
}

/** Of a match that was abandoned, what has come to nothing by then is void. */
const atEnd = <Each extends { readonly result: string | number | null }>(match: WorldMatch, all: readonly Each[]) =>
  wasAbandoned(match) ? all.map((each) => ({ ...each, result: each.result ?? VOID })) : all;

/** Upstream says undecided in two ways (spec §4): null before the start, the word `null` in play. */
function resultText({ play }: WorldMatch, result: Line['result']): string | null {
  return result === null ? (play === null ? null : 'null') : String(result);
}

type Prices = Pick<FancyMarket, 'no' | 'yes'>;

const known = new WeakMap<Line, Prices | null>();

/** The prices of a line, which is the same one for as long as its match stands as it does. */
function knownPricesOf(line: Line): Prices | null {
  const before = known.get(line);
  if (before !== undefined) return before;
  const prices = pricesOf(line);
  known.set(line, prices);
  return prices;
}

/** No and Yes about the middle of a figure; null where even its middle is as good as sure. */
function pricesOf({ soFar, reaches }: Line): Prices | null {
  const high = lowestBelow(soFar, reaches, 0.5);
  const low = high - 1;
  if (reaches(low) - reaches(high) < SELDOM) {
    const no = lowestBelow(soFar, reaches, 0.5 + OFF_EVEN) - 1;
    const yes = lowestBelow(soFar, reaches, 0.5 - OFF_EVEN);
    return no > soFar ? { no: { line: no, volume: 100 }, yes: { line: yes, volume: 100 } } : null;
  }
  const line = reaches(low) - 0.5 < 0.5 - reaches(high) ? low : high;
  const chance = reaches(line);
  const fair = (100 * (1 - chance)) / chance;
  const yes = Math.floor((fair * (1 - MARGIN)) / 5) * 5;
  const no = Math.max(yes + 10, Math.ceil((fair * (1 + MARGIN)) / 5) * 5);
  return yes >= VOLUMES.least && no <= VOLUMES.most ? { no: { line, volume: no }, yes: { line, volume: yes } } : null;
}

/** The lowest figure above `soFar` that is reached with a chance below `chance`. */
function lowestBelow(soFar: number, reaches: Line['reaches'], chance: number): number {
  let [reached, step] = [soFar, 1];
  while (reaches(reached + step) >= chance) {
    reached += step;
    step *= 2;
  }
  while (step > 1) {
    step /= 2;
    if (reaches(reached + step) >= chance) reached += step;
  }
  return reached + 1;
}
