import { paise } from '@pavilion/money';
import { DAY } from '../../base/index.ts';
import { auditOf } from '../../chaos/ledger-sequences.ts';
import { walletOf } from '../../store/index.ts';
import { approveNewest, type DeskBrowser, oneIsEnough, signedInDesk } from '../../testing/desk.ts';
import { freshName, type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { declineWin } from './held-wins.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
let desk: DeskBrowser;
let asha: SignedIn;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
  desk = await signedInDesk(sandbox);
  await oneIsEnough(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  token = await spribe.open(asha);
});
afterAll(() => sandbox.close());

const FULL = 1_000_000;
/** The most that a player's wins of one round bring at once unless the desk says otherwise: ₹10,00,000. */
const MOST = 100_000_000;
const cash = async () => (await walletOf(sandbox.database, asha.id)).cash;
const bet = (round: string, more: object = {}) =>
  spribe.send('bet', { ...moneyOf(asha, round), token, amount: 50_000, ...more });
const win = (round: string, amount: number, more: object = {}) =>
  spribe.send('win', { ...moneyOf(asha, round), amount, ...more });
const wagers = () =>
  sandbox.database.query('select stake, at_risk as risk, result from wager where player_id = $1', [asha.id]);
const held = (round: string) =>
  uncheckedRows(sandbox.database, 'select outcome, ended_at as at from held_win where round = $1', [round]);
/** The desk's page from a round on. */
const waiting = async (round: string) => {
  const { body } = await desk.open('/rounds');
  return body.slice(body.indexOf(round));
};
const isSound = async () => expect((await auditOf(sandbox.database))?.total).toBe(0);
const decide = async (how: 'approve' | 'decline', round: string) => {
  const { body } = await desk.open('/rounds');
  const [, id = ''] = new RegExp(`held-wins/(\\d+)/${how}"[^]*?`).exec(body.slice(body.indexOf(round))) ?? [];
  return desk.send(`/held-wins/${id}/${how}`, { reason: 'asked the provider' });
};

test('a win up to the most of its provider is paid at once, and one of a paisa more waits at the desk', async () => {
  const [most, round] = [freshName(), freshName()];
  await bet(most);
  expect((await win(most, MOST)).body).toMatchObject({ code: 'OK', balance: FULL - 50_000 + MOST });
  await bet(round);
  const order = { ...moneyOf(asha, round), amount: MOST + 1, close: true };
  const { status, body } = await spribe.send('win', order);
  expect([status, body]).toMatchObject([
    200,
    { code: 'OK', message: 'This win waits for the operator.', balance: FULL - 100_000 + MOST, held: MOST + 1 },
  ]);
  // Sent again it is the same answer, and waits once.
  expect((await spribe.send('win', order)).body).toEqual(body);
  expect(await cash()).toBe(FULL - 100_000 + MOST);
  expect((await desk.open('/rounds')).body.split(round)).toHaveLength(2);
  await isSound();
});

describe('the wins of a round together', () => {
  /** What of it waits. */
  const heldOf = async (answer: Promise<{ readonly body: object }>) => ({ held: 0, ...(await answer).body }).held;

  test('are paid at once up to the most, however many they are; then each of them waits', async () => {
    const [round, other] = [freshName(), freshName()];
    await bet(round, { amount: 1000 });
    for (let turn = 0; turn < 4; turn += 1) expect(await heldOf(win(round, MOST / 4))).toBe(0);
    const order = { ...moneyOf(asha, round), amount: 1 };
    const { body } = await spribe.send('win', order);
    expect(body).toMatchObject({ code: 'OK', held: 1, balance: FULL - 1000 + MOST });
    expect((await spribe.send('win', order)).body).toEqual(body);
    expect(await heldOf(win(round, MOST))).toBe(MOST);
    const both = { ...moneyOf(asha, round), token, amount: 1000, win: 5000 };
    expect((await spribe.send('bet-win', both)).body).toMatchObject({ held: 5000, balance: FULL - 2000 + MOST });
    // One that was lost ends it as ever, and another round has wins of its own.
    expect(await heldOf(win(round, 0, { close: true }))).toBe(0);
    await bet(other, { amount: 1000 });
    expect(await heldOf(win(other, MOST))).toBe(0);
    expect(await cash()).toBe(FULL - 3000 + 2 * MOST);
    await isSound();
  });

  test('are those of all rounds that their provider has together: many are held to what one is', async () => {
    const [first, second, alone] = [freshName(), freshName(), freshName()];
    const together = freshName();
    await bet(first, { amount: 1000, together });
    await bet(second, { amount: 1000, together });
    await bet(alone, { amount: 1000 });
    expect(await heldOf(win(first, MOST - 500))).toBe(0);
    expect(await heldOf(win(second, 501))).toBe(501);
    expect(await heldOf(win(second, 500))).toBe(0);
    expect(await heldOf(win(alone, MOST))).toBe(0);
    await isSound();
  });

  test('are each player’s own', async () => {
    const round = freshName();
    await bet(round);
    await win(round, MOST);
    const ravi = await newPlayer(sandbox);
    await spribe.send('bet', { ...moneyOf(ravi, round), token: await spribe.open(ravi), amount: 50_000 });
    expect(await heldOf(spribe.send('win', { ...moneyOf(ravi, round), amount: MOST }))).toBe(0);
  });

  test('are those that were paid: not what waits or was declined, nor what was taken back; what was approved is', async () => {
    const round = freshName();
    const both = { ...moneyOf(asha, round), token, amount: 50_000, win: MOST };
    await bet(round);
    await win(round, MOST + 1);
    expect(await heldOf(spribe.send('bet-win', both))).toBe(0);
    await spribe.send('rollback', { ...moneyOf(asha, round), reverses: both.transaction });
    await decide('decline', round);
    expect(await heldOf(win(round, MOST))).toBe(0);
    expect(await heldOf(win(round, 700))).toBe(700);
    await decide('approve', round);
    expect(await heldOf(win(round, 800))).toBe(800);
    expect(await cash()).toBe(FULL - 50_000 + MOST + 700);
    await isSound();
  });

  test('do not slip under the most at the same moment', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const round = freshName();
      const before = await cash();
      await bet(round);
      const both = () => ({ ...moneyOf(asha, round), token, amount: 50_000, win: MOST / 2 + 1 });
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => win(round, MOST / 2 + 1)),
        ...Array.from({ length: 2 }, () => spribe.send('bet-win', both())),
      ]);
      expect(answers.map(({ body }) => body.code)).toEqual(Array(6).fill('OK'));
      expect(answers.filter(({ body }) => !('held' in body))).toHaveLength(1);
      expect(await cash()).toBe(before - 3 * 50_000 + MOST / 2 + 1);
    }
    await isSound();
  });
});

