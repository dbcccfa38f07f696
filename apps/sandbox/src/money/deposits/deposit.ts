import { type Deposit, namesOf } from '@pavilion/api-client/wire';
import type { Coins, Paise } from '@pavilion/money';
import { depositId, Refusal } from '../../base/index.ts';
import type { FilledField } from '../../players/index.ts';
import { type Queryable, type Transaction, violates } from '../../store/index.ts';
import { isOpen } from './states.ts';

/** The states that a deposit can still leave (states.ts). */
export const OPEN = `d.state in ('created', 'redirected', 'returned', 'pending')`;

/** Where a deposit stands at the moment `$1`: what ran out has expired, whether or not it was swept yet. */
export const STATE = `case when d.expires_at <= $1 and ${OPEN} then 'expired' else d.state end` as const;

/** What `depositFrom` reads; `$1` is now. */
export const COLUMNS = `d.id, d.gateway, g.name as "gatewayName", d.amount, ${STATE} as state, d.reason, d.reference,
  d.created_at as "createdAt", d.expires_at as "expiresAt", d.decided_at as "decidedAt", d.goes_back as "goesBack",
  d.coins, d.coin_rate as "coinRate", g.coin` as const;
export const TABLES = 'deposit d join gateway g on g.code = d.gateway';

export interface DepositRow
  extends Omit<Deposit, 'id' | 'reason' | 'named' | 'reference' | 'expiresAt' | 'decidedAt' | 'goesBack' | 'coins'> {
  readonly id: number;
  readonly expiresAt: Date | null;
  readonly reason: string | null;
  readonly reference: string;
  readonly decidedAt: Date | null;
  readonly goesBack: boolean;
  readonly coins: Coins | null;
  readonly coinRate: Paise | null;
  readonly coin: string | null;
}

/** What was sent of a coin; nothing where rupees were. */
function coinsOf({ coins: count, coinRate: rate, coin }: DepositRow): Pick<Deposit, 'coins'> {
  return count === null || rate === null || coin === null ? {} : { coins: { count, rate, coin } };
}

export const depositFrom = (row: DepositRow): Deposit => ({
  id: depositId(row.id),
  gateway: row.gateway,
  gatewayName: row.gatewayName,
  amount: row.amount,
  state: row.state,
  reference: row.reference,
  createdAt: row.createdAt,
  ...(row.expiresAt !== null && isOpen(row.state) ? { expiresAt: row.expiresAt } : {}),
  ...(row.reason === null ? {} : { reason: row.reason, ...namesOf({ reason: row.reason }) }),
  ...(row.decidedAt === null ? {} : { decidedAt: row.decidedAt }),
  ...(row.goesBack ? { goesBack: true } : {}),
  ...coinsOf(row),
});

/** One deposit as it stands at `now`. */
export async function depositOf(database: Queryable, id: number, now: Date): Promise<Deposit | undefined> {
  const [row] = await database.query(`select ${COLUMNS} from ${TABLES} where d.id = $2`, [now, id]);
  return row && depositFrom(row);
}

interface NewDeposit {
  readonly player: number;
  readonly gateway: string;
  readonly amount: Paise;
  readonly state: 'created' | 'pending';
  readonly reference: string;
  readonly fields: readonly FilledField[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Adds a deposit and returns its number. A reference that an open or approved one of this gateway has is refused. */
export async function addDeposit(tx: Queryable, deposit: NewDeposit): Promise<number> {
  try {
    const [row] = await tx.query(
      `insert into deposit (player_id, gateway, amount, state, reference, fields, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8) returning id`,
      [
        deposit.player,
        deposit.gateway,
        deposit.amount,
        deposit.state,
        deposit.reference,
        JSON.stringify(deposit.fields),
        deposit.createdAt,
        deposit.expiresAt,
      ],
    );
    if (!row) throw new Error('A deposit was not added');
    return row.id;
  } catch (error) {
    throw violates(error, 'deposit_reference_key') ? sentAlready() : error;
  }
}

/** What a reference is refused with that an open or approved deposit of its gateway has. */
export const sentAlready = () =>
  new Refusal(409, 'This payment reference has already been submitted.', 'fields.reference');

/** A deposit of a player's as the desk lists it. */
interface ListedDeposit extends Pick<Deposit, 'id' | 'amount' | 'state' | 'createdAt'> {
  readonly gatewayName: string;
}

/** A player's latest deposits, newest first, as they were last written down. */
export async function latestDeposits(database: Queryable, player: number, count: number): Promise<ListedDeposit[]> {
  const rows = await database.query(
    `select d.id, g.name as "gatewayName", d.state, d.amount, d.created_at as "createdAt"
     from deposit d join gateway g on g.code = d.gateway where d.player_id = $1 order by d.id desc limit $2`,
    [player, count],
  );
  return rows.map((row) => ({ ...row, id: depositId(row.id) }));
}

/** A deposit of the past, or one that waits. */
export interface PastDeposit {
  readonly id: number;
  readonly gateway: string;
  readonly amount: Paise;
  readonly state: 'approved' | 'declined' | 'expired' | 'pending';
  readonly reference: string;
  readonly reason?: string;
  readonly fields?: readonly FilledField[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt?: Date;
}

/** Keeps a deposit as it stands, under its own number; no money moves. */
export async function recordDeposit(tx: Transaction, player: number, past: PastDeposit): Promise<void> {
  await tx.query(
    `insert into deposit (id, player_id, gateway, amount, state, reason, reference, fields, created_at, expires_at, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10, $11)`,
    [
      past.id,
      player,
      past.gateway,
      past.amount,
      past.state,
      past.reason ?? null,
      past.reference,
      JSON.stringify(past.fields ?? []),
      past.createdAt,
      past.expiresAt,
      past.decidedAt ?? null,
    ],
  );
}
