import type { Database } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { placedBets } from '../../testing/placed-bets.ts';
import { newPlayer } from '../../testing/players.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { betsOf } from './list.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const EVER = { startdate: '2000-01-01', enddate: '2999-12-31' };
let database: Database;
let player: number;
beforeEach(async () => {
  database = await testDatabase();
  player = (await newPlayer({ database, now: () => NOW })).id;
  for (let count = 0; count < 3; count += 1) await place();
});
afterEach(() => database.close());

const place = () => placedBets(database, { id: 'm1' }, [{ player, side: 'back', rupees: 10, price: 200 }], NOW);

/** A database to which somebody places another bet after each statement, before the next one is let through; and the end of it all. */
function busy(): { readonly database: Database; end(): Promise<unknown> } {
  let last: Promise<unknown> = Promise.resolve();
  const query = ((sql: string, parameters?: readonly unknown[]) => {
    const rows = last.then(() => uncheckedRows(database, sql, parameters));
    last = rows.then(place);
    return rows;
  }) as Database['query'];
  return { database: { ...database, query }, end: () => last };
}

test.each([
  ['of days', EVER],
  ['of a match', { refmatchid: '1' }],
])('a page %s and its count are of one moment, whatever is placed meanwhile', async (_, filter) => {
  const crowd = busy();
  const { bets, count } = await betsOf(crowd.database, player, { ...filter, pagesize: 100 });
  await crowd.end();
  expect([bets.length, count]).toEqual([3, 3]);
  expect((await betsOf(database, player, { ...filter, pagesize: 100 })).count).toBeGreaterThan(3);
});

test('every page says how many bets there are, one behind the last too', async () => {
  for (const [skip, length] of [
    [0, 2],
    [2, 1],
    [3, 0],
    [900, 0],
  ] as const) {
    const { bets, count } = await betsOf(database, player, { ...EVER, skip, pagesize: 2 });
    expect([skip, bets.length, count]).toEqual([skip, length, 3]);
  }
});

test('a player without bets has none', async () => {
  const { id } = await newPlayer({ database, now: () => NOW });
  expect(await betsOf(database, id, EVER)).toEqual({ bets: [], count: 0 });
});
