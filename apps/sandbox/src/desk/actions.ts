import { inOrder, numberPage, type Paging, type Teller } from '../base/index.ts';
import { countOf, type Queryable, type Transaction } from '../store/index.ts';

/** Something that was done at the desk, as it is kept. */
export interface DeskAction {
  readonly id: number;
  /** Which sign-in did it. */
  readonly by: string;
  /** Whose it was, by name; null for what is older than names. */
  readonly operator: string | null;
  readonly what: string;
  /** The player it was about. */
  readonly player: number | null;
  readonly reason: string | null;
  /** How what it was about stood before and from then on, in words. */
  readonly before: string | null;
  readonly after: string | null;
  readonly at: Date;
}

interface NewAction extends Omit<DeskAction, 'id' | 'operator'> {
  readonly operator: number;
  /** Where it was done: the first part of its address. */
  readonly room: string;
  /** What it was about there, by its id. */
  readonly subject: string | null;
}

/** Records what was done, in the transaction that does it, and returns the record's id. */
export async function recordAction(tx: Transaction, action: NewAction): Promise<number> {
  const [row] = await tx.query(
    `insert into desk_action (by, operator_id, room, subject, what, player_id, reason, before, after, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      action.by,
      action.operator,
      action.room,
      action.subject,
      action.what,
      action.player,
      action.reason,
      action.before,
      action.after,
      action.at,
    ],
  );
  if (!row) throw new Error('An action was not recorded');
  return row.id;
}

/** Which of what was done is meant; what is left out narrows nothing. */
export interface ActionFilter {
  readonly player?: number | undefined;
  readonly operator?: number | undefined;
  readonly room?: string | undefined;
  readonly subject?: string | undefined;
  /** A part of what was done, of its reason, or of how things stood, in whatever case. */
  readonly text?: string | undefined;
  /** From this instant, and before the other. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const COLUMNS = `a.id, a.by, o.name as operator, a.what, a.player_id as player, a.reason, a.before, a.after, a.at`;
const FROM = 'from desk_action a left join desk_operator o on o.id = a.operator_id';
const MEANT = `($1::bigint is null or a.player_id = $1) and ($2::bigint is null or a.operator_id = $2)
  and ($3::text is null or a.room = $3) and ($4::text is null or a.subject = $4)
  and ($5::text is null or strpos(lower(concat_ws(' ', a.what, a.reason, a.before, a.after)), lower($5)) > 0)
  and a.at >= $6::timestamptz and a.at < $7::timestamptz`;

const meant = ({ player, operator, room, subject, text, from, to }: ActionFilter) =>
  [
    player ?? null,
    operator ?? null,
    room ?? null,
    subject ?? null,
    text ?? null,
    from ?? '-infinity',
    to ?? 'infinity',
  ] as const;

/** What was done, newest first, and how much of it there is; of all that, what the filter means. */
export async function actionsOf(
  database: Queryable,
  paging: Paging,
  filter: ActionFilter = {},
): Promise<{ actions: DeskAction[]; count: number }> {
  const page = numberPage(paging, 'highest');
  const rows = await database.query(
    page.isBackwards
      ? `select ${COLUMNS} ${FROM} where ${MEANT} and a.id > $8 order by a.id offset $9 limit $10`
      : `select ${COLUMNS} ${FROM} where ${MEANT} and a.id < $8 order by a.id desc offset $9 limit $10`,
    [...meant(filter), page.bound, page.skip, paging.pagesize],
  );
  const count = await countOf(database, `select count(*) as count ${FROM} where ${MEANT}`, meant(filter));
  return { actions: inOrder(rows, page), count };
}

/** One action, if this sign-in did it. */
export async function actionBy(database: Queryable, by: string, id: number): Promise<DeskAction | undefined> {
  const [row] = await database.query(`select ${COLUMNS} ${FROM} where a.id = $1 and a.by = $2`, [id, by]);
  return row;
}

/** What was done at the desk about a player. */
export const actionStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select a.id, a.at, a.what, coalesce(o.name, a.by) as name, coalesce(a.subject, '') as subject
     from desk_action a left join desk_operator o on o.id = a.operator_id
     where a.player_id = $1 and (a.at, a.id) < ($2::timestamptz, $3::bigint) order by a.at desc, a.id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, what, name, subject }) => ({
    ...{ source: 'desk', id, at, subject, text: `${name}: ${what}`, amount: null },
  }));
};
