import { createLine, type Line, type LineLimits } from '../../base/index.ts';

/** How many money calls of one player are under way at once, and wait for it. */
export const PLAYER_LINE: LineLimits = { running: 1, waiting: 8 };
/** The same of what they look at: a page's calls and those of a few tabs. */
export const LOOK_LINE: LineLimits = { running: 4, waiting: 24 };

/** When to come again where a player's line is full, s: it moves on in milliseconds, and the app waits no longer than two seconds by itself. */
const COME_AGAIN = 1;

/** Does work in its player's turn. */
export type PlayerLines = <Result>(player: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * A line for each player, before any connection of the database is taken: what one asks for at once waits for each other anyway, at their
 * accounts' rows, and there it would keep connections from everybody else. What comes while a line is full is refused with a 503.
 */
export function createPlayerLines(limits: LineLimits = PLAYER_LINE): PlayerLines {
  const lines = new Map<number, { readonly inTurn: Line; count: number }>();
  return async (player, work) => {
    const line = lines.get(player) ?? { inTurn: createLine(limits, undefined, COME_AGAIN), count: 0 };
    lines.set(player, line);
    line.count += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.count -= 1;
      if (line.count === 0) lines.delete(player);
    }
  };
}
