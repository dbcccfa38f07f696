import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hasCode, nullIfMissing } from './error-code.ts';
import { ReleaseError } from './store.ts';

/** A team's key as it lies in its file: a JSON Web Key whose `d` is the secret. */
const teamKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() });
type TeamKey = z.output<typeof teamKey>;

/** The keys that statements are signed with, one a team. */
export interface KeyRing {
  /** Where the key of `app` lies, for a message about it. */
  fileOf(app: string): string;
  /** Signs `text` in the name of `app`. A team's key is made with its first release. */
  sign(app: string, text: string): Promise<string>;
  /** The public key of `app` (base64url); null where it has none yet. */
  publicKeyOf(app: string): Promise<string | null>;
  /** The public keys of every app, as the operator's configuration takes them. A file that holds none is `onOdd`'s: it is one team's. */
  publicKeys(onOdd?: (app: string, error: unknown) => void): Promise<Record<string, readonly string[]>>;
}

/**
 * The keys in a folder, a file for each app that its owner alone can read. A file that others of this machine can read too is
 * told to `onReadable`, once.
 */
export function keyFolder(folder: string, onReadable?: (file: string) => void): KeyRing {
  const fileOf = (app: string) => join(folder, `${app}.json`);
  const noted = new Set<string>();
  const read = async (file: string) => {
    const key = await readKey(file);
    if (key && onReadable && !noted.has(file) && (await isReadableByOthers(file))) {
      noted.add(file);
      onReadable(file);
    }
    return key;
  };
  const publicKeyOf = async (app: string) => (await read(fileOf(app)))?.x ?? null;
  return {
    fileOf,
    publicKeyOf,
    async sign(app, text) {
      const key = (await read(fileOf(app))) ?? (await makeKey(folder, fileOf(app)));
      const privateKey = createPrivateKey({ key: { ...key }, format: 'jwk' });
      return sign(null, Buffer.from(text), privateKey).toString('base64url');
    },
    async publicKeys(onOdd) {
      const files = ((await readdir(folder).catch(nullIfMissing)) ?? []).filter((name) =>
        /^[a-z][a-z0-9-]*\.json$/.test(name),
      );
      const keys: Record<string, readonly string[]> = {};
      for (const file of files.sort()) {
        const app = file.slice(0, -'.json'.length);
        try {
          const key = await publicKeyOf(app);
          if (key !== null) keys[app] = [key];
        } catch (error) {
          onOdd?.(app, error);
        }
      }
      return keys;
    },
  };
}

async function readKey(file: string): Promise<TeamKey | null> {
  const text = await readFile(file, 'utf8').catch(nullIfMissing);
  if (text === null) return null;
  try {
    return z.parse(teamKey, JSON.parse(text));
  } catch {
    // Without the cause, whose message may quote the file.
    throw new ReleaseError(
      `${file} holds no Ed25519 key. Put the team’s key back there; where it is lost, remove the file and release with --new-key.`,
    );
  }
}

/** Windows has no such modes, and says that everybody can read each file. */
async function isReadableByOthers(file: string): Promise<boolean> {
  const found = await stat(file).catch(nullIfMissing);
  return process.platform !== 'win32' && found !== null && (found.mode & 0o077) !== 0;
}

/** Makes a key and returns it, or the one that another command made at the same moment. */
async function makeKey(folder: string, file: string): Promise<TeamKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${process.pid}-${crypto.randomUUID()}.tmp`;
  await writeFile(draft, `${JSON.stringify(privateKey.export({ format: 'jwk' }))}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link and not a rename: it never replaces a key that is there.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const key = await readKey(file);
  if (!key) throw new ReleaseError(`${file} can't be kept.`);
  return key;
}
