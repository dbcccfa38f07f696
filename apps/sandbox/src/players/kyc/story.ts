import type { Teller } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';

/** Documents as they were sent. */
export const kycSentStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select d.id, d.submitted_at as at, t.label from kyc_document d join kyc_document_type t on t.type = d.type
     where d.player_id = $1 and (d.submitted_at, d.id) < ($2::timestamptz, $3::bigint)
     order by d.submitted_at desc, d.id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, label }) => ({
    ...{ source: 'KYC sent', id, at, subject: String(id), text: `Sent ${label}`, amount: null },
  }));
};

/** Documents as they were decided. */
export const kycDecidedStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select d.id, coalesce(d.decided_at, d.submitted_at) as at, t.label, d.status, d.reason
     from kyc_document d join kyc_document_type t on t.type = d.type
     where d.player_id = $1 and d.decided_at is not null and (d.decided_at, d.id) < ($2::timestamptz, $3::bigint)
     order by d.decided_at desc, d.id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, label, status, reason }) => ({
    ...{ source: 'KYC decided', id, at, subject: String(id), amount: null },
    text: `${label} ${status}${reason === null ? '' : `: ${reason}`}`,
  }));
};
