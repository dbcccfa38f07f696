import { spawn } from 'node:child_process';
import type { campaigns as operatorCampaigns } from '@pavilion/sandbox/chaos';
import { plants } from './plants.ts';
import { root } from './workspace.ts';

type Campaign = (typeof operatorCampaigns)[string];

/** Each fault that a check of `npm test` is there for, planted alone in a copy of the tree: the check turns red and names it. */
export const plantedCampaigns: Readonly<Record<'planted', Campaign>> = {
  planted: { run: plantOneByOne, count: plants.length, of: 'planted faults' },
};

/** Plants `count` of them, from the one on that `seed` says. */
function plantOneByOne({ count, seed }: Parameters<Campaign['run']>[0]): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['node_modules/jest/bin/jest.js', '--verbose', 'scripts/planted.test.ts', '-t', 'turns its check red'];
    const env = { ...process.env, PAVILION_PLANTED: `${count}:${seed % plants.length}` };
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('A fault was not seen, or not named.'))));
  });
}
