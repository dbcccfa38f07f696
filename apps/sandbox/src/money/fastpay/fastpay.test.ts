import { proves } from '@pavilion/api-client/proves';
import { paise } from '@pavilion/money';
import { HOUR, MINUTE } from '../../base/index.ts';
import { walletOf } from '../../store/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { approveDeposit, pendingDeposits } from '../deposits/decide.ts';
import { hearGateway } from '../deposits/redirect.ts';
import type { GatewayReport } from './report.ts';
import { settlePayments } from './routes.ts';
import { paymentTroubles } from './trouble.ts';

let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let refs = 0;
const begin = (amount: unknown, returnPath: unknown = '/deposit/fastpayme?tab=1#top', clientRef?: string) => {
  refs += 1;
  return sandbox.post(
    '/api/deposit/fastpayme',
    { amount, returnPath, clientRef: clientRef ?? `fastpay-${refs}` },
    { token: player.token },
  );
};
interface Begun {
  readonly deposit: { readonly id: string; readonly state: string; readonly reference: string };
  readonly redirectUrl: string;
}
const begun = async (amount = 500) => (await begin(amount)).body.data as Begun;
const stateOf = async ({ deposit: { id } }: Begun) => {
  const { body } = await sandbox.get(`/api/deposit/get?id=${id}`, { token: player.token });
  return (body.data as { deposits: { state: string }[] }).deposits[0]?.state;
};
const cash = async () => (await walletOf(sandbox.database, player.id)).cash;
const press = (payment: Begun, action: string) =>
  sandbox.post(`${payment.redirectUrl}/${action}`, undefined, { 'content-type': 'application/x-www-form-urlencoded' });

test('paid: created, redirected, pending, and in the cash once the gateway itself says so', async () => {
  proves('fastpayme');
  const payment = await begun();
  expect(payment.deposit).toMatchObject({ state: 'created', gateway: 'fastpayme', amount: 500 });
  expect(payment.redirectUrl).toMatch(/^\/sandbox\/fastpay\/[\w-]{43}$/);
  expect((await sandbox.get(payment.redirectUrl)).status).toBe(200);
  expect(await stateOf(payment)).toBe('redirected');
  const back = await press(payment, 'pay');
  expect([back.status, back.headers.location]).toEqual([
    303,
    `/deposit/fastpayme?tab=1&deposit=${payment.deposit.id}#top`,
  ]);
  expect([await stateOf(payment), await cash()]).toEqual(['pending', 1_000_000]);
  await sandbox.sweeps.run();
  expect([await stateOf(payment), await cash()]).toEqual(['approved', 1_050_000]);
  await sandbox.sweeps.run();
  await press(payment, 'pay');
  await press(payment, 'decline');
  await sandbox.sweeps.run();
  expect([await stateOf(payment), await cash()]).toEqual(['approved', 1_050_000]);
  expect((await sandbox.get(payment.redirectUrl)).body.text).toContain('Payment complete');
});

test('coming back proves nothing: left without paying it is returned, may still be paid, and expires', async () => {
  const [left, paidLater] = [await begun(), await begun()];
  for (const payment of [left, paidLater]) {
    await sandbox.get(payment.redirectUrl);
    expect((await press(payment, 'leave')).status).toBe(303);
    expect(await stateOf(payment)).toBe('returned');
  }
  await sandbox.get(left.redirectUrl);
  expect(await stateOf(left)).toBe('returned');
  await press(paidLater, 'pay');
  sandbox.pass(30 * MINUTE);
  expect([await stateOf(left), await stateOf(paidLater)]).toEqual(['expired', 'pending']);
  await sandbox.sweeps.run();
  expect([await stateOf(left), await stateOf(paidLater)]).toEqual(['expired', 'approved']);
  expect(await cash()).toBe(1_050_000);
});

