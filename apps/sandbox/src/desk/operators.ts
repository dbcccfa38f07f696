import { DAY, Refusal } from '../base/index.ts';
import type { Passwords } from '../players/index.ts';
import {
  type Database,
  isSeeded,
  markSeeded,
  onlyRow,
  type Queryable,
  type Transaction,
  violates,
} from '../store/index.ts';
import { type DeskPassword, KNOWN, SHORTEST } from './password.ts';

/** The house's own operator, whom its password lets in: the only one who says who else works here. */
const OWNER = 'Owner';

/** Somebody who works at the desk. */
export interface Operator {
  readonly id: number;
  readonly name: string;
  /** Whether they are the house's own. */
  readonly isOwner: boolean;
}

/** An operator as the desk lists them. */
export interface ListedOperator extends Operator {
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
  /** Who gave them the password they have; themselves, once they have set it. */
  readonly passwordBy: string | null;
}

const NAME = /^\p{L}[\p{L}\d .'’-]{0,29}$/u;
/** The longest password, as a player's. */
const LONGEST_PASSWORD = 72;
/** How long whoever set an operator's password counts as one who may come in as them, ms, whatever was set since. */
const LONGEST_KNOWN = 3 * DAY;

/** The operators of a house that only this machine reaches, with passwords that stand in docs/sandbox.md. */
const SEEDED = [
  { name: 'Asha', password: `${KNOWN}-asha` },
  { name: 'Vikram', password: `${KNOWN}-vikram` },
] as const;

/** Puts in the operators of a play-money house, once, where its own password is the known one too. */
export async function seedOperators(database: Database, passwords: Passwords, house: DeskPassword): Promise<void> {
  if (!house.isKnown || (await isSeeded(database, 'desk-operators', '1'))) return;
  const hashes = await Promise.all(SEEDED.map(({ password }) => passwords.hash(password)));
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into desk_operator (name, password_hash, is_known, created_at)
       select name, hash, true, now() from unnest($1::text[], $2::text[]) as seeded (name, hash) on conflict do nothing`,
      [SEEDED.map(({ name }) => name), hashes],
    );
    await markSeeded(tx, 'desk-operators', '1');
  });
}

interface Found extends Operator {
  readonly passwordHash: string;
  readonly isKnown: boolean;
}

/**
 * Whoever signs in by this name and password; without a name it is the house's own. Undefined where it is nobody's. Those with a known
 * password are somebody only where the house's own is the known one.
 */
export function operatorBy(
  database: Queryable,
  passwords: Passwords,
  house: DeskPassword,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<Found | undefined> {
  return passwords.check(password, async () => {
    const [row] = await database.query(
      `select id, name, password_hash as "passwordHash", is_known as "isKnown" from desk_operator
       where lower(name) = lower($1) and retired_at is null`,
      [name === '' ? OWNER : name],
    );
    if (!row || (row.isKnown && !house.isKnown)) return undefined;
    const { id, passwordHash, isKnown } = row;
    return passwordHash === null
      ? { id, name: row.name, isOwner: true, passwordHash: house.passwordHash, isKnown: house.isKnown }
      : { id, name: row.name, isOwner: false, passwordHash, isKnown };
  });
}

/** Everybody who works here or ever did, the first first. */
export async function allOperators(database: Queryable): Promise<ListedOperator[]> {
  const rows = await database.query(
    `select o.id, o.name, o.created_at as "createdAt", o.retired_at as "retiredAt", b.name as "passwordBy",
       o.password_hash is null as "isOwner"
     from desk_operator o left join desk_operator b on b.id = o.password_by order by o.id`,
  );
  return rows.map((row) => ({ ...row, isOwner: row.isOwner === true }));
}

/** An operator who works here, locked, so that two changes take turns; throws a 404 where there is none. */
export async function operatorToChange(tx: Transaction, id: number): Promise<Operator> {
  const [row] = await tx.query(
    `select id, name, password_hash from desk_operator where id = $1 and retired_at is null for update`,
    [id],
  );
  if (!row) throw new Refusal(404, 'There is no such operator.');
  const isOwner = row.password_hash === null;
  if (isOwner) throw new Refusal(409, 'The house’s own password is PAVILION_DESK_PASSWORD, and is set there.');
  return { id: row.id, name: row.name, isOwner };
}

/** Takes on an operator with a first password, given by whoever does it. Refused where the name is or was somebody's. */
export async function addOperator(
  tx: Transaction,
  passwords: Passwords,
  {
    name,
    password,
    by,
    at,
  }: { readonly name: string; readonly password: string; readonly by: number; readonly at: Date },
): Promise<void> {
  if (!NAME.test(name))
    throw new Refusal(422, 'The name must start with a letter and have up to 30 characters.', 'name');
  const hash = await passwords.hash(checked(password));
  try {
    const rows = await tx.query(
      'insert into desk_operator (name, password_hash, password_by, created_at) values ($1, $2, $3, $4) returning id',
      [name, hash, by, at],
    );
    await recordSetter(tx, { operator: onlyRow(rows, 'the new operator').id, by, at });
  } catch (error) {
    if (!violates(error, 'desk_operator_name_key')) throw error;
    throw new Refusal(409, 'This name is or was already used. Choose another.', 'name');
  }
}

/** Sets an operator's password and ends their sign-ins, but for the one that `keeps` names by its `by`. */
export async function setOperatorPassword(
  tx: Transaction,
  passwords: Passwords,
  {
    operator,
    password,
    by,
    at,
  }: { readonly operator: number; readonly password: string; readonly by: number; readonly at: Date },
): Promise<void> {
  const hash = await passwords.hash(checked(password));
  await tx.query('update desk_operator set password_hash = $2, is_known = false, password_by = $3 where id = $1', [
    operator,
    hash,
    by,
  ]);
  await recordSetter(tx, { operator, by, at });
}

/** Ends an operator's sign-ins at once; the one whose token has this hash stays. */
export async function endSignInsOf(tx: Transaction, operator: number, but: Buffer | null): Promise<void> {
  await tx.query('delete from desk_session where operator_id = $1 and ($2::bytea is null or token_hash <> $2)', [
    operator,
    but,
  ]);
}

/** Whether this is the password an operator has. */
export async function hasPassword(
  database: Queryable,
  passwords: Passwords,
  operator: number,
  password: string,
): Promise<boolean> {
  const owner = await passwords.check(password, async () => {
    const [row] = await database.query('select password_hash from desk_operator where id = $1', [operator]);
    return row?.password_hash ? { passwordHash: row.password_hash } : undefined;
  });
  return owner !== undefined;
}

/**
 * An operator stops working here: they can't sign in any more, nothing that they began waits for a second operator, and the log goes on naming
 * them.
 */
export async function retireOperator(tx: Transaction, operator: number, at: Date): Promise<void> {
  await tx.query('update desk_operator set retired_at = $2 where id = $1', [operator, at]);
  await endSignInsOf(tx, operator, null);
  await endRequestsOf(tx, operator);
}

/** Whatever this operator did as the first of two has no first any more: what they asked for, and what they approved. */
export async function endRequestsOf(tx: Transaction, operator: number): Promise<void> {
  await tx.query(`update desk_request set state = 'expired' where asked_by = $1 and state = 'waiting'`, [operator]);
}

/** An operator who is no second pair of eyes for another, and who it is that may come in as both. */
interface NoSecond {
  readonly id: number;
  readonly name: string;
  readonly knower: string;
}

/**
 * Who of those that work here is no second pair of eyes for an operator. Two are two where nobody may know the passwords of both: each knows
 * their own, whoever set the one that somebody has knows it, and whoever set an earlier one may have set the next in their name, for a while.
 */
export const noSecondsFor = (database: Queryable, first: number, now: Date): Promise<NoSecond[]> =>
  database.query(
    `with known as (
       select id as operator, id as knower from desk_operator
       union select id, password_by from desk_operator where password_by is not null
       union select operator_id, set_by from desk_password where at > $2
     )
     select distinct on (o.id) o.id, o.name, n.name as knower
     from known a join known b on b.knower = a.knower and b.operator <> a.operator
       join desk_operator o on o.id = b.operator and o.retired_at is null join desk_operator n on n.id = a.knower
     where a.operator = $1 order by o.id, n.id`,
    [first, new Date(now.getTime() - LONGEST_KNOWN)],
  );

/** Keeps who set an operator's password. */
async function recordSetter(
  tx: Transaction,
  { operator, by, at }: { readonly operator: number; readonly by: number; readonly at: Date },
): Promise<void> {
  await tx.query('insert into desk_password (operator_id, set_by, at) values ($1, $2, $3)', [operator, by, at]);
}

function checked(password: string): string {
  if (password.length < SHORTEST) {
    throw new Refusal(422, `A password has at least ${SHORTEST} characters.`, 'password');
  }
  if (password.length > LONGEST_PASSWORD) {
    throw new Refusal(422, `A password has at most ${LONGEST_PASSWORD} characters.`, 'password');
  }
  return password;
}
