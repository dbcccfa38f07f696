import { proves } from '@pavilion/api-client/proves';
import { cashAndHeldOf } from '../../store/index.ts';
import { type Bookie, betOf, bookieOf } from '../../testing/bets.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { TIMES } from '../../testing/race.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import type { QuotedMarket } from '../markets/market.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let market: QuotedMarket;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
  market = bookie.market(bookie.openMatch('T20 Internationals'), 'match_odds');
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

type Slip = Readonly<Record<string, unknown>>;
const forget = ({ token }: SignedIn, clientRef: unknown) =>
  sandbox.post('/sports-api/bets/forget', { clientRef }, { 'xu-auth': token });
const spent = { status: 409, body: { code: 'other-request', field: 'clientRef' } };
const nothing = { status: 200, body: { data: { bet: null } } };

test.each([['whole'], ['stay']])(
  'a bet (%s) whose request comes after it was given up is refused, and holds nothing',
  async (rest) => {
    proves('forgetBet');
    const slip: Slip = { ...bookie.slip(market, 0, 'back', 500), ...(rest === 'stay' && { rest }) };
    expect(await forget(asha, slip.clientRef)).toMatchObject(nothing);
    expect(await bookie.place(asha, slip)).toMatchObject(spent);
    expect(await forget(asha, slip.clientRef)).toMatchObject(nothing);
    expect(await cashAndHeldOf(sandbox.database, asha.id)).toMatchObject({ held: 0 });
  },
);

test('a bet that stands is answered as it is by now, and stays; another player’s is nobody else’s', async () => {
  const slip = bookie.slip(market, 0, 'back', 500);
  const bet = betOf(await bookie.place(asha, slip));
  const ravi = await newPlayer(sandbox);
  expect(await forget(ravi, slip.clientRef)).toMatchObject(nothing);
  for (const _ of [1, 2]) expect((await forget(asha, slip.clientRef)).body).toMatchObject({ data: { bet } });
  expect(await cashAndHeldOf(sandbox.database, asha.id)).toMatchObject({ held: 50_000 });
});

test('what was refused leaves its reference free, and can be given up; what stands for something else can’t', async () => {
  const slip: Slip = { ...bookie.slip(market, 0, 'back', 500), stack: 1 };
  expect((await bookie.place(asha, slip)).status).toBe(422);
  expect(await forget(asha, slip.clientRef)).toMatchObject(nothing);
  const clientRef = freshRef();
  const withdrawal = { ...(await moneyCalls.createWithdrawal(sandbox, asha)), clientRef };
  const { status } = await sandbox.post('/api/withdrawRequest/create', withdrawal, { token: asha.token });
  expect([status, await forget(asha, clientRef)]).toMatchObject([200, spent]);
});

test('a bet that is placed and given up at once is one of the two, and both are told which', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const player = await newPlayer(sandbox);
    const slip = bookie.slip(market, 0, time % 2 === 0 ? 'back' : 'lay', 200);
    const both = [() => bookie.place(player, slip), () => forget(player, slip.clientRef)];
    const [first, second] = await Promise.all((time % 3 === 0 ? both.toReversed() : both).map((send) => send()));
    const [placed, given] = time % 3 === 0 ? [second, first] : [first, second];
    const isPlaced = placed?.status === 200;
    expect(placed).toMatchObject(isPlaced ? { status: 200 } : spent);
    expect(given).toMatchObject(isPlaced ? { body: { data: { bet: { clientRef: slip.clientRef } } } } : nothing);
    expect((await cashAndHeldOf(sandbox.database, player.id)).held > 0).toBe(isPlaced);
  }
});

test('a reference that nobody would ever sweep is not spent: one without a time, or of a time to come', async () => {
  expect(await forget(asha, 'a-reference-without-a-time')).toMatchObject({ status: 400, body: { field: 'clientRef' } });
  expect(await forget(asha, 'ffffffff-ffff-7000-8000-000000000001')).toMatchObject({ status: 409 });
});

test('whoever spends references on no bets is told to wait; a bet that stands is still found', async () => {
  const limited = await testSandbox({ limits: { ...NO_LIMITS, forgottenBetsPerPlayer: { times: 2, per: 60_000 } } });
  const player = await newPlayer(limited);
  const at = bookieOf(limited);
  const slip = at.slip(at.market(at.openMatch('T20 Internationals'), 'match_odds'), 0, 'back', 500);
  await at.place(player, slip);
  const forgetThere = (clientRef: unknown) =>
    limited.post('/sports-api/bets/forget', { clientRef }, { 'xu-auth': player.token });
  for (const _ of [1, 2]) expect(await forgetThere(freshRef())).toMatchObject({ status: 200 });
  expect(await forgetThere(freshRef())).toMatchObject({ status: 429 });
  expect(await forgetThere(slip.clientRef)).toMatchObject({
    status: 200,
    body: { data: { bet: { status: 'matched' } } },
  });
  await limited.close();
});
