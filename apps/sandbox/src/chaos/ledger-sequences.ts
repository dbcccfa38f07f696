import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type Database, LedgerError, openPurses, type Posting, post, type Transaction } from '../store/index.ts';
import { Clerk, PLAYERS, type Step, sequence } from './ledger-commands.ts';
import { LedgerModel, type Purses, type Verdict } from './ledger-model.ts';

/** After how many sequences a chapter of the history is closed: its digest has to be the same ever after. */
const CHAPTER = 250;

/**
 * Lets random sequences of commands loose on a ledger, one after the other, and holds what it did against the model after each.
 * Answers how many transactions were written. Throws fast-check's report, with the seed, at the first difference.
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
    const [newest] = await database.query<{ id: number }>('select coalesce(max(id), 0) as id from ledger_transaction');
    const model = new LedgerModel(await pursesOf(database, players));
    return new Book(database, players, new Clerk(players, tag), model, newest?.id ?? 0);
  }

  async take({ in: order, commands }: Step): Promise<void> {
    const postings = commands.map((command) => this.#clerk.postingOf(command, this.#model));
    if (order === 'order') for (const posting of postings) await this.#alone(posting);
    else if (order === 'parallel') await this.#together(postings);
    else await this.#asOne(postings);
  }

  /** Holds everything that was written since the last time, and every purse, against the model. */
  async check(): Promise<void> {
    const news = await this.#news();
    same(
      'what the entries sum to',
      news.reduce((total, { sum }) => total + sum, 0),
      0,
    );
    same('how many were written', news.length, this.#written);
    await this.#comparePurses();
    this.#seen = news.at(-1)?.id ?? this.#seen;
    this.#written = 0;
    this.#model.forget();
    this.#sequences += 1;
    if (this.#sequences % CHAPTER === 0) await this.#closeChapter();
  }

  /** The whole history once more: every chapter says what it said, every purse is the sum of its entries, the sum is zero. */
  async audit(): Promise<number> {
    await this.#closeChapter();
    for (const { from, to, digest } of this.#chapters) {
      same(`the history from ${from} to ${to}`, await digestOf(this.#database, from, to), digest);
    }
    same('the audit', await auditOf(this.#database), { drifted: 0, total: 0, below: 0, overheld: 0, twice: 0 });
    const [row] = await this.#database.query<{ count: number }>('select count(*) as count from ledger_transaction');
    return row?.count ?? 0;
  }

  async #alone(posting: Posting): Promise<void> {
    const expected = this.#model.judge(posting);
    same(`what becomes of ${describe(posting)}`, await this.#send([posting]), expected);
    this.#note(posting, expected);
  }

  /** Several in one transaction: all of them, or none. */
  async #asOne(postings: readonly Posting[]): Promise<void> {
    const model = this.#model.copy();
    let expected: Verdict = 'written';
    let written = 0;
    for (const posting of postings) {
      expected = model.judge(posting);
      if (expected !== 'written' && expected !== 'repeated') break;
      if (expected === 'written') {
        model.write(posting);
        written += 1;
      }
    }
    same(`what becomes of ${postings.map(describe).join(' with ')}`, await this.#send(postings), expected);
    if (expected !== 'written' && expected !== 'repeated') return;
    this.#model = model;
    this.#written += written;
  }

  /** Several at once: what was written has to make sense in the order it was written, and each refusal at some point of it. */
  async #together(postings: readonly Posting[]): Promise<void> {
    const before = new Set((await this.#news()).map(({ id }) => id));
    const verdicts = await Promise.all(postings.map((posting) => this.#send([posting])));
    const order = (await this.#news()).filter(({ id }) => !before.has(id)).toSorted((a, b) => a.entry - b.entry);
    const left = new Set(postings.filter((_, index) => verdicts[index] === 'written'));
    same('how many of those at the same time were written', order.length, left.size);
    const moments = [this.#model.copy()];
    for (const { reference } of order) {
      const posting = [...left].find((one) => one.reference === reference);
      if (!posting) throw new Error(`${reference} is written, and nobody was told so`);
      left.delete(posting);
      same(`what becomes of ${describe(posting)} in its turn`, this.#model.judge(posting), 'written');
      this.#note(posting, 'written');
      moments.push(this.#model.copy());
    }
    for (const [index, posting] of postings.entries()) {
      const verdict = verdicts[index];
      if (verdict === 'written') continue;
      const possible = moments.map((moment) => moment.judge(posting));
      if (!possible.some((one) => one === verdict)) {
        throw new Error(`${describe(posting)} was ${verdict} when it could only be ${possible.join(' or ')}`);
      }
    }
  }

  #note(posting: Posting, verdict: Verdict): void {
    if (verdict !== 'written') return;
    this.#model.write(posting);
    this.#written += 1;
  }

  /** What became of the last of `postings`, in one transaction. */
  async #send(postings: readonly Posting[]): Promise<Verdict> {
    try {
      return await this.#database.transaction(async (tx) => {
        let verdict: Verdict = 'written';
        for (const posting of postings) verdict = (await post(tx, posting)).isNew ? 'written' : 'repeated';
        return verdict;
      });
    } catch (error) {
      if (error instanceof LedgerError) return error.reason;
      throw error;
    }
  }

  #news(): Promise<{ id: number; reference: string; sum: number; entry: number }[]> {
    return this.#database.query(
      // The upper bound is never reached: it tells the planner that this is the end of a long table.
      `select t.id, t.reference, e.sum, e.entry
       from ledger_transaction t cross join lateral (
         select sum(amount)::bigint as sum, min(id) as entry from ledger_entry where transaction_id = t.id) as e
       where t.id > $1 and t.id <= $1 + 10000 order by t.id`,
      [this.#seen],
    );
  }

  async #comparePurses(): Promise<void> {
    for (const [player, purses] of await pursesOf(this.#database, this.#players)) {
      same(`the purses of ${player}`, purses, this.#model.purses(player));
    }
  }

  async #closeChapter(): Promise<void> {
    const from = this.#chapters.at(-1)?.to ?? 0;
    await refuseEdits(this.#database);
    this.#chapters.push({ from, to: this.#seen, digest: await digestOf(this.#database, from, this.#seen) });
  }
}

/** What can't be wrong with a ledger, counted: all zero. */
export async function auditOf(database: Database): Promise<Record<string, number> | undefined> {
  const [counts] = await database.query<Record<string, number>>(`
    select (select count(*) from account a where a.player_id is not null
              and a.balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)) as drifted,
           (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,
           (select count(*) from account where balance < 0) as below,
           (select count(*) from account c join account h using (player_id)
            where c.purse = 'cash' and h.purse = 'held' and h.balance > c.balance) as overheld,
           (select count(*) - count(distinct reference) from ledger_transaction) as twice`);
  return counts;
}

/** A digest of everything that was written after `from` up to `to`, row by row. */
async function digestOf(database: Database, from: number, to: number): Promise<string> {
  const rows = await database.query<{ line: string }>(
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
    const [row] = await tx.query<{ id: number }>(
      `insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
       values ($1, $1, $1, '+91', $1, '', 3, 81026, now()) returning id`,
      [`${tag}-${number}`],
    );
    if (!row) throw new Error('There is no new player');
    await openPurses(tx, row.id);
    ids.push(row.id);
  }
  return ids;
}

async function pursesOf(database: Database, players: readonly number[]): Promise<[number, Purses][]> {
  const rows = await database.query<{ player_id: number; purse: keyof Purses; balance: number }>(
    'select player_id, purse, balance from account where player_id = any($1::bigint[])',
    [players],
  );
  return players.map((player) => {
    const of = (purse: keyof Purses) =>
      rows.find((row) => row.player_id === player && row.purse === purse)?.balance ?? Number.NaN;
    return [player, { cash: of('cash'), coins: of('coins'), held: of('held') }];
  });
}

const describe = ({ reference, title, entries }: Posting) =>
  `${reference} (${title}: ${entries.map(({ account, amount }) => `${'house' in account ? account.house : `${account.player} ${account.purse}`} ${amount}`).join(', ')})`;

function same(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what} is ${is} and should be ${should}`);
}
