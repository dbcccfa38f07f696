import { paise } from '@pavilion/money';
import { DAY, HOUR } from '../../base/index.ts';
import { createSessions } from '../../players/accounts/sessions.ts';
import { totalsOf } from '../../players/index.ts';
import { setStanding } from '../../players/standing/change.ts';
import { walletOf } from '../../store/index.ts';
import { freshName, type GameProvider, gameProvider, moneyOf, type Odd } from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { sweepGameSessions } from './game-sessions.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
let aura: GameProvider;
let asha: SignedIn;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
  aura = await gameProvider(sandbox, 'aura');
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  token = await spribe.open(asha);
});
afterAll(() => sandbox.close());

const shown = ({ status, body }: Answer) => [status, body.code];
const balanceNow = async () => (await spribe.send('balance', { token })).body.balance;
const cash = async () => (await walletOf(sandbox.database, asha.id)).cash;
const bet = (more: object = {}, odd?: Odd) =>
  spribe.send('bet', { ...moneyOf(asha), token, amount: 50_000, ...more }, odd);
const win = (round: string, more: object = {}) =>
  spribe.send('win', { ...moneyOf(asha, round), amount: 70_000, ...more });
const rollback = (round: string, reverses: string, more: object = {}) =>
  spribe.send('rollback', { ...moneyOf(asha, round), reverses, ...more });
const FULL = 1_000_000;

test('a ticket says who opened the game, with their balance, and works once', async () => {
  const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: spribe.game }, { token: asha.token });
  const ticket = new URL((opened.body.data as { url: string }).url).searchParams.get('ticket');
  const elsewhere = await aura.send('authenticate', { ticket, game: spribe.game });
  expect(shown(elsewhere)).toEqual([403, 'INVALID_TOKEN']);
  const answer = await spribe.send('authenticate', { ticket, game: spribe.game });
  expect(answer).toMatchObject({
    status: 200,
    body: { code: 'OK', message: '', player: `PV${asha.id}`, currency: 'INR', balance: FULL },
  });
  expect(shown(await spribe.send('authenticate', { ticket, game: spribe.game }))).toEqual([403, 'INVALID_TOKEN']);
});

test('a bet is taken, a win is given, and the statement names the game for both', async () => {
  const placed = await bet({ round: 'statement' });
  expect(placed).toMatchObject({ status: 200, body: { code: 'OK', balance: FULL - 50_000 } });
  const won = await win('statement', { close: true });
  expect([won.body.code, won.body.balance, await balanceNow(), await cash()]).toEqual([
    'OK',
    ...Array(3).fill(FULL + 20_000),
  ]);
  const { body } = await sandbox.get('/api/getAccountstatement?from=2026-11-01&to=2026-11-22&kind=casino', {
    token: asha.token,
  });
  expect((body.data as { entries: object[] }).entries).toMatchObject([
    { title: 'Aviator', detail: 'Spribe, round statement', state: 'Won', amount: 700 },
    { title: 'Aviator', detail: 'Spribe, round statement', state: 'Bet', amount: -500 },
  ]);
});

test('a bet and its win in one call are both on the statement, and the bet alone needs the money', async () => {
  const all = await spribe.send('bet-win', { ...moneyOf(asha), token, amount: 1000, win: 5000, close: true });
  expect(all.body).toMatchObject({ code: 'OK', balance: FULL + 4000 });
  const poor = await newPlayer(sandbox, paise(500));
  const poorToken = await spribe.open(poor);
  const short = await spribe.send('bet-win', { ...moneyOf(poor), token: poorToken, amount: 1000, win: 5000 });
  expect([...shown(short), short.body.balance]).toEqual([409, 'NOT_ENOUGH_MONEY', 500]);
});

test.each(['0', '-1', '0.5', '1e13', '9007199254740992', '1e400', '"5000"', 'null', 'NaN', 'true', '[1000]'])(
  'an amount of %s is refused, and moves nothing',
  async (amount) => {
    const text = JSON.stringify({ ...moneyOf(asha), token, amount: 'AMOUNT' }).replace('"AMOUNT"', amount);
    expect(shown(await spribe.send('bet', text))).toEqual([422, 'INVALID_REQUEST']);
    expect(await cash()).toBe(FULL);
  },
);

