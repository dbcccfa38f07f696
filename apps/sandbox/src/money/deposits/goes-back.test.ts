import { proves } from '@pavilion/api-client/proves';
import { paise } from '@pavilion/money';
import { DAY, HOUR } from '../../base/index.ts';
import { createSessions, type Standing, setLimit, setStanding } from '../../players/index.ts';
import { walletOf } from '../../store/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { approveDeposit } from './decide.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

/** ₹1,500 with its proof. */
const payment = async () => ({ ...(await moneyCalls.createDeposit(sandbox, asha)), clientRef: freshRef() });
const send = (call: 'create' | 'reclaim', body: unknown) =>
  sandbox.post(`/api/deposit/${call}`, body, { token: asha.token });
const limit = (amount: number | null) =>
  sandbox.database.transaction((tx) =>
    setLimit(tx, { player: asha.id, name: 'deposit-day', amount, at: sandbox.now(), coolingHours: 0 }),
  );
const stand = (state: Standing['state']) => {
  const until = state === 'break' ? new Date(sandbox.now().getTime() + HOUR) : null;
  const sessions = createSessions(sandbox.database, sandbox.now);
  return sandbox.database.transaction((tx) => setStanding(tx, sessions, asha.id, { state, until }, sandbox.now()));
};
const made = ({ body }: { body: Record<string, unknown> }) => (body.data as { deposit: { id: string } }).deposit;
const latest = async () => {
  const { body } = await sandbox.get('/api/deposit/get', { token: asha.token });
  const [deposit] = (body.data as { deposits: Record<string, unknown>[] }).deposits;
  return deposit;
};
const used = async () => {
  const { body } = await sandbox.get('/api/limits', { token: asha.token });
  const { limits } = body.data as { limits: { name: string; used: number }[] };
  return limits.find(({ name }) => name === 'deposit-day')?.used;
};

describe('what was paid before its player set themselves less', () => {
  test('is refused as a deposit, and is a case of the desk’s that they ask back: declined with its reason, and nothing is added', async () => {
    proves('reclaimPayment');
    const body = await payment();
    await limit(100_000);
    expect((await send('create', body)).status).toBe(409);
    const { status, body: answer } = await send('reclaim', { ...body, clientRef: freshRef() });
    expect(status).toBe(200);
    const { id } = made({ body: answer });
    expect(await latest()).toMatchObject({ id, state: 'pending', goesBack: true });

    const desk = await signedInDesk(sandbox);
    const { body: page } = await desk.open(`/deposits/${id}`);
    expect(page).toContain('Decline it and refund the payment.');
    expect(page).not.toContain(`/deposits/${id}/approve`);
    await expect(sandbox.database.transaction((tx) => approveDeposit(tx, id, sandbox.now()))).rejects.toMatchObject({
      status: 409,
      field: 'id',
    });
    await desk.send('/take');
    expect((await desk.open(`/deposits/${id}`)).body).not.toContain(`/deposits/${id}/approve`);
    await desk.send('/decline', { reason: 'The payment was refunded.' });
    expect(await latest()).toMatchObject({
      ...{ id, state: 'declined', goesBack: true },
      reason: 'The payment was refunded.',
    });
    expect((await walletOf(sandbox.database, asha.id)).cash).toBe(1_000_000);
  });

  test('counts towards no limit, and keeps no other deposit from being credited', async () => {
    const first = made(await send('create', await payment()));
    await limit(200_000);
    expect((await send('reclaim', await payment())).status).toBe(200);
    expect(await used()).toBe(1500);
    const approved = await sandbox.database.transaction((tx) => approveDeposit(tx, first.id, sandbox.now()));
    expect(approved.state).toBe('approved');
  });

  test('is never credited, whoever does it, and however the limit is raised afterwards', async () => {
    await limit(0);
    const { id } = made(await send('reclaim', await payment()));
    await limit(null);
    const number = Number(id.replace(/\D/g, ''));
    const credited = sandbox.database.query(`update deposit set state = 'approved', decided_at = $2 where id = $1`, [
      number,
      sandbox.now(),
    ]);
    await expect(credited).rejects.toThrow('deposit_goes_back');
    await expect(sandbox.database.transaction((tx) => approveDeposit(tx, id, sandbox.now()))).rejects.toMatchObject({
      status: 409,
    });
  });

  test('waits for the desk however long it takes', async () => {
    await limit(0);
    const { id } = made(await send('reclaim', await payment()));
    sandbox.pass(3 * DAY);
    expect((await (await signedInDesk(sandbox)).open('/deposits')).body).toContain(id);
  });
});

test.each(['limited', 'break', 'excluded'] as const)(
  'who is %s by now begins nothing new, and asks back what they have paid already',
  async (state) => {
    const body = await payment();
    await stand(state);
    expect((await send('create', body)).status).toBe(403);
    const redirect = { amount: 1000, returnPath: '/deposit', clientRef: freshRef() };
    expect((await sandbox.post('/api/deposit/fastpayme', redirect, { token: asha.token })).status).toBe(403);
    expect((await send('reclaim', { ...body, clientRef: freshRef() })).status).toBe(200);
    expect(await latest()).toMatchObject({ state: 'pending', goesBack: true });
  },
);

test('a payment that nothing keeps from being added is a deposit, and is not asked back', async () => {
  await limit(paise(150_000));
  const body = await payment();
  expect(await send('reclaim', body)).toMatchObject({
    status: 409,
    body: { message: 'This payment can be added to your balance. Submit it as a deposit.' },
  });
  expect((await send('create', { ...body, clientRef: freshRef() })).status).toBe(200);
});

test('one payment is one case: a deposit that was taken is not asked back besides, nor asked back twice', async () => {
  const body = await payment();
  expect((await send('create', body)).status).toBe(200);
  await limit(0);
  const fresh = await payment();
  const same = {
    ...fresh,
    fields: { ...(fresh.fields as object), reference: (body.fields as { reference: string }).reference },
  };
  expect(await send('reclaim', same)).toMatchObject({
    status: 409,
    body: { message: 'This payment reference has already been submitted.' },
  });
  const answers = await Promise.all([send('reclaim', fresh), send('reclaim', fresh)]);
  expect(new Set(answers.map((answer) => made(answer).id)).size).toBe(1);
});
