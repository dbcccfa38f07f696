// Runs a script of this folder on the workspace's own Node, after making sure that the workspace is installed.
// Plain JavaScript for Node 18 and newer, with nothing imported but Node itself: it is what runs before anything is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.installed');
const windows = process.platform === 'win32';

if (Number(process.versions.node.split('.')[0]) < 18) {
  stop(`Pavilion needs Node 18 or newer to start; this is ${process.versions.node}.`);
}

const stamp = fingerprint();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) install();

const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // What Node has compiled once, types taken off, it keeps: whatever starts after that starts in half the time.
  env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env },
});
// The terminal sends Ctrl-C to the whole group, so the child has it already; a signal to this process alone is passed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) =>
  stop(`The workspace's own Node did not start (${error.message}). Remove node_modules and try again.`),
);
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));

/** Everything that decides what an install brings. */
function fingerprint() {
  const hash = createHash('sha256').update(PNPM);
  const manifests = ['apps', 'packages']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')))
    .filter((file) => existsSync(join(root, file)));
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'e2e/package.json',
    'bench/package.json',
    ...manifests.sort(),
  ]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function install() {
  const nodeVersion = /^ {2}node: (\S+)$/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))[1];
  console.log('Installing what Pavilion needs (the first time takes a minute or two). The log is .cache/install.log.');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const logFile = join(root, '.cache', 'install.log');
  const log = openSync(logFile, 'w');
  const { status, error } = spawnSync(
    windows ? 'npx.cmd' : 'npx',
    [
      '--yes',
      '-p',
      `node@${nodeVersion}`,
      '-p',
      `pnpm@${PNPM}`,
      '--',
      'pnpm',
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
    ],
    { cwd: root, stdio: ['ignore', log, log], shell: windows, env: { ...process.env, CI: 'true' } },
  );
  if (error) stop(`npm's own npx did not start: ${error.message}`);
  if (status !== 0) {
    const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
    stop(`${lastLines}\n\nThe install did not finish. Nothing else was changed: run the same command to try again.`);
  }
  writeFileSync(stampFile, stamp);
}

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
