import type { walletCalls } from '@pavilion/api-client/wire';
import type { Clock } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, statementOf } from '../../store/index.ts';
import { statesOf } from '../withdrawals/states.ts';

interface WalletServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** The calls of a player's money. */
export function walletHandlers({ database, clock }: WalletServices): Handlers<typeof walletCalls> {
  return {
    async getAccountStatement(filter, { session: { player } }) {
      const page = await statementOf(database, player, filter);
      // The ledger keeps the state of the day that an entry was written. What goes on after it stands with the request.
      const names = page.entries.flatMap(({ kind, reference }) => (kind === 'withdrawal' ? [reference] : []));
      const states = await statesOf(database, player, names, clock());
      const entries = page.entries.map((entry) => ({ ...entry, state: states.get(entry.reference) ?? entry.state }));
      return { data: { ...page, entries } };
    },
  };
}
