import { paise } from '@pavilion/money';
import { cashAndHeldOf, type Database } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import type { WorldMatch } from '../feed/world.ts';
import { exposuresOf } from './list.ts';
import { placeBet } from './place.ts';
import type { BetSlip } from './slip.ts';
import { type BetLine, createBetLine } from './together.ts';

// On a server, whose connections really run side by side.
let database: Database;
let sandbox: TestSandbox;
let bookie: Bookie;
let matches: WorldMatch[];
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
  bookie = bookieOf(sandbox);
  matches = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
});
afterAll(() => sandbox.close());

const market = (index: number) => bookie.market(matches[index] as WorldMatch, 'match_odds');
const newPlayers = (count: number) => Promise.all(Array.from({ length: count }, () => newPlayer(sandbox)));
const backed = (player: SignedIn, index: number) => bookie.place(player, bookie.slip(market(index), 0, 'back', 200));
const heldBy = async ({ id }: SignedIn) => (await cashAndHeldOf(database, id)).held;

/** A line on the database, and how many bets each of its calls placed. */
function countedLine() {
  const calls: number[] = [];
  const ask = database.query as (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>;
  const query: typeof ask = (sql, parameters) => {
    calls.push((JSON.parse(String(parameters[0])) as unknown[]).length);
    return ask(sql, parameters);
  };
  return { calls, line: createBetLine({ ...database, query: query as Database['query'] }) };
}

const placeBy = (line: BetLine, { id }: SignedIn, index: number) =>
  placeBet(database, { feed: sandbox.feed, player: id, at: sandbox.now(), line }, {
    ...bookie.slip(market(index), 0, 'back', 200),
    stack: 20_000,
    oddsPolicy: 'any',
  } as unknown as BetSlip);

test('bets of many players that come in one moment are placed by one call, and each holds its own stake', async () => {
  const players = await newPlayers(6);
  const { calls, line } = countedLine();
  await Promise.all(players.map((player, index) => placeBy(line, player, index % 2)));
  expect(calls).toEqual([6]);
  expect(await Promise.all(players.map(heldBy))).toEqual(players.map(() => 20_000));
});

test('bets of one player that come in one moment follow each other, for each looks at what the one before has left', async () => {
  const [player, other] = await newPlayers(2);
  if (!player || !other) throw new Error('There are two');
  const { calls, line } = countedLine();
  await Promise.all([player, player, other, player].map((each, index) => placeBy(line, each, index % 2)));
  expect(calls).toEqual([2, 1, 1]);
  expect([await heldBy(player), await heldBy(other)]).toEqual([60_000, 20_000]);
});

test('a bet that is refused says why, and those that came with it are placed', async () => {
  const players = await newPlayers(4);
  const poor = await newPlayer(sandbox, paise(5000));
  const answers = await Promise.all([...players, poor].map((player) => backed(player, 2)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409]);
  expect(answers.at(-1)?.body).toMatchObject({ field: 'stack' });
  expect(await Promise.all([...players, poor].map(heldBy))).toEqual([20_000, 20_000, 20_000, 20_000, 0]);
  expect(await database.query('select 1 from bet where player_id = $1', [poor.id])).toEqual([]);
});

test('a bet that breaks the call of all of them fails alone', async () => {
  const players = await newPlayers(5);
  const [unlucky] = players;
  await database.script(
    `create function unlucky() returns trigger language plpgsql as 'begin raise exception ''unlucky''; end';
     create trigger unlucky before insert on bet for each row when (new.player_id = ${unlucky?.id}) execute function unlucky()`,
  );
  const answers = await Promise.all(players.map((player) => backed(player, 3)));
  await database.script('drop function unlucky cascade');
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 200, 200, 200]);
  expect(await Promise.all(players.map(heldBy))).toEqual([0, 20_000, 20_000, 20_000, 20_000]);
});

test('whoever bets on a market that somebody keeps waits alone', async () => {
  const [late, ...others] = await newPlayers(5);
  if (!late) throw new Error('There are five');
  await backed(late, 4);
  let waits: Promise<{ status: number }> | undefined;
  await database.transaction(async (tx) => {
    await tx.script(`select 1 from market where id = '${market(4).id}' for no key update`);
    waits = backed(late, 4);
    const answers = await Promise.all(others.map((player, index) => backed(player, 5 + index)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await heldBy(late)).toBe(20_000);
  });
  expect((await waits)?.status).toBe(200);
  expect(await heldBy(late)).toBe(40_000);
});

test('what each bet of a call answers is its own: the same references again get the same answers, and hold nothing more', async () => {
  const players = await newPlayers(6);
  const slips = players.map((_, index) => bookie.slip(market(index % 3), index % 2, index % 2 ? 'back' : 'lay', 200));
  const placed = () => Promise.all(players.map((player, index) => bookie.place(player, slips[index] ?? {})));
  const [first, again] = [await placed(), await placed()];
  expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  expect(new Set(first.map(({ body }) => (body as { data: { bet: { id: string } } }).data.bet.id)).size).toBe(6);
  for (const [index, player] of players.entries()) {
    expect(first[index]?.body).toMatchObject({ data: { bet: { clientRef: slips[index]?.clientRef } } });
    expect(-(await exposuresOf(database, player.id)).exposureAmount).toBe(await heldBy(player));
  }
});

test('a bet that waits for its turn is placed at what its market gives then, and not at what it gave when it was sent', async () => {
  const [first, late] = await newPlayers(2);
  if (!first || !late) throw new Error('There are two');
  const { calls, line } = countedLine();
  let world = sandbox.feed.world();
  const feed = { ...sandbox.feed, world: () => world };
  const place = ({ id }: SignedIn) =>
    placeBet(database, { feed, player: id, at: sandbox.now(), line }, {
      ...bookie.slip(market(6), 0, 'back', 200),
      stack: 20_000,
      oddsPolicy: 'none',
    } as unknown as BetSlip);
  let waits: Promise<unknown>[] = [];
  await database.transaction(async (tx) => {
    await tx.script(`select 1 from account where player_id = ${first.id} for no key update`);
    waits = [place(first), place(first)];
    await until('the first is on its way', () => calls.length === 1);
    waits.push(place(late));
    world = {
      ...world,
      matches: world.matches.map((match) => ({ ...match, state: 'suspended' as const })),
    };
  });
  const [placed, ...refused] = await Promise.allSettled(waits);
  expect(placed?.status).toBe('fulfilled');
  for (const each of refused) expect(each).toMatchObject({ reason: { message: 'This market is suspended.' } });
  expect([await heldBy(first), await heldBy(late)]).toEqual([20_000, 0]);
});
