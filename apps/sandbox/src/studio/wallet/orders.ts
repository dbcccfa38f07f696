import { MINUTE } from '../../base/index.ts';
import type { OnTrouble } from '../../server/index.ts';
import { type Database, deleteInBatches, type Transaction } from '../../store/index.ts';
import type { Wallet, WalletCalls, WalletReply } from './client.ts';

/** Until an order is tried again, ms: after the first try, doubled with each, and at most. */
const FIRST = 2000;
const LONGEST = 10 * MINUTE;
/** For how long the process that tries an order has it to itself, ms: longer than a call takes. */
const HELD = 30_000;
/** After how long a stake is given up whose answer nobody waits for any more, ms: longer than a call takes, as well. */
export const STAKING = 30_000;
/** How many are tried in one turn, and how many of them at a time. */
const AT_ONCE = 200;
const BESIDE = 8;
/** Each time that an order was tried in vain so often, it is said: after a quarter of an hour, and then every hour and a half. */
const NOTED = 10;

/** An order whose answer the studio has to get: without it a player has not got what is theirs. */
export type Order = {
  readonly [Call in 'win' | 'rollback']: {
    readonly provider: string;
    readonly call: Call;
    readonly body: WalletCalls[Call];
  };
}['win' | 'rollback'];

/** Who sends orders. */
export interface Sender {
  readonly database: Database;
  readonly wallet: Wallet;
  /** Hears of what a player does not get. */
  readonly onTrouble: OnTrouble;
}

/** Puts an order down in the transaction that it follows from: from then on it goes out until it is answered. */
export const order = (tx: Transaction, one: Order, now: Date): Promise<void> => orderAll(tx, [one], now);

/** Puts orders down, all in one statement. */
export async function orderAll(tx: Transaction, orders: readonly Order[], now: Date): Promise<void> {
  await tx.query(
    `insert into studio_order (transaction, provider, call, body, next_at)
     select o.body ->> 'transaction', o.provider, o.call, o.body, $2
     from jsonb_to_recordset($1::text::jsonb) as o (provider text, call text, body jsonb)
     on conflict (transaction) do nothing`,
    [JSON.stringify(orders), now],
  );
}

/**
 * Sends an order that is due, and keeps what became of it. Null where it is done already, or another process is at it. A no for good is
 * kept with its reason, said, and not sent again: it is a fault of the studio, or somebody at the operator's desk has decided otherwise.
 * What stays without an answer is said too, now and then.
 */
export async function deliver(
  { database, wallet, onTrouble }: Sender,
  transaction: string,
  now: Date,
): Promise<WalletReply | null> {
  const [taken] = await database.query(
    `update studio_order set tries = tries + 1, next_at = $2 where transaction = $1 and done_at is null and next_at <= $3
     returning provider, call, body, tries`,
    [transaction, new Date(now.getTime() + HELD), now],
  );
  if (!taken) return null;
  const { provider, call, body, tries } = taken as typeof taken & Order;
  const reply = await (call === 'win' ? wallet.call(provider, 'win', body) : wallet.call(provider, 'rollback', body));
  const isDone = reply.kind === 'done' || (reply.kind === 'refused' && !reply.isForNow);
  const trouble = reply.kind === 'done' ? null : `${'code' in reply ? reply.code : ''} ${reply.message}`.trim();
  const pause = Math.min(FIRST * 2 ** Math.min(tries - 1, 20), LONGEST);
  // Where this took longer than the order was held, another process may have got its answer meanwhile: that stands.
  const [kept] = await database.query(
    `update studio_order set done_at = case when $2 then $3::timestamptz end, trouble = $4, next_at = $5
     where transaction = $1 and done_at is null returning transaction`,
    [transaction, isDone, now, trouble, new Date(now.getTime() + pause)],
  );
  if (kept && trouble !== null && (isDone || tries % NOTED === 0)) {
    const outcome = isDone ? 'refused for good' : `without an answer after ${tries} tries`;
    onTrouble(new Error(`The studio’s ${call} ${transaction} at ${provider} is ${outcome}: ${trouble}`));
  }
  return reply;
}

/** Sends what is due. */
export async function deliverDue(services: Sender, now: Date): Promise<void> {
  const due = await services.database.query(
    'select transaction from studio_order where done_at is null and next_at <= $1 order by next_at limit $2',
    [now, AT_ONCE],
  );
  const left = due.map(({ transaction }) => transaction);
  const line = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await deliver(services, next, now);
  };
  await Promise.all(Array.from({ length: BESIDE }, line));
}

/** Forgets orders that were done before then. One that the operator has refused for good stays. */
export async function forgetOrders(database: Database, before: Date): Promise<void> {
  await deleteInBatches((rows) =>
    database.query(
      `delete from studio_order where transaction in (
         select transaction from studio_order where done_at < $2 and trouble is null order by done_at limit $1)
       returning 1`,
      [rows, before],
    ),
  );
}
