import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '../../testing/database.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { openDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { EMBEDDED_POSTGRES } from './embedded.ts';
import { migrate, SCHEMA } from './migrate.ts';
import { migrations } from './migrations.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const done = () => database.query('select id from migration order by id');

test('from nothing every step is taken once, in order, and noted', async () => {
  await migrate(database, migrations.slice(0, 2));
  expect((await done()).map(({ id }) => id)).toEqual([1, 2]);
  await migrate(database, migrations.toReversed());
  await migrate(database);
  expect((await done()).map(({ id }) => id)).toEqual(migrations.map(({ id }) => id));
});

test('a step that fails leaves nothing of itself, and the next start takes it again', async () => {
  const id = SCHEMA + 1;
  const broken = { id, name: 'broken', sql: 'create table half (id int); select nonsense;' };
  await expect(migrate(database, [...migrations, broken])).rejects.toThrow(/nonsense/);
  expect(await database.query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
  await migrate(database, [...migrations, { ...broken, sql: 'create table half (id int);' }]);
  expect((await done()).at(-1)?.id).toBe(id);
});

test('a database in which the number of a step has another name is refused in one sentence, before the steps after it', async () => {
  const [id, name] = [SCHEMA + 1, 'this one'];
  const before = await done();
  await expect(
    migrate(database, [...migrations, { id, name, sql: 'select 1;' }, { id: id + 1, name, sql: 'select 1;' }]),
  ).rejects.toMatchObject({
    name: 'SandboxStartError',
    message: `The database was written by another version of Pavilion: its migration ${id} is "broken", this one’s is "this one". Choose another database, or that version.`,
  });
  expect(await done()).toEqual(before);
});

test('a database of a newer version is refused in one sentence, and nothing is written', async () => {
  const before = await done();
  await expect(migrate(database)).rejects.toMatchObject({
    name: 'SandboxStartError',
    reason: 'newer-schema',
    message: `The database was written by a newer version of Pavilion (schema ${SCHEMA + 1}, this one knows ${SCHEMA}). Update Pavilion, or choose another database.`,
  });
  expect(await done()).toEqual(before);
});

test('the embedded Postgres is the version that folders are checked against', async () => {
  const [row] = await database.query(`select current_setting('server_version') as version`);
  expect(row?.version.split('.')[0]).toBe(EMBEDDED_POSTGRES);
});

describe('a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pavilion-data-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('of a newer version is refused before it is opened', async () => {
    await writeFile(join(folder, 'schema.json'), '{"schema":9999}');
    await expect(openDataFolder(folder, SCHEMA)).rejects.toMatchObject({ reason: 'newer-schema' });
    await expect(readFile(join(folder, 'lock'))).rejects.toThrow();
    await expect(readFile(join(folder, 'postgres', 'PG_VERSION'))).rejects.toThrow();
  });

  test('of another Postgres is refused before it is opened', async () => {
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n');
    await expect(openDataFolder(folder, SCHEMA)).rejects.toMatchObject({
      reason: 'other-postgres',
      message: expect.stringContaining('Postgres 17'),
    });
  });

  test('that another process has open is refused, naming that process', async () => {
    const { ppid } = process;
    const stat = await readFile(`/proc/${ppid}/stat`, 'utf8').catch(() => '');
    const started = stat === '' ? '-' : stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    await writeFile(join(folder, 'lock'), `${ppid} ${started}\n`);
    await expect(openDataFolder(folder, SCHEMA)).rejects.toMatchObject({
      reason: 'folder-in-use',
      message: expect.stringContaining(`process ${ppid}`),
    });
  });

  test('that was left locked, and half made, by a process that is gone opens, keeps what is written, and is free again', async () => {
    await writeFile(join(folder, 'lock'), '999999999 1\n');
    await mkdir(join(folder, 'postgres.partial'));
    await writeFile(join(folder, 'postgres.partial', 'PG_VERSION'), 'torn');
    const first = await openDataFolder(folder, SCHEMA);
    await first.script('create table kept (id int); insert into kept values (7);');
    await expect(openDataFolder(folder, SCHEMA)).rejects.toMatchObject({ reason: 'folder-in-use' });
    await first.close();
    const second = await openDataFolder(folder, SCHEMA);
    expect(await uncheckedRows(second, 'select id from kept')).toEqual([{ id: 7 }]);
    await second.close();
    await expect(readFile(join(folder, 'lock'))).rejects.toThrow();
  });
});
