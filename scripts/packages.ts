import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, root } from '@pavilion/cli/project';

/** Everything that installers print. */
const logFile = join(cacheFolder, 'install.log');

/** Whether this machine is a Debian or of its kin. */
export function isDebian(): boolean {
  return existsSync('/etc/debian_version') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs packages of the system on Debian and its kin, as root or where sudo asks for no password. The caller checks what is there after it. */
export function installPackages(...names: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log(`Installing ${names.join(' and ')} for the tests. The installer writes to ${relative(root, logFile)}.`);
  run([...sudo, 'apt-get', 'update', '-qq']);
  run([...sudo, 'apt-get', 'install', '-y', '-qq', ...names]);
}

/** Runs an installer without a terminal. It appends its output to the log file. */
export function run([program, ...args]: string[]): void {
  if (!program) return;
  mkdirSync(cacheFolder, { recursive: true });
  const log = openSync(logFile, 'a');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: ['ignore', log, log], env });
}
