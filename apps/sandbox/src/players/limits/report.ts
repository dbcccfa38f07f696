import type { CallOutput, getPlayReport, PlayPeriod } from '@pavilion/api-client/wire';
import { addPaise, type Paise, paise, subtractPaise, ZERO } from '@pavilion/money';
import { DAY, istDay } from '../../base/index.ts';
import { commissionByPeriod, onlyRow, type Queryable, sumsByPeriod } from '../../store/index.ts';
import { settledByPeriod } from '../standing/totals.ts';

/** How many periods a report has. */
const PERIODS = 12;

type By = 'week' | 'month';
type PlayReport = CallOutput<typeof getPlayReport>['data'];

/** The first days of the latest weeks (from Monday) or months of India's calendar, the latest first. */
function periodsUpTo(now: Date, by: By): readonly string[] {
  const today = new Date(`${istDay(now)}T00:00:00Z`);
  return Array.from({ length: PERIODS }, (_, back) => {
    if (by === 'month') {
      return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
    }
    const sinceMonday = (today.getUTCDay() + 6) % 7;
    return new Date(today.getTime() - (sinceMonday + 7 * back) * DAY).toISOString().slice(0, 10);
  });
}

/**
 * How long a player played in each period, from a day on, in minutes: a run over the end of one is in both, each with its part.
 */
const timesOf = (database: Queryable, player: number, by: By, from: string) =>
  database.query(
    `with run as (
       select greatest((began_at at time zone 'UTC') + interval '5 hours 30 minutes', $3::text::date) as began_at,
         (end_of_run(began_at, last_at) at time zone 'UTC') + interval '5 hours 30 minutes' as ended_at
       from play_run where player_id = $1
     ), part as (
       select p.began_at as period, least(r.ended_at, p.began_at + ('1 ' || $2)::interval) - greatest(r.began_at, p.began_at) as played
       from run r cross join lateral generate_series(date_trunc($2, r.began_at), r.ended_at, ('1 ' || $2)::interval) as p (began_at)
       where r.ended_at > r.began_at
     )
     select to_char(period, 'YYYY-MM-DD') as period, floor(extract(epoch from sum(played)) / 60)::int as minutes,
       floor(extract(epoch from max(played)) / 60)::int as "longestMinutes"
     from part group by 1`,
    [player, by, from],
  );

/** What a player's bets that are not settled have at stake, of each what it may yet come to (`used_of` counts so, too). */
async function openStakesOf(database: Queryable, player: number): Promise<Paise> {
  const rows = await database.query('select open_stakes($1) as open', [player]);
  return paise(onlyRow(rows, `what is open of player ${player}`).open ?? 0);
}

/** What a player played, period by period, the latest first, and what is open now (`getPlayReport`). */
export async function playReport(database: Queryable, player: number, by: By, now: Date): Promise<PlayReport> {
  const periods = periodsUpTo(now, by);
  const first = periods.at(-1) ?? istDay(now);
  const sums = await sumsByPeriod(database, player, by, first);
  const commissions = await commissionByPeriod(database, player, by, first);
  const stakes = await settledByPeriod(database, player, by, first);
  const times = await timesOf(database, player, by, first);
  const periodOf = (from: string): PlayPeriod => {
    const of = (kind: (typeof sums)[number]['kind']) => {
      const found = sums.find((sum) => sum.period === from && sum.kind === kind);
      return { gained: found?.gained ?? ZERO, given: found?.given ?? ZERO };
    };
    const time = times.find(({ period }) => period === from);
    const gainBy = (kind: 'sports' | 'casino' | 'deposit') => subtractPaise(of(kind).gained, of(kind).given);
    const settled = stakes.find(({ period }) => period === from)?.settled ?? ZERO;
    return {
      from,
      sports: gainBy('sports'),
      commission: commissions.find(({ period }) => period === from)?.commission ?? ZERO,
      casino: gainBy('casino'),
      net: addPaise(gainBy('sports'), gainBy('casino')),
      // A game takes its stake from the player's cash at once, and gives back what it wins; a bet's stake is only held until it is settled.
      staked: addPaise(settled, of('casino').given),
      returned: addPaise(addPaise(settled, gainBy('sports')), of('casino').gained),
      deposits: gainBy('deposit'),
      withdrawals: paise(of('withdrawal').given - of('withdrawal').gained),
      minutes: time?.minutes ?? 0,
      longestMinutes: time?.longestMinutes ?? 0,
    };
  };
  return { periods: periods.map(periodOf), open: await openStakesOf(database, player) };
}
