import { join } from 'node:path';
import { watchBuild } from '@pavilion/federation/build';
import { folderStore, promoteRelease, ReleaseError } from '@pavilion/federation/release';
import { cacheFolder, folderOf } from '../project.ts';
import { keys } from '../releases.ts';
import { DEV_VERSION } from './store.ts';

/**
 * Builds each of `apps` now and after each change, and makes every build live in `store`. Resolves
 * once all of them are live, with a function that ends the watch.
 */
export async function watchApps(apps: readonly string[], store: string): Promise<() => Promise<unknown>> {
  const publisher = createPublisher(store);
  const waiting = new Set(apps);
  const { promise: allLive, resolve, reject } = Promise.withResolvers<void>();
  const watch = (app: string) =>
    watchBuild(
      folderOf(app),
      {
        mode: 'development',
        version: DEV_VERSION,
        source: 'dev',
        cache: join(cacheFolder, 'webpack-dev'),
        output: join(store, app, DEV_VERSION),
      },
      (errors) => {
        if (errors) {
          console.error(`${app}: ${errors}`);
          return;
        }
        publisher.publish(app).then((live) => {
          if (live.length === 0) return;
          for (const name of live) {
            console.log(`${name}: built`);
            waiting.delete(name);
          }
          if (waiting.size === 0) resolve();
        }, reject);
      },
    );
  const closes = await Promise.all(apps.map(watch));
  await allLive;
  return () => Promise.all(closes.map((close) => close()));
}

/** Moves the pointers, one after the other. A path may go from one remote to another, so who was refused is tried again after each build. */
function createPublisher(store: string) {
  const built = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();
  const promoteBuilt = async (): Promise<string[]> => {
    const live: string[] = [];
    for (const app of [...built]) {
      try {
        await promoteRelease(folderStore(store), app, DEV_VERSION, { keys, force: true, signAnew: true });
        built.delete(app);
        live.push(app);
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error;
        console.error(`${app}: ${error.message}`);
      }
    }
    return live;
  };
  return {
    /** Returns the apps that went live. */
    publish(app: string): Promise<string[]> {
      built.add(app);
      const live = turn.then(promoteBuilt);
      turn = live.catch(() => undefined);
      return live;
    },
  };
}
