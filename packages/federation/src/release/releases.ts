import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildManifest } from '../discovery/manifests.ts';
import { integrityOf } from '../discovery/signature.ts';
import { assemble } from './assemble.ts';
import { appendMove, type Move, readHistory, versionBefore } from './history.ts';
import { orNull, parseAs } from './json.ts';
import type { KeyRing } from './keys.ts';
import { isHalfOver, isOurs, liveApps, readLive, writeLive } from './live.ts';
import { type CheckedBuild, checkBuild, refuseTakenPaths, refuseUnkeptContract } from './refusals.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

/** How a release command signs, and what it lets pass. */
export interface ReleaseOptions {
  readonly keys: KeyRing;
  /** Let a remote go live whose contract the live shell does not keep. */
  readonly force?: boolean;
  readonly clock?: () => Date;
}

/** Publishes the build in `folder` as an immutable release and makes it live. Returns its version. */
export function publishRelease(store: ReleaseStore, folder: string, options: ReleaseOptions): Promise<string> {
  return inTurn(store, async () => {
    const build = await checkBuild((file) => readFile(join(folder, file)).catch(() => null), folder);
    const { name, version } = build.manifest;
    await refuseWhatIsLive(store, build, options);
    await store.publish(`${name}/${version}`, folder);
    await point(store, build, 'publish', options);
    return version;
  });
}

/** Makes a version live that is in the store already. */
export function promoteRelease(
  store: ReleaseStore,
  app: string,
  version: string,
  options: ReleaseOptions,
): Promise<void> {
  return inTurn(store, async () => {
    const build = await published(store, app, version);
    if (!build) throw new ReleaseError(`${app} ${version} is not in the store.`);
    await refuseWhatIsLive(store, build, options);
    await point(store, build, 'promote', options);
  });
}

/** Makes the version live that was live before the present one. Returns both. */
export function rollbackRelease(
  store: ReleaseStore,
  app: string,
  options: ReleaseOptions,
): Promise<{ from: string; to: string }> {
  return inTurn(store, async () => {
    const live = await readLive(store, app);
    if (!live) throw new ReleaseError(`${app} has no live release to roll back.`);
    const from = live.statement.version;
    const to = versionBefore(await readHistory(store, app), from);
    if (!to) throw new ReleaseError(`${app} ${from} is the first release: there is none before it.`);
    const build = await published(store, app, to);
    if (!build) throw new ReleaseError(`${app} ${to} is no longer in the store.`);
    await refuseWhatIsLive(store, build, options);
    await point(store, build, 'rollback', options);
    return { from, to };
  });
}

/** Signs anew what is live of the teams whose keys these are, where less than half of a statement's time is left. Returns those apps. */
export function renewStatements(store: ReleaseStore, { keys, clock = now }: ReleaseOptions): Promise<string[]> {
  return inTurn(store, async () => {
    const renewed: string[] = [];
    for (const app of await liveApps(store)) {
      const live = await orNull(() => readLive(store, app));
      if (!live || !isHalfOver(live.statement, clock()) || !(await isOurs(live, keys))) continue;
      const { version, manifest } = live.statement;
      const at = clock();
      await writeLive(store, keys, live, { app, version, manifest, at, sequence: await nextSequence(store, app, at) });
      renewed.push(app);
    }
    return renewed;
  });
}

/** The version that is live by a statement of the team whose key this is, or null. */
export async function liveVersion(store: ReleaseStore, app: string, keys: KeyRing): Promise<string | null> {
  const live = await orNull(() => readLive(store, app));
  return live && (await isOurs(live, keys)) ? live.statement.version : null;
}

/** The published version of `app` that was built from these sources, or null. */
export async function versionOfSource(store: ReleaseStore, app: string, source: string): Promise<string | null> {
  for (const version of await store.list(app)) {
    const path = `${app}/${version}/build.json`;
    const text = await store.read(path);
    const build = text === null ? null : await orNull(async () => parseAs(buildManifest, text, path));
    if (build?.source === source) return version;
  }
  return null;
}

/** The version for a new release: `first`, or where that is taken the next patch after all that are in the store. */
export async function nextVersion(store: ReleaseStore, app: string, first: string): Promise<string> {
  const taken = await store.list(app);
  if (!taken.includes(first)) return first;
  const highest = [first, ...taken].map(numbers).toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  const [major, minor, patch] = highest.at(-1) ?? [0, 0, 0];
  return `${major}.${minor}.${patch + 1}`;
}

/** Runs a command while no other runs. The document is put together before it, should the last one have been killed, and after it. */
function inTurn<Result>(store: ReleaseStore, work: () => Promise<Result>): Promise<Result> {
  return store.locked(async () => {
    await assemble(store);
    const result = await work();
    await assemble(store);
    return result;
  });
}

async function refuseWhatIsLive(store: ReleaseStore, { manifest }: CheckedBuild, { force }: ReleaseOptions) {
  await refuseTakenPaths(store, manifest);
  if (!force) await refuseUnkeptContract(store, manifest);
}

async function published(store: ReleaseStore, app: string, version: string): Promise<CheckedBuild | null> {
  const folder = `${app}/${version}`;
  if (!(await store.list(app)).includes(version)) return null;
  const build = await checkBuild((file) => store.readBytes(`${folder}/${file}`), folder);
  const { name, version: itsVersion } = build.manifest;
  if (name === app && itsVersion === version) return build;
  throw new ReleaseError(`${folder} holds ${name} ${itsVersion}.`);
}

async function point(
  store: ReleaseStore,
  { manifest, text }: CheckedBuild,
  action: Move['action'],
  { keys, clock = now }: ReleaseOptions,
): Promise<void> {
  const { name: app, version } = manifest;
  const at = clock();
  const before = await orNull(() => readLive(store, app));
  const sequence = await nextSequence(store, app, at);
  const replaced = before?.statement.version ?? null;
  // First the history: a line too many is skipped by whoever reads it, one too few could not be made up for.
  await appendMove(store, app, { at: at.toISOString(), version, action, replaced, sequence });
  await writeLive(store, keys, before, { app, version, manifest: await integrityOf(text), sequence, at });
}

/** Higher than every sequence of this app; and never below the seconds since 1970, so that a store begun anew is not older than the one before. */
async function nextSequence(store: ReleaseStore, app: string, at: Date): Promise<number> {
  const live = await orNull(() => readLive(store, app));
  const history = (await orNull(() => readHistory(store, app))) ?? [];
  const highest = Math.max(live?.statement.sequence ?? 0, ...history.map(({ sequence }) => sequence));
  return Math.max(highest + 1, Math.floor(at.getTime() / 1000));
}

const now = () => new Date();

function numbers(version: string): [number, number, number] {
  const [major, minor, patch] = version.split(/[.-]/).map(Number);
  return [major ?? 0, minor ?? 0, patch ?? 0];
}
