import { randomBytes } from 'node:crypto';
import { Refusal } from '../../base/index.ts';
import { type Queryable, settingOf, type Transaction } from '../../store/index.ts';
import { providerNamed } from '../catalogue/providers.ts';
import { keyName, publicKeyFrom } from './public-key.ts';

/** How many keys of a provider are taken at a time: what is signed with now, what comes next, and some of its machines' own. */
const MOST = 4;

/** A provider's public key. */
export interface WalletKey {
  /** Its name, which requests say. */
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
}

/** The operator's name in what providers sign: made once, and told at the desk. */
export const walletNameOf = (database: Queryable): Promise<string> =>
  settingOf(database, 'wallet-name', () => `pavilion-${randomBytes(6).toString('hex')}`);

/** A key that may be taken: its name, and the 43 letters of its 32 bytes. */
interface NewKey {
  readonly id: string;
  readonly letters: string;
}

/**
 * A public key as somebody types it, which may be taken of this provider, whose row it locks: two at the desk take turns by it. Throws a
 * `Refusal` for what is no key, for one that is known already, of whomever, retired or not, and where the provider has as many as are taken
 * at a time.
 */
export async function walletKeyFrom(tx: Transaction, provider: string, text: string): Promise<NewKey> {
  const publicKey = publicKeyFrom(text);
  const id = keyName(publicKey);
  await providerNamed(tx, provider, 'for no key update');
  const active = await tx.query('select id from wallet_key where provider = $1 and retired_at is null', [provider]);
  if (active.length >= MOST) {
    throw new Refusal(409, `This provider has ${MOST} keys that are taken. Retire one of them first.`, 'key');
  }
  const known = await tx.query('select 1 from wallet_key where id = $1', [id]);
  if (known.length > 0) throw knownAlready();
  return { id, letters: publicKey.toString('base64url') };
}

/** Takes a public key of a provider, beside those that it has, and returns its name. Throws as `walletKeyFrom` does. */
export async function addWalletKey(tx: Transaction, provider: string, text: string, now: Date): Promise<string> {
  const { id, letters } = await walletKeyFrom(tx, provider, text);
  const added = await tx.query(
    `insert into wallet_key (id, provider, public_key, created_at) values ($1, $2, $3, $4)
     on conflict (id) do nothing returning id`,
    [id, provider, Buffer.from(letters, 'base64url'), now],
  );
  if (added.length === 0) throw knownAlready();
  return id;
}

const knownAlready = () => new Refusal(409, 'This key is known already. Have the provider make a new one.', 'key');

/** Retires a provider's key: from the next request on nothing is taken that is signed with it. Throws a `Refusal` where it is none. */
export async function retireWalletKey(tx: Transaction, provider: string, id: string, now: Date): Promise<void> {
  const retired = await tx.query(
    'update wallet_key set retired_at = $3 where provider = $1 and id = $2 and retired_at is null returning id',
    [provider, id, now],
  );
  if (retired.length === 0) throw new Refusal(404, 'There is no such key, or it is retired already.', 'key');
}

/** A provider's key by its name, retired or not. */
export async function walletKeyOf(database: Queryable, provider: string, id: string): Promise<WalletKey | undefined> {
  const [key] = await database.query(
    `select id, public_key as "publicKey", created_at as "createdAt", retired_at as "retiredAt" from wallet_key
     where provider = $1 and id = $2`,
    [provider, id],
  );
  return key;
}

/** A provider's keys, those that are taken first, then the newest. */
export const walletKeysOf = (database: Queryable, provider: string): Promise<WalletKey[]> =>
  database.query(
    `select id, public_key as "publicKey", created_at as "createdAt", retired_at as "retiredAt" from wallet_key
     where provider = $1 order by retired_at is not null, created_at desc, id`,
    [provider],
  );

/** How many keys of each provider are taken; those that have none are not in it. */
export async function walletKeyCounts(database: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query(
    'select provider, count(*) as keys from wallet_key where retired_at is null group by provider',
  );
  return new Map(rows.map(({ provider, keys }) => [provider, keys]));
}