test('the desk approves it: it is paid, once, and counts; the player hears of it', async () => {
  const round = freshName();
  await bet(round);
  await win(round, MOST + 100, { close: true });
  expect(await wagers()).toMatchObject([{ result: -50_000 }]);
  expect((await decide('approve', round)).body).toContain('Approved');
  expect(await cash()).toBe(FULL - 50_000 + MOST + 100);
  expect(await wagers()).toMatchObject([{ result: MOST + 100 - 50_000 }]);
  const { body } = await sandbox.get('/api/notifications', { token: asha.token });
  expect(JSON.stringify(body)).toContain(`round ${round}.`);
  expect((await desk.open('/rounds')).body).not.toContain(`>${round}<`);
  await isSound();
});

test('above what one operator may, the desk approves it by two, and whoever asked is not the second', async () => {
  const sums = (wins: number) =>
    sandbox.database.query(
      `update setting set value = value || jsonb_build_object('wins', $1::bigint) where key = 'second-eyes'`,
      [wins],
    );
  const round = freshName();
  await bet(round);
  await win(round, MOST + 100, { close: true });
  await sums(MOST);
  try {
    expect((await decide('approve', round)).body).toContain(
      'Approved, as the first of two, the win of ₹10,00,001.00 in ',
    );
    const page = await waiting(round);
    expect(page.slice(0, page.indexOf('</tr>'))).toContain('waits for a second operator');
    expect(await cash()).toBe(FULL - 50_000);
    const second = await approveNewest(await signedInDesk(sandbox, 'Vikram'));
    expect([second.status, await cash()]).toEqual([200, FULL - 50_000 + MOST + 100]);
    await isSound();
  } finally {
    await sums(10 ** 12);
  }
});

test('the desk declines it: nothing is paid, whatever is sent again', async () => {
  const round = freshName();
  await bet(round);
  const order = { ...moneyOf(asha, round), amount: MOST + 100, close: true };
  const { body } = await spribe.send('win', order);
  await decide('decline', round);
  expect((await spribe.send('win', order)).body).toEqual(body);
  expect(await cash()).toBe(FULL - 50_000);
  await isSound();
});

test('of a bet that is decided at once the stake is taken and the win waits; a rollback gives the stake back and ends the waiting', async () => {
  const round = freshName();
  const order = { ...moneyOf(asha, round), token, amount: 50_000, win: MOST + 1 };
  expect((await spribe.send('bet-win', order)).body).toMatchObject({
    ...{ code: 'OK', balance: FULL - 50_000, held: MOST + 1 },
  });
  const back = await spribe.send('rollback', { ...moneyOf(asha, round), reverses: order.transaction });
  expect(back.body).toMatchObject({ code: 'OK', returned: 50_000 });
  expect(await cash()).toBe(FULL);
  expect((await desk.open('/rounds')).body).not.toContain(`>${round}<`);
  await isSound();
});

