import type { Paise } from '@pavilion/money';
import type { Transaction } from '../database/database.ts';

export type LedgerKind = 'sports' | 'casino' | 'deposit' | 'withdrawal' | 'bonus' | 'adjustment';
/** `held` is no money of its own: it says how much of the cash open bets speak for, and never more than there is. */
type PlayerAccount = 'cash' | 'coins' | 'held';
export type HouseAccount =
  | 'bank'
  | 'sports'
  | 'commission'
  | 'casino'
  | 'bonus'
  | 'referral'
  | 'play-money'
  /** The other side of every hold. */
  | 'holds'
  /** Asked for by players and not yet paid. */
  | 'withdrawals'
  /** What is kept of withdrawals as they are paid. */
  | 'fees'
  /** The other side of what the desk corrects. */
  | 'corrections'
  /** Minus what players owe; what was forgiven of it. */
  | 'debts'
  | 'written-off';

/** Whose account: one of a player's, or one of the house's. */
export type AccountName = { readonly player: number; readonly name: PlayerAccount } | { readonly house: HouseAccount };

/** What one account gains (plus) or gives (minus). */
interface Entry {
  readonly account: AccountName;
  readonly amount: Paise;
}

/** Something that moves money between accounts, all of it or none. */
export interface LedgerTransaction {
  /** Names what happened in the world. The ledger takes each reference once, however often it is sent. */
  readonly reference: string;
  readonly kind: LedgerKind;
  readonly title: string;
  readonly detail: string;
  /** How it stood when it was written, in a word for the player's statement. */
  readonly state: string;
  readonly at: Date;
  /** At least two, each account once, summing to zero. */
  readonly entries: readonly Entry[];
}

export interface Posted {
  readonly id: number;
  /** False where this reference had been posted before: nothing moved now. */
  readonly isNew: boolean;
}

/** What the ledger refuses. Nothing has moved; the transaction it was asked in is to be given up. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly reason: 'unbalanced' | 'reference-taken' | 'not-enough' | 'no-account';

  constructor(reason: LedgerError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Writes one ledger transaction, once for each reference: the same reference with the same content returns the first result,
 * with other content it throws. Accounts are locked in the order of their ids, so that two transfers never wait for each other.
 */
export async function post(tx: Transaction, transaction: LedgerTransaction): Promise<Posted> {
  check(transaction);
  const { reference, kind, title, detail, state, at, entries } = transaction;
  const [result] = await tx.query('select * from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    reference,
    kind,
    title,
    detail,
    state,
    at,
    entries.map(({ account }) => ('player' in account ? account.player : null)),
    entries.map(({ account }) => ('player' in account ? account.name : account.house)),
    entries.map(({ amount }) => amount),
  ]);
  if (!result) throw new Error('The ledger returned nothing');
  if (result.problem !== null) throw new LedgerError(result.problem, `${PROBLEMS[result.problem]}: ${result.culprit}`);
  const moved = result.is_new ? entries.flatMap(({ account }) => ('player' in account ? [account.player] : [])) : [];
  for (const player of new Set(moved)) tx.notify('balance', String(player));
  return { id: result.posted, isNew: result.is_new };
}

/** What only the database can see. */
type Problem = Exclude<LedgerError['reason'], 'unbalanced'>;
const PROBLEMS: Readonly<Record<Problem, string>> = {
  'reference-taken': 'The reference stands for another transaction',
  'not-enough': 'An account would go below zero, or cash below what is held of it',
  'no-account': 'There is no such account',
};

/** Gives new players the accounts that a player has, all empty. */
export async function openAccounts(tx: Transaction, ...players: readonly number[]): Promise<void> {
  await tx.query(
    `insert into account (player_id, name, balance)
     select player, name, 0 from unnest($1::bigint[]) with ordinality as p (player, n),
       unnest(array['cash', 'coins', 'held']) with ordinality as a (name, m) order by n, m`,
    [players],
  );
}

function check({ entries, reference }: LedgerTransaction): void {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const isWhole = entries.every(({ amount }) => Number.isSafeInteger(amount));
  const isOnce = new Set(entries.map(({ account }) => keyOf(account))).size === entries.length;
  if (sum !== 0 || entries.length < 2 || !isWhole || !isOnce || reference === '') {
    throw new LedgerError(
      'unbalanced',
      `${reference}: entries must be whole paise, each account once, and sum to zero`,
    );
  }
}

const keyOf = (account: AccountName) =>
  'house' in account ? `house/${account.house}` : `${account.player}/${account.name}`;
