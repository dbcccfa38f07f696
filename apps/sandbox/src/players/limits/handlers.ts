import type { CallInput, limitCalls, selfExclude, takeBreak } from '@pavilion/api-client/wire';
import { DAY } from '../../base/index.ts';
import type { CallContext, Handlers } from '../../server/index.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import { countedAs, refuseDemo } from '../accounts/players.ts';
import type { AccountServices } from '../accounts/services.ts';
import { setStanding } from '../standing/change.ts';
import type { Standing } from '../standing/standing.ts';
import { type NewLimit, ownLimits, setLimit } from './limits.ts';
import { type PlayTime, playNowOf, readCheck, setCheck } from './play-time.ts';
import { playReport } from './report.ts';

export interface LimitServices
  extends Pick<AccountServices, 'database' | 'clock' | 'limiter' | 'passwords' | 'sessions'> {
  readonly playTime: PlayTime;
}

/** The calls by which a player keeps themselves to less (betting.md, "Responsible play"), and sees what they played. */
export function limitHandlers(services: LimitServices): Handlers<typeof limitCalls> {
  const { database, clock, limiter, playTime } = services;
  const limitsOf = async (player: number) => ({ data: await ownLimits(database, player, clock()) });
  const count = async ({ session: { player }, address }: CallContext) =>
    limiter.take('limitChangesPerPlayer', await countedAs(database, player, address));
  const set = async (context: CallContext, change: Pick<NewLimit, 'name' | 'amount'>) => {
    const limit = { player: context.session.player, ...change };
    await count(context);
    await database.transaction((tx) => setLimit(tx, { ...limit, at: clock() }));
    playTime.forget(limit.player);
    return limitsOf(limit.player);
  };
  return {
    getLimits: (_, { session }) => limitsOf(session.player),
    setLimit: ({ name, amount }, context) => set(context, { name, amount }),
    setSessionLimit: ({ minutes }, context) => set(context, { name: 'session', amount: minutes }),

    async setRealityCheck({ every }, context) {
      const { player } = context.session;
      await count(context);
      await database.transaction((tx) => setCheck(tx, player, every, clock()));
      return limitsOf(player);
    },

    async takeBreak({ length, password }, { session: { player } }) {
      await stand(services, player, password, (now) => ({ state: 'break', until: endOfBreak(length, now) }));
      return limitsOf(player);
    },

    async selfExclude({ length, password }, { session: { player } }) {
      await stand(services, player, password, (now) => ({ state: 'excluded', until: endOfExclusion(length, now) }));
      return limitsOf(player);
    },

    getPlayNow: async (_, { session }) => ({ data: await playNowOf(database, session.player, clock()) }),

    async readRealityCheck(_, { session: { player } }) {
      await readCheck(database, player, clock());
      return { data: await playNowOf(database, player, clock()) };
    },

    getPlayReport: async ({ by }, { session }) => ({
      data: await playReport(database, session.player, by, clock()),
    }),
  };
}

/** Has a player who says their password again stand like this from now on. The demo player is many people's. */
async function stand(
  services: LimitServices,
  player: number,
  password: string,
  standingAt: (now: Date) => Standing,
): Promise<void> {
  const { database, clock, sessions } = services;
  await refuseDemo(database, player, 'it');
  await confirmPassword(services, { player, counted: String(player) }, password, 'password', 'stopTriesPerPlayer');
  const now = clock();
  await database.transaction((tx) => setStanding(tx, sessions, player, standingAt(now), now));
}

const DAYS = { '24h': 1, '7d': 7, '30d': 30 } as const;
const endOfBreak = (length: CallInput<typeof takeBreak>['length'], now: Date) =>
  new Date(now.getTime() + DAYS[length] * DAY);

const MONTHS = { '6m': 6, '1y': 12, '5y': 60 } as const;
/** The same day so many months on; of a month without it, the days after its end. */
function endOfExclusion(length: CallInput<typeof selfExclude>['length'], now: Date): Date | null {
  if (length === 'for-good') return null;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + MONTHS[length]);
  return end;
}
