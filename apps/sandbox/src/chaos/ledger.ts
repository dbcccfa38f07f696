import { type Database, openDatabase } from '../store/index.ts';
import { embeddedTestDatabase } from '../testing/database.ts';
import { serverDatabases } from '../testing/server-databases.ts';
import { startPostgres } from '../testing/servers.ts';
import type { Campaign } from './campaign.ts';
import { runSequences } from './ledger-sequences.ts';

/** How many sequences one database sees: the embedded one, in memory, has to hold their whole history. */
const ROUND = 10_000;

/** Random sequences of ledger commands against the model, half of them on each database. */
export const ledgerCampaign: Campaign = async ({ count, seed, print }) => {
  const postgres = await startPostgres();
  try {
    const server = await serverDatabases(postgres);
    const half = Math.ceil(count / 2);
    // One after the other: the embedded one works in this process, and keeps it from answering the server in time.
    await rounds('server', half, async () =>
      openDatabase({ url: `${await server.create()}?options=-c%20synchronous_commit%3Doff` }),
    );
    await rounds('embedded', count - half, embeddedTestDatabase);
  } finally {
    await postgres.stop();
  }

  async function rounds(name: string, total: number, open: () => Promise<Database>): Promise<void> {
    let written = 0;
    for (let done = 0; done < total; done += ROUND) {
      const database = await open();
      written += await runSequences(database, { count: Math.min(ROUND, total - done), seed: seed + done });
      await database.close();
      print(
        `${name}: ${Math.min(done + ROUND, total)} sequences, ${written} transactions written, nothing out of place`,
      );
    }
  }
};
