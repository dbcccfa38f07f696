import { createHash } from 'node:crypto';
import { type Paise, ZERO } from '@pavilion/money';
import { isPlayer } from '../../players/index.ts';
import { type Database, onlyRow, type Transaction, waitAtMost } from '../../store/index.ts';
import { type WalletAnswer, WalletRefusal } from './codes.ts';
import { isSealed, sealedRound } from './sealed.ts';
import type { MoneyInput } from './wire.ts';

/** How long a transaction waits for one that has what it needs, ms. */
const PATIENCE = 5000;

/** What a provider asks to be done with a player's money. */
export interface Order {
  readonly provider: string;
  readonly kind: 'bet' | 'win' | 'bet-win' | 'rollback';
  readonly input: MoneyInput;
  readonly staked: Paise;
  readonly won: Paise;
  /** What a rollback takes back. */
  readonly reverses?: string;
  /** Who asks: the provider, unless said. */
  readonly by?: 'provider' | 'desk';
  readonly at: Date;
}

/** What became of an order: done, or refused for good. */
export interface Outcome {
  readonly state: 'done' | 'refused';
  readonly answer: WalletAnswer;
}

/** How an order is done. */
export interface OrderWork {
  /** Comes before the order's id is taken; what it throws leaves no trace. */
  readonly before?: (tx: Transaction) => Promise<void>;
  /** `id` is the order's number here. What it throws leaves no trace either. */
  readonly work: (tx: Transaction, id: number) => Promise<Outcome>;
}

/**
 * Does an order once, in one transaction with the note of its answer: the same order again gets the first answer, also when both come
 * at the same time, and another one under its id is refused. A bet that has been rolled back says so from then on. Two orders that
 * meet in one id take turns by its row.
 */
export function once(database: Database, order: Order, work: OrderWork): Promise<WalletAnswer> {
  return database.transaction((tx) => onceIn(tx, order, work));
}

/** The same in a transaction that has begun. */
export async function onceIn(tx: Transaction, order: Order, { before, work }: OrderWork): Promise<WalletAnswer> {
  await waitAtMost(tx, PATIENCE);
  const known = await knownAnswer(tx, order);
  if (known) return known;
  if (!(await isPlayer(tx, order.input.player))) {
    throw new WalletRefusal('PLAYER_NOT_FOUND', 'There is no such player.');
  }
  await before?.(tx);
  const id = await claim(tx, order);
  if (id === null) return onlyRow([await knownAnswer(tx, order)].filter(isKnown), 'an order that has just been taken');
  const { state, answer } = await work(tx, id);
  await tx.query('update wallet_transaction set state = $2, answer = $3::text::json where id = $1', [
    id,
    state,
    JSON.stringify(answer),
  ]);
  return answer;
}

const isKnown = (answer: WalletAnswer | undefined) => answer !== undefined;

/** What the order's id was answered with; undefined where it is new. In a part of a round that is sealed nothing is new. */
async function knownAnswer(tx: Transaction, order: Order): Promise<WalletAnswer | undefined> {
  const { provider, input } = order;
  const [known] = await tx.query(
    'select state, request_hash as hash, answer from wallet_transaction where provider = $1 and transaction = $2',
    [provider, input.transaction],
  );
  if (!known) {
    if (await isSealed(tx, provider, input)) throw sealedRound();
    return undefined;
  }
  if (known.hash !== null && !hashOf(order).equals(known.hash)) {
    throw new WalletRefusal('DUPLICATE_TRANSACTION', 'This transaction stands for something else.');
  }
  if (known.state === 'rolled-back') {
    throw new WalletRefusal('TRANSACTION_ROLLED_BACK', 'This bet has been rolled back.');
  }
  return known.answer as WalletAnswer;
}

/** Takes the id of an order and returns its number here; null where somebody has it. */
async function claim(tx: Transaction, order: Order): Promise<number | null> {
  const { provider, kind, input, staked, won, reverses, at } = order;
  const [claimed] = await tx.query(
    `insert into wallet_transaction (provider, transaction, kind, player_id, round, staked, won, reverses, state, request_hash, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'new', $9, $10) on conflict (provider, transaction) do nothing returning id`,
    [
      ...([provider, input.transaction, kind, input.player, input.round] as const),
      ...([staked, won, reverses ?? null, hashOf(order), at] as const),
    ],
  );
  return claimed?.id ?? null;
}

/** Names what was asked for: not by whose token, which may be another one when it is asked for again. */
function hashOf({ kind, input: { player, round, close }, staked, won, reverses }: Order): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([kind, player, round, close, staked, won, reverses ?? null]))
    .digest();
}

/** A transaction that is to be rolled back. */
export interface Reversed {
  readonly id: number;
  readonly kind: 'bet' | 'win' | 'bet-win' | 'rollback' | 'unseen';
  readonly player: number;
  readonly round: string;
  readonly staked: Paise;
  readonly won: Paise;
  readonly state: 'new' | 'done' | 'refused' | 'rolled-back';
}

/**
 * What a rollback takes back, kept as it is until this transaction ends; null where it never came: then that is remembered, and it is
 * refused when it comes. One that comes at this moment is waited for.
 */
export async function reversedBy(
  tx: Transaction,
  { provider, input: { player, round }, at }: Order,
  reverses: string,
): Promise<Reversed | null> {
  const remembered = await tx.query(
    `insert into wallet_transaction (provider, transaction, kind, player_id, round, staked, won, state, at)
     values ($1, $2, 'unseen', $3, $4, $5, $6, 'rolled-back', $7) on conflict (provider, transaction) do nothing returning id`,
    [provider, reverses, player, round, ZERO, ZERO, at],
  );
  if (remembered.length > 0) return null;
  const rows = await tx.query(
    `select id, kind, player_id as player, round, staked, won, state from wallet_transaction
     where provider = $1 and transaction = $2 for no key update`,
    [provider, reverses],
  );
  return onlyRow(rows, `the transaction ${reverses} of ${provider}`);
}

/** Has a bet be one that was rolled back. */
export async function markReversed(tx: Transaction, { id }: Reversed): Promise<void> {
  await tx.query(`update wallet_transaction set state = 'rolled-back' where id = $1`, [id]);
}
