import { MOST_WIN, SLOT_MODELS } from '@pavilion/game-rules';
import { ownReplays, tableReplays } from '@pavilion/game-rules/outcome';

/**
 * What is said of a round, each part as it is typed or stands in the address' end. Of a player's own round: `seed` is the server's, with
 * `client`, `nonce` and the `hash` that was shown before; of one for everyone: `seed`, `salt`, `position` and the `hash` of the chain. `bet`
 * and `moves` are JSON, as the game's calls have them; `bet` of a round for everyone is a list and may be empty. `most` is what the round could pay, paise.
 */
export interface Claim {
  readonly game: string;
  readonly seed: string;
  readonly hash: string;
  readonly client: string;
  readonly nonce: string;
  readonly salt: string;
  readonly position: string;
  readonly bet: string;
  readonly moves: string;
  readonly most: string;
}

/** A slot is named with its model: `slot-steady`. */
export const SLOT = 'slot-';

/** Every game that can be checked. */
export const GAMES: readonly string[] = [
  ...Object.keys(ownReplays),
  ...Object.keys(tableReplays),
  ...SLOT_MODELS.map((model) => SLOT + model),
];

export const isForEveryone = (game: string): boolean => Object.hasOwn(tableReplays, game);

/** A bet for whoever begins with nothing. */
const BETS: Readonly<Record<string, string>> = {
  mines: '{"stake":10000,"mines":3}',
  goal: '{"stake":10000,"pitch":"4x7"}',
  dice: '{"stake":10000,"side":"under","target":5000}',
  plinko: '{"stake":10000,"rows":12,"risk":"low"}',
  miniroulette: '{"stake":10000,"chips":[{"spot":"red","stake":10000}]}',
  hilo: '{"stake":10000,"first":"8s"}',
};

/** What stands in the fields of a game before anybody has typed anything. */
export const emptyClaim = (game: string): Claim => ({
  ...{ game, seed: '', hash: '', client: '', nonce: '0', salt: '', position: '1', most: String(MOST_WIN) },
  bet: isForEveryone(game) ? '[]' : (BETS[game] ?? '{"stake":2000}'),
  moves: '[]',
});

/** What an address' end says of a round; null where it names no game. */
export function claimFrom(fragment: string): Claim | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const game = GAMES.find((known) => known === given.get('game'));
  if (game === undefined) return null;
  const empty = emptyClaim(game);
  return Object.fromEntries(
    Object.entries(empty).map(([name, before]) => [name, given.get(name) ?? before]),
  ) as unknown as Claim;
}
