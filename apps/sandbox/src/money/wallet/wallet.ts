import type { walletCalls } from '@pavilion/api-client/wire';
import type { Handlers } from '../../server/index.ts';
import { type Database, statementOf } from '../../store/index.ts';

/** The calls of a player's money. */
export function walletHandlers(database: Database): Handlers<typeof walletCalls> {
  return {
    getAccountStatement: async (filter, { session }) => ({ data: await statementOf(database, session.player, filter) }),
  };
}
