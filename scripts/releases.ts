import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  folderStore,
  isAlive,
  nextVersion,
  promoteRelease,
  publishRelease,
  ReleaseError,
  readDiscovery,
  versionOfSource,
} from '@pavilion/federation/release';
import { startScript } from './child.ts';
import { cacheFolder, packageManifest, releasableApps, root, sourceOf } from './workspace.ts';

/** How many builds run side by side. */
const BUILDS = 2;

const buildsFolder = join(cacheFolder, 'builds');

/** What a release of one app came to: `built` and live, `again` live without a build, or `same`: live already. */
export interface Outcome {
  readonly app: string;
  readonly version: string;
  readonly done: 'built' | 'again' | 'same';
  readonly seconds: number;
}

export interface ReleaseOptions {
  readonly releases: string;
  /** The version to give; without it the package's own, or the next patch where that is taken. */
  readonly version?: string;
  /** Leave the pointer alone where these sources were published once (a start must not undo a rollback). */
  readonly keepPointer?: boolean;
}

/** Builds an app as it stands in this tree, publishes it under a version of its own, and makes it live. */
export async function releaseApp(app: string, options: ReleaseOptions): Promise<Outcome> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const store = folderStore(options.releases);
  if (!(await releasableApps()).includes(app)) {
    throw new ReleaseError(`There is no app '${app}' to release. There are: ${(await releasableApps()).join(', ')}.`);
  }
  const source = await sourceOf(app);
  const before = await versionOfSource(store, app, source);
  if (before && !options.version) {
    const document = await readDiscovery(store);
    const live = app === 'shell' ? document.shell?.version : document.remotes[app]?.version;
    if (live === before || (options.keepPointer && live))
      return { app, version: live, done: 'same', seconds: seconds() };
    await promoteRelease(store, app, before);
    return { app, version: before, done: 'again', seconds: seconds() };
  }
  const manifest = await packageManifest(join(root, 'apps', app));
  const version = options.version ?? (await nextVersion(store, app, manifest.version));
  await buildRelease(app, version, source, options.releases);
  return { app, version, done: 'built', seconds: seconds() };
}

/** Builds an app for players and publishes it into the store at `releases`, live from then on. */
export async function buildRelease(app: string, version: string, source: string, releases: string): Promise<void> {
  await sweepBuilds();
  const output = join(buildsFolder, `${app}-${version}-${process.pid}`);
  try {
    await build(app, version, source, output);
    await publishRelease(folderStore(releases), output);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** Releases every app whose sources are not in the store yet; `onOutcome` is called with each outcome as it comes. */
export async function releaseAll(
  options: ReleaseOptions,
  onOutcome: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  await forEachApp(await releasableApps(), async (app) => {
    const outcome = await releaseApp(app, options);
    outcomes.push(outcome);
    onOutcome(outcome);
  });
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

function build(app: string, version: string, source: string, output: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startScript('scripts/build-app.ts', [app, version, source, output], { stderr: 'pipe' });
    let printed = '';
    child.stdout?.on('data', (chunk) => (printed += chunk));
    child.stderr?.on('data', (chunk) => (printed += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new ReleaseError(`${app} ${version} did not build:\n${printed}`));
    });
  });
}