test.each([
  ['bet', { extra: 1 }],
  ['bet', { currency: 'USD' }],
  ['bet', { player: '12' }],
  ['bet', { round: '' }],
  ['bet', { round: 'x'.repeat(65) }],
  ['bet', { transaction: 'a\u0000b' }],
  ['bet', { close: 'yes' }],
])('a %s with %j is refused by its field', async (call, more) => {
  const answer = await spribe.send(call, { ...moneyOf(asha), token, amount: 1000, ...more });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'INVALID_REQUEST', message: `The field ${Object.keys(more)[0]} is not valid.` },
  });
});

test('what is no JSON, no object or too long is refused in the wallet’s words', async () => {
  for (const text of ['', '[]', 'null', '{', '{"token":'])
    expect([text, ...shown(await spribe.send('balance', text))]).toEqual([text, 422, 'INVALID_REQUEST']);
  expect(shown(await spribe.send('balance', JSON.stringify({ token: 'x'.repeat(5000) })))).toEqual([
    413,
    'INVALID_REQUEST',
  ]);
});

test('the same transaction again has the first answer, and another under its name is refused', async () => {
  const order = { ...moneyOf(asha), token, amount: 50_000 };
  const first = await spribe.send('bet', order);
  await bet();
  expect((await spribe.send('bet', order)).body).toEqual(first.body);
  const renewed = await spribe.open(asha);
  expect((await spribe.send('bet', { ...order, token: renewed })).body).toEqual(first.body);
  const { token: _, ...asWin } = order;
  expect(shown(await spribe.send('bet', { ...order, amount: 60_000 }))).toEqual([409, 'DUPLICATE_TRANSACTION']);
  expect(shown(await spribe.send('bet', { ...order, round: freshName() }))).toEqual([409, 'DUPLICATE_TRANSACTION']);
  expect(shown(await spribe.send('win', asWin))).toEqual([409, 'DUPLICATE_TRANSACTION']);
  expect(await cash()).toBe(FULL - 100_000);
});

test('a bet that was refused for want of money stays refused, whatever the player has by then', async () => {
  const poor = await newPlayer(sandbox, paise(1000));
  const poorToken = await spribe.open(poor);
  const order = { ...moneyOf(poor), token: poorToken, amount: 2000 };
  const small = moneyOf(poor);
  const first = await spribe.send('bet', order);
  await spribe.send('bet', { ...small, token: poorToken, amount: 1000 });
  await spribe.send('win', { ...moneyOf(poor, small.round), amount: 50_000 });
  const again = await spribe.send('bet', order);
  expect([...shown(again), again.body]).toEqual([409, 'NOT_ENOUGH_MONEY', first.body]);
});

test('of twenty bets at once with money for one, one is taken', async () => {
  const poor = await newPlayer(sandbox, paise(1500));
  const poorToken = await spribe.open(poor);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => spribe.send('bet', { ...moneyOf(poor), token: poorToken, amount: 1000 })),
  );
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([...Array(19).fill('NOT_ENOUGH_MONEY'), 'OK']);
  expect((await walletOf(sandbox.database, poor.id)).cash).toBe(500);
});

