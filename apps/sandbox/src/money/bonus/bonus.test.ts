import { proves } from '@pavilion/api-client/proves';
import {
  type bonusCalls,
  type CallOutput,
  getBonusClaims,
  getBonusParts,
  getBonusStats,
} from '@pavilion/api-client/wire';
import { paise, ZERO } from '@pavilion/money';
import * as z from 'zod/mini';
import { DAY } from '../../base/index.ts';
import { walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { countWager, voidWager } from '../wagers/wagers.ts';
import { grantBonus, onDepositApproved } from './grants.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

type Listing = CallOutput<typeof bonusCalls.getBonusClaims>['data']['bonusListing'];

let refs = 0;
const fresh = (prefix: string) => {
  refs += 1;
  return `${prefix}-${String(refs).padStart(8, '0')}`;
};
const send = (path: string, body: object, clientRef = fresh('ref'), by = asha) =>
  sandbox.post(`/api/bonus/claims${path}`, { ...body, clientRef }, { token: by.token });
const activate = (bonusId: string, by = asha) => send('', { bonusId }, undefined, by);
const claim = (bonusId: string, part: number, clientRef?: string) => send('/parts', { bonusId, part }, clientRef);
const cancel = (bonusId: string) => send('/cancel', { bonusId });

async function listing(by = asha): Promise<Listing> {
  const { body } = await sandbox.get('/api/bonus/claims', { token: by.token });
  return z.decode(getBonusClaims.response, body as never).data.bonusListing;
}
async function stats(by = asha) {
  const { body } = await sandbox.get('/api/bonus/claims/stats', { token: by.token });
  return z.decode(getBonusStats.response, body as never).data;
}
async function parts(bonusId: string, by = asha) {
  const { body } = await sandbox.get(`/api/bonus/claims/parts?bonusId=${bonusId}`, { token: by.token });
  return z.decode(getBonusParts.response, body as never).data;
}
const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);
const grant = (amount = paise(40_000), campaign = 'reload-2026', source = fresh('grant')) =>
  tx((t) => grantBonus(t, { player: asha.id, campaign, amount, source, at: sandbox.now() }));
const wager = (stake: number, reference = fresh('BT'), product: 'match_odds' | 'bookmaker' = 'match_odds') =>
  tx((t) =>
    countWager(t, {
      ...{ player: asha.id, product, stake: paise(stake), atRisk: paise(stake), result: ZERO, reference },
      at: sandbox.now(),
    }),
  );
const only = async () => {
  const [bonus] = await listing();
  if (!bonus) throw new Error('There is no bonus');
  return bonus;
};
/** An active bonus of ₹400 in four parts that takes ₹2,000 of play. */
async function active(): Promise<string> {
  await grant();
  const { id } = await only();
  expect((await activate(id)).status).toBe(200);
  return id;
}
const refused = (answer: Answer) => [answer.status, answer.body.message, answer.body.field];

test('the demo player has the mock-ups’ bonus half way, one to take up, one complete and one expired', async () => {
  proves('getBonusClaims');
  const { body } = await sandbox.post('/api/login/demo');
  const demo = { id: 0, token: String(body.token) };
  const bonuses = await listing(demo);
  expect(bonuses.map(({ title, state }) => [title, state])).toEqual([
    ['Diwali reload', 'available'],
    ['Welcome bonus 2026', 'active'],
    ['Free bet', 'expired'],
    ['Reload bonus, autumn 2026', 'completed'],
  ]);
  const welcome = bonuses.find(({ state }) => state === 'active');
  expect(welcome).toMatchObject({
    deposit: 500_000,
    amount: 200_000,
    required: 3_500_000,
    done: 2_418_000,
    released: 100_000,
    locked: 250_000,
  });
  expect((await parts(welcome?.id ?? '', demo)).parts.map(({ state }) => state)).toEqual([
    'claimed',
    'claimed',
    'locked',
    'locked',
  ]);
});

