import { DAY, depositNumber } from '../../base/index.ts';
import { fileOf } from '../../players/index.ts';
import { walletOf } from '../../store/index.ts';
import { TEST_VAULT } from '../../testing/database.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uploaded } from '../../testing/uploads.ts';
import { approveDeposit, declineDeposit, pendingDeposits, showDeposit } from './decide.ts';

let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let refs = 700_000_000_000;
/** A pending deposit of ₹500, and its id. */
async function pending(reference = String(++refs)): Promise<string> {
  const screenshot = await uploaded(sandbox, player.token, 'deposit');
  const { body } = await sandbox.post(
    '/api/deposit/create',
    { gateway: 'upi', amount: 500, fields: { reference, payer: 'Asha Rao', screenshot }, clientRef: `desk-${++refs}` },
    { token: player.token },
  );
  return (body.data as { deposit: { id: string } }).deposit.id;
}
const approve = (id: string) => sandbox.database.transaction((tx) => approveDeposit(tx, id, sandbox.now()));
const decline = (id: string, reason = 'No such payment.') =>
  sandbox.database.transaction((tx) => declineDeposit(tx, id, reason, sandbox.now()));
const cash = async () => (await walletOf(sandbox.database, player.id)).cash;
const toasts = () =>
  sandbox.database.query('select title, message, status from notification where player_id = $1 order by id', [
    player.id,
  ]);

test('the desk sees those that wait, the longest wait first, with the proof and its picture', async () => {
  const [first, second] = [await pending(), await pending()];
  const { deposits, count } = await pendingDeposits(sandbox.database, sandbox.now(), { skip: 0, pagesize: 100 });
  const mine = deposits.filter((one) => one.player === player.id);
  expect(mine.map(({ deposit }) => deposit.id)).toEqual([first, second]);
  expect(count).toBe(deposits.length);
  const shown = await showDeposit(sandbox.database, first, sandbox.now());
  expect(shown).toEqual(mine[0]);
  expect(shown.fields.map(({ label }) => label)).toEqual(['UTR', 'Payer name', 'Screenshot']);
  const file = shown.fields.find(({ type }) => type === 'file');
  expect((await fileOf(sandbox.database, TEST_VAULT, file?.value ?? ''))?.bytes.subarray(8, 12).toString()).toBe(
    'WEBP',
  );
  await expect(showDeposit(sandbox.database, 'DP-1', sandbox.now())).rejects.toMatchObject({ status: 404 });
});

test('the seeded desk has the demo player’s deposit with its picture', async () => {
  const { fields } = await showDeposit(sandbox.database, 'DP-31902', sandbox.now());
  expect(
    await fileOf(sandbox.database, TEST_VAULT, fields.find(({ type }) => type === 'file')?.value ?? ''),
  ).not.toBeNull();
});

test('an approved deposit is in the cash once, however often it is approved; the player hears of it and of the bonus that it brings once', async () => {
  const id = await pending();
  const [first, second] = await Promise.all([approve(id), approve(id)]);
  expect(first).toMatchObject({ id, state: 'approved', decidedAt: sandbox.now() });
  expect(second).toEqual(first);
  expect(await cash()).toBe(1_050_000);
  expect(await toasts()).toEqual([
    { title: 'Deposit approved', message: '₹500.00 by UPI was added to your balance.', status: 'success' },
    {
      title: 'You have a new bonus',
      message: 'Welcome bonus 2026: ₹200.00. Activate it on the Bonus page.',
      status: 'success',
    },
  ]);
  const [entry] = await sandbox.database.query(
    'select kind, title, detail, state from ledger_transaction where reference = $1',
    [id],
  );
  expect(entry).toEqual({
    kind: 'deposit',
    title: 'Deposit by UPI',
    detail: expect.stringMatching(/^UTR \d{12}$/),
    state: 'Approved',
  });
  await expect(decline(id)).rejects.toMatchObject({ status: 409, message: 'This deposit is already approved.' });
});

test('a declined deposit says why, moves nothing, and stays declined', async () => {
  const id = await pending();
  expect(await decline(id)).toMatchObject({ state: 'declined', reason: 'No such payment.' });
  expect(await decline(id, 'Another reason.')).toMatchObject({ reason: 'No such payment.' });
  await expect(approve(id)).rejects.toMatchObject({ status: 409, message: 'This deposit is already declined.' });
  expect(await cash()).toBe(1_000_000);
  expect(await toasts()).toEqual([
    { title: 'Deposit declined', message: '₹500.00 by UPI: No such payment.', status: 'error' },
  ]);
});

test.each(['', '  ', 'x'.repeat(201)])('the reason %j is none', async (reason) => {
  await expect(decline(await pending(), reason)).rejects.toMatchObject({ status: 422, field: 'reason' });
});

test('after a decline the same payment may be sent again, and is credited once', async () => {
  const reference = String(++refs);
  await decline(await pending(reference), 'The picture can’t be read.');
  await approve(await pending(reference));
  expect(await cash()).toBe(1_050_000);
});

test('after a day it has expired, for everybody and before any sweep; the sweep tells the player once', async () => {
  const id = await pending();
  sandbox.pass(DAY - 1);
  expect((await showDeposit(sandbox.database, id, sandbox.now())).deposit.state).toBe('pending');
  sandbox.pass(1);
  expect((await showDeposit(sandbox.database, id, sandbox.now())).deposit.state).toBe('expired');
  await expect(approve(id)).rejects.toMatchObject({ status: 409, message: 'This deposit is already expired.' });
  await expect(decline(id)).rejects.toMatchObject({ status: 409 });
  await Promise.all([sandbox.sweeps.run(), sandbox.sweeps.run()]);
  expect(await toasts()).toEqual([
    {
      title: 'Deposit expired',
      message: '₹500.00 by UPI was not confirmed in time. If you have paid, contact support.',
      status: 'warning',
    },
  ]);
  const { body } = await sandbox.get(`/api/deposit/get?id=${id}`, { token: player.token });
  expect(body.data).toMatchObject({ deposits: [{ state: 'expired' }] });
  expect(await cash()).toBe(1_000_000);
});

test('what is no deposit’s name is no deposit, not the one that happens to have the number 0', async () => {
  const id = await pending();
  await sandbox.database.query('update deposit set id = 0 where id = $1', [depositNumber(id) ?? 0]);
  const missing = { status: 404, message: 'This deposit was not found.' };
  await expect(showDeposit(sandbox.database, 'nonsense', sandbox.now())).rejects.toMatchObject(missing);
  await expect(approve('nonsense')).rejects.toMatchObject(missing);
  const { status, body } = await sandbox.get('/api/deposit/get?id=nonsense', { token: player.token });
  expect([status, body.message]).toEqual([404, missing.message]);
});
