import { paise } from '@pavilion/money';
import { embeddedTestDatabase } from '../../testing/database.ts';
import { startPostgres, type TestServer } from '../../testing/servers.ts';
import { waiting } from '../../testing/waiting.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { openAccounts, post } from './post.ts';

let postgres: TestServer;
let server: Database;
let embedded: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  // Raw writers lock in whatever order; the database ends one of two that wait for each other, here soon.
  server = await openDatabase({ url: `${postgres.url}?options=-c%20deadlock_timeout%3D20ms` });
  embedded = await embeddedTestDatabase();
});
afterAll(async () => {
  await Promise.all([server.close(), embedded.close()]);
  await postgres.stop();
});

const databases = () => [['embedded', embedded] as const, ['server', server] as const];

/** A player with ₹10 in cash, nothing of it held. */
async function newPlayer(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const [player] = await tx.query(
      `insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
       select name, name, name, '+91', name, '', 3, 81026, now() from (select gen_random_uuid()::text as name) as new returning id`,
    );
    const id = player?.id ?? 0;
    await openAccounts(tx, id);
    await post(tx, {
      reference: `holds:${id}`,
      kind: 'deposit',
      title: '',
      detail: '',
      state: '',
      at: new Date('2026-11-21T10:00:00Z'),
      entries: [
        { account: { house: 'bank' }, amount: paise(-1000) },
        { account: { player: id, name: 'cash' }, amount: paise(1000) },
      ],
    });
    return id;
  });
}

/** Entries written past `post`, as somebody would who forgot it. */
const raw = (player: number, name: 'cash' | 'held', house: string, amount: number) => `
  with written as (
    insert into ledger_transaction (reference, kind, title, detail, state, at)
    values ('raw-' || gen_random_uuid(), 'sports', '', '', '', now()) returning id),
  moved as (
    select id, ${amount} as amount from account where player_id = ${player} and name = '${name}'
    union all select id, ${-amount} from account where player_id is null and name = '${house}')
  insert into ledger_entry (transaction_id, account_id, amount, at)
  select written.id, moved.id, moved.amount, now() from written, moved`;
const hold = (player: number, amount: number) => raw(player, 'held', 'holds', amount);
const pay = (player: number, amount: number) => raw(player, 'cash', 'bank', -amount);

const heldOf = async (database: Database, player: number) =>
  (await database.query('select name, balance from account where player_id = $1 order by name', [player])).map(
    ({ balance }) => balance,
  );

test('the database holds no more than there is, whoever asks', async () => {
  for (const [name, database] of databases()) {
    const player = await newPlayer(database);
    await database.transaction((tx) => tx.script(hold(player, 1000)));
    await expect(database.transaction((tx) => tx.script(hold(player, 1)))).rejects.toThrow(/holds 1001 of 1000/);
    await expect(database.transaction((tx) => tx.script(pay(player, 1)))).rejects.toThrow(/holds 1000 of 999/);
    expect([name, await heldOf(database, player)]).toEqual([name, [1000, 0, 1000]]);
  }
});

test('a transaction may pass through a shortage, and has to end without one', async () => {
  for (const [, database] of databases()) {
    const player = await newPlayer(database);
    await database.transaction((tx) => tx.script(hold(player, 800)));
    await database.transaction((tx) => tx.script(`${pay(player, 500)}; ${hold(player, -400)}`));
    expect(await heldOf(database, player)).toEqual([500, 0, 400]);
  }
});

test.each([
  ['two holds', hold, hold],
  ['a hold and a payment', hold, pay],
  ['a payment and a hold', pay, hold],
])('%s that are written side by side and together ask for more than there is: one of them', async (_, one, other) => {
  for (let round = 0; round < 10; round += 1) {
    const player = await newPlayer(server);
    const results = await Promise.allSettled(
      [one, other].map((write) => server.transaction((tx) => tx.script(write(player, 600)))),
    );
    const [cash = 0, , held = 0] = (await heldOf(server, player)) as number[];
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(held).toBeLessThanOrEqual(cash);
  }
});

test('a payment that has written waits for nobody, and a hold that comes before it commits sees it', async () => {
  const player = await newPlayer(server);
  let wrote = () => {};
  const hasWritten = new Promise<void>((resolve) => (wrote = resolve));
  let goOn = () => {};
  const mayCommit = new Promise<void>((resolve) => (goOn = resolve));
  const payment = server.transaction(async (tx) => {
    await tx.script(pay(player, 600));
    wrote();
    await mayCommit;
  });
  await hasWritten;
  // In the ledger's order, as everybody does. One that writes first and locks then stands in the payment's way while that stands in its
  // own, and which of the two the database ends is up to chance.
  const inOrder = `select 1 from account where player_id = ${player} order by id for no key update`;
  const holding = server.transaction((tx) => tx.script(`${inOrder}; ${hold(player, 600)}`));
  const isRefused = expect(holding).rejects.toThrow(/holds 600 of 400/);
  await waiting(server, 1);
  goOn();
  await payment;
  await isRefused;
  expect(await heldOf(server, player)).toEqual([400, 0, 0]);
});
