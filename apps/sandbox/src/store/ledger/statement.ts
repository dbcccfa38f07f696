import {
  type CallInput,
  type CallOutput,
  type getAccountStatement,
  type StatementEntry,
  type StatementSummary,
  statementKinds,
} from '@pavilion/api-client/wire';
import { addPaise, type Paise } from '@pavilion/money';
import { DAY, Refusal, startOfIstDay } from '../../base/index.ts';
import type { Queryable } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';

type Filter = CallInput<typeof getAccountStatement>;
type Page = CallOutput<typeof getAccountStatement>['data'];

const PAGE_SIZE = 25;

/**
 * One page of a player's account statement, newest first, with what the cash is made of over the whole period.
 * Days are India's. Kind and reference narrow the entries, their total and what came in and went out; the rest of the
 * summary is of the whole period, so that opening cash plus what each kind did is closing cash.
 */
export async function statementOf(database: Queryable, player: number, filter: Filter): Promise<Page> {
  const from = startOfIstDay(filter.from);
  const to = new Date(startOfIstDay(filter.to).getTime() + DAY);
  if (to <= from) throw new Refusal(422, 'The period ends before it begins.', 'to');
  const { moneyIn, moneyOut, ...page } = await pageOf(database, player, filter, from, to);
  return { ...page, summary: { ...(await summaryOf(database, player, from, to)), moneyIn, moneyOut } };
}

type Turnover = Pick<StatementSummary, 'moneyIn' | 'moneyOut'>;

async function pageOf(
  database: Queryable,
  player: number,
  filter: Filter,
  from: Date,
  to: Date,
): Promise<Omit<Page, 'summary'> & Turnover> {
  const limit = filter.limit ?? PAGE_SIZE;
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor);
  const where = `
    from ledger_entry e
    join account a on a.id = e.account_id
    join ledger_transaction t on t.id = e.transaction_id
    where a.player_id = $1 and a.name <> 'held' and e.at >= $2 and e.at < $3
      and ($4::text is null or t.kind = $4)
      and ($5::text is null or strpos(lower(t.reference), lower($5)) > 0)`;
  const parameters = [player, from, to, filter.kind ?? null, filter.reference?.trim() || null];
  const [totals, rows] = await Promise.all([
    database.query<{ total: number } & Turnover>(
      `select count(*) as total,
         coalesce(sum(e.amount) filter (where a.name = 'cash' and e.amount > 0), 0)::bigint as "moneyIn",
         coalesce(-sum(e.amount) filter (where a.name = 'cash' and e.amount < 0), 0)::bigint as "moneyOut" ${where}`,
      parameters,
    ),
    database.query<Omit<StatementEntry, 'id' | 'balanceAfter'> & { id: number; balance_after: Paise }>(
      `select e.id, e.at, t.kind, t.title, t.detail, t.reference, t.state, e.amount, e.balance_after, a.name as account ${where}
         and ($6::timestamptz is null or (e.at, e.id) < ($6, $7::bigint))
       order by e.at desc, e.id desc limit $8`,
      [...parameters, after?.at ?? null, after?.id ?? null, limit + 1],
    ),
  ]);
  const entries = rows
    .slice(0, limit)
    .map(({ id, balance_after, ...row }): StatementEntry => ({ ...row, id: String(id), balanceAfter: balance_after }));
  const last = entries.at(-1);
  const next = rows.length > limit && last ? writeCursor(last) : null;
  return { entries, next, ...onlyRow(totals, 'the totals of a statement') };
}

async function summaryOf(
  database: Queryable,
  player: number,
  from: Date,
  to: Date,
): Promise<Omit<StatementSummary, keyof Turnover>> {
  const [sums, kinds, days] = await Promise.all([
    database.query<{ name: string; opening: Paise; closing: Paise }>(
      `select a.name,
         coalesce(sum(e.amount) filter (where e.at < $2), 0)::bigint as opening,
         coalesce(sum(e.amount), 0)::bigint as closing
       from account a left join ledger_entry e on e.account_id = a.id and e.at < $3
       where a.player_id = $1 group by a.name`,
      [player, from, to],
    ),
    database.query<{ kind: StatementEntry['kind']; count: number; amount: Paise }>(
      `select t.kind, count(*) as count, sum(e.amount)::bigint as amount
       from ledger_entry e join account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
       where a.player_id = $1 and a.name = 'cash' and e.at >= $2 and e.at < $3 group by t.kind`,
      [player, from, to],
    ),
    database.query<Omit<StatementSummary['days'][number], 'cash'>>(
      `select to_char((e.at at time zone 'UTC') + interval '5 hours 30 minutes', 'YYYY-MM-DD') as day,
         sum(e.amount)::bigint as change,
         coalesce(sum(e.amount) filter (where t.kind = 'deposit' and e.amount > 0), 0)::bigint as deposits,
         coalesce(-sum(e.amount) filter (where t.kind = 'withdrawal' and e.amount < 0), 0)::bigint as withdrawals
       from ledger_entry e join account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
       where a.player_id = $1 and a.name = 'cash' and e.at >= $2 and e.at < $3 group by 1 order by 1`,
      [player, from, to],
    ),
  ]);
  const of = (account: string) =>
    onlyRow(
      sums.filter(({ name }) => name === account),
      `the ${account} of player ${player}`,
    );
  const { opening: openingCash, closing: closingCash } = of('cash');
  const coins = of('coins').closing;
  let running = openingCash;
  return {
    openingCash,
    closingCash,
    coins,
    balance: addPaise(closingCash, coins),
    byKind: kinds.toSorted((a, b) => statementKinds.indexOf(a.kind) - statementKinds.indexOf(b.kind)),
    days: days.map((day) => {
      running = addPaise(running, day.change);
      return { ...day, cash: running };
    }),
  };
}

/** Where a page ended. Entries that come in later are newer, so they never shift the pages that follow. */
function writeCursor({ at, id }: StatementEntry): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

function readCursor(cursor: string): { at: Date; id: string } {
  const [, at, id] = /^(\d{1,15})\.(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined)
    throw new Refusal(422, 'This page of the statement does not exist.', 'cursor');
  return { at: new Date(Number(at)), id };
}
