import type { Withdrawable } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import { DAY, istDay } from '../base/index.ts';
import { openDueMethods, setWithdrawalTerms } from '../money/index.ts';
import { type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { freshRef } from '../testing/money-calls.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let owner: DeskBrowser;
let asha: DeskBrowser;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  const { database } = sandbox;
  await database.query(
    `update withdrawal_method set is_open = true, closed_reason = null, closed_until = null, min = 50000, max = 10000000, fee = 0, minutes = 60
     where code = 'upi'`,
  );
  await database.transaction((tx) => setWithdrawalTerms(tx, AS_BEGUN));
  [owner, asha] = [await signedInDesk(sandbox), await signedInDesk(sandbox, 'Asha')];
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const AS_BEGUN = { canCancel: true, kycAbove: paise(5_000_000), kycFirst: false };

const available = async () =>
  ((await sandbox.get('/api/withdrawRequest/get', { token: player.token })).body.data as { available: Withdrawable })
    .available;
const request = (amount: number, fee?: number) =>
  sandbox.post(
    '/api/withdrawRequest/create',
    { amount, fee, method: 'upi', upi: 'asha@okaxis', password: PASSWORD, clientRef: freshRef() },
    { token: player.token },
  );
const send = async (desk: DeskBrowser, action: string, fields: Record<string, string> = {}) => {
  await desk.open('/methods');
  const { status, body } = await desk.send(action, fields);
  return { status, alert: /role="alert">([^<]+)</.exec(body)?.[1] ?? '' };
};
const UPI = { min: '700', max: '50,000', fee: '12.50', minutes: '30', reason: 'The bank’s new terms.' };
const RULES = { cancel: 'no', kyc: 'first', above: '1,00,000', reason: 'The new policy.' };

test('a way to withdraw is closed with a reason and an end that players read, takes nothing meanwhile, and opens by itself', async () => {
  const until = istDay(new Date(sandbox.now().getTime() + 2 * DAY));
  expect(await send(asha, '/methods/upi/close', { reason: '' })).toEqual({
    status: 422,
    alert: 'Say why it is closed.',
  });
  expect(await send(asha, '/methods/upi/close', { reason: 'Down.', until: istDay(sandbox.now()) })).toMatchObject({
    status: 422,
    alert: 'This is no day to come.',
  });
  const refreshed = new Promise((resolve) => sandbox.database.listen('organisation', resolve));
  expect((await send(asha, '/methods/upi/close', { reason: 'The bank is down.', until })).status).toBe(200);
  expect(await refreshed).toBe('');
  const { methods, closedMethods } = await available();
  expect(methods.map(({ code }) => code)).toEqual(['bank']);
  expect(closedMethods).toEqual([
    { code: 'upi', reason: 'The bank is down.', until: new Date(`${until}T00:00:00+05:30`).toISOString() },
  ]);
  expect(await request(1000)).toMatchObject({ status: 422, body: { message: 'This withdrawal method is closed.' } });
  expect((await asha.open('/log?room=methods')).body).toContain('open → closed until');

  expect(await openDueMethods(sandbox.database, sandbox.now())).toBe(false);
  sandbox.pass(2 * DAY);
  expect(await openDueMethods(sandbox.database, sandbox.now())).toBe(true);
  expect((await available()).closedMethods).toEqual([]);
  expect((await request(1000)).status).toBe(200);
});

test('limits, fee and time of one request are the owner’s, count for requests to come, and stand in the log with what they were', async () => {
  await request(600);
  expect((await asha.open('/methods')).body).not.toContain('/methods/upi/terms');
  expect((await send(owner, '/methods/upi/terms', UPI)).status).toBe(200);
  expect((await available()).methods.find(({ code }) => code === 'upi')).toEqual({
    ...{ code: 'upi', min: 700, max: 50_000, fee: 12.5, minutes: 30 },
  });
  expect(await request(600)).toMatchObject({ status: 422, body: { message: expect.stringContaining('₹700.00') } });
  expect((await request(1000, 12.5)).body).toMatchObject({ data: { withdrawal: { fee: 12.5 } } });
  const fees = await sandbox.database.query('select fee from withdrawal where player_id = $1 order by id', [player.id]);
  expect(fees).toEqual([{ fee: 0 }, { fee: 1250 }]);
  expect((await owner.open('/log?about=upi')).body).toContain(
    '₹500.00 to ₹1,00,000.00, fee ₹0.00, 60 minutes → ₹700.00 to ₹50,000.00, fee ₹12.50, 30 minutes. Reason: The bank’s new terms.',
  );
});

test.each([
  [{ min: '0' }, 'The minimum must be more than zero.'],
  [{ min: 'much' }, 'Enter rupees, as 5000.'],
  [{ min: '700,50' }, 'Enter rupees, as 5000.'],
  [{ max: '-5' }, 'Enter rupees, as 5000.'],
  [{ max: '699' }, 'The maximum is below the minimum.'],
  [{ max: '999999999999' }, 'This is more than anybody means.'],
  [{ fee: '700' }, 'The fee must be below the minimum withdrawal.'],
  [{ minutes: '0' }, 'Enter a whole number from 1 to 20160.'],
  [{ minutes: '1e3' }, 'Enter a whole number from 1 to 20160.'],
  [{ reason: ' ' }, 'Say why.'],
  [{ min: '500', max: '100000', fee: '0', minutes: '60' }, 'Nothing has changed.'],
])('terms with %j are refused: %s', async (odd, says) => {
  expect(await send(owner, '/methods/upi/terms', { ...UPI, ...odd })).toEqual({ status: 422, alert: says });
  expect((await available()).methods.find(({ code }) => code === 'upi')?.min).toBe(500);
});

test('the rules of cancelling and KYC are the owner’s, and the player’s page has them at once', async () => {
  expect((await send(owner, '/methods/rules', RULES)).status).toBe(200);
  expect(await available()).toMatchObject({ canCancel: false, kycFirst: true, kycAbove: 100_000 });
  expect(await request(1000)).toMatchObject({ status: 409 });
  expect((await owner.open('/log?about=rules')).body).toContain(
    'pending ones may be cancelled, ₹50,000.00 free of KYC, asked for before KYC → pending ones may not be cancelled, ₹1,00,000.00 free of KYC, KYC first',
  );
  expect((await asha.open('/methods')).body).toContain('May not be cancelled');
});

test('a form that nobody but the owner may send is refused, whoever made it', async () => {
  const csrf = /name="csrf" value="([^"]+)"/.exec((await asha.open('/house')).body)?.[1] ?? '';
  for (const [path, fields] of [
    ['/methods/upi/terms', UPI],
    ['/methods/rules', RULES],
  ] as const) {
    expect((await asha.post(path, { csrf, ...fields })).status).toBe(403);
  }
  expect(await available()).toMatchObject({ canCancel: true, kycFirst: false });
});

test('what was filled in before somebody else changed it undoes nothing: it says how it stands now, and is sent again knowing it', async () => {
  const other = await signedInDesk(sandbox);
  await other.open('/methods');
  await send(owner, '/methods/upi/terms', UPI);
  const stale = await other.send('/methods/upi/terms', { ...UPI, fee: '20' });
  expect([stale.status, stale.body.includes('Current value: ₹700.00 to ₹50,000.00, fee ₹12.50, 30 minutes.')]).toEqual([
    409,
    true,
  ]);
  expect((await available()).methods.find(({ code }) => code === 'upi')?.fee).toBe(12.5);
  expect((await other.send('/methods/upi/terms', { ...UPI, fee: '20' })).status).toBe(200);
  expect((await available()).methods.find(({ code }) => code === 'upi')?.fee).toBe(20);
});

test('of two owners’ forms at the same moment one is done', async () => {
  const other = await signedInDesk(sandbox);
  for (const fee of ['1', '2', '3']) {
    await Promise.all([owner.open('/methods'), other.open('/methods')]);
    const answers = await Promise.all([
      owner.send('/methods/upi/terms', { ...UPI, fee }),
      other.send('/methods/upi/terms', { ...UPI, fee: `${fee}.5` }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});
