import type { Queryable } from '../../store/index.ts';

/** A message as the simulated SMS gateway delivered it. */
export interface InboxMessage {
  readonly id: string;
  readonly mobile: string;
  readonly country_code: string;
  readonly code: string;
  readonly purpose: 'sign-up' | 'recovery';
  readonly at: Date;
  readonly expiresAt: Date;
  readonly used: boolean;
  /** Whether the code would be taken now. */
  readonly open: boolean;
}

const PAGE = 50;

/** The latest messages, newest first; of one number where one is given. */
export async function inboxOf(database: Queryable, now: Date, mobile?: string): Promise<InboxMessage[]> {
  const rows = await database.query(
    `select m.id, c.mobile, c.country_code, m.code, c.purpose, c.created_at as at, c.expires_at as "expiresAt",
       c.used_at is not null as used, c.closed_at is null and c.expires_at > $2 as open
     from sandbox_message m join one_time_code c on c.id = m.code_id
     where m.is_delivered and ($1::text is null or c.mobile = $1)
     order by m.id desc limit ${PAGE}`,
    [mobile ?? null, now],
  );
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}
