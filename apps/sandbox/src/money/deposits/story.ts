import { depositId, type Teller } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';

/** Deposits as they were sent. */
export const depositSentStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select d.id, d.created_at as at, d.amount, g.name, d.reference from deposit d join gateway g on g.code = d.gateway
     where d.player_id = $1 and (d.created_at, d.id) < ($2::timestamptz, $3::bigint)
     order by d.created_at desc, d.id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount, name, reference }) => ({
    ...{ source: 'deposit sent', id, at, subject: depositId(id), amount },
    text: `Deposit by ${name}, reference ${reference}`,
  }));
};

/** Deposits as they were decided, or ran out. */
export const depositDecidedStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select d.id, coalesce(d.decided_at, d.created_at) as at, d.amount, d.state, d.reason from deposit d
     where d.player_id = $1 and d.decided_at is not null and (d.decided_at, d.id) < ($2::timestamptz, $3::bigint)
     order by d.decided_at desc, d.id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount, state, reason }) => ({
    ...{ source: 'deposit decided', id, at, subject: depositId(id), amount },
    text: `Deposit ${state}${reason === null ? '' : `: ${reason}`}`,
  }));
};
