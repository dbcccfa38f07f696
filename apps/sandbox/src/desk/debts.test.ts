import { getWithdrawals } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { settleMarkets } from '../sports/index.ts';
import { cashAndHeldOf, post } from '../store/index.ts';
import { approveNewest, type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { placedBets, runnerOf, type SaidMarket } from '../testing/placed-bets.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let poor: SignedIn;
let debt: number;
let count = 0;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox);
});
afterAll(() => sandbox.close());

const move = (amount: number, reference: string) =>
  sandbox.database.transaction((tx) =>
    post(tx, {
      reference,
      kind: 'adjustment',
      title: '',
      detail: '',
      state: '',
      at: sandbox.now(),
      entries: [
        { account: { house: 'play-money' }, amount: paise(-amount) },
        { account: { player: poor.id, name: 'cash' }, amount: paise(amount) },
      ],
    }),
  );
const notices = async () =>
  (await sandbox.database.query('select title from notification where player_id = $1 order by id', [poor.id])).map(
    ({ title }) => title,
  );
const cash = async () => (await cashAndHeldOf(sandbox.database, poor.id)).cash;
/** A player who owes ₹975: they won ₹475 by a stake of ₹500, spent it all, and the result was wrong. */
beforeEach(async () => {
  count += 1;
  poor = await newPlayer(sandbox, paise(50_000));
  const market: SaidMarket = { id: `owed-${count}` };
  const settle = (on: number) =>
    settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome: runnerOf(market, on) }]);
  await placedBets(
    sandbox.database,
    market,
    [{ player: poor.id, side: 'back', rupees: 500, price: 200 }],
    sandbox.now(),
  );
  await settle(1);
  await move(-97_500, `spent:${count}`);
  await settle(2);
  const [row] = await sandbox.database.query('select id from debt where player_id = $1', [poor.id]);
  debt = row?.id ?? 0;
});

test('where nothing is paid or forgiven yet the list says so, and not that nobody owes anything', async () => {
  const [owed, closed] = [(await desk.open('/debts')).body, (await desk.open('/debts?which=closed')).body];
  expect(owed).toContain(`PV${poor.id}</a>`);
  expect(closed).toContain('No debt has been paid or forgiven yet.');
  expect(closed).not.toContain('No open debts.');
});

test('a debt is listed with its player, its market and what is left', async () => {
  const { body } = await desk.open('/debts');
  for (const part of [`PV${poor.id}</a>`, 'Match Odds, Alpha v Beta', '₹975.00', `/debts/${debt}/collect`]) {
    expect(body).toContain(part);
  }
  expect(await notices()).toEqual(['Bet won', 'You owe ₹975.00']);
});

test('who owes reads it beside what they can withdraw, why they can’t, and each payment of it in their statement', async () => {
  const { token } = poor;
  const owed = async () => {
    const { body } = await sandbox.get('/api/withdrawRequest/get', { token });
    return z.decode(getWithdrawals.response, body as never).data.available.owed;
  };
  expect(await owed()).toBe(97_500);
  await move(160_000, `in:${count}`);
  const request = { amount: 500, method: 'upi', upi: 'poor@okaxis', password: PASSWORD };
  const ask = (clientRef: string) => sandbox.post('/api/withdrawRequest/create', { ...request, clientRef }, { token });
  const refused = await ask(`owes-${count}-first`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'You owe ₹975.00 for a corrected result. You can withdraw after it is repaid.',
  ]);
  expect((await desk.open(`/players/${poor.id}`)).body).toContain('₹975.00');
  await desk.open('/debts');
  await desk.send(`/debts/${debt}/collect`);
  expect(await owed()).toBeUndefined();
  const statement = await sandbox.get('/api/getAccountstatement?from=2026-11-20&to=2026-11-22', { token });
  expect((statement.body.data as { entries: unknown[] }).entries).toContainEqual(
    expect.objectContaining({ title: 'Debt paid', detail: 'Match Odds, Alpha v Beta', amount: -975 }),
  );
  expect((await ask(`owes-${count}-second`)).status).toBe(200);
  expect((await desk.open(`/players/${poor.id}`)).body).not.toContain('Owes');
});

test('what is there is collected at the desk; where nothing is, it says so', async () => {
  await desk.open('/debts');
  const nothing = await desk.send(`/debts/${debt}/collect`);
  expect([nothing.status, nothing.body.includes(`PV${poor.id} has nothing free now.`)]).toEqual([409, true]);
  await move(30_000, `in:${count}`);
  const { body } = await desk.send(`/debts/${debt}/collect`);
  expect([body.includes(`Collected ₹300.00 of what PV${poor.id} owes`), await cash()]).toEqual([true, 0]);
});

