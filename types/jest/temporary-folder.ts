import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder for the temporary files of one suite. */
interface TemporaryFolder {
  /** Removes the folder. Returns the names of what the suite left in it. */
  remove(): readonly string[];
}

/** Makes the folder. Until it is removed, it is the system's own to this process and to those that this process starts. */
export function giveTemporaryFolder(): TemporaryFolder {
  const { TMPDIR: before } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  // As the system's: a suite's Postgres runs as another user, which makes and removes a folder there.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return {
    remove() {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      const left = readdirSync(folder);
      rmSync(folder, { recursive: true, force: true });
      return left;
    },
  };
}

/** Throws if the tests of a suite passed and left files behind. A test that failed may not have reached its end. */
export function refuseLeftFiles(left: readonly string[], hasPassed: boolean): void {
  if (hasPassed && left.length > 0) throw new Error(`The tests left temporary files behind: ${left.join(', ')}.`);
}

const FAILURES = ['error', 'hook_failure', 'test_fn_failure'];

/** Whether every test of a suite has passed so far, after an event of its run. A suite that did not load has not. */
export const hasPassed = (event: string, before: boolean): boolean =>
  event === 'run_start' || (before && !FAILURES.includes(event));
