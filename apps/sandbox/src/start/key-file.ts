import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, explainFolder, makeFolder, SandboxStartError } from '../base/index.ts';

/** A key as it is written: 32 bytes in base64url. */
export const KEY = /^[\w-]{43}$/;

/** The keys in a file, one a line, the newest first; none where there is no file. */
export async function keysIn(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw explainFolder(error, dirname(file), 'PAVILION_KEYS');
  });
  const keys = text.split('\n').filter(Boolean);
  // Without what stands there: it may be most of a key.
  if (!keys.every((key) => KEY.test(key))) {
    throw new SandboxStartError('bad-setting', `${file} has a line that is no key: each is 43 letters.`);
  }
  return keys;
}

/** Adds a key to a file that its owner alone can read, behind those that are there, and returns all of them once they are on disk. */
export async function addKey(file: string, key: string): Promise<readonly string[]> {
  const folder = dirname(file);
  await makeFolder(folder, 0o700).catch((error: unknown) => {
    throw explainFolder(error, folder, 'PAVILION_KEYS');
  });
  const keys = [...(await keysIn(file)), key];
  const draft = `${file}.${process.pid}-${crypto.randomUUID()}.tmp`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${keys.join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  return keys;
}
