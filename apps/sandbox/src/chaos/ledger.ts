import { type Database, openDatabase } from '../store/index.ts';
import { serverDatabases } from '../testing/server-databases.ts';
import { startPostgres } from '../testing/servers.ts';
import type { Campaign } from './campaign.ts';
import { runSequences } from './ledger-sequences.ts';

/** How many sequences one database sees: the embedded one, in memory, has to hold their whole history. */
const ROUND = 10_000;
/** How many databases are worked on at a time: one alone mostly waits for an answer. The embedded ones each have a thread. */
const AT_ONCE = { server: 4, embedded: 2 } as const;

/** Random sequences of ledger commands against the model, half of them on each database. */
export const ledgerCampaign: Campaign = async ({ count, seed, print }) => {
  const postgres = await startPostgres();
  try {
    const server = await serverDatabases(postgres);
    const half = Math.ceil(count / 2);
    await rounds('server', half, async () =>
      openDatabase({ url: `${await server.create()}?options=-c%20synchronous_commit%3Doff` }),
    );
    await rounds('embedded', count - half, () => openDatabase({}));
  } finally {
    await postgres.stop();
  }

  async function rounds(name: keyof typeof AT_ONCE, total: number, open: () => Promise<Database>): Promise<void> {
    let [begun, done, written] = [0, 0, 0];
    const work = async () => {
      while (begun < total) {
        const first = begun;
        const size = Math.min(ROUND, total - first);
        begun += size;
        const database = await open();
        const wrote = await runSequences(database, { count: size, seed: seed + first });
        await database.close();
        done += size;
        written += wrote;
        print(`${name}: ${done} sequences, ${written} transactions written, nothing out of place`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE[name] }, work));
  }
};
