import { cashAndHeldOf, type Database } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { placedBets } from '../../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import type { Feed } from '../feed/feed.ts';
import { createWorld, type World, type WorldMatch } from '../feed/world.ts';
import { settleDue } from './due.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const HOURS = 3_600_000;
let database: Database;
let asha: SignedIn;
let at: number;
const now = () => new Date(at);
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  at = START;
  asha = await newPlayer({ database, now });
});
afterAll(() => database.close());

const world = createWorld(7, START);
const feedOf = (shown: World) => ({ world: () => shown }) as Feed;
let used = 0;
const nextMatch = () => world.matches[used++] as WorldMatch;
/** A bet of ₹100 on a match, whose market is named as the feed names it. */
async function betOn(match: WorldMatch, suffix = 'MO'): Promise<{ id: string }> {
  const market = { id: `${match.id}-${suffix}`, matchId: match.id };
  await placedBets(database, market, [{ player: asha.id, side: 'back', rupees: 100, price: 200 }], now());
  const [home, away] = match.setup.names;
  await database.query('update market set match_name = $2 where id = $1', [market.id, `${home} v ${away}`]);
  return market;
}
const marketOf = async ({ id }: { id: string }) =>
  (await database.query('select outcome, missing_since as missing from market where id = $1', [id]))[0];
const held = async () => (await cashAndHeldOf(database, asha.id)).held;
const without = (match: WorldMatch, moment: number): World => ({
  ...world,
  now: moment,
  matches: world.matches.filter(({ id }) => id !== match.id),
});

test.each([
  ['behind', -9 * HOURS],
  ['ahead', 9 * HOURS],
])('a process whose clock is %s of the others’ voids no bet on a match that it does not know', async (_, apart) => {
  const match = nextMatch();
  const market = await betOn(match);
  for (const moment of [START + apart, START + 1]) await settleDue(database, feedOf(without(match, moment)), now);
  expect([(await marketOf(market))?.outcome, await held()]).toEqual([null, 10_000]);
});

test('a market whose match is gone waits for a decision since then, and no longer once the match is seen again', async () => {
  const match = nextMatch();
  const market = await betOn(match);
  const gone = feedOf(without(match, START + HOURS));
  await settleDue(database, gone, now);
  at += HOURS;
  await settleDue(database, gone, now);
  expect(await marketOf(market)).toEqual({ outcome: null, missing: new Date(START) });
  await settleDue(database, feedOf(world), now);
  expect(await marketOf(market)).toEqual({ outcome: null, missing: null });
});

test('a match of the same number and other sides is not the one that was bet on', async () => {
  const match = nextMatch();
  const market = await betOn(match);
  const other = { ...match, setup: { ...match.setup, names: ['Gamma', 'Delta'] as const }, endedAt: START };
  const matches = world.matches.map((each) => (each.id === match.id ? other : each));
  await settleDue(database, feedOf({ ...world, now: START + HOURS, matches }), now);
  expect(await marketOf(market)).toEqual({ outcome: null, missing: now() });
});

test('a figure that a match ended without is void by the rules of the sport', async () => {
  const match = nextMatch();
  const market = await betOn(match, 'F-never');
  await database.query(`update market set kind = 'fancy' where id = $1`, [market.id]);
  await database.query('update bet set line = 1 where market_id = $1', [market.id]);
  const ended = { ...match, endedAt: START };
  await settleDue(
    database,
    feedOf({ ...world, matches: world.matches.map((each) => (each.id === match.id ? ended : each)) }),
    now,
  );
  expect([(await marketOf(market))?.outcome, await held()]).toEqual(['void', 0]);
});

test('a market that waits for a decision is the same row, however many processes miss its match', async () => {
  const match = nextMatch();
  const market = await betOn(match);
  await Promise.all(Array.from({ length: 4 }, () => settleDue(database, feedOf(without(match, START)), now)));
  expect(await marketOf(market)).toEqual({ outcome: null, missing: now() });
});

test('a match whose figures can’t be made out keeps no other market from its result, and is said once', async () => {
  const [broken, match] = [nextMatch(), nextMatch()];
  const [odd, market] = [await betOn(broken, 'F-odd'), await betOn(match, 'F-never')];
  await database.query(`update market set kind = 'fancy' where id = any($1::text[])`, [[odd.id, market.id]]);
  await database.query('update bet set line = 1 where market_id = any($1::text[])', [[odd.id, market.id]]);
  const lines = () => {
    throw new RangeError('no such ball');
  };
  const { competition } = broken;
  const unreadable = { ...broken, competition: { ...competition, rules: { ...competition.rules, lines } } };
  const ended = { ...match, endedAt: START };
  const shown = {
    ...world,
    matches: world.matches.map((each) => [unreadable, ended].find(({ id }) => id === each.id) ?? each),
  };
  await expect(settleDue(database, feedOf(shown), now)).rejects.toThrow('no such ball');
  expect([(await marketOf(odd))?.outcome, (await marketOf(market))?.outcome, await held()]).toEqual([
    null,
    'void',
    10_000,
  ]);
  await settleDue(database, feedOf(shown), now);
});
