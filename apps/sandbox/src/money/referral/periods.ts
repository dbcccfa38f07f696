import { namesOf as namedIn, type ReferralLine, type ReferralPeriod } from '@pavilion/api-client/wire';
import { ZERO } from '@pavilion/money';
import { idOf, type Paging, Refusal, referralPaymentId } from '../../base/index.ts';
import { namesOf } from '../../players/index.ts';
import { countOf, mappedTo, type Queryable } from '../../store/index.ts';
import { maskedName } from './tree.ts';

/** What has not been paid yet, what is held and what was refused, as periods are named. */
const UNPAID = ['open', 'held', 'refused'] as const;
type Unpaid = (typeof UNPAID)[number];

/** Which of them a line `c` is of, whose hold is `h`. */
const STATE =
  `case when c.refused_at is not null then 'refused' when h.line is not null then 'held' else 'open' end` as const;

/** A player's lines that are held at `$2`, with the reason of each. */
const HELD_LINES =
  `select coalesce(line, 0) as line, reason from commission_held(array[$1::bigint], null, $2)` as const;

/** The commission statement of a player: what is open, what is held, what was refused, and their payments, the newest first. */
export async function commissionOf(
  database: Queryable,
  player: number,
  { skip, pagesize }: Paging,
  now: Date,
): Promise<{
  open: ReferralPeriod;
  held: ReferralPeriod;
  refused: ReferralPeriod;
  payments: ReferralPeriod[];
  count: number;
}> {
  const unpaid = await database.query(
    `select ${STATE} as state, count(distinct child_id) as players, min(settled_at) as "from", max(settled_at) as "to",
       coalesce(sum(stake), 0)::bigint as turnover, coalesce(sum(lost), 0)::bigint as "netLoss", coalesce(sum(amount), 0)::bigint as earned
     from referral_commission c left join (${HELD_LINES}) h on h.line = c.id where earner_id = $1 and paid_at is null group by 1`,
    [player, now],
  );
  const periodOf = (id: Unpaid): ReferralPeriod => {
    const found = unpaid.find(({ state }) => state === id);
    if (!found) return { id, players: 0, turnover: ZERO, netLoss: ZERO, earned: ZERO };
    const { state: _, ...period } = found;
    return { id, ...withTimes(period) };
  };
  const count = await countOf(database, 'select count(*) as count from referral_payment where player_id = $1', [
    player,
  ]);
  const payments = await database.query(
    `select p.id, p.at as "paidAt", p.amount as earned, s.players, s."from", s."to", s.turnover, s."netLoss" from referral_payment p, lateral (
       select count(distinct child_id) as players, min(settled_at) as "from", max(settled_at) as "to",
         coalesce(sum(stake), 0)::bigint as turnover, coalesce(sum(lost), 0)::bigint as "netLoss"
       from referral_commission c where c.earner_id = p.player_id and c.paid_at = p.at) as s
     where p.player_id = $1 order by p.id desc limit $2 offset $3`,
    [player, pagesize, skip],
  );
  return {
    open: periodOf('open'),
    held: periodOf('held'),
    refused: periodOf('refused'),
    payments: payments.map(({ id, ...period }) => ({
      ...{ id: String(id), reference: referralPaymentId(id) },
      ...withTimes(period),
    })),
    count,
  };
}

/** A period without the times that it does not have. */
function withTimes<Period extends { readonly from: Date | null; readonly to: Date | null }>({
  from,
  to,
  ...period
}: Period) {
  return { ...period, ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** A player's lines of one period by child, held ones by reason too, refused ones by when and why. A payment's are none that are held now: those are not paid. */
const LINES =
  `select child_id, h.reason as held, c.refused_at as "refusedAt", c.refused_why as why, coalesce(sum(stake), 0)::bigint as turnover, coalesce(sum(lost), 0)::bigint as "netLoss",
    coalesce(sum(amount), 0)::bigint as earned
  from referral_commission c left join (${HELD_LINES}) h on h.line = c.id
  where earner_id = $1 and paid_at is not distinct from $3 and ($3::timestamptz is not null or ${STATE} = $4::text)
  group by child_id, h.reason, c.refused_at, c.refused_why` as const;

/** What each player brought to one period, the most first; refused where it is no period of this player's. */
export async function linesOf(
  database: Queryable,
  player: number,
  period: string,
  { skip, pagesize }: Paging,
  now: Date,
): Promise<{ lines: ReferralLine[]; count: number }> {
  const paidAt = UNPAID.some((one) => one === period) ? null : await paymentTime(database, player, period);
  const count = await countOf(database, `select count(*) as count from (${LINES}) s`, [
    ...([player, now, paidAt, period] as const),
  ]);
  const rows = await database.query(
    `select r.id, r.player_id as player, s.turnover, s."netLoss", s.earned, s.held, s."refusedAt", s.why from (${LINES}) s
     join referral r on r.player_id = s.child_id order by s.earned desc, r.id, s.held, s."refusedAt" limit $5 offset $6`,
    [player, now, paidAt, period, pagesize, skip],
  );
  const names = await namesOf(
    database,
    rows.map(({ player: child }) => child),
  );
  const lines = rows.map(({ id, player: child, held, refusedAt, why, ...sums }) => ({
    id: [id, held, refusedAt?.getTime()].filter((one) => one !== null && one !== undefined).join('-'),
    name: maskedName(mappedTo(names, child, `player ${child}`)),
    ...sums,
    ...(held === null ? {} : { held }),
    ...(why === null ? {} : { reason: why, ...namedIn({ reason: why }) }),
  }));
  return { lines, count };
}

async function paymentTime(database: Queryable, player: number, id: string): Promise<Date> {
  const [payment] = await database.query('select at from referral_payment where player_id = $1 and id = $2', [
    player,
    idOf(id) ?? 0,
  ]);
  if (!payment) throw new Refusal(404, 'This payment was not found.', 'period');
  return payment.at;
}
