import { bareCode } from '@pavilion/money/pattern';
import {
  type CaseFilter,
  type FoundCase,
  inOrder,
  numberPage,
  type Paging,
  withdrawalId,
  withdrawalNumber,
} from '../../base/index.ts';
import { countOf, type Queryable } from '../../store/index.ts';

const FOUND = `($1::text is null or w.state = $1) and ($2::text is null or w.method = $2)
  and ($3::bigint is null or w.player_id = $3) and ($4::bigint is null or w.amount >= $4) and ($5::bigint is null or w.amount <= $5)
  and ($6::text is null or upper(w.utr) = upper($6) or w.id = $7::bigint) and w.created_at <= $8`;
const COLUMNS = `w.id, w.player_id as player, w.destination as way, w.amount, w.state, w.utr as reference, w.created_at as at,
  w.decided_at as "decidedAt"`;

/** Requests in whatever state, newest first or in another order, and how many there are of them. */
export async function findWithdrawals(
  database: Queryable,
  filter: CaseFilter,
  paging: Paging,
): Promise<{ readonly found: readonly FoundCase[]; readonly count: number }> {
  const page = numberPage(paging, 'highest');
  const { state = null, way = null, player = null, least = null, most = null, text = null, until, order } = filter;
  const [utr, id] = [text && bareCode(text), withdrawalNumber(text?.toUpperCase() ?? '')];
  const meant = [state, way, player, least, most, utr, id, until] as const;
  const count = await countOf(database, `select count(*) as count from withdrawal w where ${FOUND}`, meant);
  const byKey = () =>
    database.query(
      page.isBackwards
        ? `select ${COLUMNS} from withdrawal w where ${FOUND} and w.id > $9 order by w.id offset $10 limit $11`
        : `select ${COLUMNS} from withdrawal w where ${FOUND} and w.id < $9 order by w.id desc offset $10 limit $11`,
      [...meant, page.bound, page.skip, paging.pagesize],
    );
  const inOtherOrder = () =>
    database.query(
      `select ${COLUMNS} from withdrawal w where ${FOUND}
       order by case when $9 then w.amount end desc nulls last, w.id offset $10 limit $11`,
      [...meant, order === 'largest', paging.skip, paging.pagesize],
    );
  return { found: order ? await inOtherOrder() : inOrder(await byKey(), page), count };
}

/** The names of a player's withdrawals that have a payment (its UTR) as their own, as `foldedReference` has it: all of theirs are looked through. */
export async function withdrawalsOfPayment(database: Queryable, player: number, folded: string): Promise<string[]> {
  const rows = await database.query(
    `select id from withdrawal where player_id = $1 and translate(lower(utr), ' -', '') = $2`,
    [player, folded],
  );
  return rows.map(({ id }) => withdrawalId(id));
}