test('the same bet twenty times at once is one bet, and each is told the same', async () => {
  const order = { ...moneyOf(asha), token, amount: 50_000 };
  const answers = await Promise.all(Array.from({ length: 20 }, () => spribe.send('bet', order)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await cash()).toBe(FULL - 50_000);
});

test('a win needs a bet of its player in the round that stands', async () => {
  const order = moneyOf(asha);
  expect(shown(await win(order.round))).toEqual([404, 'TRANSACTION_NOT_FOUND']);
  await spribe.send('bet', { ...order, token, amount: 50_000 });
  expect(shown(await aura.send('win', { ...moneyOf(asha, order.round), amount: 1000 }))).toEqual([
    404,
    'TRANSACTION_NOT_FOUND',
  ]);
  const other = await newPlayer(sandbox);
  expect(shown(await spribe.send('win', { ...moneyOf(other, order.round), amount: 1000 }))).toEqual([
    404,
    'TRANSACTION_NOT_FOUND',
  ]);
  await rollback(order.round, order.transaction);
  expect(shown(await win(order.round))).toEqual([404, 'TRANSACTION_NOT_FOUND']);
  expect(await cash()).toBe(FULL);
});

test('a win that came before its bet is given when it is sent again after it', async () => {
  const order = moneyOf(asha);
  const won = { ...moneyOf(asha, order.round), amount: 9000 };
  await spribe.send('win', won);
  await spribe.send('bet', { ...order, token, amount: 5000 });
  expect((await spribe.send('win', won)).body).toMatchObject({ code: 'OK', balance: FULL + 4000 });
});

test('a round takes several bets and wins until it is closed, and then only what was won in it', async () => {
  const { round } = moneyOf(asha);
  for (const amount of [1000, 2000]) await bet({ round, amount });
  await win(round, { amount: 0, close: true });
  expect(shown(await bet({ round }))).toEqual([409, 'ROUND_CLOSED']);
  expect((await win(round, { amount: 4000 })).body).toMatchObject({ code: 'OK', balance: FULL + 1000 });
  const other = await newPlayer(sandbox);
  const otherToken = await spribe.open(other);
  const theirs = await spribe.send('bet', { ...moneyOf(other, round), token: otherToken, amount: 1000 });
  expect(theirs.body.code).toBe('OK');
});

test('a bet that is rolled back gives the stake back once, and is no bet from then on', async () => {
  const order = { ...moneyOf(asha), token, amount: 50_000 };
  await spribe.send('bet', order);
  const back = { ...moneyOf(asha, order.round), reverses: order.transaction };
  const first = await spribe.send('rollback', back);
  expect(first.body).toMatchObject({ code: 'OK', returned: 50_000, balance: FULL });
  expect((await spribe.send('rollback', back)).body).toEqual(first.body);
  expect((await rollback(order.round, order.transaction)).body).toMatchObject({ code: 'OK', returned: 0 });
  expect(shown(await spribe.send('bet', order))).toEqual([409, 'TRANSACTION_ROLLED_BACK']);
  expect(await cash()).toBe(FULL);
});

test('a rollback of a bet that never came is remembered, and the bet is refused when it comes', async () => {
  const order = { ...moneyOf(asha), token, amount: 50_000 };
  expect((await rollback(order.round, order.transaction)).body).toMatchObject({ code: 'OK', returned: 0 });
  expect(shown(await spribe.send('bet', order))).toEqual([409, 'TRANSACTION_ROLLED_BACK']);
  expect((await rollback(order.round, order.transaction)).body).toMatchObject({ code: 'OK', returned: 0 });
  expect(await cash()).toBe(FULL);
});

test('a bet and its rollback at the same moment leave nothing, whichever comes first', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const order = { ...moneyOf(asha), token, amount: 50_000 };
    const calls = [() => spribe.send('bet', order), () => rollback(order.round, order.transaction)];
    const answers = await Promise.all((turn % 2 ? calls : calls.toReversed()).map((call) => call()));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await cash()).toBe(FULL);
  }
});

test('only a bet is rolled back, and only by its own player, round and provider', async () => {
  const order = { ...moneyOf(asha), token, amount: 50_000 };
  await spribe.send('bet', order);
  await bet({ round: order.round, amount: 1000 });
  const won = { ...moneyOf(asha, order.round), amount: 1000 };
  await spribe.send('win', won);
  expect(shown(await rollback(order.round, won.transaction))).toEqual([409, 'NOT_REVERSIBLE']);
  expect(shown(await rollback(freshName(), order.transaction))).toEqual([422, 'INVALID_REQUEST']);
  const other = await newPlayer(sandbox);
  const stranger = { ...moneyOf(other, order.round), reverses: order.transaction };
  expect(shown(await spribe.send('rollback', stranger))).toEqual([422, 'INVALID_REQUEST']);
  const elsewhere = await aura.send('rollback', { ...moneyOf(asha, order.round), reverses: order.transaction });
  expect(elsewhere.body).toMatchObject({ code: 'OK', returned: 0 });
  const back = { ...moneyOf(asha, order.round), reverses: order.transaction };
  await spribe.send('rollback', back);
  expect(shown(await rollback(order.round, back.transaction))).toEqual([409, 'NOT_REVERSIBLE']);
  expect(await cash()).toBe(FULL);
});

