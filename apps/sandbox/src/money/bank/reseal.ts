import { resealRows, type Sealed, type Transaction, type Vault } from '../../store/index.ts';
import { accountIdentity, cardIdentity } from './new-destination.ts';

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

/** Removes what a player has saved more than once as `accountIdentity` has it now: the default stays, else the first. */
export async function removeSavedTwice(tx: Transaction, vault: Vault, now: Date): Promise<void> {
  const rows = await tx.query(
    `select b.id, b.player_id as player, coalesce(b.ifsc, '') as ifsc, coalesce(b.sealed, '') as sealed from bank_detail b
     where b.removed_at is null and b.sealed is not null and exists (
       select from bank_detail o where o.player_id = b.player_id and o.id <> b.id and o.removed_at is null and o.sealed is not null)
     order by b.player_id, b.is_default desc, b.id for update`,
  );
  const known = new Set<string>();
  const again: number[] = [];
  for (const { id, player, ifsc, sealed } of rows) {
    const identity = `${player}:${accountIdentity(ifsc, vault.open(player, sealed))}`;
    if (known.has(identity)) again.push(id);
    known.add(identity);
  }
  await tx.query(
    'update bank_detail set removed_at = $2, sealed = null, is_default = false where id = any($1::bigint[])',
    [again, now],
  );
}
