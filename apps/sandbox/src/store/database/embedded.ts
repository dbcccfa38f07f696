import { PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite';
import { type Channel, type Database, type Message, type Queryable, withMessages } from './database.ts';

/** The Postgres that this build of PGlite is. A folder of another one can't be opened. */
export const EMBEDDED_POSTGRES = '18';

const queryable = (pglite: PGlite | PGliteTransaction): Omit<Queryable, 'notify'> => ({
  query: async <R extends object>(sql: string, parameters: readonly unknown[] = []) =>
    (await pglite.query<R>(sql, [...parameters])).rows,
  script: async (sql) => {
    await pglite.exec(sql);
  },
});

/** Postgres inside this process, in `folder` or (without one) in memory. `image` is a data folder to begin from. */
export async function openEmbedded(folder?: string, image?: Blob): Promise<Database> {
  return embeddedDatabase(
    await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(image === undefined ? {} : { loadDataDir: image }),
    }),
  );
}

/** A Postgres inside this process as a database. Closing the one closes the other. */
export function embeddedDatabase(pglite: PGlite): Database {
  const listeners = new Map<Channel, ((payload: string) => void)[]>();
  // Nobody else has it open: what is said is heard here.
  const send = (messages: readonly Message[]) =>
    setImmediate(() => {
      for (const { channel, payload } of messages) for (const heard of listeners.get(channel) ?? []) heard(payload);
    });
  return {
    ...queryable(pglite),
    notify: (channel, payload) => send([{ channel, payload }]),
    isShared: false,
    inTurn: (work) => work(),
    async transaction(work) {
      const { result, messages } = await pglite.transaction((tx) => withMessages(queryable(tx), work));
      if (messages.length > 0) send(messages);
      return result;
    },
    async listen(channel, heard) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), heard]);
    },
    close: () => pglite.close(),
  };
}
