import { startPostgres, type TestServer } from './servers.ts';

/** Where the address of the server stands that all suites of a run share. */
const ADDRESS = 'PAVILION_TEST_POSTGRES';
/** Nothing that it holds has to last. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** Jest's global set-up: one Postgres for the whole run, which ends with jest's own process; a run inside a run has that one's. */
export default async function startSharedServer(): Promise<void> {
  if (process.env[ADDRESS]) return;
  process.env[ADDRESS] = (await startPostgres(CARELESS)).url;
}

let own: Promise<TestServer> | undefined;

/** The server that all suites of a run share; outside of such a run this process' own. */
export async function sharedServer(): Promise<string> {
  const address = process.env[ADDRESS];
  if (address) return address;
  own ??= startPostgres(CARELESS);
  return (await own).url;
}