test('a bonus is taken up, played through part by part, and each part becomes cash', async () => {
  proves('getBonusStats', 'getBonusParts');
  const id = await active();
  expect(await only()).toMatchObject({ state: 'active', amount: 40_000, required: 200_000, done: 0, parts: 4 });
  const before = await walletOf(sandbox.database, asha.id);
  await wager(100_000, undefined, 'bookmaker');
  expect(await only()).toMatchObject({ done: 50_000, claimable: 10_000, released: 0 });
  expect((await parts(id)).parts.map(({ state }) => state)).toEqual(['claimable', 'locked', 'locked', 'locked']);
  const answer = await claim(id, 1);
  expect(answer.body.data).toMatchObject({
    part: { part: 1, amount: 100, state: 'claimed' },
    bonus: { released: 100 },
  });
  await wager(150_000);
  for (const part of [2, 4, 3]) expect((await claim(id, part)).status).toBe(200);
  expect(await only()).toMatchObject({ state: 'completed', released: 40_000, claimable: 0, endedAt: sandbox.now() });
  const after = await walletOf(sandbox.database, asha.id);
  expect(after).toEqual({ ...before, cash: before.cash + 40_000, balance: before.balance + 40_000 });
  expect(await stats()).toMatchObject({ active: 0, claimed: 40_000, locked: 0, lost: 0 });
});

test('a wager counts once, by what its product contributes, and the bonus says how much of each', async () => {
  await active();
  const reference = fresh('BT');
  await wager(10_001, reference, 'bookmaker');
  await wager(10_001, reference, 'bookmaker');
  const bonus = await only();
  expect(bonus.done).toBe(5000);
  expect(bonus.contributions.find(({ product }) => product === 'bookmaker')).toEqual({
    product: 'bookmaker',
    percent: 50,
    stake: 10_001,
    counted: 5000,
  });
});

test('a void wager closes what it had opened, counts again when it is settled again, and leaves what was claimed', async () => {
  const id = await active();
  const reference = fresh('BT');
  await wager(100_000, reference);
  await claim(id, 1);
  await tx((t) => voidWager(t, { reference }));
  expect(await only()).toMatchObject({ done: 0, claimable: 0, released: 10_000 });
  expect(refused(await claim(id, 2))).toEqual([403, 'This part is still locked.', 'part']);
  await wager(100_000, reference);
  expect(await only()).toMatchObject({ done: 100_000, claimable: 10_000 });
});

test('what is staked before a bonus is taken up does not count for it', async () => {
  await grant();
  await wager(100_000);
  const { id } = await only();
  sandbox.pass(1000);
  await activate(id);
  expect(await only()).toMatchObject({ done: 0 });
});

