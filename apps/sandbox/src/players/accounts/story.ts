import type { Teller } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';
import type { SessionEnd } from './sessions.ts';

/** That they signed up, and where from. */
export const signUpStory: Teller<Queryable> = async (database, player, before) => {
  const rows = await database.query(
    `select id, created_at as at, agent_code as agent from player
     where id = $1 and (created_at, id) < ($2::timestamptz, $3::bigint)`,
    [player, before.at, before.id],
  );
  return rows.map(({ id, at, agent }) => ({
    ...{ source: 'sign-up', id, at, subject: '', amount: null },
    text: agent === null ? 'Signed up' : `Signed up by the agent ${agent}`,
  }));
};

/** Their sessions as they began. */
export const sessionStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, created_at as at from session where player_id = $1 and (created_at, id) < ($2::timestamptz, $3::bigint)
     order by created_at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map((row) => ({ source: 'session', ...row, subject: '', text: 'Signed in', amount: null }));
};

/** How a session's end is told. */
const ENDS: Readonly<Record<SessionEnd, string>> = {
  'signed out': 'Signed out',
  elsewhere: 'Signed out from another place',
  password: 'Signed out by a new password',
  desk: 'Signed out by the desk',
  closed: 'Signed out as the account was closed',
};

/** Their sessions as they ended: signed out, revoked, or run out. */
export const sessionEndedStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, least(expires_at, revoked_at) as at, coalesce(revoked_at < expires_at, false) as "isRevoked", ended from session
     where player_id = $1 and (least(expires_at, revoked_at), id) < ($2::timestamptz, $3::bigint)
       and least(expires_at, revoked_at) <= $5
     order by least(expires_at, revoked_at) desc, id desc limit $4`,
    [player, before.at, before.id, most, before.now],
  );
  return rows.map(({ id, at, isRevoked, ended }) => ({
    ...{ source: 'session ended', id, at, subject: '', amount: null },
    text: isRevoked === true ? (ended === null ? 'Session ended' : ENDS[ended]) : 'Session ran out',
  }));
};
