import type { Database } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { placedBets } from '../../testing/placed-bets.ts';
import { newPlayer } from '../../testing/players.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { betsOf, exposuresOf } from './list.ts';

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

describe('a market whose runners can’t be read', () => {
  test.each(['{"id": 1}', '[]', 'null', '[{"id": 7}]'])(
    '(%s) keeps nobody from the rest of what they expose: its own bets count as lost, each of them',
    async (runners) => {
      await placedBets(database, { id: 'm2', matchId: '2' }, [{ player, side: 'back', rupees: 70, price: 200 }], NOW);
      // Back and lay on one runner: read, they lose 100 and not 400 together.
      const both = [
        { player, side: 'back', rupees: 100, price: 300 },
        { player, side: 'lay', rupees: 100, price: 400 },
      ] as const;
      await placedBets(database, { id: 'm3', matchId: '3' }, both, NOW);
      const matches = async () =>
        (await exposuresOf(database, player)).matches.map(({ refMatchId, exposureAmount }) => [
          refMatchId,
          exposureAmount,
        ]);
      expect(await matches()).toEqual([
        ['3', -10_000],
        ['2', -7000],
        ['1', -3000],
      ]);
      await database.query('update market set runners = $2::text::jsonb where id = $1', ['m3', runners]);
      expect(await matches()).toEqual([
        ['3', -40_000],
        ['2', -7000],
        ['1', -3000],
      ]);
      expect((await exposuresOf(database, player)).exposureAmount).toBe(-50_000);
      const { bets, count } = await betsOf(database, player, EVER);
      expect([count, bets.find(({ marketId }) => marketId === 'm3')?.runnerName]).toEqual([6, 'm3-1']);
    },
  );

  test('counts a bet that was booked to win something else than its stake and price as it was booked, as a market that can be read does', async () => {
    await placedBets(database, { id: 'm4', matchId: '4' }, [{ player, side: 'lay', rupees: 100, price: 300 }], NOW);
    // A cash-out's: 200.07 where stake and price come to 200.
    await uncheckedRows(
      database,
      `update bet_fill f set profit = 20007 from bet b where b.id = f.bet_id and b.market_id = 'm4'`,
    );
    const exposed = async () => {
      const { matches } = await exposuresOf(database, player);
      return matches.find(({ refMatchId }) => refMatchId === '4')?.exposureAmount;
    };
    const readable = await exposed();
    await database.query('update market set runners = $2::text::jsonb where id = $1', ['m4', '[]']);
    expect([readable, await exposed()]).toEqual([-20_007, -20_007]);
  });
});
