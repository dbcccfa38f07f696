import { MINUTE, Refusal } from '../base/index.ts';
import type { Queryable, Transaction } from '../store/index.ts';
import type { Operator } from './operators.ts';
import { momentText } from './parts.ts';

/** Where there are cases to decide. */
export type CaseRoom = 'deposits' | 'withdrawals' | 'kyc' | 'corrections';

/** How long somebody has a case for themselves, ms. Then anybody may decide it again. */
const LEASE = 10 * MINUTE;

/** Who is looking at a case, and until when nobody else decides it. */
export interface Lease {
  readonly operator: number;
  readonly name: string;
  readonly until: Date;
}

/** Who is looking at which of these cases of a room. */
export async function leasesOf(
  database: Queryable,
  room: CaseRoom,
  subjects: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Lease>> {
  const rows = await database.query(
    `select c.subject, c.operator_id as operator, o.name, c.until from desk_case c join desk_operator o on o.id = c.operator_id
     where c.room = $1 and c.subject = any($2::text[]) and c.until > $3`,
    [room, subjects, now],
  );
  return new Map(rows.map(({ subject, ...lease }) => [subject, lease]));
}

/** Who is looking at one case. */
async function leaseOf(database: Queryable, room: CaseRoom, subject: string, now: Date): Promise<Lease | undefined> {
  return (await leasesOf(database, room, [subject], now)).get(subject);
}

/**
 * Takes a case that waits, which the caller has locked, for an operator: for ten minutes nobody else decides it. What somebody else is
 * looking at is taken over where that is meant. Returns who had it until now.
 */
export async function takeCase(
  tx: Transaction,
  room: CaseRoom,
  subject: string,
  { operator, now, isOver }: { readonly operator: Operator; readonly now: Date; readonly isOver: boolean },
): Promise<Lease | undefined> {
  const held = await leaseOf(tx, room, subject, now);
  if (held && held.operator !== operator.id && !isOver) throw taken(held);
  await tx.query(
    `insert into desk_case (room, subject, operator_id, until) values ($1, $2, $3, $4)
     on conflict (room, subject) do update set operator_id = excluded.operator_id, until = excluded.until`,
    [room, subject, operator.id, new Date(now.getTime() + LEASE)],
  );
  return held;
}

/** Gives a case back, to whoever comes next; nothing where it is another's. */
export async function leaveCase(tx: Transaction, room: CaseRoom, subject: string, operator: Operator): Promise<void> {
  await tx.query('delete from desk_case where room = $1 and subject = $2 and operator_id = $3', [
    room,
    subject,
    operator.id,
  ]);
}

/** Refuses what somebody else is looking at, and ends the case of whoever decides it. The caller has locked what it is about. */
export async function closeCase(
  tx: Transaction,
  room: CaseRoom,
  subject: string,
  { operator, now }: { readonly operator: Operator; readonly now: Date },
): Promise<void> {
  const held = await leaseOf(tx, room, subject, now);
  if (held && held.operator !== operator.id) throw taken(held);
  await tx.query('delete from desk_case where room = $1 and subject = $2', [room, subject]);
}

const taken = ({ name, until }: Lease) =>
  new Refusal(409, `${name} is looking at this until ${momentText(until)}. Take it over to decide it yourself.`, 'id');
