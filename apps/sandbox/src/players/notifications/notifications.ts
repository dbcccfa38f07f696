import type { notificationCalls } from '@pavilion/api-client/wire';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import type { Database, Queryable } from '../../store/index.ts';

const PAGE_SIZE = 20;

/** The calls of what the operator told a player. */
export function notificationHandlers({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Handlers<typeof notificationCalls> {
  return {
    async getNotifications({ skip = 0, pagesize = PAGE_SIZE }, { session: { player } }) {
      const [notifications, counts] = await Promise.all([
        database.query(
          `select id, title, message, status, at, read_at is not null as "isRead"
           from notification where player_id = $1 order by id desc offset $2 limit $3`,
          [player, skip, pagesize],
        ),
        countsOf(database, player),
      ]);
      return { data: { notifications: notifications.map((one) => ({ ...one, id: String(one.id) })), ...counts } };
    },

    async readNotifications({ upTo }, { session: { player } }) {
      const isId = /^\d{1,18}$/.test(upTo);
      const mine = isId
        ? await database.query('select 1 from notification where id = $1 and player_id = $2', [Number(upTo), player])
        : [];
      if (mine.length === 0) throw new Refusal(404, 'There is no such notification.', 'upTo');
      await database.query(
        'update notification set read_at = $3 where player_id = $1 and id <= $2 and read_at is null',
        [player, Number(upTo), clock()],
      );
      return { data: { unread: (await countsOf(database, player)).unread } };
    },
  };
}

async function countsOf(database: Queryable, player: number): Promise<{ count: number; unread: number }> {
  const [row] = await database.query(
    'select count(*) as count, count(*) filter (where read_at is null) as unread from notification where player_id = $1',
    [player],
  );
  return row ?? { count: 0, unread: 0 };
}
