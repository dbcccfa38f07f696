import { fromBase64Url, isSignedBy } from '../discovery/signature.ts';
import type { SignedStatement } from '../discovery/statement.ts';
import { readMoves } from './history.ts';
import { orNull } from './json.ts';
import type { KeyRing } from './keys.ts';
import { liveFile, readLive } from './live.ts';
import { readOwn } from './signed.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

/**
 * Why the key that is here is not the one that `app` is released with, as a sentence; null where it is, and where nothing was
 * signed yet. A release with another key is good for nobody: no operator lists it. A spoilt live statement alone says nothing of
 * the key, as long as the newest move of the history is of this one.
 */
export async function foreignKey(store: ReleaseStore, app: string, keys: KeyRing): Promise<string | null> {
  const key = await keys.publicKeyOf(app);
  if ((await readOwn(store, app, keys)).live) return null;
  const newest =
    (await readMoves(store, app)).findLast(({ signed }) => signed !== undefined)?.signed ??
    (await orNull(() => readLive(store, app)))?.envelope;
  if (!newest || !hasSignature(newest)) return null;
  if (key === null) {
    return `There is no key in ${keys.fileOf(app)}, and ${app} was released before, signed with one (${liveFile(app)}).`;
  }
  if (await isSignedBy(key, newest.signature, newest.statement)) return null;
  return `The key in ${keys.fileOf(app)} is not the one that the last release of ${app} was signed with (${liveFile(app)}).`;
}

/** What is wrong with the statement of `app` in its place, as a sentence; null where the key that is here has signed it. */
export async function faultOfLive(store: ReleaseStore, app: string, keys: KeyRing): Promise<string | null> {
  const file = liveFile(app);
  try {
    const live = await readLive(store, app);
    if (!live) return `${file} is not there.`;
    if ((await readOwn(store, app, keys)).live) return null;
    if (!hasSignature(live.envelope)) return `${file} is not signed.`;
    const key = await keys.publicKeyOf(app);
    if (key === null) return `${file} is signed, and there is no key in ${keys.fileOf(app)} that could have signed it.`;
    return (await isSignedBy(key, live.envelope.signature, live.envelope.statement))
      ? `${file} speaks of ${live.statement.remote}.`
      : `${file} is not signed with the key in ${keys.fileOf(app)}.`;
  } catch (error) {
    if (error instanceof ReleaseError) return error.message;
    throw error;
  }
}

const hasSignature = ({ signature }: SignedStatement) => fromBase64Url(signature)?.length === 64;
