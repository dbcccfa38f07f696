import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, SandboxStartError } from '../../base/index.ts';

/**
 * Takes the lock of a data folder for this process, also from one that is gone. Returns what gives it back. Throws a
 * `SandboxStartError` where another process has it, or is just taking it.
 */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${await startOf(process.pid)} ${randomUUID()}\n`;
  return takeFile(join(folder, 'lock'), mine, folder);
}

async function takeFile(lock: string, mine: string, folder: string): Promise<() => Promise<void>> {
  while (!(await writeNew(lock, mine))) {
    const found = await textIfAny(lock);
    if (found === undefined) continue;
    const [pid = '', started = ''] = found.trim().split(' ');
    if (await isAlive(Number(pid), started)) {
      throw new SandboxStartError(
        'folder-in-use',
        `The database in ${folder} is in use by another Pavilion (process ${pid}). Stop that one first, or choose another folder: PAVILION_DATA=… npm start`,
      );
    }
    await removeStale(lock, found, mine, folder);
  }
  return () => rm(lock, { force: true });
}

/** Removes a lock that a process left, unless another start has done so: only who has the lock on doing it may, and looks again. */
async function removeStale(lock: string, found: string, mine: string, folder: string): Promise<void> {
  const name = createHash('sha256').update(found).digest('hex').slice(0, 16);
  const release = await takeFile(`${lock}.${name}`, mine, folder);
  try {
    if ((await textIfAny(lock)) === found) await rm(lock);
  } finally {
    await release();
  }
}

/** Writes a file that is there with all of its text or not at all; returns whether it was not there before. */
async function writeNew(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text);
    await link(draft, file).catch((error: unknown) => {
      if (!NO_LINKS.includes(String(codeOf(error)))) throw error;
      return writeFile(file, text, { flag: 'wx' });
    });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** What a disk says that has no links, as a memory stick's: there a lock may be seen before its text is in it. */
const NO_LINKS: readonly string[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Whether the process that wrote the lock still runs, and is not another one that was given its number. */
async function isAlive(pid: number, started: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return (await startOf(pid)) === started;
}

/** When a process started, in the kernel's own count; `-` where the system does not say. */
async function startOf(pid: number): Promise<string> {
  const stat = await textIfAny(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
}

/** A file's text, or undefined where it can't be read. */
export async function textIfAny(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
