import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { startPostgres, type TestServer } from './servers.ts';

/** Where the address of the server stands that all suites of a run share. */
const ADDRESS = 'PAVILION_TEST_POSTGRES';
/** Nothing that it holds has to last. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** Linux' folder in memory: a database is copied there in a third of the time. */
const IN_MEMORY = '/dev/shm';
/** What the databases of a run take at most, bytes: with less room they are on disk. */
const ROOM = 4 * 2 ** 30;

/** Jest's global set-up: one Postgres for the whole run, which ends with jest's own process; a run inside a run has that one's. */
export default async function startSharedServer(): Promise<void> {
  if (process.env[ADDRESS]) return;
  process.env[ADDRESS] = (await startCareless()).url;
}

let own: Promise<TestServer> | undefined;

/** The server that all suites of a run share; outside of such a run this process' own. */
export async function sharedServer(): Promise<string> {
  const address = process.env[ADDRESS];
  if (address) return address;
  own ??= startCareless();
  return (await own).url;
}

async function startCareless(): Promise<TestServer> {
  const room = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return startPostgres(CARELESS, room < ROOM ? tmpdir() : IN_MEMORY);
}
