import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@pavilion/cli/project';

interface Sized {
  readonly count: number;
}

interface AllOptions {
  readonly campaigns: Readonly<Record<string, Sized>>;
  /** Percent of each campaign's own count. */
  readonly percent: number;
  readonly seed: number;
}

/** Runs every campaign one after another, each in a process of its own, and prints a summary line. Returns whether all passed. */
export async function runAllCampaigns({ campaigns, percent, seed }: AllOptions): Promise<boolean> {
  const started = performance.now();
  const failed: string[] = [];
  const names = Object.keys(campaigns);
  for (const [name, { count }] of Object.entries(campaigns)) {
    const share = Math.max(1, Math.round((count * percent) / 100));
    console.log(`\npnpm chaos ${name} ${share} ${seed}`);
    if (!(await succeeds([name, String(share), String(seed)]))) failed.push(name);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const verdict = failed.length === 0 ? 'none failed' : `failed: ${failed.join(', ')}`;
  console.log(`\n${names.length} campaigns at ${percent} % of their counts in ${seconds} s, seed ${seed}: ${verdict}.`);
  return failed.length === 0;
}

function succeeds(args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/chaos.ts'), ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}
