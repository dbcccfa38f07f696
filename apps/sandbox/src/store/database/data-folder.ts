import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFolder, makeFolder, SandboxStartError } from '../../base/index.ts';
import type { Database } from './database.ts';
import { EMBEDDED_POSTGRES, openEmbedded } from './embedded.ts';
import { takeLock, textIfAny } from './folder-lock.ts';

/**
 * The embedded database in `folder`: `postgres/` is Postgres' own, `schema.json` says which of our versions wrote it last, `lock`
 * which process has it open. All three are read before anything is touched.
 */
export async function openDataFolder(folder: string, knownSchema: number): Promise<Database> {
  const release = await takeFolder(folder);
  try {
    await refuseOtherVersions(folder, knownSchema);
    const database = await openOrCreate(folder);
    return {
      ...database,
      async close() {
        try {
          await database.close();
        } finally {
          await release();
        }
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Makes the folder where there is none, and takes its lock. */
async function takeFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await makeFolder(folder);
    return await takeLock(folder);
  } catch (error) {
    throw explainFolder(error, folder, 'PAVILION_DATA');
  }
}

/** Notes beside the database which schema it has now, for the next start to read before it opens anything. */
export async function noteSchema(folder: string, schema: number): Promise<void> {
  await writeFile(join(folder, 'schema.json.partial'), `${JSON.stringify({ schema, postgres: EMBEDDED_POSTGRES })}\n`);
  await rename(join(folder, 'schema.json.partial'), join(folder, 'schema.json'));
}

/** A new database is made aside and moved in whole, so that a start that was cut short leaves nothing half made. */
async function openOrCreate(folder: string): Promise<Database> {
  const home = join(folder, 'postgres');
  if (!existsSync(home)) {
    const partial = join(folder, 'postgres.partial');
    await rm(partial, { recursive: true, force: true });
    const fresh = await openEmbedded(partial);
    await fresh.close();
    await rename(partial, home);
  }
  return openEmbedded(home);
}

async function refuseOtherVersions(folder: string, knownSchema: number): Promise<void> {
  const postgres = (await textIfAny(join(folder, 'postgres', 'PG_VERSION')))?.trim();
  if (postgres !== undefined && postgres !== EMBEDDED_POSTGRES) {
    throw new SandboxStartError(
      'other-postgres',
      `The database in ${folder} is of Postgres ${postgres}, this version needs Postgres ${EMBEDDED_POSTGRES}. Use the version that made it, or another folder: PAVILION_DATA=… npm start`,
    );
  }
  const noted = await textIfAny(join(folder, 'schema.json'));
  const schema: unknown = noted === undefined ? undefined : JSON.parse(noted).schema;
  if (typeof schema === 'number' && schema > knownSchema) throw newerSchema(schema, knownSchema, folder);
}

export function newerSchema(found: number, known: number, where?: string): SandboxStartError {
  return new SandboxStartError(
    'newer-schema',
    `The database${where === undefined ? '' : ` in ${where}`} was written by a newer version of Pavilion (schema ${found}, this one knows ${known}). Update Pavilion, or choose another database.`,
  );
}
