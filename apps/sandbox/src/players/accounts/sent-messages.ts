import type { Queryable } from '../../store/index.ts';
import { MOST_WRONG_TRIES } from './one-time-codes.ts';

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
  /** Why the code would not be taken any more: used, tried wrongly too often, followed by a newer one, or too old; null where it would be. */
  readonly ended: 'used' | 'tries' | 'replaced' | 'expired' | null;
}

const PAGE = 50;

/** The latest messages, newest first; of one number where one is given. */
export async function inboxOf(database: Queryable, now: Date, mobile?: string): Promise<InboxMessage[]> {
  const rows = await database.query(
    `select m.id, c.mobile, c.country_code, m.code, c.purpose, c.created_at as at, c.expires_at as "expiresAt",
       c.used_at is not null as used, c.wrong_tries as "wrongTries", c.closed_at < c.expires_at as "isClosed"
     from sandbox_message m join one_time_code c on c.id = m.code_id
     where m.is_delivered and ($1::text is null or c.mobile = $1)
     order by m.id desc limit ${PAGE}`,
    [mobile ?? null],
  );
  return rows.map(({ wrongTries, isClosed, ...row }) => ({
    ...row,
    id: String(row.id),
    ended: endOf({ ...row, wrongTries, isClosed: isClosed === true }, now),
  }));
}

interface SentCode {
  readonly used: boolean;
  readonly wrongTries: number;
  /** Whether it was closed before it ran out. */
  readonly isClosed: boolean;
  readonly expiresAt: Date;
}

function endOf({ used, wrongTries, isClosed, expiresAt }: SentCode, now: Date): InboxMessage['ended'] {
  if (used) return 'used';
  if (wrongTries >= MOST_WRONG_TRIES) return 'tries';
  if (isClosed) return 'replaced';
  return expiresAt <= now ? 'expired' : null;
}
