// `node scripts/pnpm.ts ARGS…`: the pnpm that installed this workspace, in the current folder.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, version] = /^const PNPM = '(.+)';$/m.exec(read('bootstrap.mjs')) ?? [];
const [, node] = /^ {2}node: (\S+)$/m.exec(read('../pnpm-workspace.yaml')) ?? [];
const isWindows = process.platform === 'win32';
// As in bootstrap.mjs, so that npx has both already.
const packages = ['--yes', '--prefer-offline', '-p', `node@${node}`, '-p', `pnpm@${version}`];
const { status } = spawnSync(isWindows ? 'npx.cmd' : 'npx', [...packages, '--', 'pnpm', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: isWindows,
});
process.exit(status ?? 1);

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}
