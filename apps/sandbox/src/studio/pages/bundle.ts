import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Bundle } from './page.ts';

const names = z.array(z.string().check(z.regex(/^[\w.-]+$/)));
/** What the games' build says of itself: the files of each engine's page. */
const manifest = z.object({ engines: z.record(z.string(), z.object({ scripts: names, styles: names })) });

/** Where a built file is loaded from. */
export const ASSETS = '/play/assets';

/** Finds what an engine's page loads in the folder that games were built into; a new build is seen by the next page. */
export function builtGames(folder: string | undefined): (engine: string) => Promise<Bundle | undefined> {
  let read: { readonly at: number; readonly engines: z.output<typeof manifest>['engines'] } | undefined;
  return async (engine) => {
    if (folder === undefined) return undefined;
    const file = join(folder, 'manifest.json');
    const at = await stat(file).then(({ mtimeMs }) => mtimeMs, nothing);
    if (at === undefined) return undefined;
    if (read?.at !== at) read = { at, ...manifest.parse(JSON.parse(await readFile(file, 'utf8'))) };
    const bundle = read.engines[engine];
    const from = (name: string) => `${ASSETS}/${name}`;
    return bundle && { scripts: bundle.scripts.map(from), styles: bundle.styles.map(from) };
  };
}

const nothing = () => undefined;
