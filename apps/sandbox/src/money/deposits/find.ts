import { bareCode } from '@pavilion/money/pattern';
import {
  type CaseFilter,
  depositId,
  depositNumber,
  type FoundCase,
  inOrder,
  numberPage,
  type Paging,
} from '../../base/index.ts';
import { countOf, type Queryable } from '../../store/index.ts';
import { STATE, TABLES } from './deposit.ts';

const FOUND = `($2::text is null or ${STATE} = $2) and ($3::text is null or d.gateway = $3)
  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.amount >= $5) and ($6::bigint is null or d.amount <= $6)
  and ($7::text is null or lower(d.reference) = lower($7) or d.id = $8::bigint) and d.created_at <= $9` as const;
const COLUMNS =
  `d.id, d.player_id as player, g.name as way, d.amount, ${STATE} as state, d.reference, d.created_at as at,
  d.decided_at as "decidedAt"` as const;

/** Deposits in whatever state, newest first or in another order, and how many there are of them. */
export async function findDeposits(
  database: Queryable,
  filter: CaseFilter,
  paging: Paging,
  now: Date,
): Promise<{ readonly found: readonly FoundCase[]; readonly count: number }> {
  const page = numberPage(paging, 'highest');
  const { state = null, way = null, player = null, least = null, most = null, text = null, until, order } = filter;
  const [reference, id] = [text && bareCode(text), depositNumber(text?.toUpperCase() ?? '')];
  const meant = [now, state, way, player, least, most, reference, id, until] as const;
  const count = await countOf(database, `select count(*) as count from ${TABLES} where ${FOUND}`, meant);
  if (order) {
    const inOther = await database.query(
      `select ${COLUMNS} from ${TABLES} where ${FOUND}
       order by case when $10 then d.amount end desc nulls last, d.id offset $11 limit $12`,
      [...meant, order === 'largest', paging.skip, paging.pagesize],
    );
    return { found: inOther, count };
  }
  const rows = await database.query(
    page.isBackwards
      ? `select ${COLUMNS} from ${TABLES} where ${FOUND} and d.id > $10 order by d.id offset $11 limit $12`
      : `select ${COLUMNS} from ${TABLES} where ${FOUND} and d.id < $10 order by d.id desc offset $11 limit $12`,
    [...meant, page.bound, page.skip, paging.pagesize],
  );
  return { found: inOrder(rows, page), count };
}

/** The names of a player's deposits that have a payment as their own, as `foldedReference` has it: all of theirs are looked through. */
export async function depositsOfPayment(database: Queryable, player: number, folded: string): Promise<string[]> {
  const rows = await database.query(
    `select id from deposit where player_id = $1 and translate(lower(reference), ' -', '') = $2`,
    [player, folded],
  );
  return rows.map(({ id }) => depositId(id));
}
