import { holdKeys, type Transaction, type Vault } from '../../store/index.ts';

/** How many pictures are in memory at once: each may have a megabyte. */
const AT_ONCE = 8;

interface Kept {
  readonly id: string;
  readonly player: number;
  readonly bytes: Uint8Array;
}

/** Seals every sealed picture anew: what `from` opens, `to` opens from then on. Returns how many there were. */
export async function resealPictures(tx: Transaction, from: Vault, to: Vault): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await tx.query(
      `select id, player_id as player, bytes from file where is_sealed and id > $1 order by id limit $2 for no key update`,
      [after, AT_ONCE],
    );
    await keep(tx, rows, ({ player, bytes }) => to.sealBytes(player, from.openBytes(player, bytes)));
    count += rows.length;
    const last = rows.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

/** Seals some of the pictures that an operator of before kept in clear. Returns how many there were: 0 once none is left. */
export async function sealPictures(tx: Transaction, vault: Vault): Promise<number> {
  await holdKeys(tx, vault);
  const rows = await tx.query(
    `select id, player_id as player, bytes from file where not is_sealed order by id limit $1 for no key update`,
    [AT_ONCE],
  );
  await keep(tx, rows, ({ player, bytes }) => vault.sealBytes(player, bytes));
  return rows.length;
}

async function keep(tx: Transaction, rows: readonly Kept[], sealed: (row: Kept) => Buffer): Promise<void> {
  await tx.query(
    `update file f set bytes = n.bytes, is_sealed = true
     from unnest($1::text[], $2::bytea[]) as n (id, bytes) where f.id = n.id`,
    [rows.map(({ id }) => id), rows.map(sealed)],
  );
}
