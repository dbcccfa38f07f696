import type { Game } from '@pavilion/api-client/wire';
import type { Queryable } from '../../store/index.ts';

/** A game as its own page shows it; stakes in paise. */
export type PlayedGame = {
  readonly [Key in
    | 'code'
    | 'name'
    | 'provider'
    | 'providerName'
    | 'category'
    | 'rtp'
    | 'volatility'
    | 'minStake'
    | 'maxStake']: NonNullable<Game[Key]>;
} & {
  /** What its cover draws: `crash`, `mines`, … */
  readonly motif: string;
  /** The path on the games' origin that it opens at, without its code. */
  readonly launch: 'game' | 'play';
  /** Whether its provider is on. */
  readonly isOn: boolean;
  /** Whether the game, or all of its provider's, is being maintained: nobody begins to play it. */
  readonly isMaintained: boolean;
};

/** A game of the catalogue; null where it has gone. */
export async function gameOf(database: Queryable, code: string): Promise<PlayedGame | null> {
  const [game] = await database.query(
    `select g.code, g.name, g.provider, p.name as "providerName", g.category, g.motif, g.launch, g.rtp::float8 as rtp, g.volatility,
       g.min_stake as "minStake", g.max_stake as "maxStake", p.off_since is null as "isOn",
       game_maintained(g.provider, g.code) is true as "isMaintained"
     from game g join provider p on p.code = g.provider where g.code = $1`,
    [code],
  );
  return game ?? null;
}
