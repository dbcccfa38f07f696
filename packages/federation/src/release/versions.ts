import * as z from 'zod/mini';
import { version as versionName } from '../discovery/names.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

/** The version for a new release: `first`, or where that is taken the next patch after all that are in the store. */
export async function nextVersion(store: ReleaseStore, app: string, first: string): Promise<string> {
  const taken = await store.list(app);
  if (!taken.includes(first)) return first;
  const highest = [first, ...taken].map(numbers).toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  const [major, minor, patch] = highest.at(-1) ?? [0, 0, 0];
  return `${major}.${minor}.${patch + 1}`;
}

/** Throws `ReleaseError` where nothing can be released under this version: it is none, or is taken. */
export async function refuseVersion(store: ReleaseStore, app: string, version: string): Promise<void> {
  if (!z.safeParse(versionName, version).success) {
    throw new ReleaseError(`${version} is no version: say X.Y.Z, as in --version 1.2.0, or leave --version out.`);
  }
  if (!(await store.list(app)).includes(version)) return;
  throw new ReleaseError(
    `${app} ${version} is published already and never changes: leave --version out, and it is ${await nextVersion(store, app, version)}.`,
  );
}

function numbers(version: string): [number, number, number] {
  const [major, minor, patch] = version.split(/[.-]/).map(Number);
  return [major ?? 0, minor ?? 0, patch ?? 0];
}
