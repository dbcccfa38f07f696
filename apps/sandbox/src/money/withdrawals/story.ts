import { type Teller, withdrawalId } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';

/** Withdrawals as they were requested. */
export const withdrawalSentStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, created_at as at, amount, destination from withdrawal
     where player_id = $1 and (created_at, id) < ($2::timestamptz, $3::bigint) order by created_at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount, destination }) => ({
    ...{ source: 'withdrawal sent', id, at, subject: withdrawalId(id), amount },
    text: `Withdrawal to ${destination}`,
  }));
};

/** Withdrawals as they were approved, whatever became of them then. */
export const withdrawalApprovedStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, coalesce(approved_at, created_at) as at, amount from withdrawal
     where player_id = $1 and approved_at is not null and (approved_at, id) < ($2::timestamptz, $3::bigint)
     order by approved_at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount }) => ({
    ...{ source: 'withdrawal approved', id, at, subject: withdrawalId(id), amount, text: 'Withdrawal approved' },
  }));
};

/** Withdrawals as they ended. */
export const withdrawalEndedStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, coalesce(decided_at, created_at) as at, amount, state, reason, utr from withdrawal
     where player_id = $1 and state not in ('pending', 'approved') and decided_at is not null
       and (decided_at, id) < ($2::timestamptz, $3::bigint) order by decided_at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount, state, reason, utr }) => ({
    ...{ source: 'withdrawal ended', id, at, subject: withdrawalId(id), amount },
    text: `Withdrawal ${state}${reason === null ? '' : `: ${reason}`}${utr === null ? '' : `, UTR ${utr}`}`,
  }));
};
