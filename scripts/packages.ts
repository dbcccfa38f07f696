import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether this machine is a Debian or of its kin. */
export function isDebian(): boolean {
  return existsSync('/etc/debian_version') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs packages of the system on Debian and its kin, as root or where sudo asks for no password. What failed shows in what is missing after it. */
export function installPackages(...names: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run([...sudo, 'apt-get', 'update', '-qq']);
  run([...sudo, 'apt-get', 'install', '-y', '-qq', ...names]);
}

/** Runs a command in sight of the person at the terminal, who is asked nothing. */
export function run([program, ...args]: string[]): void {
  if (program)
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
