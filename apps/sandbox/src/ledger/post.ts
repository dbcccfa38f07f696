import type { Transaction } from '../database/database.ts';

export type LedgerKind = 'sports' | 'casino' | 'deposit' | 'withdrawal' | 'bonus' | 'adjustment';
/** `held` is no money of its own: it says how much of the cash open bets speak for, and never more than there is. */
type Purse = 'cash' | 'coins' | 'held';
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
  | 'withdrawals';

/** Whose account: a player's purse, or one of the house's. */
export type AccountName = { readonly player: number; readonly purse: Purse } | { readonly house: HouseAccount };

/** What one account gains (plus) or gives (minus), in paise. */
interface Entry {
  readonly account: AccountName;
  readonly amount: number;
}

export interface Posting {
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

interface AccountRow {
  readonly id: number;
  readonly player_id: number | null;
  readonly purse: string;
  readonly balance: number | null;
}

/**
 * Writes one ledger transaction, once for each reference: the same reference with the same content answers the first result,
 * with other content it throws. Purses are locked in the order of their ids, so that two transfers never wait for each other.
 */
export async function post(tx: Transaction, posting: Posting): Promise<Posted> {
  check(posting);
  const [fresh] = await tx.query<{ id: number }>(
    `insert into ledger_transaction (reference, kind, title, detail, state, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (reference) do nothing returning id`,
    [posting.reference, posting.kind, posting.title, posting.detail, posting.state, posting.at],
  );
  if (!fresh) return { id: await repeated(tx, posting), isNew: false };
  const accounts = await lockAccounts(tx, posting);
  const ids: number[] = [];
  const after = new Map([...accounts].map(([key, { balance }]) => [key, balance ?? 0]));
  for (const { account: name, amount } of posting.entries) {
    const key = keyOf(name);
    const account = accounts.get(key);
    if (!account) throw new LedgerError('no-account', `There is no account ${key}`);
    after.set(key, (after.get(key) ?? 0) + amount);
    ids.push(account.id);
  }
  refuseShortage(posting, after);
  await tx.query(
    `insert into ledger_entry (transaction_id, account_id, amount, at)
     select $1, account, amount, $2 from unnest($3::bigint[], $4::bigint[]) as entry (account, amount)`,
    [fresh.id, posting.at, ids, posting.entries.map(({ amount }) => amount)],
  );
  return { id: fresh.id, isNew: true };
}

/** A purse may not go below zero, nor cash below what is held of it. */
function refuseShortage({ entries }: Posting, after: ReadonlyMap<string, number>): void {
  for (const { account } of entries) {
    if ('house' in account) continue;
    const of = (purse: Purse) => after.get(keyOf({ player: account.player, purse })) ?? 0;
    if (of(account.purse) < 0) throw new LedgerError('not-enough', `${keyOf(account)} would go below zero`);
    if (account.purse !== 'coins' && of('cash') < of('held')) {
      throw new LedgerError('not-enough', `${account.player} would have ${of('cash')} and hold ${of('held')}`);
    }
  }
}

/** Gives a new player the purses that a player has, all empty. */
export async function openPurses(tx: Transaction, player: number): Promise<void> {
  await tx.query(
    `insert into account (player_id, purse, balance) values ($1, 'cash', 0), ($1, 'coins', 0), ($1, 'held', 0)`,
    [player],
  );
}

function check({ entries, reference }: Posting): void {
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

async function lockAccounts(tx: Transaction, { entries }: Posting): Promise<Map<string, AccountRow>> {
  // All purses of a player: what he holds is weighed against what he has, whichever of the two moves.
  const players = entries.flatMap(({ account }) => ('player' in account ? [account.player] : []));
  const house = entries.flatMap(({ account }) => ('house' in account ? [account.house] : []));
  const rows = [
    ...(players.length === 0
      ? []
      : await tx.query<AccountRow>(
          `select id, player_id, purse, balance from account
           where player_id = any($1::bigint[]) order by id for no key update`,
          [players],
        )),
    ...(house.length === 0
      ? []
      : await tx.query<AccountRow>(
          'select id, player_id, purse, balance from account where player_id is null and purse = any($1::text[])',
          [house],
        )),
  ];
  return new Map(rows.map((row) => [rowKey(row), row]));
}

/** The id of the transaction that has this reference, where it says the same; otherwise it throws. */
async function repeated(tx: Transaction, posting: Posting): Promise<number> {
  const rows = await tx.query<
    Omit<AccountRow, 'id'> & { id: number; amount: number } & Pick<Posting, 'kind' | 'title' | 'detail'>
  >(
    `select t.id, t.kind, t.title, t.detail, a.player_id, a.purse, e.amount
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join account a on a.id = e.account_id
     where t.reference = $1`,
    [posting.reference],
  );
  const [first] = rows;
  const moved = new Map(rows.map((row) => [rowKey(row), row.amount]));
  const isSame =
    first?.kind === posting.kind &&
    first.title === posting.title &&
    first.detail === posting.detail &&
    rows.length === posting.entries.length &&
    posting.entries.every(({ account, amount }) => moved.get(keyOf(account)) === amount);
  if (!first || !isSame) {
    throw new LedgerError('reference-taken', `The reference ${posting.reference} stands for another transaction`);
  }
  return first.id;
}

const keyOf = (account: AccountName) =>
  'house' in account ? `house/${account.house}` : `${account.player}/${account.purse}`;
const rowKey = (row: Pick<AccountRow, 'player_id' | 'purse'>) => `${row.player_id ?? 'house'}/${row.purse}`;
