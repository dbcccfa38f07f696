import { DAY, istDay } from '../../base/index.ts';
import { deleteInBatches, type Queryable } from '../../store/index.ts';

/** How long what has ended is kept, ms: long enough to say what happened, and no longer. */
const KEPT = {
  /** Visits are counts by page and day: two years can be compared. */
  visits: 800 * DAY,
  /** After a session ended or ran out. */
  sessions: 30 * DAY,
  /** After a code ran out; with it goes the message that it was sent in. */
  codes: DAY,
  /** After a number was verified; a registration follows within the hour. */
  verifications: DAY,
} as const;

const VISITS = `delete from page_visit where (page, day) in (
  select page, day from page_visit where day < $2::text::date order by day limit $1) returning 1`;
const SESSIONS = `delete from session where id in (
  select id from session where least(expires_at, revoked_at) < $2 order by least(expires_at, revoked_at) limit $1) returning 1`;
const MESSAGES = `delete from sandbox_message where id in (
  select m.id from one_time_code c join sandbox_message m on m.code_id = c.id where c.expires_at < $2 limit $1) returning 1`;
const CODES = `delete from one_time_code where id in (
  select id from one_time_code c where expires_at < $2
    and not exists (select from sandbox_message m where m.code_id = c.id) order by expires_at limit $1) returning 1`;
const VERIFICATIONS = `delete from verified_mobile where (country_code, mobile) in (
  select country_code, mobile from verified_mobile where verified_at < $2 order by verified_at limit $1) returning 1`;

/** Forgets what has been over for long: page visits, sessions, one-time codes with their messages, verified numbers. */
export async function sweepAccounts(database: Queryable, now: Date): Promise<void> {
  const before = (kept: number) => new Date(now.getTime() - kept);
  await deleteInBatches((rows) => database.query(VISITS, [rows, istDay(before(KEPT.visits))]));
  await deleteInBatches((rows) => database.query(SESSIONS, [rows, before(KEPT.sessions)]));
  await deleteInBatches((rows) => database.query(MESSAGES, [rows, before(KEPT.codes)]));
  await deleteInBatches((rows) => database.query(CODES, [rows, before(KEPT.codes)]));
  await deleteInBatches((rows) => database.query(VERIFICATIONS, [rows, before(KEPT.verifications)]));
}
