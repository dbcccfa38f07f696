import type { FancyMarket } from '@pavilion/api-client/wire';
import { marketIdOf } from '../feed/market-id.ts';
import { below, type Line, VOID } from '../feed/play.ts';
import { type WorldMatch, wasAbandoned } from '../feed/world.ts';

/** Where a figure may spread this far, No and Yes stand on lines of their own, at 100; nearer, on one line at volumes of their own. */
const WIDE = 8;
const VERY_WIDE = 14;
/** What is kept on each side of the fair volume. */
const MARGIN = 0.05;

/**
 * Every market of a match that has a line, those of the toss and a tie behind them. Which figures there are never changes in the
 * life of a match: those that are not offered now stand suspended, those that are decided closed with their result.
 */
export function fanciesOf(match: WorldMatch): FancyMarket[] {
  const lines = linesOf(match);
  const asides = lines.length === 0 ? [] : asidesOf(match);
  return [
    ...lines.map((line): FancyMarket => {
      const isOpen = line.result === null && line.isOffered && match.endedAt === null;
      return {
        marketId: marketIdOf(match.id, 'fancy', line.key),
        HeadName: line.name,
        result: resultText(match, line.result),
        state: line.result !== null ? 'closed' : isOpen ? match.state : 'suspended',
        ...(isOpen ? pricesOf(line) : { no: null, yes: null }),
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
  const asides = competition.rules.asides?.(play, setup) ?? [];
  return wasAbandoned(match) ? asides.map(({ name, result }) => ({ name, result: result ?? VOID })) : asides;
}

/** What a figure came to, as text; void too where the match knows no such figure. */
export function fancyOutcome(match: WorldMatch, key: string): string | null {
  const line = linesOf(match).find((each) => each.key === key);
  return line === undefined ? VOID : line.result === null ? null : String(line.result);
}

/** As many of its figures as the list says it has. */
function linesOf(match: WorldMatch): readonly Line[] {
  const { competition, play, setup, fancyCount } = match;
  const lines = competition.rules.lines?.(play, setup).slice(0, fancyCount) ?? [];
  return wasAbandoned(match) ? lines.map((line) => ({ ...line, result: line.result ?? VOID })) : lines;
}

/** Upstream says undecided in two ways (spec §4): null before the start, the word `null` in play. */
function resultText({ play }: WorldMatch, result: Line['result']): string | null {
  return result === null ? (play === null ? null : 'null') : String(result);
}

function pricesOf({ middle, spread }: Line): Pick<FancyMarket, 'no' | 'yes'> {
  const line = Math.max(1, Math.round(middle));
  if (spread >= WIDE) {
    return { no: { line, volume: 100 }, yes: { line: line + (spread >= VERY_WIDE ? 2 : 1), volume: 100 } };
  }
  const reached = 1 - below((line - 0.5 - middle) / spread);
  const fair = (100 * (1 - reached)) / reached;
  const yes = Math.min(200, Math.max(25, Math.floor((fair * (1 - MARGIN)) / 5) * 5));
  return {
    no: { line, volume: Math.max(yes + 10, Math.ceil((fair * (1 + MARGIN)) / 5) * 5) },
    yes: { line, volume: yes },
  };
}
