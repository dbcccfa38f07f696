import type { Game } from '@pavilion/api-client/wire';
import type { Queryable } from '../../store/index.ts';

/** A game as its own page shows it; stakes in paise. */
export type PlayedGame = Pick<
  Game,
  'code' | 'name' | 'provider' | 'providerName' | 'category' | 'rtp' | 'volatility' | 'minStake' | 'maxStake'
> & {
  /** What its cover draws: `crash`, `mines`, … */
  readonly motif: string;
  /** Whether its provider is on. */
  readonly isOn: boolean;
};

/** A game of the catalogue; null where it has gone. */
export async function gameOf(database: Queryable, code: string): Promise<PlayedGame | null> {
  const [game] = await database.query(
    `select g.code, g.name, g.provider, p.name as "providerName", g.category, g.motif, g.rtp::float8 as rtp, g.volatility,
       g.min_stake as "minStake", g.max_stake as "maxStake", p.off_since is null as "isOn"
     from game g join provider p on p.code = g.provider where g.code = $1`,
    [code],
  );
  return game ?? null;
}
