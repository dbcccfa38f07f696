import type { CallInput, CallOutput, getAccountStatement, StatementEntry } from '@pavilion/api-client/wire';
import { DAY, foldedReference, Refusal, startOfIstDay } from '../../base/index.ts';
import type { Queryable } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';
import { allKinds, ENTRY_OF_KEY, NEWEST, NEWEST_OF_EACH } from './newest.ts';
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
/** A part of a reference is looked for in so many entries of the period, the newest, and in as many deposits and withdrawals of each. */
const MOST_SEARCHED = 2000;

/**
 * One page of a player's account statement, newest first, with what the cash is made of over the whole period.
 * Days are India's. Kind and reference narrow the entries, their total and what came in and went out; the rest of the
 * summary is of the whole period, so that opening cash plus what each kind did is closing cash.
 * A part of a reference is looked for in the newest 2,000 entries of the period, a whole one in all of them; spaces and dashes count in
 * neither. What a deposit or a withdrawal shows of its payment (a UTR) finds it as its reference does; `paid` are the whole references
 * that the money's own books have for it.
 */
export async function statementOf(
  database: Queryable,
  player: number,
  filter: Filter,
  paid: readonly string[] = [],
): Promise<Page> {
  const from = startOfIstDay(filter.from);
  const to = new Date(startOfIstDay(filter.to).getTime() + DAY);
  if (to <= from) throw new Refusal(422, 'The end date is before the start date.', 'to');
  const period: Period = { player, kinds: filter.kind === undefined ? allKinds : [filter.kind], from, to };
  const limit = filter.limit ?? PAGE_SIZE;
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor);
  const before = after !== null && after.at < to ? after : { at: to, id: 0 };
  const reference = wantedReference(filter.reference, paid);
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

/** A reference that is looked for: as what any part of one is compared with, and as a whole may be written in the ledger. */
interface Wanted {
  readonly part: string;
  readonly references: readonly string[];
}

/** What a player types: a reference with its dash or without, in any case, or the spaced number of a payment. Null for nothing. */
function wantedReference(typed = '', paid: readonly string[]): Wanted | null {
  const part = foldedReference(typed);
  if (part === '') return null;
  const [, prefix, number, step] = /^([A-Z]{2})([\dA-F]+)([PRH]?)$/.exec(part.toUpperCase()) ?? [];
  const dashed = prefix === undefined ? [] : [`${prefix}-${number}${step === '' ? '' : `-${step}`}`];
  return { part, references: [typed.trim(), typed.trim().toUpperCase(), ...dashed, ...paid] };
}

/**
 * The entries with a reference that has $8 in it, or with a payment that has: of the newest ones of the period, deposits and withdrawals
 * among them further back, and the one whose whole reference is one of $9. The keys are gathered once: planned into the join they were
 * gathered for each entry anew, ten times as slow.
 */
const WITH_REFERENCE = `
  with near as (
    select n.*, row_number() over (order by n.at desc, n.id desc) as place from (${NEWEST_OF_EACH}) n
  ), k as materialized (
    select name, kind, at, id from near where place <= $6::bigint or kind in ('deposit', 'withdrawal')
  ), found as (
    select ${COLUMNS} from k ${ENTRY_OF_KEY} where strpos(translate(lower(t.reference), ' -', ''), $8::text) > 0
      or (e.kind in ('deposit', 'withdrawal') and strpos(translate(lower(t.detail), ' -', ''), $8::text) > 0)
    union
    select ${COLUMNS} from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at
    where t.reference = any($9::text[]) and e.player_id = $1::bigint
      and e.name = any($2::text[]) and e.kind = any($3::text[]) and e.at >= $4::timestamptz and e.at < $5::timestamptz
  )` as const;

const searched = ({ player, kinds, from, to }: Period, { part, references }: Wanted) =>
  [player, NAMES, kinds, from, to, MOST_SEARCHED, 0, part, references] as const;

const entriesOfReference = (database: Queryable, period: Period, reference: Wanted, before: Cursor, limit: number) =>
  database.query(
    `${WITH_REFERENCE} select * from found f where (f.at, f.id) < ($10::timestamptz, $11::bigint)
     order by f.at desc, f.id desc limit $12::bigint`,
    [...searched(period, reference), before.at, before.id, limit],
  );

async function totalsOfReference(database: Queryable, period: Period, reference: Wanted): Promise<Totals> {
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
