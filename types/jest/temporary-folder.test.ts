import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTemporaryFolder, hasPassed, refuseLeftFiles } from './temporary-folder.ts';

describe('temporary folder of a suite', () => {
  it('stands in for the system’s folder until it is removed', () => {
    const before = tmpdir();
    const folder = giveTemporaryFolder();
    const own = tmpdir();
    expect(own).not.toBe(before);
    expect(folder.remove()).toEqual([]);
    expect(tmpdir()).toBe(before);
    expect(existsSync(own)).toBe(false);
  });

  it('names and removes what the suite left', () => {
    const folder = giveTemporaryFolder();
    const left = join(tmpdir(), 'pavilion-left');
    mkdirSync(left);
    expect(folder.remove()).toEqual(['pavilion-left']);
    expect(existsSync(left)).toBe(false);
  });

  it('fails a suite that passed and left files', () => {
    expect(() => refuseLeftFiles(['pavilion-left'], true)).toThrow('pavilion-left');
    expect(() => refuseLeftFiles(['pavilion-left'], false)).not.toThrow();
    expect(() => refuseLeftFiles([], true)).not.toThrow();
  });

  it('counts a suite as passed that loaded and had no failure', () => {
    const judge = (...events: string[]) => events.reduce((before, event) => hasPassed(event, before), false);
    expect(judge('setup', 'run_start', 'test_done', 'run_finish')).toBe(true);
    expect(judge('setup')).toBe(false);
    expect(judge('run_start', 'test_fn_failure', 'test_done')).toBe(false);
    expect(judge('run_start', 'hook_failure', 'test_done')).toBe(false);
  });
});
