import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  folderStore,
  nextVersion,
  promoteRelease,
  publishRelease,
  ReleaseError,
  readDiscovery,
  versionOfSource,
} from '@pavilion/federation/release';
import { cacheFolder, packageManifest, releasableApps, root, sourceOf } from './workspace.ts';

/** How many builds run side by side. */
const BUILDS = 2;

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
  const output = join(cacheFolder, 'builds', `${app}-${version}-${process.pid}`);
  try {
    await build(app, version, source, output);
    await publishRelease(store, output);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
  return { app, version, done: 'built', seconds: seconds() };
}

/** Releases every app whose sources are not in the store yet, a few at a time; tells each outcome as it comes. */
export async function releaseAll(options: ReleaseOptions, tell: (outcome: Outcome) => void): Promise<Outcome[]> {
  const waiting = (await releasableApps()).sort((a) => (a === 'shell' ? -1 : 0));
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const outcome = await releaseApp(app, options);
      outcomes.push(outcome);
      tell(outcome);
    }
  };
  await Promise.all(Array.from({ length: BUILDS }, work));
  return outcomes;
}

function build(app: string, version: string, source: string, output: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/build-app.ts'), app, version, source, output], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new ReleaseError(`${app} ${version} did not build:\n${said}`));
    });
  });
}
