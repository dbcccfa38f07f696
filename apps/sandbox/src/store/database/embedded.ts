import { PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite';
import type { Database, Queryable } from './database.ts';

/** The Postgres that this build of PGlite is. A folder of another one can't be opened. */
export const EMBEDDED_POSTGRES = '18';

const queryable = (pglite: PGlite | PGliteTransaction): Queryable => ({
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
  return {
    ...queryable(pglite),
    isShared: false,
    inTurn: (work) => work(),
    transaction: (work) => pglite.transaction((tx) => work(queryable(tx))),
    listen: async (channel, heard) => {
      await pglite.listen(channel, heard);
    },
    close: () => pglite.close(),
  };
}
