import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildManifest } from '../discovery/server-manifests.ts';
import { integrityOf } from '../discovery/signature.ts';
import type { Statement } from '../discovery/statement.ts';
import { assemble, refuseLongDocument } from './assemble.ts';
import { type EarlierRelease, earlierReleases } from './earlier.ts';
import { type FitOptions, type Pairing, pairingsWith, refuseMisfits, releaseMatrix } from './fits.ts';
import { appendMove, originOfMove, readHistory, versionBefore } from './history.ts';
import { orNull, parseAs } from './json.ts';
import { faultOfLive } from './key-check.ts';
import type { KeyRing } from './keys.ts';
import {
  isHalfOver,
  liveApps,
  liveFile,
  type Manifest,
  manifestFile,
  type StatementDetails,
  signStatement,
  writeLive,
} from './live.ts';
import { type Origin, refuseNoReason } from './origin.ts';
import { type CheckedBuild, checkBuild, refuseTakenPaths } from './refusals.ts';
import { readOwn, sequenceAfter } from './signed.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

/** How a release command signs, and what it lets pass. */
export interface ReleaseOptions extends FitOptions {
  readonly keys: KeyRing;
  /** Let a release go live that does not fit what is live, or one of whose paths an app claims whose key is not here. */
  readonly force?: boolean;
  /** Told what `force` and `ahead` let pass: players do not get that release until the other side is there. */
  readonly onForced?: (warning: string) => void;
  /** Open tabs take this release of the shell at once. */
  readonly urgent?: boolean;
  /** Make a version live that this team has never signed, or whose manifest is not the one that it signed: one whose files change, in development. */
  readonly signAnew?: boolean;
  /** Who releases from which commit and why, for the history. */
  readonly origin?: Origin;
  readonly clock?: () => Date;
}

/** Publishes the build in `folder` as an immutable release and makes it live. Returns its version. */
export function publishRelease(store: ReleaseStore, folder: string, options: ReleaseOptions): Promise<string> {
  return inTurn(store, async () => {
    const build = await checkBuild((file) => readFile(join(folder, file)).catch(() => null), folder);
    const { name, version } = build.manifest;
    const { earlier } = await refuseWhatIsLive(store, build, 'publish', options);
    await store.publish(`${name}/${version}`, folder, async (read) => {
      // The copy is what is signed and served: the folder may be another by now.
      const { text } = await checkBuild(read, folder);
      if (text !== build.text) throw new ReleaseError(`${folder} changed while it was published.`);
    });
    await point(store, build, 'publish', earlier, options);
    return version;
  });
}

/** What would be live with the build in `folder`. Throws `ReleaseError` with what would be refused; nothing is published. */
export async function checkRelease(
  store: ReleaseStore,
  folder: string,
  options: ReleaseOptions,
): Promise<readonly Pairing[]> {
  const build = await checkBuild((file) => readFile(join(folder, file)).catch(() => null), folder);
  return (await refuseWhatIsLive(store, build, 'publish', options)).pairings;
}

/** What is live, and how it fits together, as a table. */
export function liveMatrix(store: ReleaseStore, { keys, clock = now }: ReleaseOptions): Promise<string> {
  return releaseMatrix({ store, keys, now: clock().getTime() });
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
    await refuseUnsigned(store, build, options);
    const { earlier } = await refuseWhatIsLive(store, build, 'promote', options);
    await point(store, build, 'promote', earlier, options);
  });
}

/** Where a rollback came from and where it led. */
export interface Rollback {
  /** The version that was live; null where the live statement was not the team's own. */
  readonly from: string | null;
  readonly to: string;
  /** What was wrong with the live statement. */
  readonly fault?: string;
}

/**
 * Makes the version live that was live before the present one. Where the live statement is spoilt or not the team's own, that is
 * what the team has signed last. Throws `ReleaseError` where `origin` has no reason.
 */
export function rollbackRelease(
  store: ReleaseStore,
  app: string,
  options: ReleaseOptions & { readonly origin: Origin },
): Promise<Rollback> {
  return inTurn(store, async () => {
    refuseNoReason(app, options.origin);
    const way = await wayBack(store, app, options);
    const build = await published(store, app, way.to);
    if (!build) throw new ReleaseError(`${app} ${way.to} is no longer in the store.`);
    await refuseUnsigned(store, build, options);
    const { earlier } = await refuseWhatIsLive(store, build, 'rollback', options);
    await point(store, build, 'rollback', earlier, options);
    return way;
  });
}

async function wayBack(store: ReleaseStore, app: string, { keys }: ReleaseOptions): Promise<Rollback> {
  const { live, last } = await readOwn(store, app, keys);
  if (!live) {
    const fault = (await faultOfLive(store, app, keys)) ?? '';
    if ((await store.read(liveFile(app))) === null) {
      throw new ReleaseError(`${app} has no live release to roll back: ${fault} \`release ${app}\` makes one live.`);
    }
    if (last) return { from: null, to: last.version, fault };
    throw new ReleaseError(
      `${app} can’t be rolled back: ${fault} Nor is there a move in history/${app}.jsonl that it has signed. Put the team’s key back in ${keys.fileOf(app)}, or release ${app} anew.`,
    );
  }
  const from = live.statement.version;
  const to = versionBefore(await readHistory(store, app), from);
  if (to) return { from, to };
  const first = `${app} ${from} is the first release: there is none before it.`;
  throw new ReleaseError(
    app === 'shell'
      ? `${first} Without a shell there is no page, so release a better one.`
      : `${first} To take ${app} down, remove ${liveFile(app)} from the store: with the next release command of any app, or the operator’s next start, its pages are gone. Releasing it makes it live again; \`npm start\` and \`pnpm build\` release every app of their tree.`,
  );
}

