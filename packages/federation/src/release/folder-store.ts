import type { Dirent } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { nullIfMissing } from './error-code.ts';
import { isAbandonedDraft, releaseLock, takeLock } from './lock.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

const brotli = promisify(brotliCompress);
const COMPRESSED = /\.(js|css|svg|html|json)$/;
/** How the name of what is not finished ends. */
const DRAFT = '.tmp';

/** A release store in a folder of this machine, as a static file server would serve it. */
export function folderStore(root: string): ReleaseStore {
  const at = (path: string) => join(root, path);
  return {
    read: (path) => readFile(at(path), 'utf8').catch(nullIfMissing),
    readBytes: (path) => readFile(at(path)).catch(nullIfMissing),
    async write(path, text) {
      const target = at(path);
      const draft = draftOf(target);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(draft, text);
      await rename(draft, target);
    },
    async publish(path, folder, check) {
      const target = at(path);
      if (await stat(target).catch(nullIfMissing))
        throw new ReleaseError(`${path} is published already and never changes.`);
      const draft = draftOf(target);
      // What a build says is its compressed files is nobody's: no hash names it, and it would be served first.
      await cp(folder, draft, { recursive: true, filter: (source) => !/\.(br|map)$/.test(source) });
      await check((file) => readFile(join(draft, file)).catch(nullIfMissing));
      await compressAll(draft);
      await copyMaps(folder, join(sourceMapFolder(root), path));
      await rename(draft, target);
    },
    list: async (path) => namesOf(await entriesOf(at(path)), (entry) => entry.isDirectory()),
    documents: async (path) => namesOf(await entriesOf(at(path)), (entry) => entry.isFile()),
    async locked(work) {
      await mkdir(root, { recursive: true });
      const lock = at('.lock');
      await takeLock(lock);
      try {
        await sweepDrafts(root);
        return await work();
      } finally {
        await releaseLock(lock);
      }
    },
  };
}

/** Where the source maps of the releases in `root` are: beside it, because whatever serves the store serves all of it. */
export const sourceMapFolder = (root: string) => `${root.replace(/\/+$/, '')}-maps`;

/** Copies a build's source maps. What an abandoned release of this version left is replaced. */
async function copyMaps(folder: string, target: string): Promise<void> {
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  await rm(target, { recursive: true, force: true });
  if (maps.length === 0) return;
  await mkdir(target, { recursive: true });
  await Promise.all(maps.map((name) => copyFile(join(folder, name), join(target, name))));
}

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
}

function namesOf(entries: readonly Dirent[], isWanted: (entry: Dirent) => boolean): string[] {
  return entries.filter((entry) => isWanted(entry) && !entry.name.endsWith(DRAFT)).map(({ name }) => name);
}

/** Where a document or a release is written before it is moved to its place in one step. */
function draftOf(target: string): string {
  return `${target}.${process.pid}${DRAFT}`;
}

/** Removes what a release command left that was killed: whoever holds the lock knows that no other one is at work on a draft. */
async function sweepDrafts(root: string): Promise<void> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.endsWith(DRAFT));
  const inside = await Promise.all(
    folders.map(async ({ name }) => (await readdir(join(root, name))).map((entry) => join(name, entry))),
  );
  const drafts = [...entries.map(({ name }) => name), ...inside.flat()].filter(
    (path) => path.endsWith(DRAFT) || isAbandonedDraft(path),
  );
  await Promise.all(drafts.map((path) => rm(join(root, path), { recursive: true, force: true })));
}

/** Writes a `.br` beside every text file, once, so that no server compresses it again. */
async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSED.test(name))
      .map(async (name) => {
        const content = await readFile(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(join(folder, `${name}.br`), await brotli(content, { params }));
      }),
  );
}
