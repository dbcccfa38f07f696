import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../store/database/embedded.ts';
import { migrate } from '../store/database/migrate.ts';
import type { Database } from '../store/index.ts';

/** An empty Postgres' data folder, kept between runs: beginning from it takes a seventh of making one. */
const IMAGE = join(process.cwd(), '.cache', 'sandbox-tests', 'pglite-0.5.16.tar');

/** An embedded database in memory without our schema. */
export async function emptyDatabase(): Promise<Database> {
  if (!existsSync(IMAGE)) await makeImage();
  return openEmbedded(undefined, new Blob([await readFile(IMAGE)]));
}

/** An embedded database in memory with the whole schema. */
export async function testDatabase(): Promise<Database> {
  const database = await emptyDatabase();
  await migrate(database);
  return database;
}

async function makeImage(): Promise<void> {
  const fresh = await PGlite.create();
  const image = await fresh.dumpDataDir('none');
  await fresh.close();
  await mkdir(join(IMAGE, '..'), { recursive: true });
  const partial = `${IMAGE}.${process.pid}`;
  await writeFile(partial, Buffer.from(await image.arrayBuffer()));
  await rename(partial, IMAGE);
}