/** Signs anew what is live of the teams whose keys these are, where less than half of a statement's time is left. Returns those apps. */
export function renewStatements(store: ReleaseStore, { keys, clock = now }: ReleaseOptions): Promise<string[]> {
  return inTurn(store, async () => {
    const renewed: string[] = [];
    for (const app of await liveApps(store)) {
      const { live, last } = await readOwn(store, app, keys);
      const at = clock();
      if (!live || !isHalfOver(live.statement, at)) continue;
      const { version, manifest } = live.statement;
      const sequence = sequenceAfter(app, last, at);
      const signed = await signStatement(keys, last, {
        app,
        version,
        manifest,
        at,
        sequence,
        details: live.statement as Statement & StatementDetails,
      });
      await writeLive(store, app, live, signed);
      renewed.push(app);
    }
    return renewed;
  });
}

/** The version that is live by a statement of the team whose key this is, or null. */
export async function liveVersion(store: ReleaseStore, app: string, keys: KeyRing): Promise<string | null> {
  return (await readOwn(store, app, keys)).live?.statement.version ?? null;
}

/** The published version of `app` that was built from these sources, or null. With `keys`, one that their team has signed. */
export async function versionOfSource(
  store: ReleaseStore,
  app: string,
  source: string,
  keys?: KeyRing,
): Promise<string | null> {
  const own = keys && (await readOwn(store, app, keys));
  for (const version of await store.list(app)) {
    const path = `${app}/${version}/build.json`;
    const text = await store.read(path);
    const build = text === null ? null : await orNull(async () => parseAs(buildManifest, text, path));
    if (build?.source !== source) continue;
    const manifest = own && (await store.read(`${app}/${version}/${manifestFile(app)}`));
    if (!own || (manifest && own.hasSigned(version, await integrityOf(manifest)))) return version;
  }
  return null;
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

type Action = 'publish' | 'promote' | 'rollback';

async function refuseWhatIsLive(
  store: ReleaseStore,
  { manifest, text }: CheckedBuild,
  action: Action,
  options: ReleaseOptions,
): Promise<{ readonly earlier: readonly EarlierRelease[]; readonly pairings: readonly Pairing[] }> {
  const { keys, clock = now } = options;
  const source = { store, keys, now: clock().getTime() };
  const isRemote = 'entry' in manifest;
  await refuseTakenPaths(source, manifest, options);
  const own = await readOwn(store, manifest.name, keys);
  const earlier = isRemote ? await earlierReleases(store, manifest, own, action) : [];
  const pairings = await pairingsWith(source, manifest, earlier);
  refuseMisfits(pairings, manifest, options);
  if (isRemote) {
    await refuseLongDocument(store, manifest.name, text);
  }
  return { earlier, pairings };
}

async function published(store: ReleaseStore, app: string, version: string): Promise<CheckedBuild | null> {
  const folder = `${app}/${version}`;
  if (!(await store.list(app)).includes(version)) return null;
  const build = await checkBuild((file) => store.readBytes(`${folder}/${file}`), folder);
  const { name, version: itsVersion } = build.manifest;
  if (name === app && itsVersion === version) return build;
  throw new ReleaseError(`${folder} holds ${name} ${itsVersion}.`);
}

/** Throws `ReleaseError` where the team whose key this is never signed this manifest: what lies in the store may be anybody's. */
async function refuseUnsigned(
  store: ReleaseStore,
  { manifest: { name, version }, text }: CheckedBuild,
  { keys, signAnew }: ReleaseOptions,
): Promise<void> {
  if (signAnew) return;
  const signed = (await readOwn(store, name, keys)).hasSigned(version, await integrityOf(text));
  if (signed) return;
  throw new ReleaseError(
    signed === null
      ? `${name} ${version} was never signed with the key that is here: release it anew, under a version of its own.`
      : `${name} ${version} has another manifest in the store than the one that was signed: release it anew.`,
  );
}

async function point(
  store: ReleaseStore,
  { manifest, text }: CheckedBuild,
  action: Action,
  earlier: readonly EarlierRelease[],
  { keys, urgent, origin = {}, clock = now }: ReleaseOptions,
): Promise<void> {
  const { name: app, version } = manifest;
  const at = clock();
  const { live, last, unkept: before } = await readOwn(store, app, keys);
  const sequence = sequenceAfter(app, last, at);
  const replaced = live?.statement.version ?? null;
  const hash = await integrityOf(text);
  const details = detailsOf(manifest, earlier, urgent);
  const signed = await signStatement(keys, last, { app, version, manifest: hash, sequence, at, details });
  // First the history: a line too many is skipped by whoever reads it, one too few could not be made up for.
  const by = await originOfMove(store, app, { version, action }, origin);
  await appendMove(store, app, { at: at.toISOString(), version, action, replaced, sequence, signed, before, ...by });
  await writeLive(store, app, live, signed);
}

/** What a statement says of a release: of a remote the releases before it, of the shell what an open tab compares. */
function detailsOf(manifest: Manifest, earlier: readonly EarlierRelease[], urgent = false): StatementDetails {
  if (!('entry' in manifest)) {
    const { contract, provides } = manifest;
    return { contract, provides, ...(urgent ? { urgent } : {}) };
  }
  return earlier.length > 0
    ? { earlier: earlier.map(({ version, manifest: hash }) => ({ version, manifest: hash })) }
    : {};
}

const now = () => new Date();
