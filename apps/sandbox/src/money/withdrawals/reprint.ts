import { type Database, holdKeys, isSeeded, MissingKey, markSeeded, type Vault } from '../../store/index.ts';
import { removeSavedTwice, resealBanks } from '../bank/reseal.ts';
import { resealWithdrawals } from './reseal.ts';

/** Which `accountIdentity` the fingerprints that are kept were made of: the first had the branch and the number as it was typed. */
const VERSION = '2';

/**
 * Makes the fingerprints of saved accounts and of where withdrawals went anew, once, where they are of an operator of before. What a player has
 * saved twice, as it now turns out, is saved once from then on. An account that was removed has no number any more, and stays known as it was. Where
 * something can't be opened nothing changes, and it is tried again at the next start.
 */
export async function reprintAccounts(database: Database, vault: Vault, now: Date): Promise<void> {
  if (await isSeeded(database, 'account-identity', VERSION)) return;
  try {
    await database.transaction(async (tx) => {
      await holdKeys(tx, vault);
      await removeSavedTwice(tx, vault, now);
      await resealBanks(tx, vault, vault);
      await resealWithdrawals(tx, vault, vault);
      await markSeeded(tx, 'account-identity', VERSION);
    });
  } catch (error) {
    if (!(error instanceof MissingKey)) throw error;
  }
}
