import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database, Transaction, Vault } from '../../store/index.ts';

/** The keys are nobody's who plays: they are sealed as the house's own. */
const OWNER = 0;

/** What a provider's calls are signed with. */
export interface SigningKey {
  /** Its name, which requests say. */
  readonly name: string;
  readonly privateKey: KeyObject;
}

/**
 * Makes a key pair for a provider that has none, and returns the public half as a PEM, which the operator is to put in; null where it
 * has one. The private half stays here, sealed.
 */
export async function newKeyPair(tx: Transaction, vault: Vault, provider: string): Promise<string | null> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url');
  const name = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  const sealed = vault.seal(OWNER, String(privateKey.export({ format: 'pem', type: 'pkcs8' })));
  const made = await tx.query(
    'insert into studio_key (provider, name, sealed) values ($1, $2, $3) on conflict (provider) do nothing returning name',
    [provider, name, sealed],
  );
  return made.length === 0 ? null : String(publicKey.export({ format: 'pem', type: 'spki' }));
}

/** A provider's key; undefined where it has none yet. Throws `MissingKey` where what it was sealed with is gone. */
export async function signingKeyOf(
  database: Pick<Database, 'query'>,
  vault: Vault,
  provider: string,
): Promise<SigningKey | undefined> {
  const [row] = await database.query('select name, sealed from studio_key where provider = $1', [provider]);
  return row && { name: row.name, privateKey: createPrivateKey(vault.open(OWNER, row.sealed)) };
}

/** Seals every key anew: what `from` opens, `to` opens from then on. Returns how many there were. */
export async function resealStudioKeys(tx: Transaction, from: Vault, to: Vault): Promise<number> {
  const rows = await tx.query('select provider, sealed from studio_key for no key update');
  await tx.query(
    `update studio_key k set sealed = n.sealed from unnest($1::text[], $2::bytea[]) as n (provider, sealed)
     where k.provider = n.provider`,
    [rows.map(({ provider }) => provider), rows.map(({ sealed }) => to.seal(OWNER, from.open(OWNER, sealed)))],
  );
  return rows.length;
}
