import type { Database } from '../../store/index.ts';
import type { Engine } from './engines.ts';
import { ROUND } from './rows.ts';
import { hashOfSeed, type Place } from './seeds.ts';
import { type RoundView, viewOf } from './view.ts';

/** How many of a player's latest rounds are listed. */
const LISTED = 20;

/** A round that was played, with what it is verified by. */
export interface PlayedRound extends RoundView {
  readonly seeds: {
    readonly hash: string;
    readonly client: string;
    /** Hexadecimal; null while these seeds are in use. */
    readonly server: string | null;
  };
}

/** A player's latest rounds of a game, the newest first, without what was never staked. */
export async function historyOf(
  {
    database,
    engineOf,
  }: {
    readonly database: Database;
    readonly engineOf: (title: { readonly engine: string; readonly model: string | null }) => Engine;
  },
  { provider, game, player }: Place,
): Promise<PlayedRound[]> {
  const rows = await database.query(
    `${ROUND} where r.player = $1 and r.game = $2 and r.provider = $3 and r.state = 'over' order by r.began_at desc, r.seed_id desc, r.nonce desc limit $4`,
    [player, game, provider, LISTED],
  );
  return rows.map((row) => ({
    ...viewOf(engineOf(row), row),
    seeds: {
      hash: hashOfSeed(row.server),
      client: row.client,
      server: row.revealedAt === null ? null : Buffer.from(row.server).toString('hex'),
    },
  }));
}
