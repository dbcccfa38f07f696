import { proves } from '@pavilion/api-client/proves';
import { type Bet, getBets } from '@pavilion/api-client/wire';
import { figureOf, tickBeside } from '@pavilion/betting-math';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { cashAndHeldOf } from '../../store/index.ts';
import { type Bookie, betOf, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { settleMarkets } from './settle.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let match: WorldMatch;
let market: QuotedMarket;
let asha: SignedIn;
let bela: SignedIn;
const used: string[] = [];
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
});
// A market of its own for each test: nobody finds what another left standing.
beforeEach(async () => {
  const fresh = sandbox.feed
    .world()
    .matches.find(({ id, state, play }) => !used.includes(id) && state === 'open' && play === null);
  if (!fresh) throw new Error('No match is left');
  used.push(fresh.id);
  match = fresh;
  market = bookie.market(match, 'match_odds');
  [asha, bela] = [await newPlayer(sandbox), await newPlayer(sandbox)];
});
afterAll(() => sandbox.close());

const runner = () => market.runners[0]?.id ?? '';
const offers = (side: 'back' | 'lay') => market.offers(runner(), side);
/** The best price of a side, in hundredths; the layer's is above whatever may be backed. */
const best = (side: 'back' | 'lay') => offers(side)[0]?.price ?? 0;
const balances = ({ id }: SignedIn) => cashAndHeldOf(sandbox.database, id);
const ask = (player: SignedIn, side: 'back' | 'lay', rupees: number, price: number, more: object = {}) =>
  bookie.place(player, {
    ...bookie.slip(market, 0, side, rupees),
    odds: figureOf(price),
    oddsPolicy: 'better',
    rest: 'stay',
    ...more,
  });
const betsOf = async ({ token }: SignedIn): Promise<Bet[]> => {
  const { body } = await sandbox.get(`/sports-api/bets?refmatchid=${match.id}`, { 'xu-auth': token });
  return z.decode(getBets.response, body as never).data.bets;
};
let refs = 0;
const cancel = (player: SignedIn, id: unknown, clientRef = `cancel-${++refs}-test`) =>
  sandbox.post('/sports-api/bets/cancel', { id, clientRef }, { 'xu-auth': player.token });
const statusOf = (answer: Answer) => [answer.status, betOf(answer).status, betOf(answer).matchedStack];
async function sums(): Promise<number> {
  const [{ total } = { total: -1 }] = await sandbox.database.query(
    'select coalesce(sum(amount), 0)::bigint as total from ledger_entry',
  );
  return total;
}

test('a back that nobody offers stands, held at its stake, until another player lays at its price: both are matched at it and told', async () => {
  const price = best('lay');
  const first = await ask(asha, 'back', 500, price);
  expect(statusOf(first)).toEqual([200, 'unmatched', 0]);
  expect(betOf(first)).toMatchObject({ matchedOdds: null, fills: [], timeline: [{ moment: 'asked' }] });
  expect((await balances(asha)).held).toBe(50_000);
  const heard: string[] = [];
  await sandbox.database.listen('balance', (player) => heard.push(player));
  const second = await ask(bela, 'lay', 500, price);
  expect(statusOf(second)).toEqual([200, 'matched', 500]);
  expect((await balances(bela)).held).toBe(500 * (price - 100));
  await until('both have heard of it', () => [asha, bela].every(({ id }) => heard.includes(String(id))));
  const [mine] = await betsOf(asha);
  expect(mine).toMatchObject({
    status: 'matched',
    matchedStack: 50_000,
    matchedOdds: figureOf(price),
    fills: [{ stack: 50_000, odds: figureOf(price) }],
    timeline: [{ moment: 'asked' }, { moment: 'matched' }],
  });
  expect((await balances(asha)).held).toBe(50_000);
  const against = await sandbox.database.query(
    `select f.stake, f.price from bet_fill f join bet b on b.id = f.bet_id join bet o on o.id = f.against and o.market_id = b.market_id
     where b.market_id = $1 and b.player_id <> o.player_id`,
    [market.id],
  );
  expect(against).toEqual([
    { stake: 50_000, price },
    { stake: 50_000, price },
  ]);
  expect(await sums()).toBe(0);
});

test('the answer to a bet that met others is what the list says of it', async () => {
  await ask(asha, 'back', 300, best('lay'));
  const answer = await ask(bela, 'lay', 700, best('lay'), { rest: 'cancel' });
  const { body } = await sandbox.get(`/sports-api/bets?clientref=${betOf(answer).clientRef}`, {
    'xu-auth': bela.token,
  });
  expect((body.data as { bets: unknown[] }).bets).toEqual([betOf(answer)]);
});

test('who asks more than stands takes it whole, then what the market offers at that price; the rest of it stands in turn', async () => {
  const [offer] = offers('lay');
  if (!offer) throw new Error('Nothing is offered');
  await ask(asha, 'back', 300, offer.price);
  const rich = await newPlayer(sandbox, paise(1_000_000_000));
  const stake = 300 + offer.size / 100 + 200;
  const lay = await ask(rich, 'lay', stake, offer.price);
  expect(statusOf(lay)).toEqual([200, 'partial', stake - 200]);
  expect((betOf(lay).fills as { stack: number }[]).map(({ stack }) => stack)).toEqual([300, offer.size / 100]);
  expect(statusOf(await ask(asha, 'back', 500, offer.price))).toEqual([200, 'partial', 200]);
  expect((await betsOf(rich))[0]).toMatchObject({ status: 'matched', matchedStack: stake * 100 });
});

