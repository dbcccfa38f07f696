import type { referralCalls } from '@pavilion/api-client/wire';
import { type Clock, idOf, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import { codeFor } from './codes.ts';
import { daysOf } from './days.ts';
import { commissionOf, linesOf } from './periods.ts';
import { childrenOf, inTree, sourcesOf, statsOf } from './tree.ts';

interface ReferralServices {
  readonly database: Database;
  readonly clock: Clock;
}

const PAGE_SIZE = 25;
/** The campaign of a code that was asked for without one. */
const DIRECT = 'direct';

/** The calls of a player's referrals (betting.md, "Referral"). Others are seen by a masked name and an id that is nobody's own. */
export function referralHandlers({ database, clock }: ReferralServices): Handlers<typeof referralCalls> {
  return {
    async generateReferral({ campaign = DIRECT }, { session: { player } }) {
      return database.transaction(async (tx) => {
        const [source] = await sourcesOf(tx, player, await codeFor(tx, player, campaign, clock()));
        if (!source) throw new Error('A referral code was not made');
        return { data: { source } };
      });
    },

    async getReferralStats({ days = 0 }, { session: { player } }) {
      const now = clock();
      return { data: { ...(await statsOf(database, player, now)), days: await daysOf(database, player, days, now) } };
    },

    async getReferralChildren({ parent, skip = 0, pagesize = PAGE_SIZE }, { session: { player } }) {
      const above = parent === undefined ? player : await childBy(database, player, parent);
      return { data: await childrenOf(database, player, above, { skip, pagesize }) };
    },

    async getReferralCommission({ skip = 0, pagesize = PAGE_SIZE }, { session: { player } }) {
      return { data: await commissionOf(database, player, { skip, pagesize }, clock()) };
    },

    async getReferralLines({ period, skip = 0, pagesize = PAGE_SIZE }, { session: { player } }) {
      return { data: await linesOf(database, player, period, { skip, pagesize }, clock()) };
    },

    getReferralSources: async (_, { session }) => ({ data: { sources: await sourcesOf(database, session.player) } }),
  };
}

/** The player behind a child's id; throws a 404 where it is none of this tree's. */
async function childBy(database: Database, player: number, id: string): Promise<number> {
  const child = idOf(id);
  const found = child === null ? undefined : await inTree(database, player, child);
  if (found === undefined) throw new Refusal(404, 'This player is not one of your referrals.', 'parent');
  return found;
}
