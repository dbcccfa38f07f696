import { serverDatabases } from '../../testing/server-databases.ts';
import { startPostgres, type TestServer } from '../../testing/servers.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { until } from '../../testing/until.ts';
import { type Database, isAway } from './database.ts';
import { openServer } from './server.ts';

let postgres: TestServer;
let url: string;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await (await serverDatabases(postgres)).create();
});
beforeEach(async () => {
  database = await openServer(url, 3);
});
afterEach(() => database.close());
afterAll(() => postgres?.stop());

test('two transactions that stand in each other’s way both happen', async () => {
  await database.script('create table cup (id int primary key, drops int); insert into cup values (1, 0), (2, 0)');
  let begun = 0;
  const pour = (from: number, to: number) => {
    let tries = 0;
    return database
      .transaction(async (tx) => {
        tries += 1;
        await uncheckedRows(tx, 'update cup set drops = drops - 1 where id = $1', [from]);
        begun += 1;
        // Each has its first cup before it wants the other's, the first time.
        if (tries === 1) await until('both hold one', () => begun >= 2);
        await uncheckedRows(tx, 'update cup set drops = drops + 1 where id = $1', [to]);
      })
      .then(() => tries);
  };
  const tries = await Promise.all([pour(1, 2), pour(2, 1)]);
  // One of them was given up, once at least.
  expect(Math.min(...tries)).toBe(1);
  expect(Math.max(...tries)).toBeGreaterThan(1);
  expect(await uncheckedRows(database, 'select drops from cup')).toEqual([{ drops: 0 }, { drops: 0 }]);
});

test('a statement by itself that Postgres gives up for another’s sake is tried again, and happens once', async () => {
  await database.script(`
    create table till (id int primary key, coins int); insert into till values (1, 0), (2, 0);
    create sequence pours;
    create function pour(first int, second int) returns bigint language plpgsql as $$
      declare tries bigint := nextval('pours');
      begin
        update till set coins = coins + 1 where id = first;
        -- Each has its first till before it wants the other's, the first time.
        if tries <= 2 then perform pg_advisory_xact_lock_shared(7); end if;
        update till set coins = coins + 1 where id = second;
        return tries;
      end $$;
  `);
  // Both wait at the door with one till in hand until this is over.
  const pours = await database.transaction(async (tx) => {
    await uncheckedRows(tx, 'select pg_advisory_xact_lock(7)');
    const begun = ['select pour(1, 2)', 'select pour(2, 1)'].map((pour) => uncheckedRows(database, pour));
    await until('both hold one', async () => {
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = 7 and not granted`;
      return (await uncheckedRows(tx, waiting)).length === 2;
    });
    return begun;
  });
  const rows = await Promise.allSettled(pours);
  expect(rows.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await uncheckedRows(database, 'select coins from till')).toEqual([{ coins: 2 }, { coins: 2 }]);
  const [row] = await uncheckedRows<{ pours: number }>(database, 'select last_value as pours from pours');
  expect(row?.pours).toBeGreaterThan(2);
});

test('no more connections are open than were asked for, however much is asked at once', async () => {
  const rows = await Promise.all(
    Array.from({ length: 20 }, () => database.query('select pg_backend_pid() as pid, pg_sleep(0.01)')),
  );
  expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(3);
});

test('what Postgres refuses is said in its own words: it answers', async () => {
  const wrong = Object.assign(new URL(url), { pathname: '/nosuch' }).href;
  await expect(openServer(wrong)).rejects.toMatchObject({
    reason: 'no-database',
    message: 'The Postgres of DATABASE_URL answers, and refuses: database "nosuch" does not exist.',
  });
});

test('a statement that hangs is ended by the server, and says that it may be asked again', async () => {
  const [row] = await database.query(`select current_setting('statement_timeout') as limit`);
  expect(row?.limit).toBe('15s');
  const hanging = database.transaction(async (tx) => {
    await tx.script(`set local statement_timeout = '50ms'`);
    await tx.query('select pg_sleep(5)');
  });
  const error = await hanging.catch((cause: unknown) => cause);
  expect([isAway(error), isAway(new Error('surprise'))]).toEqual([true, false]);
});

test('a connection that is lost in a transaction fails it and nothing else', async () => {
  const broken = database.transaction(async (tx) => {
    const [row] = await tx.query('select pg_backend_pid() as pid');
    await database.query('select pg_terminate_backend($1)', [row?.pid ?? 0]);
    // Nobody asks anything while the connection goes.
    await until('it is gone', async () => {
      const rows = await database.query('select 1 from pg_stat_activity where pid = $1', [row?.pid ?? 0]);
      return rows.length === 0;
    });
    await tx.query('select 1');
  });
  expect(isAway(await broken.catch((error: unknown) => error))).toBe(true);
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('after a restart of the server it listens again, and says that something may have been missed', async () => {
  const heard: string[] = [];
  let missed = 0;
  await database.listen(
    'balance',
    (payload) => heard.push(payload),
    () => {
      missed += 1;
    },
  );
  await postgres.down();
  const away = await database.query('select 1').catch((error: unknown) => error);
  expect(isAway(away)).toBe(true);
  await postgres.up();
  await until('it listens again', () => missed === 1);
  database.notify('balance', '7');
  await until('it is heard', () => heard.length > 0);
  expect(heard).toEqual(['7']);
});