test('the better price is met first, and at one price whoever came first; nobody meets themselves', async () => {
  const price = best('lay');
  const [carl, dora] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  await ask(asha, 'back', 200, tickBeside(price, 1) ?? 0);
  await ask(carl, 'back', 200, price);
  await ask(bela, 'back', 200, price);
  await ask(dora, 'back', 200, price);
  const lay = await ask(dora, 'lay', 300, price);
  expect(statusOf(lay)).toEqual([200, 'matched', 300]);
  const of = async (player: SignedIn) => (await betsOf(player)).at(-1)?.matchedStack;
  expect([await of(asha), await of(carl), await of(bela), await of(dora)]).toEqual([0, 20_000, 10_000, 0]);
});

test('what the market offers is taken level by level, as far as it goes, and whoever comes next finds less', async () => {
  const levels = offers('back');
  const [top, next] = levels;
  if (!top || !next) throw new Error('Nothing is offered');
  const rich = await newPlayer(sandbox, paise(1_000_000_000));
  const stake = Math.min(top.size / 100 + 100, 250_000);
  const taken = await ask(rich, 'back', stake, next.price, { rest: 'cancel' });
  const fills = betOf(taken).fills as { stack: number; odds: number }[];
  const fromTop = Math.min(top.size / 100, stake);
  expect(fills.map(({ stack, odds }) => [stack, odds])).toEqual([
    [fromTop, figureOf(top.price)],
    ...(stake > fromTop ? [[Math.min(next.size / 100, stake - fromTop), figureOf(next.price)]] : []),
  ]);
  if (stake > fromTop) {
    expect(await ask(rich, 'back', 100, top.price, { rest: 'cancel' })).toMatchObject({
      status: 409,
      body: { field: 'odds', message: 'Nothing is available at these odds or better.' },
    });
    expect(statusOf(await ask(rich, 'back', 100, top.price))).toEqual([200, 'unmatched', 0]);
  }
});

describe('a rest', () => {
  test('that is taken back releases what it held, once; what was matched stays', async () => {
    proves('cancelBet');
    const price = best('lay');
    const back = await ask(asha, 'back', 500, price);
    await ask(bela, 'lay', 200, price);
    const { id } = betOf(back);
    const answer = await cancel(asha, id, 'cancel-this-once');
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { exposureAmount: -200, bet: { id, status: 'matched', stack: 500, matchedStack: 200 } },
    ]);
    const moments = betOf(answer).timeline as { moment: string }[];
    expect(moments.map(({ moment }) => moment)).toEqual(['asked', 'matched', 'cancelled']);
    expect((await balances(asha)).held).toBe(20_000);
    expect((await cancel(asha, id, 'cancel-this-once')).body).toEqual(answer.body);
    expect(await cancel(asha, id)).toMatchObject({
      status: 409,
      body: { field: 'id', message: 'This bet has no unmatched stake left.' },
    });
    expect((await balances(asha)).held).toBe(20_000);
    // Nobody meets what was taken back.
    expect(betOf(await ask(bela, 'lay', 100, best('back'))).matchedStack).toBe(0);
    expect(await sums()).toBe(0);
  });

  test('of which nothing was matched is cancelled, and another player’s is nobody’s business', async () => {
    const back = await ask(asha, 'back', 500, best('lay'));
    expect((await cancel(bela, betOf(back).id)).status).toBe(404);
    expect((await cancel(bela, 'BT-1')).status).toBe(404);
    expect(statusOf(await cancel(asha, betOf(back).id))).toEqual([200, 'cancelled', 0]);
    // No result is its own, nor one that is corrected.
    for (const outcome of [runner(), 'void'])
      await settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
    expect(await betsOf(asha)).toMatchObject([{ status: 'cancelled', resettled: false }]);
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
  });
});

test('bets that players matched with each other are settled, voided and settled otherwise: what one wins the other loses', async () => {
  const price = best('lay');
  const stake = 500;
  await ask(asha, 'back', stake + 100, price);
  await ask(bela, 'lay', stake, price);
  const profit = stake * (price - 100);
  const commission = (net: number) => net - Math.round(net * 0.05);
  for (const [outcome, mine, theirs, states] of [
    [runner(), commission(profit), -profit, ['won', 'lost']],
    ['void', 0, 0, ['void', 'void']],
    [market.runners[1]?.id ?? '', -100 * stake, commission(100 * stake), ['lost', 'won']],
  ] as const) {
    await settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
    expect(await balances(asha)).toEqual({ cash: 1_000_000 + mine, held: 0 });
    expect(await balances(bela)).toEqual({ cash: 1_000_000 + theirs, held: 0 });
    expect([(await betsOf(asha))[0]?.status, (await betsOf(bela))[0]?.status]).toEqual(states);
    expect(await sums()).toBe(0);
  }
  expect((await betsOf(asha))[0]?.timeline.map(({ moment }) => moment)).toEqual([
    'asked',
    'matched',
    'lapsed',
    'settled',
    'corrected',
    'corrected',
  ]);
});

test('a bet that waits is refused where it cannot be held, may win too much, or is not on odds', async () => {
  expect(await ask(asha, 'back', 10_500, best('lay'))).toMatchObject({
    status: 409,
    body: { field: 'stack', message: 'Not enough funds. You need ₹500.00 more.' },
  });
  const rich = await newPlayer(sandbox, paise(10_000_000_000));
  expect((await ask(rich, 'back', 5000, 100_000)).status).toBe(422);
  const cricket = bookie.openMatch('T20 Internationals');
  const fancy = bookie.market(cricket, 'fancy', bookie.openFancy(cricket));
  expect(await bookie.place(asha, { ...bookie.slip(fancy, 0, 'back', 100), rest: 'stay' })).toMatchObject({
    status: 422,
    body: { field: 'rest' },
  });
  expect(await betsOf(asha)).toEqual([]);
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
});
