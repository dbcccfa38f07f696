import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hasCode, nullIfMissing } from './error-code.ts';
import { ReleaseError } from './store.ts';

/** How long a lock stands that names no process, ms: none of ours is ever without, so its file was cut short. */
const ODD_LOCK_STANDS = 10_000;
const TRIES = 300;
const BETWEEN = 100;

/** Waits for the lock, a file with this process's id in it, and takes it; also from a process that is gone. Throws `ReleaseError` after half a minute. */
export async function takeLock(lock: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await tryLock(lock)) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
  throw new ReleaseError(`Another release command holds ${lock}. If none runs, remove that file.`);
}

/** Gives a lock back. Only for who has taken it. */
export async function releaseLock(lock: string): Promise<void> {
  await rm(lock, { force: true });
}

async function tryLock(lock: string): Promise<boolean> {
  if (await create(lock)) return true;
  if (!(await isAbandoned(lock))) return false;
  // Who removes an abandoned lock has to be alone: of two that saw it, the second would remove the lock that the first has made
  // since. So there is a lock for that too, which may be abandoned in its turn.
  const removal = `${lock}-removal`;
  if (!(await tryLock(removal))) return false;
  try {
    if (await isAbandoned(lock)) await rm(lock, { force: true });
  } finally {
    await releaseLock(removal);
  }
  return create(lock);
}

/** Makes the lock with all that is in it, in one step: a link never replaces a file, and never shows half of one. */
async function create(lock: string): Promise<boolean> {
  const draft = `${lock}-${process.pid}-${randomUUID()}`;
  await writeFile(draft, String(process.pid), { flag: 'wx' });
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Whether a file beside the lock is what a process left that was killed while it made one. */
export function isAbandonedDraft(name: string): boolean {
  const pid = /^\.lock(?:-removal)*-(\d+)-/.exec(name)?.[1];
  return pid !== undefined && !isAlive(Number(pid));
}

async function isAbandoned(lock: string): Promise<boolean> {
  const text = await readFile(lock, 'utf8').catch(nullIfMissing);
  if (text === null) return false;
  if (/^[1-9]\d*$/.test(text)) return !isAlive(Number(text));
  const found = await stat(lock).catch(nullIfMissing);
  return found !== null && Date.now() - found.mtimeMs > ODD_LOCK_STANDS;
}

/** Whether a process of this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