test('what waits of a round ends with its last bet, once: the desk has no more to pay, and says why', async () => {
  const round = freshName();
  const order = { ...moneyOf(asha, round), token, amount: 50_000 };
  await spribe.send('bet', order);
  expect((await win(round, MOST + 1)).body).toMatchObject({ held: MOST + 1 });
  const [, id = ''] = /held-wins\/(\d+)\/approve/.exec(await waiting(round)) ?? [];
  const back = await spribe.send('rollback', { ...moneyOf(asha, round), reverses: order.transaction });
  expect(back.body).toMatchObject({ code: 'OK', returned: 50_000 });
  expect(await held(round)).toEqual([{ outcome: 'rolled-back', at: sandbox.now() }]);
  // Whoever still has the page of before open.
  const { body } = await desk.send(`/held-wins/${id}/approve`, { reason: 'asked the provider' });
  expect(body).toContain('All bets in this round were rolled back.');
  const decline = sandbox.database.transaction((tx) => declineWin(tx, Number(id), sandbox.now()));
  await expect(decline).rejects.toThrow('All bets in this round were rolled back.');
  const ended = await waiting(round);
  expect(ended.slice(0, ended.indexOf('</tr>'))).toContain('No bet is left in its round');
  expect(ended).not.toContain(`/held-wins/${id}/`);
  expect(await cash()).toBe(FULL);
  sandbox.pass(1000);
  await spribe.send('rollback', { ...moneyOf(asha, round), reverses: order.transaction });
  expect(await held(round)).toEqual([{ outcome: 'rolled-back', at: new Date(sandbox.now().getTime() - 1000) }]);
  await isSound();
});

test('the last bet of a round is not rolled back once the desk has approved a win of it, and what waits besides goes on', async () => {
  const round = freshName();
  const order = { ...moneyOf(asha, round), token, amount: 50_000 };
  await spribe.send('bet', order);
  await win(round, MOST + 1);
  await decide('approve', round);
  await win(round, 900);
  const back = await spribe.send('rollback', { ...moneyOf(asha, round), reverses: order.transaction });
  expect([back.status, back.body.code]).toEqual([409, 'NOT_REVERSIBLE']);
  expect(await cash()).toBe(FULL - 50_000 + MOST + 1);
  expect(await held(round)).toMatchObject([{ outcome: 'approved' }, { outcome: null }]);
  await isSound();
});

test('while a bet is left in its round a win waits on, whichever other one is rolled back', async () => {
  const round = freshName();
  const [first, second] = [0, 1].map(() => ({ ...moneyOf(asha, round), token, amount: 50_000 }));
  for (const order of [first, second]) await spribe.send('bet', order ?? {});
  await win(round, MOST + 1);
  await spribe.send('rollback', { ...moneyOf(asha, round), reverses: first?.transaction });
  expect(await held(round)).toEqual([{ outcome: null, at: null }]);
  expect((await decide('approve', round)).body).toContain('Approved');
  expect(await cash()).toBe(FULL - 50_000 + MOST + 1);
  await isSound();
});

test('one that was approved is taken back with its bet', async () => {
  const round = freshName();
  const order = { ...moneyOf(asha, round), token, amount: 50_000, win: MOST + 1 };
  await spribe.send('bet-win', order);
  await decide('approve', round);
  const back = await spribe.send('rollback', { ...moneyOf(asha, round), reverses: order.transaction });
  expect(back.body).toMatchObject({ code: 'OK', returned: 50_000 - MOST - 1 });
  expect(await cash()).toBe(FULL);
  await isSound();
});

test('what is the most is said for each provider at the desk', async () => {
  await desk.open(`/providers/${spribe.code}`);
  await desk.send(`/providers/${spribe.code}/most-win`, { rupees: '700', reason: 'new games' });
  await approveNewest(await signedInDesk(sandbox, 'Vikram'));
  try {
    const round = freshName();
    await bet(round);
    expect((await win(round, 70_000)).body).not.toHaveProperty('held');
    expect((await win(round, 70_001)).body).toMatchObject({ held: 70_001 });
    const other = await gameProvider(sandbox, 'evolution');
    const elsewhere = { ...moneyOf(asha), token: await other.open(asha), amount: 50_000 };
    await other.send('bet', elsewhere);
    expect((await other.send('win', { ...moneyOf(asha, elsewhere.round), amount: 70_001 })).body).not.toHaveProperty(
      'held',
    );
    const refused = await desk
      .open(`/providers/${spribe.code}`)
      .then(() => desk.send(`/providers/${spribe.code}/most-win`, { rupees: '7,5', reason: 'oops' }));
    expect(refused.body).toContain('whole rupees');
  } finally {
    await sandbox.database.query('update provider set most_win = $1', [paise(MOST)]);
  }
});

test('a round with a win that waits is not sealed, however long that takes', async () => {
  const round = freshName();
  await bet(round);
  await win(round, MOST + 1, { close: true });
  sandbox.pass(91 * DAY);
  await sandbox.sweeps.run();
  desk = await signedInDesk(sandbox);
  await oneIsEnough(sandbox);
  expect((await decide('approve', round)).body).toContain('Approved');
  expect(await cash()).toBe(FULL - 50_000 + MOST + 1);
});
