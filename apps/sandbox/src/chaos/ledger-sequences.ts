import { createHash } from 'node:crypto';
import type { Paise } from '@pavilion/money';
import fc from 'fast-check';
import {
  type Database,
  LedgerError,
  type LedgerTransaction,
  onlyRow,
  openAccounts,
  post,
  type Transaction,
} from '../store/index.ts';
import { Clerk, PLAYERS, type Step, sequence } from './ledger-commands.ts';
import { type Balances, LedgerModel, type Verdict } from './ledger-model.ts';

/** After how many sequences a chapter of the history is closed: its digest has to be the same ever after. */
const CHAPTER = 250;

/**
 * Lets random sequences of commands loose on a ledger, one after the other, and holds what it did against the model after each.
 * Returns how many transactions were written. Throws fast-check's report, with the seed, at the first difference.
 */
export async function runSequences(
  database: Database,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<number> {
  const book = await Book.open(database, `S${seed}`);
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      for (const step of steps) await book.take(step);
      await book.check();
    }),
    // A shorter way to the same failure would begin from another ledger: the first one is told as it is.
    { numRuns: count, seed, endOnFailure: true },
  );
  return book.audit();
}

/** A ledger under test with the model of what it should be. */
class Book {
  readonly #database: Database;
  readonly #players: readonly number[];
  readonly #clerk: Clerk;
  #model: LedgerModel;
  /** The newest transaction that was held against the model. */
  #seen: number;
  #written = 0;
  #sequences = 0;
  #chapters: { from: number; to: number; digest: string }[] = [];

  private constructor(database: Database, players: readonly number[], clerk: Clerk, model: LedgerModel, seen: number) {
    this.#database = database;
    this.#players = players;
    this.#clerk = clerk;
    this.#model = model;
    this.#seen = seen;
  }

  static async open(database: Database, tag: string): Promise<Book> {
    const players = await database.transaction((tx) => newPlayers(tx, tag));
    const newest = await database.query('select coalesce(max(id), 0) as id from ledger_transaction');
    const model = new LedgerModel(await balancesOf(database, players));
    return new Book(database, players, new Clerk(players, tag), model, onlyRow(newest, 'the newest transaction').id);
  }

