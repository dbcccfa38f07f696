import type { Queryable } from '../store/index.ts';

/** As many networks are remembered, those where the desk was opened last: an office, homes, a phone's operator. */
const MOST = 20;

/** Whether the desk has been opened from a network before. */
export async function isDeskNetwork(database: Queryable, network: Buffer): Promise<boolean> {
  return (await database.query('select 1 from desk_network where network = $1', [network])).length > 0;
}

/** Remembers where somebody has shown that they know the desk's password. */
export async function rememberDeskNetwork(database: Queryable, network: Buffer, at: Date): Promise<void> {
  await database.query(
    `insert into desk_network (network, seen_at) values ($1, $2)
     on conflict (network) do update set seen_at = excluded.seen_at`,
    [network, at],
  );
  await database.query(
    `delete from desk_network where network in
       (select network from desk_network order by seen_at desc, network offset ${MOST})`,
  );
}
