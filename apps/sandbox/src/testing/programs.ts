import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps each version of Postgres' own programs, which it puts on nobody's PATH. */
const POSTGRES_HOMES = '/usr/lib/postgresql';

const POSTGRES =
  'The tests need Postgres 15 or newer, and it was not found: install it (Debian: apt-get install postgresql).';
const ADVICE = {
  postgres: POSTGRES,
  /** Postgres' own measure, which comes with it. */
  pgbench: POSTGRES,
  'redis-server': 'The tests need Redis, and it was not found: install it (Debian: apt-get install redis-server).',
};

/** A program that tests need is not installed; the message says what to do. */
class MissingProgram extends Error {
  override readonly name = 'MissingProgram';
}

/** The path of a server's program on this machine. Throws one sentence of what to install where there is none. */
export function programOf(name: keyof typeof ADVICE): string {
  const found = folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
  if (!found) throw new MissingProgram(ADVICE[name]);
  return found;
}

function folders(): string[] {
  const versions = existsSync(POSTGRES_HOMES) ? readdirSync(POSTGRES_HOMES) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newest.map((version) => join(POSTGRES_HOMES, version, 'bin')),
  ];
}
