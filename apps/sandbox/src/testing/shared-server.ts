import { startPostgres } from './servers.ts';

/** Where the address of the server stands that all suites of a run share. */
const ADDRESS = 'PAVILION_TEST_POSTGRES';

/** Jest's global set-up: one Postgres for the whole run, which ends with jest's own process. Nothing that it holds has to last. */
export default async function startSharedServer(): Promise<void> {
  const { url } = await startPostgres([
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
  ]);
  process.env[ADDRESS] = url;
}

/** The server that all suites of a run share. */
export function sharedServer(): string {
  const url = process.env[ADDRESS];
  if (!url) throw new Error(`No server is shared: ${ADDRESS} is not set`);
  return url;
}
