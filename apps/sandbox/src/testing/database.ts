import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, openEmbedded } from '../store/database/embedded.ts';
import { migrate } from '../store/database/migrate.ts';
import { migrations } from '../store/database/migrations.ts';
import type { Database } from '../store/index.ts';

/** What databases begin from, kept between runs: it takes a seventh of making one, and no migration runs twice. */
const IMAGES = join(process.cwd(), '.cache', 'sandbox-tests');
const EMPTY = join(IMAGES, 'pglite-0.5.16.tar');

/** An embedded database in memory without our schema. */
export async function emptyDatabase(): Promise<Database> {
  if (!existsSync(EMPTY)) await makeImage(EMPTY);
  return openFrom(EMPTY);
}

/** An embedded database in memory with the whole schema. */
export async function testDatabase(): Promise<Database> {
  const hash = createHash('sha256');
  for (const { name, sql } of migrations) hash.update(name).update(sql);
  const image = EMPTY.replace('.tar', `-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(image)) await makeImage(image, migrate);
  return openFrom(image);
}

const openFrom = async (image: string) => openEmbedded(undefined, new Blob([await readFile(image)]));

async function makeImage(file: string, prepare?: (database: Database) => Promise<unknown>): Promise<void> {
  const fresh = await PGlite.create();
  await prepare?.(embeddedDatabase(fresh));
  const image = await fresh.dumpDataDir('none');
  await fresh.close();
  await mkdir(IMAGES, { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, Buffer.from(await image.arrayBuffer()));
  await rename(partial, file);
}
