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

/** What is kept of a text that is sealed. */
export interface Sealed {
  readonly sealed: Buffer | null;
  readonly fingerprint: Buffer;
}

interface Resealing<Row> {
  /** The next rows after a number, in the order of their numbers. */
  readonly read: (after: number, most: number) => Promise<readonly Row[]>;
  readonly anew: (row: Row) => Sealed;
  readonly keep: (numbers: number[], sealed: (Buffer | null)[], fingerprints: Buffer[]) => Promise<unknown>;
}

/** Seals all rows of a table anew, some hundreds at a time. Returns how many there were. */
export async function resealRows<Row extends { readonly id: number }>({ read, anew, keep }: Resealing<Row>) {
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await read(after, ROWS);
    const sealed = rows.map(anew);
    await keep(
      rows.map(({ id }) => id),
      sealed.map((one) => one.sealed),
      sealed.map(({ fingerprint }) => fingerprint),
    );
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return count;
    after = last.id;
  }
}

/**
 * Seals every saved account number anew, and makes the fingerprints of accounts and cards anew: what `from` opens, `to` opens and knows
 * again from then on. A removed account keeps nothing that could be. Returns how many there were.
 */
export const resealBanks = (tx: Transaction, from: Vault, to: Vault): Promise<number> =>
  resealRows<Kept>({
    read: (after, most) =>
      tx.query(
        `select id, player_id as player, ifsc, bank_name as network, last_digits as "lastDigits", expires, sealed from bank_detail
         where id > $1 and removed_at is null order by id limit $2 for update`,
        [after, most],
      ),
    anew: (row) => resealed(row, from, to),
    keep: (...columns) =>
      tx.query(
        `update bank_detail b set sealed = n.sealed, fingerprint = n.fingerprint
         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where b.id = n.id`,
        columns,
      ),
  });

function resealed({ player, ifsc, network, lastDigits, expires, sealed }: Kept, from: Vault, to: Vault): Sealed {
  if (ifsc === null || sealed === null) {
    return { sealed: null, fingerprint: to.fingerprint(cardIdentity(network, lastDigits, expires ?? '')) };
  }
  const number = from.open(player, sealed);
  return { sealed: to.seal(player, number), fingerprint: to.fingerprint(accountIdentity(ifsc, number)) };
}