test('declined says so, and can’t be paid after', async () => {
  const payment = await begun();
  await press(payment, 'decline');
  expect(await stateOf(payment)).toBe('declined');
  await press(payment, 'pay');
  await sandbox.sweeps.run();
  expect([await stateOf(payment), await cash()]).toEqual(['declined', 1_000_000]);
  expect((await sandbox.get(payment.redirectUrl)).body.text).toContain('Payment declined');
});

test('after its time the page says so, and pressing Pay on an old copy of it takes nothing', async () => {
  const payment = await begun();
  await sandbox.get(payment.redirectUrl);
  sandbox.pass(30 * MINUTE);
  expect((await sandbox.get(payment.redirectUrl)).body.text).toContain('Payment expired');
  expect((await press(payment, 'pay')).status).toBe(303);
  await sandbox.sweeps.run();
  expect([await stateOf(payment), await cash()]).toEqual(['expired', 1_000_000]);
});

test('nothing is taken for a deposit that the operator has ended meanwhile', async () => {
  const payment = await begun();
  await sandbox.database.query(`update deposit set expires_at = $2 where 'DP-' || id = $1`, [
    payment.deposit.id,
    sandbox.now(),
  ]);
  await press(payment, 'pay');
  await sandbox.sweeps.run();
  expect([await stateOf(payment), await cash()]).toEqual(['expired', 1_000_000]);
  expect((await sandbox.get(payment.redirectUrl)).body.text).not.toContain('Payment complete');
});

test('only the gateway decides: the desk neither sees it nor approves it', async () => {
  const payment = await begun();
  await press(payment, 'pay');
  const { deposits } = await pendingDeposits(sandbox.database, sandbox.now(), { skip: 0, pagesize: 100 });
  expect(deposits.some(({ deposit }) => deposit.id === payment.deposit.id)).toBe(false);
  await expect(
    sandbox.database.transaction((tx) => approveDeposit(tx, payment.deposit.id, sandbox.now())),
  ).rejects.toMatchObject({ status: 409, message: 'FastPay confirms its own deposits.' });
});

test('the gateway’s word counts once, for a payment that is known, and for its own amount', async () => {
  const { deposit } = await begun();
  const hear = (status: GatewayReport['status'], more = {}) =>
    sandbox.database.transaction((tx) =>
      hearGateway(tx, { paymentId: deposit.reference, amount: paise(50_000), status, ...more }, sandbox.now()),
    );
  await expect(hear('paid', { amount: 5_000_000 })).rejects.toThrow(/not ours/);
  await expect(hear('paid', { paymentId: 'FP0' })).rejects.toThrow(/not ours/);
  expect([await hear('paid'), await hear('returned'), await hear('taken')]).toEqual(['created', 'created', 'created']);
  expect([await hear('opened'), await hear('opened'), await hear('paid')]).toEqual(Array(3).fill('redirected'));
  expect([await hear('taken'), await hear('returned')]).toEqual(['pending', 'pending']);
  expect([await hear('paid'), await hear('paid')]).toEqual(['approved', 'approved']);
  expect(await hear('declined')).toBe('approved');
  expect(await cash()).toBe(1_050_000);
});

test('the same request again gets the same payment', async () => {
  const [first, second] = [await begin(500, '/home', 'fastpay-same'), await begin(500, '/home', 'fastpay-same')];
  expect(second.body).toEqual(first.body);
  const { body } = await sandbox.get('/api/deposit/get', { token: player.token });
  expect((body.data as { count: number }).count).toBe(1);
});

test.each([
  [299, '/home', 'amount'],
  [100_001, '/home', 'amount'],
  [-5, '/home', 'amount'],
  [500, 'https://evil.example/', 'returnPath'],
  [500, '//evil.example', 'returnPath'],
  [500, '/\\evil.example', 'returnPath'],
  [500, '/\t/evil.example', 'returnPath'],
  [500, '/\n/evil.example', 'returnPath'],
  [500, '/..//evil.example', 'returnPath'],
  [500, '/.//evil.example', 'returnPath'],
  [500, 'javascript:alert(1)', 'returnPath'],
  [500, '/home\u0000', 'returnPath'],
  [500, '', 'returnPath'],
  [500, `/${'x'.repeat(200)}`, 'returnPath'],
])('%p rupees with the way back %j is refused by its field', async (amount, returnPath, field) => {
  expect(await begin(amount, returnPath)).toMatchObject({ status: 422, body: { field } });
});

