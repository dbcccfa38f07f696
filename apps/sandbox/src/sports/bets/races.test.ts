import { paise } from '@pavilion/money';
import { cashAndHeldOf, type Database } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { TIMES } from '../../testing/race.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import type { WorldMatch } from '../feed/world.ts';
import { exposuresOf } from './list.ts';
import { placeBet } from './place.ts';
import { settleMarkets } from './settle.ts';
import type { BetSlip } from './slip.ts';

// On a server, whose connections really run side by side.
let database: Database;
let sandbox: TestSandbox;
let bookie: Bookie;
let matches: WorldMatch[];
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
  bookie = bookieOf(sandbox);
  matches = sandbox.feed.world().matches.filter(({ state }) => state === 'open');
});
afterAll(() => sandbox.close());

const market = (index: number) => bookie.market(matches[index] as WorldMatch, 'match_odds');
const times = Array.from({ length: TIMES }, (_, index) => index);
async function heldIsExposed({ id }: SignedIn): Promise<boolean> {
  const { cash, held } = await cashAndHeldOf(database, id);
  return held + (await exposuresOf(database, id)).exposureAmount === 0 && cash >= held;
}

test('bets at once, on one market and on many, never hold more than the player has', async () => {
  for (const marketOf of [() => market(0), (index: number) => market(index)]) {
    const player = await newPlayer(sandbox, paise(100_000));
    const answers = await Promise.all(
      times.map((index) => bookie.place(player, bookie.slip(marketOf(index), 0, 'back', 300))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await cashAndHeldOf(database, player.id)).toEqual({ cash: 100_000, held: 90_000 });
    expect(await heldIsExposed(player)).toBe(true);
  }
});

test('backs and lays at once end with what the market exposes held', async () => {
  const player = await newPlayer(sandbox);
  await Promise.all(
    times.map((index) => bookie.place(player, bookie.slip(market(1), 0, index % 2 === 0 ? 'back' : 'lay', 200))),
  );
  expect(await heldIsExposed(player)).toBe(true);
});

test('the same bet sent eight times at once is one', async () => {
  const player = await newPlayer(sandbox);
  const slip = bookie.slip(market(2), 0, 'back', 300);
  const answers = await Promise.all(times.map(() => bookie.place(player, slip)));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
  expect((await cashAndHeldOf(database, player.id)).held).toBe(30_000);
});

test('bets placed while their market is being decided, from eight sides, are settled once or refused', async () => {
  const players = await Promise.all(times.map(() => newPlayer(sandbox)));
  const target = market(3);
  await Promise.all(players.map((player) => bookie.place(player, bookie.slip(target, 0, 'back', 200))));
  const winner = target.runners[0]?.id ?? '';
  const [answers] = await Promise.all([
    Promise.all(players.map((player) => bookie.place(player, bookie.slip(target, 0, 'back', 300)))),
    Promise.all(times.map(() => settleMarkets(database, sandbox.now, [{ market: target.id, outcome: winner }]))),
  ]);
  const won = (rupees: number) => {
    const profit = (rupees * ((target.quote(winner, 'back')?.price ?? 0) - 100)) as number;
    return profit - Math.round(profit * 0.05);
  };
  for (const [index, player] of players.entries()) {
    const isIn = answers[index]?.status === 200;
    expect(await cashAndHeldOf(database, player.id)).toEqual({ cash: 1_000_000 + won(isIn ? 500 : 200), held: 0 });
  }
  const open = await database.query(`select 1 from bet where market_id = $1 and status not in ('won')`, [target.id]);
  expect(open).toEqual([]);
});

test('a market is not decided before a newcomer’s bet, half placed, is in: it is settled with the others', async () => {
  const [early, late] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const target = market(4);
  await bookie.place(early, bookie.slip(target, 0, 'back', 200));
  const loser = target.runners[1]?.id ?? '';
  const slip = bookie.slip(target, 0, 'back', 300);
  let settling: Promise<void> | undefined;
  await database.transaction(async (tx) => {
    const lateSlip = { ...slip, stack: 30_000 } as unknown as BetSlip;
    await placeBet(tx, { feed: sandbox.feed, player: late.id, at: sandbox.now() }, lateSlip);
    let isDecided = false;
    settling = settleMarkets(database, sandbox.now, [{ market: target.id, outcome: loser }]).then(() => {
      isDecided = true;
    });
    await Promise.race([settling, waiting(database, 1)]);
    expect(isDecided).toBe(false);
  });
  await settling;
  expect(await cashAndHeldOf(database, early.id)).toEqual({ cash: 980_000, held: 0 });
  expect(await cashAndHeldOf(database, late.id)).toEqual({ cash: 970_000, held: 0 });
});

test('one reference for a bet and for a withdrawal at once is one of them; the other is refused by its field', async () => {
  for (const _ of times) {
    const player = await newPlayer(sandbox);
    const slip = bookie.slip(market(matches.length - 1), 0, 'back', 300);
    const request = {
      amount: 500,
      method: 'upi',
      upi: 'asha.rao@okaxis',
      password: PASSWORD,
      clientRef: slip.clientRef,
    };
    const answers = await Promise.all([
      bookie.place(player, slip),
      sandbox.post('/api/withdrawRequest/create', request, { token: player.token }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ field: 'clientRef' });
  }
});
