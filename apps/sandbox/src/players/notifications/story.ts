import type { Teller } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';

/** What they were told. */
export const noticeStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, at, title, message from notification where player_id = $1 and (at, id) < ($2::timestamptz, $3::bigint)
     order by at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, title, message }) => ({
    ...{ source: 'message', id, at, subject: '', text: `Was told: ${title}. ${message}`, amount: null },
  }));
};
