import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code.ts';
import { SandboxStartError } from './start-error.ts';

/** Makes a folder and those above it, one at a time: Node's own way to make all of them never ends below `/proc`. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  if (await madeOne(folder, mode)) return;
  await makeFolder(dirname(folder), mode);
  if (!(await madeOne(folder, mode))) throw Object.assign(new Error(`${folder} can’t be made`), { code: 'ENOENT' });
}

/** Makes a folder where the one above it is there; returns whether it is there now. */
async function madeOne(folder: string, mode?: number): Promise<boolean> {
  try {
    await mkdir(folder, { mode });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return true;
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) return false;
    throw error;
  }
}

/** `error` in a sentence where it says that `folder`, which `variable` names, can't be used; otherwise `error` itself. */
export function explainFolder(error: unknown, folder: string, variable: string): unknown {
  const why = UNUSABLE.get(String(codeOf(error)));
  if (why === undefined || error instanceof SandboxStartError) return error;
  const sentence = `Nothing can be kept in ${folder}: ${why}. Choose another folder: ${variable}=… npm start`;
  return new SandboxStartError('no-folder', sentence, error);
}

/** Why nothing can be kept in a folder, by what the system says. */
const UNUSABLE: ReadonlyMap<string, string> = new Map([
  ...['EACCES', 'EPERM', 'EROFS'].map((code) => [code, 'it may not be written'] as const),
  ...['EEXIST', 'ENOTDIR'].map((code) => [code, 'a file is in its place, or above it'] as const),
  ['ENOENT', 'no folder can be made there'],
  ['EISDIR', 'a folder is in the place of a file'],
]);
