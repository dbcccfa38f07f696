import type { MatchOddsMarket, Price } from '@pavilion/api-client/wire';
import { figureOf, hundredthsOf, tickBeside } from '@pavilion/betting-math';
import { paiseOfRupees } from '@pavilion/money';
import { marketIdOf } from '../feed/market-id.ts';
import { VOID } from '../feed/play.ts';
import { render } from '../feed/render.ts';
import { type WorldMatch, wasAbandoned } from '../feed/world.ts';

/** How many prices a side shows, the best one first. */
const DEPTH = 3;

/**
 * A match's odds with their depth. The best price is the list's own; those behind it stand on the next ticks, with a volume that
 * belongs to the tick, so that a price that comes back finds what it left.
 */
export function matchOddsOf(match: WorldMatch): MatchOddsMarket {
  const shown = render(match);
  return {
    marketId: marketIdOf(match.id, 'match_odds'),
    HeadName: 'Match Odds',
    result: nameOf(match, winnerOf(match)),
    state: shown.state,
    runners: shown.runners.map(({ id, name, back, lay }) => ({
      id,
      name,
      back: depth(back, -1, `${id}-b`, match.liquidity),
      lay: depth(lay, 1, `${id}-l`, match.liquidity),
    })),
    matched: shown.matched,
  };
}

/** The id of the runner that won, void where the match was abandoned; null until it has ended. */
export function winnerOf(match: WorldMatch): string | null {
  if (wasAbandoned(match)) return VOID;
  if (!match.play?.isOver) return null;
  const chances = match.competition.rules.chances(match.play, match.setup);
  return `${match.id}-${(['1', 'X', '2'] as const)[chances.indexOf(1)]}`;
}

/** The name of a runner of a match, by its id; void is said as it is. */
export function nameOf(match: WorldMatch, runnerId: string | null): string | null {
  if (runnerId === null || runnerId === VOID) return runnerId;
  const column = runnerId.slice(match.id.length + 1);
  return column === 'X' ? 'The Draw' : match.setup.names[column === '1' ? 0 : 1];
}

function depth(best: Price | null, step: 1 | -1, seed: string, liquidity: number): Price[] {
  const prices: Price[] = best ? [best] : [];
  while (best && prices.length < DEPTH) {
    const tick = tickBeside(hundredthsOf(best.odds) ?? 0, step * prices.length);
    if (tick === null) break;
    const odds = figureOf(tick);
    const rupees = (9000 * liquidity * (0.5 + 1.5 * chanceOf(`${seed}-${odds}`))) / Math.sqrt(odds);
    prices.push({ odds, size: paiseOfRupees(Math.max(10, Math.round(rupees / 10) * 10)) });
  }
  return prices;
}

/** From 0 up to 1, the same for the same text (FNV-1a, stirred). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
