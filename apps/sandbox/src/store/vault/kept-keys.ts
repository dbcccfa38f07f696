import type { Transaction } from '../database/database.ts';
import type { Vault } from './vault.ts';

/** The setting with the names of the keys that something was sealed with, the one that makes fingerprints first. */
export const KEPT_KEYS = 'vault-key-names';

/**
 * Before `tx` keeps what `vault` seals: throws where one of its keys was retired since this process began, and lets nobody retire one
 * until `tx` ends. What such a key seals nobody could open once it is taken out, and by its fingerprint no account is known again.
 */
export async function holdKeys(tx: Transaction, { keys }: Vault): Promise<void> {
  await tx.query('select hold_keys($1, $2)', [keys.sealing, keys.printing]);
}
