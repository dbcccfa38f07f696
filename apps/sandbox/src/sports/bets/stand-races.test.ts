import { figureOf } from '@pavilion/betting-math';
import { paise } from '@pavilion/money';
import { cashAndHeldOf, type Database } from '../../store/index.ts';
import { type Bookie, betOf, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { TIMES } from '../../testing/race.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import { exposuresOf } from './list.ts';
import { meetDue } from './meet.ts';
import { settleMarkets } from './settle.ts';

// On a server, whose connections run side by side, as those of several processes do: what keeps them apart is the database alone.
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
const times = Array.from({ length: TIMES }, (_, index) => index);
/** Above what the market offers a backer, and above what it asks of a layer: players meet there before the market does. */
const priceOn = (index: number, on = 0) =>
  market(index).offers(market(index).runners[on]?.id ?? '', 'lay')[0]?.price ?? 0;
const ask = (player: SignedIn, index: number, side: 'back' | 'lay', rupees: number, more: object = {}) =>
  bookie.place(player, {
    ...bookie.slip(market(index), 0, side, rupees),
    odds: figureOf(priceOn(index)),
    oddsPolicy: 'better',
    rest: 'stay',
    ...more,
  });
let refs = 0;
const cancel = (player: SignedIn, answer: Answer) => {
  refs += 1;
  const body = { id: betOf(answer).id, clientRef: `race-cancel-${refs}` };
  return sandbox.post('/sports-api/bets/cancel', body, { 'xu-auth': player.token });
};
async function heldIsExposed({ id }: SignedIn): Promise<boolean> {
  const { cash, held } = await cashAndHeldOf(database, id);
  return held + (await exposuresOf(database, id)).exposureAmount === 0 && cash >= held;
}
/** What was matched of each bet of a market, and what of it with other players. */
const matchedOn = (index: number) =>
  database.query(
    `select b.player_id as player, b.side, b.stake, b.status, coalesce(sum(f.stake), 0)::bigint as matched,
       coalesce(sum(f.stake) filter (where f.against is not null), 0)::bigint as "withOthers"
     from bet b left join bet_fill f on f.bet_id = b.id where b.market_id = $1 group by b.id order by b.id`,
    [market(index).id],
  );
const players = () => Promise.all(times.map(() => newPlayer(sandbox)));

test('eight who want one player’s rest at once share it: no more is matched than was asked for, and each holds what they expose', async () => {
  const maker = await newPlayer(sandbox);
  await ask(maker, 0, 'back', 500);
  const takers = await players();
  const answers = await Promise.all(takers.map((taker) => ask(taker, 0, 'lay', 100, { rest: 'cancel' })));
  expect(answers.map(({ status }) => status)).toEqual(times.map(() => 200));
  const [back, ...lays] = await matchedOn(0);
  expect([back?.matched, back?.status]).toEqual([50_000, 'matched']);
  expect(lays.reduce((sum, { withOthers }) => sum + withOthers, 0)).toBe(50_000);
  for (const player of [maker, ...takers]) expect(await heldIsExposed(player)).toBe(true);
});

test('a rest that is taken back and met at once is one or the other, for every part of it', async () => {
  const maker = await newPlayer(sandbox);
  const answer = await ask(maker, 1, 'back', 800);
  const takers = await players();
  const [cancelled] = await Promise.all([
    cancel(maker, answer),
    ...takers.map((taker) => ask(taker, 1, 'lay', 100, { rest: 'cancel' })),
    cancel(maker, answer),
  ]);
  const [back, ...lays] = await matchedOn(1);
  expect(lays.reduce((sum, { withOthers }) => sum + withOthers, 0)).toBe(back?.matched);
  expect(back?.status).toBe(back?.matched === 0 ? 'cancelled' : 'matched');
  expect([200, 409]).toContain(cancelled.status);
  expect((await cashAndHeldOf(database, maker.id)).held).toBe(back?.matched);
  for (const player of takers) expect(await heldIsExposed(player)).toBe(true);
});

test('the market that comes to a price meets what stands there once, however many processes see it', async () => {
  const maker = await newPlayer(sandbox, paise(100_000_000));
  const odds = figureOf(priceOn(2));
  const slip = { ...bookie.slip(market(2), 0, 'back', 900), odds, oddsPolicy: 'better', rest: 'stay' };
  await bookie.place(maker, slip);
  const match = matches[2] as WorldMatch;
  const rows = match.market.rows.map((row, index) =>
    index === 0 ? { ...row, back: { odds, size: paise(30_000) } } : row,
  );
  const moved = {
    ...match,
    market: { ...match.market, rows: rows as unknown as WorldMatch['market']['rows'] },
    pricedAt: match.pricedAt + 1,
  };
  const feed: Feed = { ...sandbox.feed, world: () => ({ ...sandbox.feed.world(), matches: [moved] }) };
  await Promise.all(times.map(() => meetDue(database, { feed, clock: sandbox.now })));
  const [back] = await matchedOn(2);
  expect([back?.matched, back?.withOthers, back?.status]).toEqual([30_000, 0, 'partial']);
  expect(await heldIsExposed(maker)).toBe(true);
});

test('players who meet each other on two markets at once, from both sides, wait for each other and for nobody in a circle', async () => {
  const [one, two] = [await newPlayer(sandbox, paise(100_000_000)), await newPlayer(sandbox, paise(100_000_000))];
  const answers = await Promise.all(
    times.flatMap((index) => {
      const [first, second] = index % 2 === 0 ? [3, 4] : [4, 3];
      return [
        ask(one, first, 'back', 100),
        ask(two, second, 'back', 100),
        ask(two, first, 'lay', 100),
        ask(one, second, 'lay', 100),
      ];
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const player of [one, two]) expect(await heldIsExposed(player)).toBe(true);
});

test('bets that meet each other while their market is decided are settled once, lapse, or are refused: nobody gains what nobody lost', async () => {
  const makers = await players();
  const takers = await players();
  await Promise.all(makers.map((maker) => ask(maker, 5, 'back', 200)));
  const winner = market(5).runners[0]?.id ?? '';
  await Promise.all([
    ...takers.map((taker) => ask(taker, 5, 'lay', 200, { rest: 'cancel' })),
    ...times.map(() => settleMarkets(database, sandbox.now, [{ market: market(5).id, outcome: winner }])),
  ]);
  await settleMarkets(database, sandbox.now);
  const bets = await matchedOn(5);
  const sumOf = (side: string) =>
    bets.filter((bet) => bet.side === side).reduce((sum, { withOthers }) => sum + withOthers, 0);
  expect(sumOf('back')).toBe(sumOf('lay'));
  for (const { matched, status } of bets)
    expect(['won', 'lost', 'lapsed'].includes(status) && (status === 'lapsed') === (matched === 0)).toBe(true);
  for (const { id } of [...makers, ...takers]) expect((await cashAndHeldOf(database, id)).held).toBe(0);
  const [sum] = await database.query('select coalesce(sum(amount), 0)::bigint as total from ledger_entry');
  expect(sum?.total).toBe(0);
});
