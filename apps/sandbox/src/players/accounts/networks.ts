import type { Queryable } from '../../store/index.ts';
import type { Fingerprints } from './referrals.ts';

/** As many networks of a player are remembered, those seen last: a home, a phone's operator, work. */
const MOST = 20;

/** What a network is known again by; its address is not kept. */
export const networkPrint = (vault: Fingerprints, address: string): Buffer => vault.fingerprint(`network:${address}`);

/**
 * Remembers where a player has shown that they are who they say; by the hour, so that a sign-in writes its session and no more. It looks
 * first: an upsert that finds its row locks it, and even that is written and waited for.
 */
export async function rememberNetwork(tx: Queryable, player: number, network: Buffer, at: Date): Promise<void> {
  const noted = await tx.query(
    `insert into player_network (player_id, network, seen_at) select $1, $2, $3
     where not exists (select from player_network n where n.player_id = $1 and n.network = $2 and n.seen_at >= $3::timestamptz - interval '1 hour')
     on conflict (player_id, network) do update set seen_at = excluded.seen_at
     returning 1`,
    [player, network, at],
  );
  if (noted.length === 0) return;
  await tx.query(
    `delete from player_network where player_id = $1 and network in
       (select network from player_network where player_id = $1 order by seen_at desc, network offset ${MOST})`,
    [player],
  );
}
