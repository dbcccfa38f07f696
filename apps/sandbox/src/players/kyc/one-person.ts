import { playerId, Refusal } from '../../base/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';
import { lockPlayer } from '../accounts/players.ts';
import { restrictionsOf } from '../accounts/restrictions.ts';
import { isExcluded, type Standing, standingOf } from '../standing/standing.ts';

/** Another account that is the same person's, by what both have shown. */
export interface OtherAccount {
  /** The other player's id. */
  readonly player: number;
  /** What they share: the number of a document, or an account or address that they are paid to. */
  readonly ways: readonly ('document' | 'account')[];
  readonly standing: Standing;
  /** Whether they have excluded themselves, also where what they stand as is more, such as closed. */
  readonly isExcluded: boolean;
}

/** The other accounts of whoever these players are, by player; none for those who share nothing with anybody. */
export async function otherAccountsOf(
  database: Queryable,
  players: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly OtherAccount[]>> {
  const rows = await database.query(
    'select coalesce(player, 0) as player, coalesce(other, 0) as other, way, restrictions from same_person($1::bigint[]) order by player, other, way desc',
    [players],
  );
  const found = new Map<number, OtherAccount[]>();
  for (const { player, other, way, restrictions } of rows) {
    const known = found.get(player) ?? [];
    const rest = known.filter((one) => one.player !== other);
    const ways = [...(known.find((one) => one.player === other)?.ways ?? []), way];
    found.set(player, [
      ...rest,
      { player: other, ways, standing: standingOf(restrictions, now), isExcluded: isExcluded(restrictions, now) },
    ]);
  }
  return found;
}

/**
 * Refuses what would make a second account of a person who is known: one with a document that stands approved of another account, or of somebody
 * who has excluded themselves. No operator lifts an exclusion, two of them neither: it is the player's own wish. Returns who has excluded themselves
 * and shares what nobody has looked at, if somebody does: a document that waits, or an account or address that they are paid to. That proves no
 * person, since anybody can send or save a number and families share accounts, and shuts its owner out by no means. The document is locked, and so is whoever has the same one: of two that are approved at once the second sees the first.
 */
export async function refuseSecondAccount(
  tx: Transaction,
  document: number,
  player: number,
  now: Date,
): Promise<OtherAccount | undefined> {
  const known = (await otherAccountsOf(tx, [player], now)).get(player) ?? [];
  // Whoever excludes themselves at this moment has done it before it is looked at.
  for (const other of known.map((one) => one.player).toSorted((a, b) => a - b)) await lockPlayer(tx, other);
  const excluded = ((await otherAccountsOf(tx, [player], now)).get(player) ?? []).filter((other) => other.isExcluded);
  const [same] = await tx.query(
    `select o.player_id as player from kyc_document d join kyc_document o on o.fingerprint = d.fingerprint and o.status = 'approved'
     where d.id = $1 and o.player_id = any($2::bigint[]) order by o.player_id limit 1`,
    [document, excluded.map((other) => other.player)],
  );
  if (same) {
    const other = playerId(same.player);
    throw new Refusal(409, `${other}, who is self-excluded, uses the same document. Decline it.`, 'id');
  }
  const [approved] = await tx.query('select player from approved_elsewhere($1) where player is not null', [document]);
  if (approved?.player) {
    const other = playerId(approved.player);
    throw new Refusal(
      409,
      `This document is already approved for ${other}. A person can have one account. Decline it.`,
      'id',
    );
  }
  return excluded[0];
}

/**
 * Refuses to open an account again whose person has another one by an approved document. Their documents are locked, before any account, as an
 * approval does: of two that are opened at once the second sees the first.
 */
export async function refuseSecondOpen(tx: Transaction, player: number): Promise<void> {
  await tx.query(
    `select 1 from kyc_document where status <> 'declined' and fingerprint in (
       select fingerprint from kyc_document where player_id = $1 and status = 'approved') order by id for no key update`,
    [player],
  );
  if ((await restrictionsOf(tx, player)).closed === undefined) return;
  const [known] = await tx.query(
    `select e.player from kyc_document d cross join lateral approved_elsewhere(d.id) e (player)
     where d.player_id = $1 and d.status = 'approved' and e.player is not null order by e.player limit 1`,
    [player],
  );
  if (!known?.player) return;
  const other = playerId(known.player);
  throw new Refusal(
    409,
    `${other} is the same person’s, by an approved document, and a person has one account.`,
    'state',
  );
}
