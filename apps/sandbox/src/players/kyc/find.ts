import { type CaseFilter, type FoundCase, idOf, inOrder, istDay, numberPage, type Paging } from '../../base/index.ts';
import { countOf, type Queryable } from '../../store/index.ts';

const STATUS = `case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end` as const;
const FOUND = `($2::text is null or ${STATUS} = $2) and ($3::text is null or d.type = $3)
  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.id = $5) and d.submitted_at <= $6` as const;
const TABLES = 'kyc_document d join kyc_document_type t on t.type = d.type';
const COLUMNS =
  `d.id, d.player_id as player, t.label as way, ${STATUS} as state, d.submitted_at as at, d.decided_at as "decidedAt"` as const;

/** Documents in whatever state, newest first or oldest first, and how many there are of them. */
export async function findDocuments(
  database: Queryable,
  { state, way, player, text, until, order }: CaseFilter,
  paging: Paging,
  now: Date,
): Promise<{ readonly found: readonly FoundCase[]; readonly count: number }> {
  const page = numberPage(paging, 'highest');
  // What is no document's number is none's.
  const id = text === undefined ? null : (idOf(text) ?? 0);
  const meant = [istDay(now), state ?? null, way ?? null, player ?? null, id, until] as const;
  const count = await countOf(database, `select count(*) as count from ${TABLES} where ${FOUND}`, meant);
  const asCases = (rows: readonly Omit<FoundCase, 'amount' | 'reference'>[]) =>
    rows.map((row) => ({ ...row, amount: null, reference: null }));
  if (order) {
    const oldest = await database.query(
      `select ${COLUMNS} from ${TABLES} where ${FOUND} order by d.submitted_at, d.id offset $7 limit $8`,
      [...meant, paging.skip, paging.pagesize],
    );
    return { found: asCases(oldest), count };
  }
  const rows = await database.query(
    page.isBackwards
      ? `select ${COLUMNS} from ${TABLES} where ${FOUND} and d.id > $7 order by d.id offset $8 limit $9`
      : `select ${COLUMNS} from ${TABLES} where ${FOUND} and d.id < $7 order by d.id desc offset $8 limit $9`,
    [...meant, page.bound, page.skip, paging.pagesize],
  );
  return { found: asCases(inOrder(rows, page)), count };
}
