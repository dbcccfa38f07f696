import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../base/index.ts';
import type { ReadDocument } from './live-app.ts';

/** The largest document that is read, in bytes: ours have a few thousand. */
export const LARGEST_DOCUMENT = 1_000_000;
/** The largest signed statement. */
const LARGEST_STATEMENT = 64_000;
/** The largest history and source map: the shell's map has 1.5 million. */
const LARGEST_HISTORY = 4_000_000;
const LARGEST_MAP = 16_000_000;
/** How deep JSON may nest: what walks it does so by calling itself, and a text of a few kilobytes can nest deeper than any stack. */
const DEEPEST = 50;
/** How long the file system is waited for, ms. */
const PATIENCE = 2000;

/** Why a file is not read. */
class StoreFileError extends Error {}

/** The release store as this server reads it. */
export interface StoreFiles {
  readonly read: ReadDocument;
  /** What changes when a file is written anew. */
  stampOf(path: string): Promise<string>;
}

/**
 * Reads the store in `folder`. Whoever can write there can put anything there: what is no regular file, too large, nested too deep or does
 * not come in time is as if it were not there, with a word to `report`.
 */
export function storeFilesIn(folder: string, report: (path: string, reason: string) => void): StoreFiles {
  return {
    async read(path) {
      try {
        const text = await inTime(textOf(join(folder, path), sizeLimitOf(path)));
        if (path.endsWith('.json') && isNestedTooDeep(text))
          throw new StoreFileError(`It nests deeper than ${DEEPEST} levels.`);
        return text;
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') report(path, `It can’t be read: ${wordsOf(error)}`);
        return null;
      }
    },
    async stampOf(path) {
      const found = await inTime(stat(join(folder, path))).catch(() => null);
      return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : 'none';
    },
  };
}

function sizeLimitOf(path: string): number {
  if (path.startsWith('live/')) return LARGEST_STATEMENT;
  if (path.startsWith('history/')) return LARGEST_HISTORY;
  return path.endsWith('.map') ? LARGEST_MAP : LARGEST_DOCUMENT;
}

async function textOf(file: string, largest: number): Promise<string> {
  // Without the flag, opening a pipe waits for whoever writes into it, and holds a thread that every other file needs.
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new StoreFileError('It is no regular file.');
    if (found.size > largest) throw new StoreFileError(`It has ${found.size} bytes, and may have ${largest}.`);
    const bytes = Buffer.alloc(found.size);
    const { bytesRead } = await handle.read(bytes, 0, found.size, 0);
    return bytes.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The result, or an error where it does not come in time: one hanging file stops nothing but itself. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new StoreFileError(`It did not come within ${PATIENCE / 1000} seconds.`)), PATIENCE);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(late);
    work.catch(() => undefined);
  }
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === '"') isInString = !isInString;
    else if (one === '\\' && isInString) at += 1;
    else if (!isInString && (one === '[' || one === '{')) depth += 1;
    else if (!isInString && (one === ']' || one === '}')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Without the path of this machine, which stands in a system error's message. */
function wordsOf(error: unknown): string {
  return error instanceof StoreFileError ? error.message : String(codeOf(error) ?? error);
}
