import { runSequences } from '../../chaos/ledger-sequences.ts';
import { embeddedTestDatabase } from '../../testing/database.ts';
import { startPostgres } from '../../testing/servers.ts';
import { openDatabase } from '../database/open.ts';

const seed = 20_261_122;
const promise =
  'sums to zero, overdraws nothing, takes each reference once and keeps its history, whatever is asked of it';

test(`the embedded ledger ${promise}: 30 sequences`, async () => {
  const database = await embeddedTestDatabase();
  expect(await runSequences(database, { count: 30, seed })).toBeGreaterThan(30);
  await database.close();
}, 300_000);

test(`the ledger on a server ${promise}: 80 sequences`, async () => {
  const postgres = await startPostgres();
  // Nobody pulls the plug here, so nobody waits for the disk.
  const database = await openDatabase({ url: `${postgres.url}?options=-c%20synchronous_commit%3Doff` });
  expect(await runSequences(database, { count: 80, seed })).toBeGreaterThan(80);
  await database.close();
  await postgres.stop();
}, 300_000);
