import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkRelease,
  fitTable,
  folderStore,
  foreignKey,
  isAlive,
  keyFolder,
  liveVersion,
  nextVersion,
  originOf,
  promoteRelease,
  publishRelease,
  ReleaseError,
  refuseVersion,
  renewStatements,
  versionOfSource,
} from '@pavilion/federation/release';
import { builtBy, ownScript } from './child.ts';
import { cacheFolder, folderOf, keysFolder, packageManifest, releasableApps, root, sourceOf } from './project.ts';

/** How many builds run side by side. */
const BUILDS = 2;

const buildsFolder = join(cacheFolder, 'builds');

/** What a release of one app came to: `built` and live, `again` live without a build, or `same`: live already. */
export interface Outcome {
  readonly app: string;
  readonly version: string;
  readonly done: 'built' | 'again' | 'same';
  readonly seconds: number;
  /** The public key that the app is released with from now on, where it was another or none before. */
  readonly newKey?: string;
}

export interface ReleaseOptions {
  readonly releases: string;
  /** The version to give; without it the package's own, or the next patch where that is taken. */
  readonly version?: string;
  /** Leave the pointer alone where these sources were published once (a start must not undo a rollback). */
  readonly keepPointer?: boolean;
  /** Let a remote go live ahead of the shell that it needs, where players keep an earlier release of it until then. */
  readonly ahead?: boolean;
  /** Open tabs take this release of the shell at once. */
  readonly urgent?: boolean;
  /** Let go live what does not fit what is live. */
  readonly force?: boolean;
  /** Told what `force` and `ahead` let pass. */
  readonly onForced?: (warning: string) => void;
  /** Release also what was signed with another key so far than the one that is here, or that will be made. */
  readonly newKey?: boolean;
  /** Who releases, where it is not the CI service's user or git's, and why: both for the history. */
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
  /** Keep source maps beside the store. They take a second of each build, so a start does without. */
  readonly sourceMaps?: boolean;
}

/** Who signs what is released from this workspace. */
export const keys = keyFolder(keysFolder, (file) =>
  console.warn(
    `${file} can be read by others on this machine, and who has it can sign in the team’s name: chmod 600 ${file}`,
  ),
);

/** The apps of this tree whose key is not the one that they were released with so far, each with the reason. */
export async function foreignKeys(releases: string): Promise<readonly { app: string; reason: string }[]> {
  const store = folderStore(releases);
  const found = await Promise.all(
    (await releasableApps()).map(async (app) => ({ app, reason: await foreignKey(store, app, keys) })),
  );
  return found.flatMap(({ app, reason }) => (reason === null ? [] : [{ app, reason }]));
}

/** Builds an app as it stands in this tree, publishes it under a version of its own, and makes it live. */
export async function releaseApp(app: string, options: ReleaseOptions): Promise<Outcome> {
  const started = performance.now();
  const store = folderStore(options.releases);
  await refuseUnknown(app);
  const foreign = await foreignKey(store, app, keys);
  if (foreign !== null && !options.newKey) throw new ReleaseError(`${foreign} ${KEY_IS_LOST}`);
  if (options.version !== undefined) await refuseVersion(store, app, options.version);
  // A key may be older than the first release: development signs too.
  const hadKey = foreign === null && (await liveVersion(store, app, keys)) !== null;
  const released = await releaseSources(app, options);
  const key = hadKey ? null : await keys.publicKeyOf(app);
  return { app, ...released, seconds: (performance.now() - started) / 1000, ...(key === null ? {} : { newKey: key }) };
}

async function refuseUnknown(app: string): Promise<void> {
  const apps = await releasableApps();
  if (!apps.includes(app)) {
    throw new ReleaseError(`There is no app '${app}' to release. There are: ${apps.join(', ')}.`);
  }
}

const KEY_IS_LOST =
  'Operators would refuse the release: put the team’s key back there. If it is lost, --new-key releases with a new key, which each operator has to list.';

async function releaseSources(app: string, options: ReleaseOptions): Promise<Pick<Outcome, 'version' | 'done'>> {
  const store = folderStore(options.releases);
  const source = await sourceOf(app);
  const before = await versionOfSource(store, app, source, keys);
  if (before && !options.version) {
    // What is live by a key that is not here any more has to be signed anew.
    const live = await liveVersion(store, app, keys);
    if (live !== null && (live === before || options.keepPointer)) return { version: live, done: 'same' };
    await promoteRelease(store, app, before, { keys, ...options, origin: await originOf(root, options) });
    return { version: before, done: 'again' };
  }
  const manifest = await packageManifest(folderOf(app));
  const version = options.version ?? (await nextVersion(store, app, manifest.version));
  await buildRelease(app, version, source, options);
  return { version, done: 'built' };
}

