import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStore, promoteRelease, publishRelease, versionOfSource } from '@pavilion/federation/release';
import { sourceOf } from '../project.ts';
import { buildRelease, forEachApp, keys } from '../releases.ts';

/** The version of what is in the works. The operator serves it uncached, because its files do change. */
export const DEV_VERSION = '0.0.0-dev';

export interface StoreParts {
  /** The folder of the store that `pnpm dev` serves. */
  readonly store: string;
  /** The folder of the released store, which is only read. */
  readonly released: string;
  /** Every app of this tree. */
  readonly all: readonly string[];
  /** Those that come from here as they are, and are not watched. */
  readonly others: readonly string[];
}

/**
 * Readies a release store of `pnpm dev`'s own, in which the `others` are live as this tree has them: copied where they were
 * released from the same sources, built otherwise, kept from an earlier run where nothing changed. What else an earlier run left is removed.
 */
export async function prepareStore({ store, released, all, others }: StoreParts): Promise<void> {
  const kept = new Map(await Promise.all(all.map(async (app) => [app, await sweep(store, app)] as const)));
  for (const name of await entriesOf(store)) if (!all.includes(name)) await remove(join(store, name));
  await forEachApp(others, async (app) => {
    const version = kept.get(app);
    if (version) await promoteRelease(folderStore(store), app, version, { keys, force: true, signAnew: true });
    else await bring(app, store, released);
  });
}

/** Removes all of an app but the release of the present sources. Returns the version of that one, or null. */
async function sweep(store: string, app: string): Promise<string | null> {
  // The build of a run that was killed may be half written.
  await remove(join(store, app, DEV_VERSION));
  const kept = await versionOfSource(folderStore(store), app, await sourceOf(app));
  for (const name of await entriesOf(join(store, app))) if (name !== kept) await remove(join(store, app, name));
  return kept;
}

async function bring(app: string, store: string, released: string): Promise<void> {
  const source = await sourceOf(app);
  const version = await versionOfSource(folderStore(released), app, source);
  if (version) {
    await publishRelease(folderStore(store), join(released, app, version), { keys, force: true });
    return;
  }
  console.log(`${app}: not released from these sources, building it…`);
  // The version names the sources: a browser keeps the files of a version for ever.
  await buildRelease(app, `0.0.0-${source.slice(0, 12)}`, source, { releases: store, force: true });
}

const entriesOf = (folder: string) => readdir(folder).catch(() => []);
const remove = (path: string) => rm(path, { recursive: true, force: true });
