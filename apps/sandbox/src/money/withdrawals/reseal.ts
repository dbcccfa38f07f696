import type { Transaction } from '../../store/index.ts';
import { accountIdentity } from '../bank/bank.ts';
import type { Vault } from '../bank/vault.ts';
import { type Destination, upiIdentity } from './destination.ts';

/** How many rows are sealed anew by one statement. */
const ROWS = 500;

/**
 * Seals the destination of every withdrawal anew, and makes its fingerprint anew: what `from` opens, `to` opens and knows again from
 * then on. Those that are older than this house have none. Returns how many there were.
 */
export async function resealWithdrawals(tx: Transaction, from: Vault, to: Vault): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await tx.query(
      `select id, player_id as player, coalesce(sealed, '') as sealed from withdrawal
       where id > $1 and sealed is not null order by id limit $2 for no key update`,
      [after, ROWS],
    );
    const anew = rows.map(({ player, sealed }) => {
      const text = from.open(player, sealed);
      return {
        sealed: to.seal(player, text),
        fingerprint: to.fingerprint(identityOf(JSON.parse(text) as Destination)),
      };
    });
    await tx.query(
      `update withdrawal w set sealed = n.sealed, fingerprint = n.fingerprint
       from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where w.id = n.id`,
      [rows.map(({ id }) => id), anew.map(({ sealed }) => sealed), anew.map(({ fingerprint }) => fingerprint)],
    );
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return count;
    after = last.id;
  }
}

const identityOf = (destination: Destination): string =>
  'upi' in destination ? upiIdentity(destination.upi) : accountIdentity(destination.ifsc, destination.accountNumber);