  async take({ in: order, commands }: Step): Promise<void> {
    const transactions = commands.map((command) => this.#clerk.transactionOf(command, this.#model));
    if (order === 'order') for (const transaction of transactions) await this.#alone(transaction);
    else if (order === 'parallel') await this.#together(transactions);
    else await this.#asOne(transactions);
  }

  /** Holds everything that was written since the last time, and every account, against the model. */
  async check(): Promise<void> {
    const news = await this.#news();
    same(
      'what the entries sum to',
      news.reduce((total, { sum }) => total + sum, 0),
      0,
    );
    same('how many were written', news.length, this.#written);
    await this.#compareBalances();
    this.#seen = news.at(-1)?.id ?? this.#seen;
    this.#written = 0;
    this.#model.forget();
    this.#sequences += 1;
    if (this.#sequences % CHAPTER === 0) await this.#closeChapter();
  }

  /** The whole history once more: every chapter says what it said, every account is the sum of its entries, the sum is zero. */
  async audit(): Promise<number> {
    await this.#closeChapter();
    for (const { from, to, digest } of this.#chapters) {
      same(`the history from ${from} to ${to}`, await digestOf(this.#database, from, to), digest);
    }
    same('the audit', await auditOf(this.#database), { drifted: 0, total: 0, below: 0, overheld: 0, twice: 0 });
    const rows = await this.#database.query('select count(*) as count from ledger_transaction');
    return onlyRow(rows, 'how many transactions there are').count;
  }

  async #alone(transaction: LedgerTransaction): Promise<void> {
    const expected = this.#model.judge(transaction);
    same(`what becomes of ${describe(transaction)}`, await this.#send([transaction]), expected);
    this.#note(transaction, expected);
  }

  /** Several in one transaction: all of them, or none. */
  async #asOne(transactions: readonly LedgerTransaction[]): Promise<void> {
    const model = this.#model.copy();
    let expected: Verdict = 'written';
    let written = 0;
    for (const transaction of transactions) {
      expected = model.judge(transaction);
      if (expected !== 'written' && expected !== 'repeated') break;
      if (expected === 'written') {
        model.write(transaction);
        written += 1;
      }
    }
    same(`what becomes of ${transactions.map(describe).join(' with ')}`, await this.#send(transactions), expected);
    if (expected !== 'written' && expected !== 'repeated') return;
    this.#model = model;
    this.#written += written;
  }

  /** Several at once: what was written has to make sense in the order it was written, and each refusal at some point of it. */
  async #together(transactions: readonly LedgerTransaction[]): Promise<void> {
    const before = new Set((await this.#news()).map(({ id }) => id));
    const verdicts = await Promise.all(transactions.map((transaction) => this.#send([transaction])));
    const order = (await this.#news()).filter(({ id }) => !before.has(id)).toSorted((a, b) => a.entry - b.entry);
    const left = new Set(transactions.filter((_, index) => verdicts[index] === 'written'));
    same('how many of those at the same time were written', order.length, left.size);
    const moments = [this.#model.copy()];
    for (const { reference } of order) {
      const transaction = [...left].find((one) => one.reference === reference);
      if (!transaction) throw new Error(`${reference} is written, and nobody was told so`);
      left.delete(transaction);
      same(`what becomes of ${describe(transaction)} in its turn`, this.#model.judge(transaction), 'written');
      this.#note(transaction, 'written');
      moments.push(this.#model.copy());
    }
    for (const [index, transaction] of transactions.entries()) {
      const verdict = verdicts[index];
      if (verdict === 'written') continue;
      const possible = moments.map((moment) => moment.judge(transaction));
      if (!possible.some((one) => one === verdict)) {
        throw new Error(`${describe(transaction)} was ${verdict} when it could only be ${possible.join(' or ')}`);
      }
    }
  }

  #note(transaction: LedgerTransaction, verdict: Verdict): void {
    if (verdict !== 'written') return;
    this.#model.write(transaction);
    this.#written += 1;
  }

  /** What became of the last of `transactions`, in one transaction. */
  async #send(transactions: readonly LedgerTransaction[]): Promise<Verdict> {
    try {
      return await this.#database.transaction(async (tx) => {
        let verdict: Verdict = 'written';
        for (const transaction of transactions) verdict = (await post(tx, transaction)).isNew ? 'written' : 'repeated';
        return verdict;
      });
    } catch (error) {
      if (error instanceof LedgerError) return error.reason;
      throw error;
    }
  }

  #news(): Promise<{ id: number; reference: string; sum: Paise; entry: number }[]> {
    return this.#database.query(
      // The upper bound is never reached: it tells the planner that this is the end of a long table.
      `select t.id, t.reference, e.sum, e.entry
       from ledger_transaction t cross join lateral (
         select coalesce(sum(amount), 0)::bigint as sum, coalesce(min(id), 0) as entry from ledger_entry where transaction_id = t.id) as e
       where t.id > $1 and t.id <= $1 + 10000 order by t.id`,
      [this.#seen],
    );
  }

  async #compareBalances(): Promise<void> {
    for (const [player, balances] of await balancesOf(this.#database, this.#players)) {
      same(`the balances of ${player}`, balances, this.#model.balances(player));
    }
  }

  async #closeChapter(): Promise<void> {
    const from = this.#chapters.at(-1)?.to ?? 0;
    await refuseEdits(this.#database);
    this.#chapters.push({ from, to: this.#seen, digest: await digestOf(this.#database, from, this.#seen) });
  }
}

/** The sums of players' days as they are kept, and as the entries say. */
const DAYS = 'select player_id, day, name, kind, entries, gained, given from ledger_day';
const SUMMED_DAYS = `
  select player_id, (at at time zone 'Asia/Kolkata')::date, name, kind, count(*),
    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
  from ledger_entry where name in ('cash', 'coins') group by 1, 2, 3, 4`;

/** Accounts beside what their entries say, each summed once: an account that has none is there, and an entry without one is wrong. */
const SUMMED = `
  select a.player_id, a.balance, a.entries, coalesce(e.sum, 0) as sum, coalesce(e.count, 0) as count,
    coalesce(t.total, 0) + coalesce(m.moved, 0) as kept
  from account a
    left join (select account_id, sum(amount) as sum, count(*) from ledger_entry group by 1) as e on e.account_id = a.id
    left join ledger_house_total t on t.account_id = a.id
    left join (select account_id, sum(amount) as moved from ledger_house_move group by 1) as m on m.account_id = a.id`;

/** What can't be wrong with a ledger, counted: all zero. What is kept beside the entries drifts where it is not their sum. */
export function auditOf(database: Database): Promise<Record<string, number> | undefined> {
  return database.transaction(async (tx) => {
    // It reads all there is, which takes longer than a player may wait.
    await tx.script('set local statement_timeout = 0');
    const [counts] = await tx.query(`
      select (select count(*) from (${SUMMED}) as s
              where case when s.player_id is null then s.kept <> s.sum else (s.balance, s.entries) <> (s.sum, s.count) end)
               + (select count(*) from (${DAYS} except all ${SUMMED_DAYS}) as wrong)
               + (select count(*) from (${SUMMED_DAYS} except all ${DAYS}) as wrong) as drifted,
             (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,
             (select count(*) from account where balance < 0) as below,
             (select count(*) from account c join account h using (player_id)
              where c.name = 'cash' and h.name = 'held' and h.balance > c.balance) as overheld,
             (select count(*) - count(distinct reference) from ledger_transaction) as twice`);
    return counts;
  });
}

/** A digest of everything that was written after `from` up to `to`, row by row. */
async function digestOf(database: Database, from: number, to: number): Promise<string> {
  const rows = await database.query(
    `select t::text || string_agg(e::text, ';' order by e.id) as line
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
     where t.id > $1 and t.id <= $2 group by t.id order by t.id`,
    [from, to],
  );
  const hash = createHash('sha256');
  for (const { line } of rows) hash.update(line).update('\n');
  return `${rows.length} ${hash.digest('hex')}`;
}

/** Tries to edit history and balances behind the ledger's back. */
async function refuseEdits(database: Database): Promise<void> {
  for (const sql of [
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry where id = (select max(id) from ledger_entry)',
    `update ledger_transaction set reference = reference || '.'`,
    'truncate ledger_entry, ledger_transaction',
    'update account set balance = balance + 1 where balance is not null',
  ]) {
    const refused = await database
      .transaction((tx) => tx.script(sql))
      .then(
        () => false,
        () => true,
      );
    same(`whether this is refused: ${sql}`, refused, true);
  }
}

async function newPlayers(tx: Transaction, tag: string): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < PLAYERS; number += 1) {
    const [row] = await tx.query(
      `insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
       values ($1, $1, $1, '+91', $1, '', 3, 81026, now()) returning id`,
      [`${tag}-${number}`],
    );
    if (!row) throw new Error('There is no new player');
    await openAccounts(tx, row.id);
    ids.push(row.id);
  }
  return ids;
}

async function balancesOf(database: Database, players: readonly number[]): Promise<[number, Balances][]> {
  const rows = await database.query(
    'select player_id, name, coalesce(balance, 0) as balance from account where player_id = any($1::bigint[])',
    [players],
  );
  return players.map((player) => {
    const of = (name: keyof Balances) =>
      onlyRow(
        rows.filter((row) => row.player_id === player && row.name === name),
        `the ${name} of player ${player}`,
      ).balance;
    return [player, { cash: of('cash'), coins: of('coins'), held: of('held') }];
  });
}

const describe = ({ reference, title, entries }: LedgerTransaction) =>
  `${reference} (${title}: ${entries.map(({ account, amount }) => `${'house' in account ? account.house : `${account.player} ${account.name}`} ${amount}`).join(', ')})`;

function same(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what} is ${is} and should be ${should}`);
}