test.each(['/home', '/deposit/fastpayme', '/a%2f%2fb?next=//x#y'])('the way back %s is one of ours', async (path) => {
  expect((await begin(500, path)).status).toBe(200);
});

describe('the page', () => {
  test('works without scripts, posts only here, tells nobody its address, and is kept by nobody', async () => {
    const { status, headers, body } = await sandbox.get((await begun()).redirectUrl);
    expect(status).toBe(200);
    const page = String(body.text);
    expect(page.match(/<form method="post"/g)).toHaveLength(3);
    expect(page).toContain('₹500.00');
    expect(page).not.toContain('<script');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("form-action 'self'"),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
    expect((await sandbox.get('/sandbox/fastpay/fastpay.css')).headers['content-type']).toContain('text/css');
  });

  test.each(['A'.repeat(43), 'short', '..%2f..', '%00'])(
    'of the token %s is not there, and nothing can be done with it',
    async (token) => {
      expect((await sandbox.get(`/sandbox/fastpay/${token}`)).status).toBe(404);
      expect((await sandbox.post(`/sandbox/fastpay/${token}/pay`)).status).toBe(404);
    },
  );

  test('knows three actions and no other', async () => {
    const payment = await begun();
    expect((await press(payment, 'refund')).status).toBe(404);
    expect((await press(payment, 'constructor')).status).toBe(404);
    expect(await stateOf(payment)).toBe('created');
  });

  test('writes what it is given as text', async () => {
    const { body } = await begin(500, '/home?x="><script>alert(1)</script>');
    const { redirectUrl } = body.data as Begun;
    sandbox.pass(30 * MINUTE);
    const page = String((await sandbox.get(redirectUrl)).body.text);
    expect(page).toContain('Payment expired');
    expect(page).not.toContain('<script');
  });
});

test('a payment that can’t be credited keeps no other from it, is listed at the desk, and is credited once it can be', async () => {
  const [poison, sound] = [await begun(), await begun(700)];
  for (const payment of [poison, sound]) await press(payment, 'pay');
  const reference = await sandbox.database.query(
    'select reference from deposit where player_id = $1 order by id limit 1',
    [player.id],
  );
  const heard: string[] = [];
  let isBroken = true;
  const hear: typeof hearGateway = async (tx, report, now) => {
    heard.push(report.paymentId);
    if (isBroken && report.paymentId === reference[0]?.reference) throw new Error('this one fails');
    return hearGateway(tx, report, now);
  };
  const settle = () => settlePayments(sandbox.database, hear, sandbox.now());
  await expect(settle()).rejects.toThrow('this one fails');
  expect([await stateOf(poison), await stateOf(sound), await cash()]).toEqual(['pending', 'approved', 1_070_000]);
  const desk = await signedInDesk(sandbox);
  const page = (await desk.open('')).body;
  expect(page).toContain('Payments that can’t be credited');
  expect(page).toContain('Error: this one fails');

  const pauses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const [{ againAt } = { againAt: sandbox.now() }] = await paymentTroubles(sandbox.database, 10);
    const pause = againAt.getTime() - sandbox.now().getTime();
    pauses.push(pause / 1000);
    sandbox.pass(pause - 1);
    heard.length = 0;
    await settle();
    expect(heard).toEqual([]);
    sandbox.pass(1);
    await settle();
    expect(heard).toHaveLength(1);
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  isBroken = false;
  sandbox.pass(HOUR);
  await settle();
  expect([await stateOf(poison), await cash()]).toEqual(['approved', 1_120_000]);
  expect(await paymentTroubles(sandbox.database, 10)).toEqual([]);
});
