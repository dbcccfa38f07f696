import {
  type CallInput,
  type getNotifications,
  type NoticeGroup,
  type Notification,
  namesOf,
  noticeGroups,
  noticeSubjects,
  type notificationCalls,
  quietableGroups,
} from '@pavilion/api-client/wire';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, ownTextsOf, type Queryable } from '../../store/index.ts';
import { quietOf, setQuiet } from '../accounts/quiet.ts';
import { groupOf } from './groups.ts';

type Filter = CallInput<typeof getNotifications>;

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
    async getNotifications(filter, { session: { player } }) {
      const [page, counts] = await Promise.all([pageOf(database, player, filter), countsOf(database, player)]);
      const listed = filter.group === undefined ? counts : counts.filter(({ group }) => group === filter.group);
      const unreadOf = (group: NoticeGroup) => sum(counts.filter((each) => each.group === group)).unread;
      return {
        data: {
          ...page,
          count: sum(listed)[filter.only === 'unread' ? 'unread' : 'count'],
          unread: sum(counts).unread,
          groups: {
            bets: unreadOf('bets'),
            money: unreadOf('money'),
            account: unreadOf('account'),
            operator: unreadOf('operator'),
          },
        },
      };
    },

    async readNotifications(which, { session: { player } }) {
      const [name, field] = 'id' in which ? ([which.id, 'id'] as const) : ([which.upTo, 'upTo'] as const);
      const id = numberOf(name);
      const mine =
        id === null
          ? []
          : await database.query('select 1 from notification where id = $1 and player_id = $2', [id, player]);
      if (id === null || mine.length === 0) throw new Refusal(404, 'This notification was not found.', field);
      await database.query(
        `update notification set read_at = $3
         where player_id = $1 and (id = $2 or ($4 and id < $2)) and read_at is null`,
        [player, id, clock(), field === 'upTo'],
      );
      return { data: { unread: sum(await countsOf(database, player)).unread } };
    },

    getNotificationSettings: async (_, { session: { player } }) => settings(await quietOf(database, player)),

    setNotificationSettings: async (change, { session: { player } }) =>
      settings(await setQuiet(database, player, change)),
  };
}

/** The settings as the wire has them. What is kept of a group that there is no longer counts for nothing. */
const settings = (quiet: readonly string[]) => ({
  data: { quiet: quietableGroups.filter((group) => quiet.includes(group)) },
});

const numberOf = (id: string) => (/^\d{1,18}$/.test(id) ? Number(id) : null);

interface Page {
  readonly notifications: Notification[];
  readonly next: string | null;
}

/** A page of what a player was told, the newest first: after another notification, or so many from the first. */
async function pageOf(database: Queryable, player: number, filter: Filter): Promise<Page> {
  const { skip = 0, pagesize = PAGE_SIZE, group, only, before } = filter;
  const bound = before === undefined ? null : numberOf(before);
  if (before !== undefined && bound === null) throw new Refusal(422, 'The field before is not valid.', 'before');
  const rows = await database.query(
    `select id, title, message, status, at, read_at is not null as "isRead", about_kind as kind, about_id as about
     from notification where player_id = $1 and ($4::bigint is null or id < $4) and (not $5 or read_at is null)
       and ($6::text[] is null or about_kind = any($6) or (about_kind is null and $7))
     order by id desc offset $2 limit $3`,
    [
      // One more shows whether anything follows.
      ...([player, skip, pagesize + 1, bound, only === 'unread'] as const),
      ...([group === undefined ? null : noticeGroups[group], group === 'operator'] as const),
    ],
  );
  const own = await ownTextsOf(database);
  const shown = rows.slice(0, pagesize);
  const notifications = shown.map(({ id, kind, about, ...notice }) => {
    const subject = noticeSubjects.find((each) => each === kind);
    return {
      ...notice,
      id: String(id),
      ...(subject === undefined ? {} : { about: { kind: subject, ...(about === null ? {} : { id: about }) } }),
      ...namesOf({ title: notice.title, message: notice.message }, own),
    };
  });
  return { notifications, next: rows.length > pagesize ? (notifications.at(-1)?.id ?? null) : null };
}

interface GroupCount {
  readonly group: NoticeGroup;
  readonly count: number;
  readonly unread: number;
}

/** How much a player was told, and how much of it they have not read, by what it is about. */
async function countsOf(database: Queryable, player: number): Promise<GroupCount[]> {
  const rows = await database.query(
    `select about_kind as kind, count(*) as count, count(*) filter (where read_at is null) as unread
     from notification where player_id = $1 group by about_kind`,
    [player],
  );
  return rows.map(({ kind, count, unread }) => ({ group: groupOf(kind), count, unread }));
}

const sum = (counts: readonly GroupCount[]) => ({
  count: counts.reduce((total, { count }) => total + count, 0),
  unread: counts.reduce((total, { unread }) => total + unread, 0),
});
