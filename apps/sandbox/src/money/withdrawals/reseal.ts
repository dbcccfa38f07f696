import { resealRows, type Transaction, type Vault } from '../../store/index.ts';
import { accountIdentity } from '../bank/new-destination.ts';
import { type Destination, upiIdentity } from './destination.ts';

/**
 * Seals the destination of every withdrawal anew, and makes its fingerprint anew: what `from` opens, `to` opens and knows again from
 * then on. Those that are older than this house have none. Returns how many there were.
 */
export const resealWithdrawals = (tx: Transaction, from: Vault, to: Vault): Promise<number> =>
  resealRows({
    read: (after, most) =>
      tx.query(
        `select id, player_id as player, coalesce(sealed, '') as sealed from withdrawal
         where id > $1 and sealed is not null order by id limit $2 for no key update`,
        [after, most],
      ),
    anew({ player, sealed }: { readonly id: number; readonly player: number; readonly sealed: Uint8Array }) {
      const text = from.open(player, sealed);
      return {
        sealed: to.seal(player, text),
        fingerprint: to.fingerprint(identityOf(JSON.parse(text) as Destination)),
      };
    },
    keep: (...columns) =>
      tx.query(
        `update withdrawal w set sealed = n.sealed, fingerprint = n.fingerprint
         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where w.id = n.id`,
        columns,
      ),
  });

const identityOf = (destination: Destination): string =>
  'upi' in destination ? upiIdentity(destination.upi) : accountIdentity(destination.ifsc, destination.accountNumber);
