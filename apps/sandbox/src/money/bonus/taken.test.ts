import { type CallOutput, getBonusClaims } from '@pavilion/api-client/wire';
import { negatePaise, type Paise, paise, ZERO } from '@pavilion/money';
import * as z from 'zod/mini';
import { lockAccounts, post, type Transaction, walletOf } from '../../store/index.ts';
import { freshRef } from '../../testing/money-calls.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { onDepositApproved } from './grants.ts';

// A deposit that brought a bonus and is taken out again before the bonus is taken up.

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox, ZERO);
});
afterAll(() => sandbox.close());

const tx = <T>(work: (t: Transaction) => Promise<T>) => sandbox.database.transaction(work);
let made = 700_000;
/** Moves cash by a posting of its own, below zero out of it. */
const move = (t: Transaction, kind: 'deposit' | 'adjustment' | 'sports', amount: Paise, reference: string) =>
  post(t, {
    ...{ reference, kind, title: 'Moved for a test', detail: '', state: 'Done', at: sandbox.now() },
    entries: [
      { account: { house: 'bank' }, amount: negatePaise(amount) },
      { account: { player: asha.id, name: 'cash' }, amount },
    ],
  });
/** A deposit of ₹10,000 that was approved, with what it brings. */
async function deposited(): Promise<void> {
  const number = ++made;
  await tx(async (t) => {
    await move(t, 'deposit', paise(1_000_000), `DP-${number}`);
    await onDepositApproved(t, asha.id, number, paise(1_000_000), sandbox.now());
  });
  sandbox.pass(1000);
}
async function withdrawn(rupees: number): Promise<string> {
  const upi = `asha.${++made}@okaxis`;
  const body = { amount: rupees, method: 'upi', upi, password: PASSWORD, clientRef: freshRef() };
  const { body: answer } = await sandbox.post('/api/withdrawRequest/create', body, { token: asha.token });
  return (answer.data as { withdrawal: { id: string } }).withdrawal.id;
}
async function newest(): Promise<CallOutput<typeof getBonusClaims>['data']['bonusListing'][number]> {
  const { body } = await sandbox.get('/api/bonus/claims', { token: asha.token });
  const [bonus] = z.decode(getBonusClaims.response, body as never).data.bonusListing;
  if (!bonus) throw new Error('There is no bonus');
  return bonus;
}
const send = (bonusId: string) =>
  sandbox.post('/api/bonus/claims', { bonusId, clientRef: freshRef() }, { token: asha.token });
const activated = async () => {
  const { status, body } = await send((await newest()).id);
  return [status, body.code];
};
const REFUSED = [409, 'bonus-withdrawn'];

test('a bonus whose deposit was withdrawn reads so and is refused; once the withdrawal is back it is taken up', async () => {
  await deposited();
  const id = await withdrawn(10_000);
  expect(await newest()).toMatchObject({ state: 'available', withdrawn: true });
  expect([await activated(), (await newest()).state]).toEqual([REFUSED, 'available']);
  await sandbox.post('/api/withdrawRequest/cancel', { id, clientRef: freshRef() }, { token: asha.token });
  expect(await newest()).not.toHaveProperty('withdrawn');
  expect(await activated()).toEqual([200, undefined]);
  expect(await newest()).toMatchObject({ state: 'active', locked: 1_000_000 });
});

test('what was paid in and out by turns brings no bonus, whichever of them is tried', async () => {
  const bonuses = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    await deposited();
    bonuses.add((await newest()).id);
    await withdrawn(10_000);
  }
  await tx((t) => move(t, 'adjustment', paise(2_000_000), `test-money:${asha.id}`));
  expect(bonuses.size).toBe(2);
  for (const id of bonuses) expect((await send(id)).body.code).toBe('bonus-withdrawn');
});

test('what else is there may be withdrawn before; a rupee of the deposit may not', async () => {
  await tx((t) => move(t, 'adjustment', paise(1_000_000), `test-money:${asha.id}`));
  await withdrawn(5000);
  sandbox.pass(1000);
  await deposited();
  await withdrawn(5000);
  expect(await newest()).not.toHaveProperty('withdrawn');
  await tx((t) => move(t, 'adjustment', paise(49_900), `test-more:${asha.id}`));
  await withdrawn(500);
  expect(await activated()).toEqual(REFUSED);
});

