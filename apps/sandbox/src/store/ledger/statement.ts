import type { CallInput, CallOutput, getAccountStatement, StatementEntry } from '@pavilion/api-client/wire';
import { DAY, Refusal, startOfIstDay } from '../../base/index.ts';
import type { Queryable } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';
import { allKinds, ENTRY_OF_KEY, NEWEST } from './newest.ts';
import { statementSummaryOf, type Totals } from './statement-summary.ts';

type Filter = CallInput<typeof getAccountStatement>;
type Page = CallOutput<typeof getAccountStatement>['data'];

/** Which entries are asked for: of these kinds, from an instant and before another. */
interface Period {
  readonly player: number;
  readonly kinds: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

const PAGE_SIZE = 25;
/** A reference is looked for in so many entries of the period, the newest. */
const MOST_SEARCHED = 2000;

/**
 * One page of a player's account statement, newest first, with what the cash is made of over the whole period.
 * Days are India's. Kind and reference narrow the entries, their total and what came in and went out; the rest of the
 * summary is of the whole period, so that opening cash plus what each kind did is closing cash.
 * A part of a reference is looked for in the newest 2,000 entries of the period, a whole one in all of them.
 */
export async function statementOf(database: Queryable, player: number, filter: Filter): Promise<Page> {
  const from = startOfIstDay(filter.from);
  const to = new Date(startOfIstDay(filter.to).getTime() + DAY);
  if (to <= from) throw new Refusal(422, 'The period ends before it begins.', 'to');
  const period: Period = { player, kinds: filter.kind === undefined ? allKinds : [filter.kind], from, to };
  const limit = filter.limit ?? PAGE_SIZE;
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor);
  const before = after !== null && after.at < to ? after : { at: to, id: 0 };
  const reference = filter.reference?.trim() || null;
  const [{ summary, totalsOf }, found, rows] = await Promise.all([
    statementSummaryOf(database, player, filter),
    reference === null ? null : totalsOfReference(database, period, reference),
    reference === null
      ? newestEntries(database, period, before, limit + 1)
      : entriesOfReference(database, period, reference, before, limit + 1),
  ]);
  const { total, ...turnover } = found ?? totalsOf(period.kinds);
  const entries = rows.slice(0, limit).map(
    ({ id, after: balanceAfter, account, ...row }): StatementEntry => ({
      ...row,
      id: String(id),
      account: account === 'coins' ? 'coins' : 'cash',
      balanceAfter,
    }),
  );
  const last = entries.at(-1);
  const next = rows.length > limit && last ? writeCursor(last) : null;
  return { entries, total, next, summary: { ...summary, ...turnover } };
}

const NAMES = ['cash', 'coins'];
const COLUMNS = `e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account`;

/** The newest entries before `before`. */
const newestEntries = (database: Queryable, { player, kinds, from }: Period, before: Cursor, limit: number) =>
  database.query(`with k as (${NEWEST}) select ${COLUMNS} from k ${ENTRY_OF_KEY} order by e.at desc, e.id desc`, [
    player,
    NAMES,
    kinds,
    from,
    before.at,
    limit,
    before.id,
  ]);

/** The entries with a reference that has $8 in it: of the newest ones of the period, and the one that has it as a whole. */
const WITH_REFERENCE = `
  with k as (${NEWEST}), found as (
    select ${COLUMNS} from k ${ENTRY_OF_KEY} where strpos(lower(t.reference), lower($8::text)) > 0
    union
    select ${COLUMNS} from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at
    where t.reference in ($8::text, upper($8::text)) and e.player_id = $1::bigint
      and e.name = any($2::text[]) and e.kind = any($3::text[]) and e.at >= $4::timestamptz and e.at < $5::timestamptz
  )` as const;

const searched = ({ player, kinds, from, to }: Period, reference: string) =>
  [player, NAMES, kinds, from, to, MOST_SEARCHED, 0, reference] as const;

const entriesOfReference = (database: Queryable, period: Period, reference: string, before: Cursor, limit: number) =>
  database.query(
    `${WITH_REFERENCE} select * from found f where (f.at, f.id) < ($9::timestamptz, $10::bigint)
     order by f.at desc, f.id desc limit $11::bigint`,
    [...searched(period, reference), before.at, before.id, limit],
  );

async function totalsOfReference(database: Queryable, period: Period, reference: string): Promise<Totals> {
  const rows = await database.query(
    `${WITH_REFERENCE}
     select count(*) as total,
       coalesce(sum(amount) filter (where account = 'cash' and amount > 0), 0)::bigint as "moneyIn",
       coalesce(-sum(amount) filter (where account = 'cash' and amount < 0), 0)::bigint as "moneyOut" from found`,
    searched(period, reference),
  );
  return onlyRow(rows, 'the totals of a statement');
}

interface Cursor {
  readonly at: Date;
  readonly id: number;
}

/** Where a page ended. Entries that come in later are newer, so they never shift the pages that follow. */
function writeCursor({ at, id }: StatementEntry): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

function readCursor(cursor: string): Cursor {
  const [, at, id] = /^(\d{1,15})\.(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined)
    throw new Refusal(422, 'This page of the statement does not exist.', 'cursor');
  return { at: new Date(Number(at)), id: Number(id) };
}
