import { createHash, randomBytes } from 'node:crypto';
import { HOUR } from '../base/index.ts';
import type { Queryable } from '../store/index.ts';
import type { Operator } from './operators.ts';

/** Where the desk is, and the only path that its cookies are sent to. */
export const DESK = '/sandbox/desk';

const SESSION_COOKIE = 'pavilion-desk';
/** Held by a browser that is not signed in yet, so that the sign-in form has a proof of its own. */
const VISITOR_COOKIE = 'pavilion-desk-form';
/** How long a sign-in lasts, ms. */
const STANDS = 8 * HOUR;
const TOKEN = /^[\w-]{43}$/;

/** Somebody signed in at the desk. */
export interface DeskSession {
  /** Names the sign-in in the log. */
  readonly by: string;
  /** Who it is. */
  readonly operator: Operator;
  /** SHA-256 of the cookie, as it is kept. */
  readonly tokenHash: Buffer;
  /** What every form of this session carries: derived from the cookie, which no other site can read. */
  readonly csrf: string;
}

/** The session of a request's cookies; null where there is none or it is over. */
export async function findDeskSession(
  database: Queryable,
  cookies: string | undefined,
  now: Date,
): Promise<DeskSession | null> {
  const token = cookieOf(cookies, SESSION_COOKIE);
  if (token === null) return null;
  const tokenHash = hashOf(token);
  const [row] = await database.query(
    `select o.id, o.name, o.password_hash is null as "isOwner" from desk_session s join desk_operator o on o.id = s.operator_id
     where s.token_hash = $1 and s.expires_at > $2 and o.retired_at is null`,
    [tokenHash, now],
  );
  if (!row) return null;
  const operator = { id: row.id, name: row.name, isOwner: row.isOwner === true };
  return { by: tokenHash.toString('hex').slice(0, 8), csrf: csrfOf(token), operator, tokenHash };
}

/** Begins an operator's session and returns its cookie. Those that are over are forgotten. */
export async function beginDeskSession(
  database: Queryable,
  operator: number,
  now: Date,
  isSecure: boolean,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query('delete from desk_session where expires_at <= $1', [now]);
  await database.query(
    'insert into desk_session (token_hash, operator_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [hashOf(token), operator, now, new Date(now.getTime() + STANDS)],
  );
  return cookie(SESSION_COOKIE, token, STANDS, isSecure);
}

/** Ends the session of a request's cookies and returns the cookie that clears it. */
export async function endDeskSession(
  database: Queryable,
  cookies: string | undefined,
  isSecure: boolean,
): Promise<string> {
  const token = cookieOf(cookies, SESSION_COOKIE);
  if (token !== null) await database.query('delete from desk_session where token_hash = $1', [hashOf(token)]);
  return cookie(SESSION_COOKIE, '', 0, isSecure);
}

/** What the sign-in form of this browser carries, and the cookie to set where it has none yet. */
export function visitorOf(cookies: string | undefined, isSecure: boolean): { csrf: string; setCookie: string | null } {
  const known = cookieOf(cookies, VISITOR_COOKIE);
  if (known !== null) return { csrf: csrfOf(known), setCookie: null };
  const token = randomBytes(32).toString('base64url');
  return { csrf: csrfOf(token), setCookie: cookie(VISITOR_COOKIE, token, STANDS, isSecure) };
}

function cookie(name: string, value: string, lasts: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${DESK}; Max-Age=${lasts / 1000}; HttpOnly; SameSite=Strict${secure}`;
}

function cookieOf(cookies: string | undefined, name: string): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value !== undefined && TOKEN.test(value) ? value : null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const csrfOf = (token: string) => createHash('sha256').update(`csrf:${token}`).digest('base64url');