test('what was played away does not hinder; a correction of the desk’s does', async () => {
  await deposited();
  await tx((t) => move(t, 'sports', paise(-900_000), `lost:${asha.id}`));
  expect(await newest()).not.toHaveProperty('withdrawn');
  await tx((t) => move(t, 'adjustment', paise(-50_000), `CR-${++made}`));
  expect(await activated()).toEqual(REFUSED);
});

test('a correction that was put right hinders nothing; one that was put right in part does', async () => {
  await deposited();
  await tx((t) => move(t, 'adjustment', paise(-10_000), `CR-${++made}`));
  expect(await newest()).toMatchObject({ withdrawn: true });
  await tx((t) => move(t, 'adjustment', paise(9_900), `CR-${++made}`));
  expect(await newest()).toMatchObject({ withdrawn: true });
  await tx((t) => move(t, 'adjustment', paise(100), `CR-${++made}`));
  expect(await newest()).not.toHaveProperty('withdrawn');
  expect(await activated()).toEqual([200, undefined]);
});

test('what is given back counts for one that took it: of two that took as much, one still hinders', async () => {
  await deposited();
  for (const amount of [-10_000, -10_000, 10_000]) {
    await tx((t) => move(t, 'adjustment', paise(amount), `CR-${++made}`));
  }
  expect(await activated()).toEqual(REFUSED);
});

test('the money of one deposit carries one bonus: what is withdrawn of two leaves the older, before and after that one is over', async () => {
  await deposited();
  const { id: older } = await newest();
  await deposited();
  const { id: newer } = await newest();
  expect(newer).not.toBe(older);
  await withdrawn(10_000);
  const bonuses = async () => {
    const { body } = await sandbox.get('/api/bonus/claims', { token: asha.token });
    return z
      .decode(getBonusClaims.response, body as never)
      .data.bonusListing.map(({ id, state, withdrawn: isOut = false }) => [id, state, isOut]);
  };
  expect(await bonuses()).toEqual([
    [newer, 'available', true],
    [older, 'available', false],
  ]);
  expect([(await send(newer)).body.code, (await send(older)).status]).toEqual(['bonus-withdrawn', 200]);
  sandbox.pass(1000);
  await tx((t) =>
    t.query(`update player_bonus set state = 'completed', ended_at = $2 where id = $1`, [Number(older), sandbox.now()]),
  );
  expect(await bonuses()).toEqual([
    [newer, 'available', true],
    [older, 'completed', false],
  ]);
  expect((await send(newer)).body.code).toBe('bonus-withdrawn');
});

test('what an active bonus has released may go: it takes nothing of another deposit', async () => {
  await deposited();
  const { id: older } = await newest();
  expect((await send(older)).status).toBe(200);
  await deposited();
  const { id: newer } = await newest();
  expect(newer).not.toBe(older);
  const { amount } =
    (await sandbox.database.query('select amount from player_bonus where id = $1', [Number(older)]))[0] ?? {};
  await tx((t) =>
    t.query('insert into bonus_claim (bonus_id, part, amount, claimed_at) values ($1, 1, $2, $3)', [
      Number(older),
      paise(Number(amount) / 2),
      sandbox.now(),
    ]),
  );
  await withdrawn(5000);
  expect(await newest()).not.toHaveProperty('withdrawn');
  sandbox.pass(1000);
  await tx((t) => move(t, 'adjustment', paise(-100), `CR-${++made}`));
  expect(await newest()).toMatchObject({ id: newer, withdrawn: true });
});

test('a withdrawal at the same moment comes before or after: what is taken up finds its deposit there', async () => {
  await deposited();
  const { id } = await newest();
  const { answer } = await tx(async (t) => {
    await lockAccounts(t, asha.id);
    const sent = send(id);
    await waiting(sandbox.database, 1);
    await move(t, 'adjustment', paise(-1_000_000), `CR-${++made}`);
    return { answer: sent };
  });
  expect((await answer).body.code).toBe('bonus-withdrawn');
  expect([(await newest()).state, (await walletOf(sandbox.database, asha.id)).cash]).toEqual(['available', 0]);
});
