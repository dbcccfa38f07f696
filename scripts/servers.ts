import { programOf } from '@pavilion/sandbox/testing/programs';
import { installPackages, isDebian } from './packages.ts';

/** The servers that tests start for themselves, and the package of Debian that each comes in. */
const servers = { postgres: 'postgresql', 'redis-server': 'redis-server' } as const;

/** Sees to it that Postgres and Redis can be started: on Debian and its kin what is missing is installed now, elsewhere it throws what to install. */
export function ensureServers(): void {
  const missing = (Object.keys(servers) as (keyof typeof servers)[]).filter((name) => !isThere(name));
  if (missing.length > 0 && isDebian()) {
    installPackages(...missing.map((name) => servers[name]));
  }
  for (const name of missing) programOf(name);
}

function isThere(name: keyof typeof servers): boolean {
  try {
    programOf(name);
    return true;
  } catch {
    return false;
  }
}
