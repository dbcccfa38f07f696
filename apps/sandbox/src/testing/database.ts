import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seed } from '../demo/index.ts';
import { createPasswords, type PasswordCost } from '../players/index.ts';
import { firstMoment } from '../sports/feed/feed.ts';
import { openKeptWorld } from '../sports/feed/kept-world.ts';
import { houseKeysOf } from '../start/keys.ts';
import { databaseOn } from '../store/database/embedded.ts';
import { migrate } from '../store/database/migrate.ts';
import { migrations } from '../store/database/migrations.ts';
import { engineOf } from '../store/database/pglite-engine.ts';
import { openServer } from '../store/database/server.ts';
import { createVault, type Database, openDatabase } from '../store/index.ts';
import { blankOn, copyOf, drop, type Template } from './server-databases.ts';
import { sharedServer } from './shared-server.ts';

/** What databases begin from, kept between runs: it takes a seventh of making one, and no migration runs twice. */
const IMAGES = join(process.cwd(), '.cache', 'sandbox-tests');
const EMPTY = join(IMAGES, 'pglite-0.5.16.tar');

/** An embedded database in memory without our schema. */
export async function emptyDatabase(): Promise<Database> {
  if (!existsSync(EMPTY)) await makeImage(EMPTY);
  return databaseOn(engineOf(await PGlite.create({ loadDataDir: new Blob([await readFile(EMPTY)]) })));
}

/** An embedded database in memory with the whole schema. */
export const embeddedTestDatabase = async (): Promise<Database> => databaseOn(engineOf(await testPostgres()));

/** The Postgres of such a database, for what only it can say. */
export async function testPostgres(): Promise<PGlite> {
  const hash = createHash('sha256');
  for (const { name, sql } of migrations) hash.update(name).update(sql);
  const image = EMPTY.replace('.tar', `-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(image)) await makeImage(image, migrate);
  return PGlite.create({ loadDataDir: new Blob([await readFile(image)]) });
}

/** What a test's account numbers are sealed with. */
export const TEST_KEYS: readonly string[] = ['A'.repeat(43)];
export const TEST_VAULT = createVault(...(TEST_KEYS.map((key) => Buffer.from(key, 'base64url')) as [Buffer]));
/** What time it is in a test's sandbox at first. */
export const TEST_START = Date.parse('2026-11-21T12:00:00Z');
/** For tests, which have no time for strong passwords. */
export const QUICK: PasswordCost = { memory: 64, passes: 1 };

/** A database on the server that the suites of a run share, with the whole schema: a copy of one that was migrated once. */
export const testDatabase = (): Promise<Database> => openCopy({ name: 'pavilion_migrated', fill: async () => {} });

/** The same with everything that a new operator begins with at `TEST_START`: a copy of one that was seeded once. */
export const seededDatabase = (): Promise<Database> => openCopy({ name: 'pavilion_seeded', fill: seedAt });

/** The first moment of the world that a test's sandbox has unless it says otherwise: working it out takes longer than most tests. */
export const TEST_WORLD = { seed: 1983, pace: 2 } as const;

/** The same with that world in it. */
export const playedDatabase = (): Promise<Database> => openCopy({ name: 'pavilion_played', fill: playAt });

/** A database on that server without our schema: what migrations do is seen there in a fifth of the time that an embedded one takes. */
export const blankDatabase = (): Promise<Database> => openOwn(blankOn, openServer);

const openCopy = (template: Template): Promise<Database> =>
  openOwn(
    (server) => copyOf(server, template),
    (url) => openDatabase({ url }),
  );

/** Opens a database made for one test, which goes as it is closed. */
async function openOwn(
  make: (server: string) => Promise<string>,
  open: (address: string) => Promise<Database>,
): Promise<Database> {
  const address = await make(await sharedServer());
  const database = await open(address);
  return {
    ...database,
    async close() {
      await database.close();
      await drop(address);
    },
  };
}

async function seedAt(address: string): Promise<void> {
  const database = await openDatabase({ url: address });
  try {
    const vault = createVault(...(await houseKeysOf(database, { given: TEST_KEYS })));
    await seed(database, () => new Date(TEST_START), createPasswords({ cost: QUICK }), vault);
  } finally {
    await database.close();
  }
}

async function playAt(address: string): Promise<void> {
  await seedAt(address);
  const database = await openDatabase({ url: address });
  try {
    await openKeptWorld(database, () => firstMoment({ ...TEST_WORLD, now: TEST_START }));
  } finally {
    await database.close();
  }
}

async function makeImage(file: string, prepare?: (database: Database) => Promise<unknown>): Promise<void> {
  const fresh = await PGlite.create();
  await prepare?.(databaseOn(engineOf(fresh)));
  const image = await fresh.dumpDataDir('none');
  await fresh.close();
  await mkdir(IMAGES, { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, Buffer.from(await image.arrayBuffer()));
  await rename(partial, file);
}