test('one bonus at a time is active, also when two are taken up at the same moment', async () => {
  proves('activateBonus');
  await grant();
  await grant();
  const [one, two] = await listing();
  const answers = await Promise.all([activate(one?.id ?? ''), activate(two?.id ?? '')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await stats()).toMatchObject({ available: 1, active: 1 });
});

test('a part claimed twice at the same time, or again, pays once; the same request again gets the same answer', async () => {
  proves('claimBonusPart');
  const id = await active();
  await wager(100_000);
  const { cash } = await walletOf(sandbox.database, asha.id);
  const answers = await Promise.all([claim(id, 1, 'first-claim'), claim(id, 1, 'other-claim'), claim(id, 1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(refused(await claim(id, 1))).toEqual([409, 'This part has already been claimed.', 'part']);
  const won = answers.findIndex(({ status }) => status === 200);
  if (won < 2) {
    expect(await claim(id, 1, ['first-claim', 'other-claim'][won])).toMatchObject({ body: answers[won]?.body });
  }
  expect((await walletOf(sandbox.database, asha.id)).cash).toBe(cash + 10_000);
});

test('cancelling says exactly what is lost: everything that was not claimed', async () => {
  proves('cancelBonus');
  const id = await active();
  await wager(120_000);
  await claim(id, 1);
  const answer = await cancel(id);
  expect(answer.body.data).toMatchObject({ lost: 300, bonus: { state: 'cancelled', released: 100, locked: 0 } });
  expect(refused(await claim(id, 2))).toEqual([409, 'This bonus was cancelled.', undefined]);
  expect(refused(await cancel(id))).toEqual([409, 'This bonus was cancelled.', undefined]);
  expect(await stats()).toMatchObject({ claimed: 10_000, lost: 30_000, locked: 0, claimable: 0 });
});

test('cancelling with figures that are no longer true is refused, and the bonus stays', async () => {
  const id = await active();
  await wager(60_000);
  const cancelSeeing = (lost: number, counted: number) => send('/cancel', { bonusId: id, lost, counted });
  const changed = [409, 'This bonus has changed. Check what you would lose now.', undefined];
  await claim(id, 1);
  expect(refused(await cancelSeeing(400, 600))).toEqual(changed);
  await wager(10_000);
  expect(refused(await cancelSeeing(300, 600))).toEqual(changed);
  expect(await only()).toMatchObject({ state: 'active', done: 70_000 });
  expect((await cancelSeeing(300, 700)).body.data).toMatchObject({ lost: 300, bonus: { state: 'cancelled' } });
});

test('a bonus that has run out reads as expired at that instant, pays nothing more, and makes room for another', async () => {
  const id = await active();
  await wager(100_000);
  sandbox.pass(14 * DAY - 1);
  expect(await only()).toMatchObject({ state: 'active', claimable: 20_000 });
  sandbox.pass(1);
  expect(await only()).toMatchObject({ state: 'expired', claimable: 0, locked: 0, endedAt: sandbox.now() });
  expect(refused(await claim(id, 1))).toEqual([409, 'This bonus has expired.', undefined]);
  expect(refused(await cancel(id))).toEqual([409, 'This bonus has expired.', undefined]);
  await wager(50_000);
  await grant();
  expect((await activate((await only()).id)).status).toBe(200);
  expect((await listing()).map(({ state, done }) => [state, done])).toEqual([
    ['active', 0],
    ['expired', 100_000],
  ]);
});

test('an offer that nobody took up in time can no longer be taken up', async () => {
  await grant();
  sandbox.pass(14 * DAY);
  expect(refused(await activate((await only()).id))).toEqual([409, 'This bonus has expired.', undefined]);
});

test('refusals say why: an unknown part, a part not open, a bonus not taken up, a bonus that is active', async () => {
  await grant();
  const { id } = await only();
  expect(refused(await claim(id, 1))).toEqual([409, 'This bonus is not active yet.', undefined]);
  expect(refused(await cancel(id))).toEqual([409, 'This bonus is not active yet.', undefined]);
  await activate(id);
  expect(refused(await activate(id))).toEqual([409, 'This bonus is already active.', undefined]);
  expect(refused(await claim(id, 1))).toEqual([403, 'This part is still locked.', 'part']);
  expect(refused(await claim(id, 5))).toEqual([422, 'This bonus has 4 parts.', 'part']);
  expect(refused(await claim(id, 0))).toEqual([422, 'The field part is not valid.', 'part']);
});

test('another player’s bonus is not there', async () => {
  const id = await active();
  await wager(100_000);
  const stranger = await newPlayer(sandbox);
  for (const answer of [
    await activate(id, stranger),
    await send('/parts', { bonusId: id, part: 1 }, undefined, stranger),
    await send('/cancel', { bonusId: id }, undefined, stranger),
    await sandbox.get(`/api/bonus/claims/parts?bonusId=${id}`, { token: stranger.token }),
  ]) {
    expect(refused(answer)).toEqual([404, 'This bonus was not found.', 'bonusId']);
  }
  expect(await listing(stranger)).toEqual([]);
  expect(await only()).toMatchObject({ state: 'active', claimable: 20_000 });
});

test('the desk gives a bonus once for an occasion, and is told what is wrong with it', async () => {
  await grant(paise(40_000), 'reload-2026', 'birthday');
  await grant(paise(40_000), 'reload-2026', 'birthday');
  expect(await listing()).toHaveLength(1);
  await expect(grant(paise(40_000), 'nothing')).rejects.toMatchObject({ status: 404, field: 'campaign' });
  await expect(grant(paise(3))).rejects.toMatchObject({ status: 422, field: 'amount' });
  await expect(
    tx((t) => grantBonus(t, { player: 1, campaign: 'free-bet', amount: paise(100), source: 'x', at: sandbox.now() })),
  ).rejects.toMatchObject({ status: 404, field: 'player' });
});

describe('an approved deposit', () => {
  const deposit = (id: number, amount: number) =>
    tx((t) => onDepositApproved(t, asha.id, id, paise(amount), sandbox.now()));

  test('brings the first campaign that fits and that the player has not had, once', async () => {
    await deposit(1, 300_001);
    await deposit(1, 300_001);
    expect(await listing()).toMatchObject([
      { title: 'Welcome bonus 2026', amount: 120_000, deposit: 300_001, required: 5 * 420_001, state: 'available' },
    ]);
    await deposit(2, 1_000_000);
    expect((await only()).title).toBe('Diwali reload');
    expect((await only()).amount).toBe(100_000);
    await deposit(3, 1_000_000);
    expect(await listing()).toHaveLength(2);
  });

  test('that is too small brings none', async () => {
    await deposit(1, 49_999);
    expect(await listing()).toEqual([]);
  });

  test('stays locked in step with the parts', async () => {
    await deposit(4, 500_000);
    const { id } = await only();
    expect((await only()).locked).toBe(0);
    await activate(id);
    expect((await only()).locked).toBe(500_000);
    await wager(875_000);
    await claim(id, 1);
    expect((await only()).locked).toBe(375_000);
  });
});
