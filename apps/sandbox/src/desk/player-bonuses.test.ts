import { type DeskBrowser, formsOf, signedInDesk } from '../testing/desk.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const tab = () => `/players/${asha.id}/bonuses`;
const give = (fields: Record<string, string>) =>
  desk.send('/bonuses', { campaign: 'reload-2026', amount: '500', reason: 'Patience.', ...fields });
const bonuses = async () => {
  const { body } = await sandbox.get('/api/bonus/claims', { token: asha.token });
  return (body.data as { bonusListing: { title: string; amount: number; state: string }[] }).bonusListing;
};

test('the desk gives a bonus: the player has it and is told, and the log says who, what and why', async () => {
  await desk.open(tab());
  const { status, body } = await give({});
  expect([status, body.includes(`a bonus of ₹500.00 (Diwali reload), because: Patience.`)]).toEqual([200, true]);
  expect(await bonuses()).toMatchObject([{ title: 'Diwali reload', amount: 500, state: 'available' }]);
  const { body: kept } = await sandbox.get('/api/notifications', { token: asha.token });
  expect((kept.data as { notifications: object[] }).notifications).toMatchObject([
    { title: 'You have a new bonus', about: { kind: 'bonus' }, named: expect.anything() },
  ]);
  expect((await desk.open('/log')).body).toContain('because: Patience.');
});

test('the same form sent twice gives one bonus', async () => {
  const { body } = await desk.open(tab());
  const form = formsOf(body).find(({ action }) => action.endsWith(tab()));
  if (!form) throw new Error('The page has no such form');
  const at = form.action.replace('/sandbox/desk', '');
  const fields = { ...form.hidden, campaign: 'free-bet', amount: '100', reason: 'Once.' };
  expect((await desk.post(at, fields)).status).toBe(200);
  expect((await desk.post(at, fields)).status).toBe(409);
  expect(await bonuses()).toHaveLength(1);
});

test.each([
  [{ amount: 'much' }, 'Say how much, in rupees.'],
  [{ amount: '0' }, 'Say how much, in rupees.'],
  [{ amount: '0.03' }, 'Each part of a bonus must be at least one paisa.'],
  [{ reason: '' }, 'Say why.'],
  [{ campaign: 'nothing' }, 'This bonus was not found.'],
])('a gift with %o is refused at its field: %s', async (fields, message) => {
  await desk.open(tab());
  const { status, body } = await give(fields);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).toContain(message);
  expect(await bonuses()).toEqual([]);
});

test('referral commission is paid from the house page to whoever has any open, once, and they are told', async () => {
  // Who is to be paid, on how many players, and what those lost, stands there before anybody presses.
  const { body: before } = await desk.open('/house');
  const row = /<tr>(?:(?!<\/tr>)[\s\S])*PV10234<(?:(?!<\/tr>)[\s\S])*<\/tr>/.exec(before)?.[0] ?? '';
  expect([/>[1-9]\d*</.test(row), row.match(/₹[\d,]+\.\d\d/g)?.at(-1)]).toEqual([true, '₹1,248.00']);
  const { status, body } = await desk.send('/house/referrals/pay');
  expect([status, /Paid \d+ players? referral commission of ₹[\d,]+\.\d\d/.test(body)]).toEqual([200, true]);
  const token = String((await sandbox.post('/api/login/demo')).body.token);
  const { body: kept } = await sandbox.get('/api/notifications', { token });
  expect((kept.data as { notifications: { title: string }[] }).notifications[0]?.title).toBe(
    'Referral commission paid',
  );
  await desk.open('/house');
  const again = await desk.send('/house/referrals/pay');
  expect([again.status, again.body.includes('No commission is open.')]).toEqual([409, true]);
});
