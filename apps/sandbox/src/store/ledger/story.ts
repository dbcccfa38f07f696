import { DAY, startOfIstDay, type Teller } from '../../base/index.ts';
import type { Queryable } from '../database/database.ts';

/** What they played, one event for each day of India's and kind of play, at the last moment of the day: what it did to their cash. */
export const playStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select to_char(d.day, 'YYYY-MM-DD') as day, d.kind, d.gained - d.given as amount, d.entries,
       case d.kind when 'sports' then 2 else 1 end as id
     from ledger_day d cross join lateral (select (d.day + 1)::timestamp at time zone 'Asia/Kolkata' - interval '1 millisecond' as at) e
     where d.player_id = $1 and d.name = 'cash' and d.kind in ('sports', 'casino')
       and (e.at, case d.kind when 'sports' then 2 else 1 end) < ($2::timestamptz, $3::bigint)
     order by d.day desc, d.kind desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ day, kind, amount, entries, id }) => ({
    ...{ source: 'play', id, at: new Date(startOfIstDay(String(day)).getTime() + DAY - 1), subject: '', amount },
    text: `${kind === 'sports' ? 'Bets' : 'Games'} of this day: ${entries} ${entries === 1 ? 'entry' : 'entries'} in the ledger`,
  }));
};
