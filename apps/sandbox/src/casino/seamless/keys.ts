import { randomBytes } from 'node:crypto';
import { DAY } from '../../base/index.ts';
import type { Vault } from '../../money/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';

/** Secrets are sealed for no player: nobody's number is 0. */
const NOBODY = 0;

/**
 * Issues a key to a provider and returns its secret, which nobody is told again. The key before goes on being taken for `overlap` ms,
 * a day unless said, so that nothing stands still while the provider changes it: 0 for one that was lost. No more than two are ever
 * alive.
 */
export async function issueWalletKey(
  tx: Transaction,
  vault: Vault,
  provider: string,
  now: Date,
  overlap = DAY,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx.query(
    `update wallet_key set ends_at = case when ends_at is null then $3::timestamptz else $2::timestamptz end
     where provider = $1 and (ends_at is null or ends_at > $2)`,
    [provider, now, new Date(now.getTime() + overlap)],
  );
  await tx.query('insert into wallet_key (provider, sealed, created_at) values ($1, $2, $3)', [
    provider,
    vault.seal(NOBODY, `${provider} ${secret}`),
    now,
  ]);
  return secret;
}

/** The secrets of a provider's keys that are alive at `now`. */
export async function secretsOf(database: Queryable, vault: Vault, provider: string, now: Date): Promise<string[]> {
  const keys = await database.query(
    'select sealed from wallet_key where provider = $1 and (ends_at is null or ends_at > $2) order by id desc limit 2',
    [provider, now],
  );
  return keys.flatMap(({ sealed }) => {
    const [owner, secret] = vault.open(NOBODY, sealed).split(' ');
    return owner === provider && secret !== undefined ? [secret] : [];
  });
}
