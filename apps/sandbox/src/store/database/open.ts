import { noteSchema, openDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate, SCHEMA } from './migrate.ts';
import { openServer } from './server.ts';

export interface DatabaseChoice {
  /** Postgres on a server. */
  readonly url?: string | undefined;
  /** How many connections to that server at most. */
  readonly pool?: number | undefined;
  /** Postgres embedded, in this folder; without either it lives in memory and is gone at the end. */
  readonly folder?: string | undefined;
}

/** Opens the chosen database and brings its schema up to date. Throws `SandboxStartError` where it can't. */
export async function openDatabase({ url, pool, folder }: DatabaseChoice): Promise<Database> {
  const database = await (url ? openServer(url, pool) : folder ? openDataFolder(folder, SCHEMA) : openEmbedded());
  try {
    await migrate(database);
    if (!url && folder) await noteSchema(folder, SCHEMA);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
