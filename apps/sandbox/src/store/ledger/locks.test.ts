import { codeOf } from '../../base/index.ts';
import { seededDatabase } from '../../testing/database.ts';
import { newPlayer } from '../../testing/players.ts';
import { waiting } from '../../testing/waiting.ts';
import type { Database } from '../index.ts';
import { cashAndHeldOf, lockAccounts } from './accounts.ts';
import { lockAccountsOf, waitAtMost } from './locks.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let database: Database;
let players: number[];
beforeAll(async () => {
  database = await seededDatabase();
});
beforeEach(async () => {
  players = [];
  for (let index = 0; index < 4; index += 1) players.push((await newPlayer({ database, now })).id);
});
afterAll(() => database.close());

test('whoever locks several players’ accounts does so in one order: while the first is locked, no later one is', async () => {
  const [first = 0, ...later] = players;
  const free = 'select 1 from account where player_id = any($1::bigint[]) for no key update skip locked';
  const { locking, rows } = await database.transaction(async (tx) => {
    await lockAccounts(tx, first);
    const begun = database.transaction((own) => lockAccountsOf(own, players.toReversed()));
    await Promise.race([begun, waiting(database, 1)]);
    return { locking: begun, rows: await database.transaction((own) => own.query(free, [later])) };
  });
  await locking;
  // Cash, coins and what is held, of three players.
  expect(rows).toHaveLength(9);
});

test('many that lock the same players in opposite orders never end each other', async () => {
  let begun = 0;
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      database.transaction(async (tx) => {
        begun += 1;
        return lockAccountsOf(tx, index % 2 === 0 ? players : players.toReversed());
      }),
    ),
  );
  // A deadlock ends one of the two, which is then begun again.
  expect(begun).toBe(40);
});

test('what each has and holds comes with it, and a player without accounts is an error', async () => {
  await database.transaction(async (tx) => {
    const funds = await lockAccountsOf(tx, players);
    expect([...funds.keys()]).toEqual(players);
    for (const player of players) expect(funds.get(player)).toEqual(await cashAndHeldOf(database, player));
  });
  await expect(database.transaction((tx) => lockAccountsOf(tx, [999_999_999]))).rejects.toThrow(/has no account/);
});

test('a lock that somebody keeps is waited for no longer than was said, in that transaction alone', async () => {
  const [player = 0] = players;
  await database.transaction(async (tx) => {
    await lockAccounts(tx, player);
    const waiting = database.transaction(async (own) => {
      await waitAtMost(own, 10);
      await lockAccounts(own, player);
    });
    await expect(waiting.catch(codeOf)).resolves.toBe('55P03');
  });
  expect(await database.query(`select current_setting('lock_timeout') as limit`)).toEqual([{ limit: '0' }]);
});
