import { createHash, randomBytes } from 'node:crypto';
import type { Paise } from '@pavilion/money';
import type { Queryable } from '../../store/index.ts';

/** Where the gateway's pages stand. */
export const FASTPAY_PATH = '/sandbox/fastpay';

/** `taken`: the player paid; `paid`: and the operator knows that the money arrived. */
type PaymentState = 'open' | 'taken' | 'paid' | 'declined';

/** A payment in the gateway's own book. It knows nothing of deposits: its id is all that it shares with the operator. */
export interface Payment {
  readonly id: string;
  readonly amount: Paise;
  readonly returnPath: string;
  readonly state: PaymentState;
  readonly expiresAt: Date;
}

interface NewPayment extends Omit<Payment, 'id' | 'state'> {
  readonly createdAt: Date;
}

const COLUMNS = 'id, amount, return_path as "returnPath", state, expires_at as "expiresAt"';
const TOKEN = /^[\w-]{43}$/;

/** A new payment: its id at once, and its page's address (with a token of 256 bits, for this page alone) once it is kept. */
export function openPayment(): { id: string; keep(tx: Queryable, payment: NewPayment): Promise<string> } {
  const id = `FP${randomBytes(8).toString('hex').toUpperCase()}`;
  return {
    id,
    async keep(tx, { amount, returnPath, createdAt, expiresAt }) {
      const token = randomBytes(32).toString('base64url');
      await tx.query(
        `insert into fastpay_payment (id, token_hash, amount, return_path, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, hashOf(token), amount, returnPath, createdAt, expiresAt],
      );
      return `${FASTPAY_PATH}/${token}`;
    },
  };
}

/** The payment of a page's token, locked until `tx` ends. */
export async function lockPayment(tx: Queryable, token: string): Promise<Payment | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await tx.query(`select ${COLUMNS} from fastpay_payment where token_hash = $1 for no key update`, [
    hashOf(token),
  ]);
  return row;
}

/**
 * The payments that the operator has not heard the end of, oldest first, at most so many: those of which that failed have to wait until
 * their next try.
 */
export async function takenPayments(database: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await database.query(
    `select p.id from fastpay_payment p left join payment_trouble t on t.payment_id = p.id
     where p.state = 'taken' and (t.again_at is null or t.again_at <= $1) order by p.created_at, p.id limit $2`,
    [now, most],
  );
  return rows.map(({ id }) => id);
}

/** One of them, locked; undefined where another process is telling it, or has. */
export async function lockTaken(tx: Queryable, id: string): Promise<Payment | undefined> {
  const [row] = await tx.query(
    `select ${COLUMNS} from fastpay_payment where id = $1 and state = 'taken' for no key update skip locked`,
    [id],
  );
  return row;
}

export async function setState(tx: Queryable, id: string, state: PaymentState): Promise<void> {
  await tx.query('update fastpay_payment set state = $2 where id = $1', [id, state]);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
