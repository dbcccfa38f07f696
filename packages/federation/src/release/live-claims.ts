import * as z from 'zod/mini';
import { integrityOf } from '../discovery/signature.ts';
import { readDocument } from './assemble.ts';
import { orNull, parseAs } from './json.ts';
import { liveApps, manifestFile, readLive } from './live.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

/**
 * What of a live manifest others have to respect. No more of it is looked at: a team on a later contract uses words that this
 * tool does not know, and its paths are its own all the same.
 */
const claims = z.object({
  name: z.string(),
  version: z.string(),
  contract: z.string(),
  routes: z.array(z.object({ path: z.string() })),
});
export type Claims = z.output<typeof claims>;

/**
 * What every live app but `except` claims, as readers find it: remotes by the discovery document, where one whose statement was
 * spoilt keeps the entry that it had. Throws `ReleaseError` where that can't be read: nobody knows then which paths are free.
 */
export async function liveClaims(store: ReleaseStore, except: string): Promise<readonly Claims[]> {
  const remotes = (await readDocument(store))?.remotes ?? {};
  const found: Claims[] = [];
  for (const app of await liveApps(store)) {
    if (app === except || (app !== 'shell' && !Object.hasOwn(remotes, app))) continue;
    const text = app === 'shell' ? await orNull(() => shellText(store)) : textOf(remotes[app]);
    const claimed = text === null ? null : await orNull(async () => parseAs(claims, text, app));
    if (claimed?.name !== app) {
      throw new ReleaseError(
        `What is live of ${app} can’t be read, so nobody knows which paths are free: release ${app} anew.`,
      );
    }
    found.push(claimed);
  }
  return found;
}

async function shellText(store: ReleaseStore): Promise<string | null> {
  const live = await readLive(store, 'shell');
  if (!live) return null;
  const text = await store.read(`shell/${live.statement.version}/${manifestFile('shell')}`);
  return text !== null && (await integrityOf(text)) === live.statement.manifest ? text : null;
}

const textOf = (entry: unknown): string | null =>
  typeof entry === 'object' && entry !== null && 'manifest' in entry && typeof entry.manifest === 'string'
    ? entry.manifest
    : null;
