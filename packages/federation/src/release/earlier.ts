// The releases before the live one that shells use which the live one does not fit.

import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '../discovery/limits.ts';
import { integrityOf } from '../discovery/signature.ts';
import type { Requirements } from '../fit.ts';
import { lineOf, type Move, readMoves } from './history.ts';
import { orNull, parseAs } from './json.ts';
import { manifestFile } from './live.ts';
import { claims } from './live-claims.ts';
import type { OwnStatements } from './signed.ts';
import type { ReleaseStore } from './store.ts';

/** A release before the live one. */
export interface EarlierRelease extends Requirements {
  readonly version: string;
  /** Hash of its manifest. */
  readonly manifest: string;
}

/** How far back the history is searched: shells that are older than these releases are not open any more. */
const SEARCHED = 20;

/**
 * The releases that were live before `next`, newest first, whose requirements are others than those of `next` and of each other:
 * on a shell that one does not fit another may run. None that a rollback has left behind, and none that its team never signed.
 */
export async function earlierReleases(
  store: ReleaseStore,
  next: Requirements & { readonly name: string; readonly version: string },
  own: OwnStatements,
  action: Move['action'],
): Promise<readonly EarlierRelease[]> {
  const { name, version } = next;
  const replaced = own.live?.statement.version ?? null;
  const line = lineOf([...(await readMoves(store, name)), { action, version, replaced }]);
  const found: EarlierRelease[] = [];
  for (const before of line.slice(0, -1).toReversed().slice(0, SEARCHED)) {
    if (found.length === LIMITS.earlier) break;
    const release = before === version ? null : await signedRelease(store, name, before, own);
    if (!release || [next, ...found].some((other) => isSame(other, release))) continue;
    found.push(release);
  }
  return found;
}

async function signedRelease(
  store: ReleaseStore,
  app: string,
  version: string,
  own: OwnStatements,
): Promise<EarlierRelease | null> {
  const path = `${app}/${version}/${manifestFile(app)}`;
  const text = await store.read(path);
  if (text === null) return null;
  const manifest = await integrityOf(text);
  if (own.hasSigned(version, manifest) !== true) return null;
  const read = await orNull(async () => parseAs(claims, text, path));
  return read && { version, manifest, contract: read.contract, requires: read.requires };
}

const isSame = (one: Requirements, other: Requirements) =>
  one.contract === other.contract && isDeepStrictEqual(one.requires, other.requires);
