import type { DeviceSession, profileCalls } from '@pavilion/api-client/wire';
import { idOf, Refusal } from '../../base/index.ts';
import type { Handlers, Session } from '../../server/index.ts';
import { lockPlayer, profileOf } from './players.ts';
import type { AccountServices } from './services.ts';

type DeviceCalls = Pick<typeof profileCalls, 'getProfile' | 'getSessions' | 'endSession' | 'endOtherSessions'>;

/** The calls by which a player sees who they are to the operator, where they are signed in, and ends what is not theirs. */
export function deviceHandlers(services: AccountServices): Handlers<DeviceCalls> {
  const { database, sessions } = services;
  return {
    getProfile: async (_, { session }) => ({ data: await profileOf(database, session.player) }),

    getSessions: async (_, { session }) => ({ data: { sessions: await listed(services, session) } }),

    async endSession({ id }, { session }) {
      await refuseForDemo(services, session);
      const number = idOf(id);
      await database.transaction(async (tx) => {
        await lockPlayer(tx, session.player);
        const [own] = await tx.query('select id from session where id = $1 and player_id = $2', [
          number ?? 0,
          session.player,
        ]);
        if (!own) throw new Refusal(404, 'This session was not found.', 'id');
        // One that has ended already stays so: whoever ends it again has what they want.
        await sessions.end(tx, own, own.id === session.id ? 'signed out' : 'elsewhere');
      });
      return { data: { sessions: await listed(services, session) } };
    },

    async endOtherSessions(_, { session }) {
      await refuseForDemo(services, session);
      await database.transaction((tx) => sessions.endOthers(tx, session, 'elsewhere'));
      return { data: { sessions: await listed(services, session) } };
    },
  };
}

/** The sessions of a player, this one first, then those used last. The demo is everybody's: each sees their own alone. */
async function listed({ database, clock }: AccountServices, session: Session): Promise<DeviceSession[]> {
  const rows = await database.query(
    `select s.id, s.device, s.created_at as "signedInAt", coalesce(s.seen_at, s.created_at) as "seenAt",
       s.id = $2::bigint as "isThis", s.network is not distinct from t.network and s.network is not null as "isSameNetwork"
     from session s join session t on t.id = $2 join player p on p.id = s.player_id
     where s.player_id = $1 and s.revoked_at is null and s.expires_at > $3 and (not p.is_demo or s.id = $2)
     order by "isThis" desc, "seenAt" desc, s.id desc limit 50`,
    [session.player, session.id, clock()],
  );
  return rows.map(({ id, device, isThis, isSameNetwork, ...times }) => ({
    id: String(id),
    device: device ?? { kind: 'other' },
    isThis: isThis === true,
    isSameNetwork: isSameNetwork === true,
    ...times,
  }));
}

async function refuseForDemo({ database }: AccountServices, { player }: Session): Promise<void> {
  if ((await database.query('select 1 from player where id = $1 and is_demo', [player])).length === 0) return;
  throw new Refusal(403, 'The demo account is shared: sign out here, and others stay signed in.');
}