/** Builds an app as a release would, and returns how it fits what is live; throws `ReleaseError` with what would be refused. */
export async function checkApp(app: string, options: ReleaseOptions): Promise<string> {
  const store = folderStore(options.releases);
  await refuseUnknown(app);
  if (options.version !== undefined) await refuseVersion(store, app, options.version);
  const { version: first } = await packageManifest(folderOf(app));
  const version = options.version ?? (await nextVersion(store, app, first));
  return withBuild(app, version, await sourceOf(app), false, async (output) => {
    const pairings = await checkRelease(store, output, { keys, ...options });
    return `${fitTable(pairings)}\n\n${app} ${version} can go live. Nothing was published.`;
  });
}

/** Builds an app as a release would; throws `ReleaseError` with what is wrong with it. */
export async function checkBuild(app: string): Promise<string> {
  await refuseUnknown(app);
  const { version } = await packageManifest(folderOf(app));
  return withBuild(
    app,
    version,
    await sourceOf(app),
    false,
    async () => `${app} ${version} builds. Nothing was published.`,
  );
}

/** Builds an app for players and publishes it into a store, live from then on. */
export async function buildRelease(
  app: string,
  version: string,
  source: string,
  options: Pick<
    ReleaseOptions,
    'releases' | 'ahead' | 'urgent' | 'force' | 'onForced' | 'by' | 'reason' | 'sourceMaps'
  >,
): Promise<void> {
  // Before the build: another commit may be checked out when it ends.
  const origin = await originOf(root, options);
  await withBuild(app, version, source, options.sourceMaps ?? false, (output) =>
    publishRelease(folderStore(options.releases), output, { keys, ...options, origin }),
  );
}

/** Builds an app into a folder that is there as long as `work` runs. */
async function withBuild<Result>(
  app: string,
  version: string,
  source: string,
  sourceMaps: boolean,
  work: (output: string) => Promise<Result>,
): Promise<Result> {
  await sweepBuilds();
  const output = join(buildsFolder, `${app}-${version}-${process.pid}`);
  try {
    await buildApp(app, version, source, output, sourceMaps);
    return await work(output);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/**
 * Releases every app whose sources are not in the store yet, and signs anew what is soon to expire; `onOutcome` is called with
 * each outcome as it comes. All of them are of one tree, so no contract is looked at.
 */
export async function releaseAll(
  options: ReleaseOptions,
  onOutcome: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const foreign = options.newKey ? [] : await foreignKeys(options.releases);
  if (foreign.length > 0) {
    throw new ReleaseError([...foreign.map(({ reason }) => reason), KEY_IS_LOST].join('\n'));
  }
  const outcomes: Outcome[] = [];
  await forEachApp(await releasableApps(), async (app) => {
    const outcome = await releaseApp(app, { ...options, force: true });
    outcomes.push(outcome);
    onOutcome(outcome);
  });
  await renewStatements(folderStore(options.releases), { keys });
  return outcomes;
}

/** Runs `work` for each app, a few at a time; the shell, whose build takes longest, comes first. */
export async function forEachApp(apps: readonly string[], work: (app: string) => Promise<void>): Promise<void> {
  const waiting = apps.toSorted((a) => (a === 'shell' ? -1 : 0));
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) await work(app);
  };
  await Promise.all(Array.from({ length: BUILDS }, worker));
}

/** Removes what builds left whose process was killed; its id ends the folder's name. */
async function sweepBuilds(): Promise<void> {
  const folders = await readdir(buildsFolder).catch(() => []);
  const left = folders.filter((name) => !isAlive(Number(name.split('-').at(-1))));
  await Promise.all(left.map((name) => rm(join(buildsFolder, name), { recursive: true, force: true })));
}

/** Builds an app for players into a folder. Throws `ReleaseError` with what is wrong with it. */
export function buildApp(
  app: string,
  version: string,
  source: string,
  output: string,
  sourceMaps = false,
): Promise<void> {
  return builtBy(
    ownScript('build-app'),
    [app, version, source, output, ...(sourceMaps ? ['source-maps'] : [])],
    (printed) => {
      throw new ReleaseError(`${app} ${version} did not build:\n\n${printed}`);
    },
  );
}