describe('the last bet of a round', () => {
  test('is not rolled back once the round has brought a win, whatever is sent again: neither moves', async () => {
    const order = { ...moneyOf(asha), token, amount: 1000 };
    const first = await spribe.send('bet', order);
    await win(order.round, { amount: 500_000, close: true });
    const back = { ...moneyOf(asha, order.round), reverses: order.transaction };
    const { body } = await spribe.send('rollback', back);
    expect(body).toMatchObject({
      code: 'NOT_REVERSIBLE',
      message: 'The last bet of a round that has won is not rolled back.',
    });
    expect((await spribe.send('rollback', back)).body).toEqual(body);
    expect((await spribe.send('bet', order)).body).toEqual(first.body);
    expect(await cash()).toBe(FULL + 499_000);
    expect(await sandbox.database.query('select stake, result from wager where player_id = $1', [asha.id])).toEqual([
      { stake: 1000, result: 499_000 },
    ]);
  });

  test('is rolled back where the round was lost, and any other bet of one that has won', async () => {
    const lost = { ...moneyOf(asha), token, amount: 1000 };
    await spribe.send('bet', lost);
    await win(lost.round, { amount: 0, close: true });
    expect((await rollback(lost.round, lost.transaction)).body).toMatchObject({ code: 'OK', returned: 1000 });
    const { round } = moneyOf(asha);
    const [one, two] = [0, 1].map(() => ({ ...moneyOf(asha, round), token, amount: 1000 }));
    for (const order of [one, two]) await spribe.send('bet', order);
    await win(round, { amount: 5000 });
    expect((await rollback(round, String(one?.transaction))).body).toMatchObject({ code: 'OK', returned: 1000 });
    expect(shown(await rollback(round, String(two?.transaction)))).toEqual([409, 'NOT_REVERSIBLE']);
    expect(await cash()).toBe(FULL + 4000);
  });

  test('is rolled back with its own win, unless another one would be left', async () => {
    const { round } = moneyOf(asha);
    const order = { ...moneyOf(asha, round), token, amount: 1000, win: 5000 };
    await spribe.send('bet-win', order);
    const other = { ...moneyOf(asha, round), token, amount: 1000 };
    await spribe.send('bet', other);
    expect((await rollback(round, other.transaction)).body).toMatchObject({ code: 'OK', returned: 1000 });
    await win(round, { amount: 300 });
    expect(shown(await rollback(round, order.transaction))).toEqual([409, 'NOT_REVERSIBLE']);
    const alone = { ...moneyOf(asha), token, amount: 1000, win: 5000 };
    await spribe.send('bet-win', alone);
    expect((await rollback(alone.round, alone.transaction)).body).toMatchObject({ code: 'OK', returned: -4000 });
    expect(await cash()).toBe(FULL + 4300);
  });

  test('and a win at the same moment leave both or neither', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const order = { ...moneyOf(asha), token, amount: 1000 };
      await spribe.send('bet', order);
      const before = await cash();
      const calls = [() => win(order.round, { amount: 5000 }), () => rollback(order.round, order.transaction)];
      const answers = await Promise.all((turn % 2 ? calls : calls.toReversed()).map((call) => call()));
      const codes = answers.map(({ body }) => body.code).toSorted();
      const isWon = codes.includes('NOT_REVERSIBLE');
      expect(codes).toEqual(isWon ? ['NOT_REVERSIBLE', 'OK'] : ['OK', 'TRANSACTION_NOT_FOUND']);
      expect(await cash()).toBe(before + (isWon ? 5000 : 1000));
    }
  });
});

test('a combined bet is rolled back with what it has won, unless that is gone', async () => {
  const order = { ...moneyOf(asha), token, amount: 1000, win: 5000 };
  await spribe.send('bet-win', order);
  expect((await rollback(order.round, order.transaction)).body).toMatchObject({
    code: 'OK',
    returned: -4000,
    balance: FULL,
  });
  const lucky = { ...moneyOf(asha), token, amount: 1000, win: 500_000 };
  await spribe.send('bet-win', lucky);
  // A game takes no more than ₹10,000 at once.
  for (const amount of [FULL, 399_000]) await bet({ amount });
  expect(shown(await rollback(lucky.round, lucky.transaction))).toEqual([409, 'NOT_ENOUGH_MONEY']);
  expect(await cash()).toBe(100_000);
});

