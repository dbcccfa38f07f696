import { hkdfSync, randomBytes } from 'node:crypto';
import { SandboxStartError } from '../base/index.ts';
import { resealBanks, resealWithdrawals } from '../money/index.ts';
import { resealDocuments, resealPictures } from '../players/index.ts';
import {
  createVault,
  type Database,
  KEPT_KEYS,
  keepSetting,
  MissingKey,
  nameOfKey,
  removeSetting,
  settingIfAny,
  settingOf,
} from '../store/index.ts';
import { resealChains, resealStudioKeys } from '../studio/index.ts';
import { addKey, keysIn } from './key-file.ts';

/** Where the house's keys come from: never from the database that they seal. */
export interface KeySource {
  /** The keys themselves (base64url), the newest first: they go before a file. */
  readonly given?: readonly string[] | undefined;
  /** The file that they are kept in, one a line, and that the first one is made in. Without it, it lives as long as this process. */
  readonly file?: string | undefined;
  /** The file that a key goes into which lies in a database of before; without it, `file`. */
  readonly oldFile?: string | undefined;
}

/** What account numbers, UPI addresses and identity papers were sealed with: the newest first, and last the one that fingerprints are made with. */
export type HouseKeys = readonly [Buffer, ...Buffer[]];

/** Where a database of before has its keys. */
const OLD_VAULT_KEY = 'vault-key';
const OLD_CODE_KEY = 'code-key';

/**
 * The keys that this database was sealed with. A new database gets a new one; one whose key was kept in it has it moved to where keys
 * are kept now. Throws a `SandboxStartError` where one is missing: a new key in its place would make all that is sealed unreadable.
 */
export function houseKeysOf(database: Database, source: KeySource): Promise<HouseKeys> {
  return database.inTurn(async () => {
    const old = await settingIfAny<string>(database, OLD_VAULT_KEY);
    const names =
      (await settingIfAny<string[]>(database, KEPT_KEYS)) ?? (old === undefined ? [] : [nameOfKey(plain(old))]);
    const kept = source.given ?? (await keysOf(source));
    const texts = [...new Set((await complete(kept, { old, isNew: names.length === 0, source })).map(plain))];
    const named = names.map((name) => texts.find((text) => namesOf(text).includes(name)));
    if (!named.every((text) => text !== undefined)) throw lostKey(source, texts.length);
    const [newest = '', ...others] = texts;
    const now = [...new Set([...named, newest].map(nameOfKey))];
    await database.transaction(async (tx) => {
      await keepSetting(tx, KEPT_KEYS, now);
      await removeSetting(tx, OLD_VAULT_KEY);
      await removeSetting(tx, OLD_CODE_KEY);
    });
    const [first = newest] = named;
    const ordered = texts.length === 1 ? [newest] : [newest, ...others.filter((text) => text !== first), first];
    return ordered.map((text) => Buffer.from(text, 'base64url')) as unknown as HouseKeys;
  });
}

/**
 * Seals all that is sealed with the newest key, whichever it was sealed with, and makes the fingerprints of accounts and documents with
 * it: from then on the older keys are needed for nothing, and may be taken out. All of it or nothing, in one transaction. A process that
 * runs with an older key saves no account and takes no withdrawal or document from then on (`holdKeys`): it is to be started again.
 * Returns how many accounts, withdrawals, documents and pictures of them there were. Throws a `SandboxStartError` where one of the keys is missing.
 */
export async function retireOldKeys(database: Database, source: KeySource): Promise<number> {
  const keys = await houseKeysOf(database, source);
  const [newest] = keys;
  const [from, to] = [createVault(...keys), createVault(newest)];
  return database.inTurn(() =>
    database.transaction(async (tx) => {
      // First: it waits for whoever is keeping something sealed, and whoever comes after it finds that their key is retired.
      await keepSetting(tx, KEPT_KEYS, [to.keys.sealing]);
      try {
        let count = 0;
        for (const reseal of [
          ...[resealBanks, resealWithdrawals, resealDocuments, resealPictures],
          ...[resealStudioKeys, resealChains],
        ]) {
          count += await reseal(tx, from, to);
        }
        return count;
      } catch (error) {
        throw error instanceof MissingKey ? cannotOpen(error) : error;
      }
    }),
  );
}

/** The keys on disk: those of the file, or of the old one where another process has put one there just now. */
async function keysOf({ file, oldFile }: KeySource): Promise<readonly string[]> {
  const keys = file === undefined ? [] : await keysIn(file);
  return keys.length > 0 || oldFile === undefined ? keys : keysIn(oldFile);
}

/** The keys with what they lack: the one that lies in an old database, or a new database's first. */
async function complete(
  kept: readonly string[],
  { old, isNew, source }: { readonly old: string | undefined; readonly isNew: boolean; readonly source: KeySource },
): Promise<readonly string[]> {
  const isMissing = old !== undefined && !kept.map(plain).includes(plain(old));
  const added = isMissing ? old : isNew && kept.length === 0 ? newKey() : undefined;
  if (added === undefined) return kept;
  if (source.given) throw keyStillInside();
  // Not yet out of the database: it goes when this one is on disk.
  const file = isMissing ? (source.oldFile ?? source.file) : source.file;
  return file === undefined ? [...kept, added] : addKey(file, added);
}

const newKey = () => randomBytes(32).toString('base64url');
/** A key as its bytes are written. The last of its 43 letters has two bits that say nothing: written otherwise, it is the same key. */
const plain = (key: string) => Buffer.from(key, 'base64url').toString('base64url');
/** What a key is called in a database of before, which named it as its operator had written it: by one of its four spellings. */
const namesOf = (key: string): readonly string[] =>
  [...LETTERS]
    .map((last) => key.slice(0, -1) + last)
    .filter((spelled) => plain(spelled) === key)
    .map(nameOfKey);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function lostKey({ given, file }: KeySource, count: number): SandboxStartError {
  const where = given ? 'PAVILION_VAULT_KEY' : (file ?? 'PAVILION_VAULT_KEY');
  const what = count === 0 ? `there is none in ${where}` : `${where} has another one`;
  return new SandboxStartError(
    'lost-key',
    `A key that this database’s account numbers and identity papers are sealed with is missing: ${what}. Put it back, behind the newer ones where there are any (docs/security.md, "Keys").`,
  );
}

const cannotOpen = (cause: MissingKey) =>
  new SandboxStartError(
    'lost-key',
    'An account number, a destination or a document can’t be opened with any of these keys, so nothing was changed. Put the key that sealed it behind the others.',
    cause,
  );

const keyStillInside = () =>
  new SandboxStartError(
    'lost-key',
    'This database still has its key in it, and PAVILION_VAULT_KEY does not. Start once without PAVILION_VAULT_KEY: the key is moved to a file. Then name it, behind a newer one if you like.',
  );

/** The key that one-time codes are hashed with. */
export const codeKeyFrom = ([newest]: HouseKeys): Buffer =>
  Buffer.from(hkdfSync('sha256', newest, '', 'one-time codes', 32));

/** The operator's own name, made once with its database: what it shares with its other processes goes by it. */
export function operatorOf(database: Database): Promise<string> {
  return settingOf(database, 'operator', () => randomBytes(9).toString('base64url'));
}