test('forgiven, with a reason, it is in the log and no longer owed', async () => {
  await desk.open('/debts');
  expect((await desk.send(`/debts/${debt}/forgive`, { reason: '' })).status).toBe(422);
  await desk.send(`/debts/${debt}/forgive`, { reason: 'Our mistake' });
  expect((await desk.open('/debts')).body).not.toContain(`/debts/${debt}/collect`);
  expect((await desk.open('/debts?which=closed')).body).toContain(`PV${poor.id}</a>`);
  expect((await desk.open('/log')).body).toContain(
    `Forgave ₹975.00 that PV${poor.id} owes for Match Odds, Alpha v Beta, because: Our mistake`,
  );
  expect(await notices()).toEqual(['Bet won', 'You owe ₹975.00', 'Debt forgiven']);
  await move(30_000, `after:${count}`);
  await sandbox.sweeps.run();
  expect(await cash()).toBe(30_000);
});

test('above what one operator may, it is forgiven by two', async () => {
  const sums = (debts: number) =>
    sandbox.database.query(
      `update setting set value = value || jsonb_build_object('debts', $1::bigint) where key = 'second-eyes'`,
      [debts],
    );
  await sums(97_499);
  try {
    await desk.open('/debts');
    const { body } = await desk.send(`/debts/${debt}/forgive`, { reason: 'Our mistake' });
    expect(body).toContain(`Forgave, as the first of two, ₹975.00 that PV${poor.id} owes`);
    expect([await notices(), body.includes('waits for a second operator')]).toEqual([
      ['Bet won', 'You owe ₹975.00'],
      true,
    ]);
    await approveNewest(await signedInDesk(sandbox, 'Asha'));
    expect(await notices()).toEqual(['Bet won', 'You owe ₹975.00', 'Debt forgiven']);
  } finally {
    await sums(500_000);
  }
});

test('who owes something withdraws nothing until it is paid', async () => {
  await move(60_000, `in:${count}`);
  const ask = (ref: string) =>
    sandbox.post(
      '/api/withdrawRequest/create',
      { amount: 500, method: 'upi', upi: 'asha.r@okaxis', password: PASSWORD, clientRef: `owing-${count}-${ref}` },
      { token: poor.token },
    );
  expect(await ask('first')).toMatchObject({
    status: 409,
    body: { message: 'You owe ₹975.00 for a corrected result. You can withdraw after it is repaid.' },
  });
  await move(120_000, `more:${count}`);
  await sandbox.sweeps.run();
  expect([await cash(), (await ask('second')).status]).toEqual([82_500, 200]);
});

test('what somebody asked for before they owed waits at the desk with what they owe, and is not approved until that is paid', async () => {
  await sandbox.database.query('update debt set forgiven = amount, closed_at = at where id = $1', [debt]);
  await move(100_000, `in:${count}`);
  const request = { amount: 1000, method: 'upi', upi: 'poor@okaxis', password: PASSWORD, clientRef: `before-${count}` };
  const { body } = await sandbox.post('/api/withdrawRequest/create', request, { token: poor.token });
  const { id } = (body.data as { withdrawal: { id: string } }).withdrawal;
  expect((await desk.open('/withdrawals')).body).not.toContain('Owes');
  await sandbox.database.query('update debt set forgiven = 0, closed_at = null where id = $1', [debt]);
  expect((await desk.open('/withdrawals')).body).toMatch(/<dt>Owes<\/dt><dd>.*₹975\.00/);
  const refused = await desk.send(`/withdrawals/${id}/approve`);
  expect([refused.status, refused.body.includes(`PV${poor.id} owes ₹975.00`)]).toEqual([409, true]);
  await desk.open('/withdrawals');
  await desk.send(`/withdrawals/${id}/decline`, { reason: 'Pay what you owe first.' });
  await sandbox.sweeps.run();
  expect(await cash()).toBe(100_000 - 97_500);
});

test('a deposit that is approved pays it first', async () => {
  const screenshot = await uploaded(sandbox, poor.token, 'deposit');
  const fields = { reference: String(500_000_000_000 + count), payer: 'Asha Rao', screenshot };
  const before = await cash();
  const { body } = await sandbox.post(
    '/api/deposit/create',
    { gateway: 'upi', amount: 2000, fields, clientRef: `owing-deposit-${count}` },
    { token: poor.token },
  );
  expect([before, body]).toMatchObject([0, { data: { deposit: { state: 'pending' } } }]);
  const { id } = (body.data as { deposit: { id: string } }).deposit;
  await desk.open('/deposits');
  await desk.send(`/deposits/${id}/approve`);
  expect(await cash()).toBe(200_000 - 97_500);
});