test('after the player has signed out no bet is taken, and every win and rollback', async () => {
  const order = { ...moneyOf(asha), token, amount: 50_000 };
  await spribe.send('bet', order);
  const kept = moneyOf(asha);
  await spribe.send('bet', { ...kept, token, amount: 1000 });
  await sandbox.get('/api/signout', { token: asha.token });
  expect(shown(await bet())).toEqual([403, 'TOKEN_EXPIRED']);
  expect(shown(await spribe.send('balance', { token }))).toEqual([403, 'TOKEN_EXPIRED']);
  expect((await win(kept.round, { amount: 3000 })).body.code).toBe('OK');
  expect((await rollback(order.round, order.transaction)).body.code).toBe('OK');
  expect(await cash()).toBe(FULL + 2000);
});

test('a game’s token takes bets for twelve hours, and is forgotten a day later', async () => {
  sandbox.pass(12 * HOUR - 1);
  expect((await bet({ amount: 1000 })).body.code).toBe('OK');
  sandbox.pass(1);
  expect(shown(await bet())).toEqual([403, 'TOKEN_EXPIRED']);
  sandbox.pass(DAY + 1);
  await sweepGameSessions(sandbox.database, sandbox.now());
  expect(shown(await bet())).toEqual([403, 'INVALID_TOKEN']);
});

test('a token is no other player’s, and no other provider’s', async () => {
  const other = await newPlayer(sandbox);
  expect(shown(await spribe.send('bet', { ...moneyOf(other), token, amount: 1000 }))).toEqual([403, 'INVALID_TOKEN']);
  expect(shown(await aura.send('bet', { ...moneyOf(asha), token, amount: 10_000 }))).toEqual([403, 'INVALID_TOKEN']);
  expect(shown(await bet({ player: 'PV999999999' }))).toEqual([404, 'PLAYER_NOT_FOUND']);
  expect(shown(await win(freshName(), { player: 'PV999999999' }))).toEqual([404, 'PLAYER_NOT_FOUND']);
});

test('a player who has excluded themselves bets nothing, and gets what they have won', async () => {
  const { round } = moneyOf(asha);
  await bet({ round });
  const { database, now } = sandbox;
  await database.transaction((tx) =>
    setStanding(tx, createSessions(database, now), asha.id, { state: 'excluded', until: null }, now()),
  );
  const refused = await bet();
  expect([...shown(refused), refused.body.message]).toEqual([
    403,
    'PLAYER_BLOCKED',
    'You have excluded yourself for good. You can still withdraw.',
  ]);
  expect((await win(round)).body).toMatchObject({ code: 'OK', balance: FULL + 20_000 });
});

test('a bet is within its game’s limits', async () => {
  const answer = await bet({ amount: 1_000_001 });
  expect([...shown(answer), answer.body.message]).toEqual([
    409,
    'LIMIT_REACHED',
    'Minimum stake in this game is ₹10.00, maximum ₹10,000.00.',
  ]);
  expect(shown(await bet({ amount: 999 }))).toEqual([409, 'LIMIT_REACHED']);
});

test('what was staked and lost counts in the day’s totals, and what was rolled back does not', async () => {
  const totals = () => totalsOf(sandbox.database, asha.id, '2026-11-01', '2026-12-31');
  const order = { ...moneyOf(asha), token, amount: 50_000 };
  await spribe.send('bet', order);
  const { round } = moneyOf(asha);
  await bet({ round, amount: 20_000 });
  await win(round, { amount: 5000 });
  expect(await totals()).toEqual({ deposited: 0, staked: 70_000, lost: 65_000 });
  await rollback(order.round, order.transaction);
  expect(await totals()).toEqual({ deposited: 0, staked: 20_000, lost: 15_000 });
});

test('a round counts for bonus and referrers when it closes, once and by its net, and anew for what comes late', async () => {
  const wagers = async () =>
    sandbox.database.query('select product, stake, at_risk as risk, result from wager where player_id = $1', [asha.id]);
  const { round } = moneyOf(asha);
  const late = { ...moneyOf(asha, round), token, amount: 50_000 };
  await spribe.send('bet', late);
  await bet({ round, amount: 20_000 });
  expect(await wagers()).toEqual([]);
  await win(round, { amount: 0, close: true });
  expect(await wagers()).toEqual([{ product: 'crash', stake: 70_000, risk: 70_000, result: -70_000 }]);
  await win(round, { amount: 90_000 });
  await rollback(round, late.transaction);
  expect(await wagers()).toEqual([{ product: 'crash', stake: 20_000, risk: 20_000, result: 70_000 }]);
});
