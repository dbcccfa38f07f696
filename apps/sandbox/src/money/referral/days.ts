import type { ReferralDay } from '@pavilion/api-client/wire';
import { ZERO } from '@pavilion/money';
import { DAY, istDay, startOfIstDay } from '../../base/index.ts';
import { firstDepositsOf, type Queryable } from '../../store/index.ts';

/** What a player's codes brought on each of the last `count` days in India, today's included; days without anything are left out. */
export async function daysOf(database: Queryable, player: number, count: number, now: Date): Promise<ReferralDay[]> {
  if (count === 0) return [];
  const from = new Date(startOfIstDay(istDay(now)).getTime() - (count - 1) * DAY);
  const days = new Map<string, ReferralDay>();
  const add = (day: string, changes: Partial<ReferralDay>) =>
    days.set(day, { ...(days.get(day) ?? empty(day)), ...changes });

  const clicks = await database.query(
    `select k.day::text as day, count(*) as clicks from referral_click k join referral_code c on c.id = k.code_id
     where c.player_id = $1 and k.day >= $2::text::date group by k.day`,
    [player, istDay(from)],
  );
  for (const { day, clicks: number } of clicks) add(day, { clicks: number });

  const joined = await database.query('select player_id as id, at from referral where referrer_id = $1', [player]);
  for (const [day, signUps] of countedBy(joined, from)) add(day, { signUps });
  const deposits = await firstDepositsOf(
    database,
    joined.map(({ id }) => id),
  );
  for (const [day, firstDeposits] of countedBy(deposits, from)) add(day, { firstDeposits });

  const earned = await database.query(
    `select (settled_at at time zone 'Asia/Kolkata')::date::text as day, coalesce(sum(stake), 0)::bigint as turnover,
       coalesce(sum(amount), 0)::bigint as earned
     from referral_commission where earner_id = $1 and settled_at >= $2 group by 1`,
    [player, from],
  );
  for (const { day, ...sums } of earned) add(day, sums);
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const empty = (day: string): ReferralDay => ({
  ...{ day, clicks: 0, signUps: 0, firstDeposits: 0 },
  ...{ turnover: ZERO, earned: ZERO },
});

/** How many of these were on each day, from `from` on. */
function countedBy(rows: readonly { readonly at: Date }[], from: Date): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of rows) if (at >= from) counts.set(istDay(at), (counts.get(istDay(at)) ?? 0) + 1);
  return counts;
}
