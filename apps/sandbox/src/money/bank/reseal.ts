import type { Transaction } from '../../store/index.ts';
import { accountIdentity, cardIdentity } from './bank.ts';
import type { Vault } from './vault.ts';

/** How many rows are sealed anew by one statement. */
const ROWS = 500;

/** A saved account or card as it is kept. */
interface Kept {
  readonly id: number;
  readonly player: number;
  readonly ifsc: string | null;
  readonly network: string;
  readonly lastDigits: string;
  readonly expires: string | null;
  readonly sealed: Uint8Array | null;
}

/**
 * Seals every saved account number anew, and makes the fingerprints of accounts and cards anew: what `from` opens, `to` opens and knows
 * again from then on. A removed account keeps nothing that could be. Returns how many there were.
 */
export async function resealBanks(tx: Transaction, from: Vault, to: Vault): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await tx.query(
      `select id, player_id as player, ifsc, bank_name as network, last_digits as "lastDigits", expires, sealed from bank_detail
       where id > $1 and removed_at is null order by id limit $2 for update`,
      [after, ROWS],
    );
    const anew = rows.map((row) => resealed(row, from, to));
    await tx.query(
      `update bank_detail b set sealed = n.sealed, fingerprint = n.fingerprint
       from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where b.id = n.id`,
      [rows.map(({ id }) => id), anew.map(({ sealed }) => sealed), anew.map(({ fingerprint }) => fingerprint)],
    );
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return count;
    after = last.id;
  }
}

function resealed({ player, ifsc, network, lastDigits, expires, sealed }: Kept, from: Vault, to: Vault) {
  if (ifsc === null || sealed === null) {
    return { sealed: null, fingerprint: to.fingerprint(cardIdentity(network, lastDigits, expires ?? '')) };
  }
  const number = from.open(player, sealed);
  return { sealed: to.seal(player, number), fingerprint: to.fingerprint(accountIdentity(ifsc, number)) };
}
