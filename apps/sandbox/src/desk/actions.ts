import { inOrder, numberPage, type Paging } from '../base/index.ts';
import { countOf, type Queryable, type Transaction } from '../store/index.ts';

/** Something that was done at the desk, as it is kept. */
export interface DeskAction {
  readonly id: number;
  /** Which sign-in did it. */
  readonly by: string;
  readonly what: string;
  /** The player it was about. */
  readonly player: number | null;
  readonly at: Date;
}

/** Records what was done, in the transaction that does it, and returns the record's id. */
export async function recordAction(tx: Transaction, action: Omit<DeskAction, 'id'>): Promise<number> {
  const [row] = await tx.query(
    'insert into desk_action (by, what, player_id, at) values ($1, $2, $3, $4) returning id',
    [action.by, action.what, action.player, action.at],
  );
  if (!row) throw new Error('An action was not recorded');
  return row.id;
}

const COLUMNS = 'id, by, what, player_id as player, at';

/** What was done, newest first; about one player where one is given. */
export async function actionsOf(
  database: Queryable,
  paging: Paging,
  player?: number,
): Promise<{ actions: DeskAction[]; count: number }> {
  const page = numberPage(paging, 'highest');
  const rows = await database.query(
    page.isBackwards
      ? `select ${COLUMNS} from desk_action where ($3::bigint is null or player_id = $3) and id > $4 order by id offset $1 limit $2`
      : `select ${COLUMNS} from desk_action where ($3::bigint is null or player_id = $3) and id < $4 order by id desc offset $1 limit $2`,
    [page.skip, paging.pagesize, player ?? null, page.bound],
  );
  const count = await countOf(
    database,
    'select count(*) as count from desk_action where $1::bigint is null or player_id = $1',
    [player ?? null],
  );
  return { actions: inOrder(rows, page), count };
}

/** One action, if this sign-in did it. */
export async function actionBy(database: Queryable, by: string, id: number): Promise<DeskAction | undefined> {
  const [row] = await database.query(`select ${COLUMNS} from desk_action where id = $1 and by = $2`, [id, by]);
  return row;
}
