import { calls, type LimitName, limitNames, type OwnLimits } from '@pavilion/api-client/wire';
import { paise, paiseOfRupees, rupeesOf } from '@pavilion/money';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { DAY, HOUR, MINUTE, startOfIstDay } from '../../base/index.ts';
import { hearGateway } from '../../money/deposits/redirect.ts';
import { settlePayments } from '../../money/fastpay/routes.ts';
import { approveDeposit, declineDeposit } from '../../money/index.ts';
import { settleMarkets } from '../../sports/bets/settle.ts';
import { cashAndHeldOf, post } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { atOnce, settledAtOnce, TIMES } from '../../testing/race.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';

// On a server, whose connections really run side by side.
let sandbox: TestSandbox;
let bookie: Bookie;
let spribe: GameProvider;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
  spribe = await gameProvider(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const set = async (name: LimitName, amount: number | null) => {
  await sandbox.post('/api/limits/set', { name, amount }, { token: asha.token });
};
const limitOf = async (name: LimitName) => {
  const { body } = await sandbox.get('/api/limits', { token: asha.token });
  const own: OwnLimits = z.decode(calls.getLimits.response, body as never).data;
  return own.limits.find((limit) => limit.name === name);
};
const deposit = async (amount: number) =>
  sandbox.post(
    '/api/deposit/create',
    { ...(await moneyCalls.createDeposit(sandbox, asha)), amount, clientRef: freshRef() },
    { token: asha.token },
  );
const depositIn = ({ body }: Answer) => (body.data as { deposit: { id: string } }).deposit.id;
/** A bet of so many rupees on one of the matches that have not begun. */
const slipOf = (rupees: number, { match = 0, runner = 0, side = 'back' as 'back' | 'lay' } = {}) => {
  const open = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
  const market = bookie.market(open[match % open.length] as (typeof open)[number], 'match_odds');
  return bookie.slip(market, runner, side, rupees);
};
const bet = (rupees: number, where = {}) => bookie.place(asha, slipOf(rupees, where));
const gameBet = async (token: string, rupees: number) =>
  spribe.send('bet', { ...moneyOf(asha), token, amount: rupees * 100, close: true });
const heldNow = async () => (await cashAndHeldOf(sandbox.database, asha.id)).held;
/** As if a market had been settled: what was lost of the player's cash. */
const lose = (rupees: number) =>
  sandbox.database.transaction((tx) =>
    post(tx, {
      reference: `lost:${freshRef()}`,
      kind: 'sports',
      ...{ title: 'Lost', detail: '', state: 'Lost', at: sandbox.now() },
      entries: [
        { account: { player: asha.id, name: 'cash' }, amount: paise(-rupees * 100) },
        { account: { house: 'sports' }, amount: paise(rupees * 100) },
      ],
    }),
  );
const usernameOf = async ({ id }: SignedIn) =>
  (await sandbox.database.query('select username from player where id = $1', [id]))[0]?.username ?? '';
const codes = (answers: readonly Answer[]) => answers.map(({ status, body }) => (status === 200 ? 'OK' : body.code));

test('a deposit limit is not dodged by splitting: what is open counts as what was paid in does', async () => {
  await set('deposit-day', 3000);
  const [one, two] = [await deposit(1500), await deposit(1000)];
  expect(codes([one, two, await deposit(600)])).toEqual(['OK', 'OK', 'over-deposit-day']);
  expect((await limitOf('deposit-day'))?.used).toBe(250_000);
  await sandbox.database.transaction((tx) => approveDeposit(tx, depositIn(one), sandbox.now()));
  expect(codes([await deposit(600)])).toEqual(['over-deposit-day']);
  await sandbox.database.transaction((tx) => declineDeposit(tx, depositIn(two), 'Not there.', sandbox.now()));
  expect(codes([await deposit(1500), await deposit(500)])).toEqual(['OK', 'over-deposit-day']);
});

test('nor by midnight: what was paid in counts for 24 hours from when it was credited', async () => {
  sandbox.pass(startOfIstDay('2026-11-25').getTime() - MINUTE - sandbox.now().getTime());
  await set('deposit-day', 1000);
  const first = await deposit(1000);
  sandbox.pass(2 * MINUTE);
  expect(codes([await deposit(500)])).toEqual(['over-deposit-day']);
  const credited = sandbox.now();
  await sandbox.database.transaction((tx) => approveDeposit(tx, depositIn(first), credited));
  sandbox.pass(DAY - 1);
  expect(codes([await deposit(500)])).toEqual(['over-deposit-day']);
  sandbox.pass(1);
  expect(codes([await deposit(500)])).toEqual(['OK']);
});

test('nor by a loss at midnight, a bet that is open or a game: all of it counts together', async () => {
  sandbox.pass(startOfIstDay('2026-11-27').getTime() - MINUTE - sandbox.now().getTime());
  const game = await spribe.open(asha);
  await set('loss-day', 1500);
  await lose(600);
  sandbox.pass(2 * MINUTE);
  expect(codes([await bet(500)])).toEqual(['OK']);
  expect((await limitOf('loss-day'))?.used).toBe(110_000);
  expect((await gameBet(game, 500)).body.code).toBe('LIMIT_REACHED');
  expect((await gameBet(game, 400)).body.code).toBe('OK');
  expect(codes([await bet(100)])).toEqual(['over-loss-day']);
  sandbox.pass(DAY - 2 * MINUTE - 1);
  expect(codes([await bet(100, { match: 1 })])).toEqual(['over-loss-day']);
  sandbox.pass(1);
  expect(codes([await bet(100, { match: 1 })])).toEqual(['OK']);
});

test('what a bet may lose counts however long ago it was placed, and whatever takes risk off is let through', async () => {
  await set('loss-month', 1000);
  expect(codes([await bet(600, { match: 2 }), await bet(600, { match: 3 })])).toEqual(['OK', 'over-loss-month']);
  const before = await heldNow();
  // The same runner laid leaves less at risk.
  const lay = await bet(300, { match: 2, side: 'lay' });
  expect([codes([lay]), (await heldNow()) < before]).toEqual([['OK'], true]);
  await set('loss-month', 0);
  expect(codes([await bet(100, { match: 2, side: 'lay' })])).toEqual(['OK']);
  expect(codes([await bet(100, { match: 2 })])).toEqual(['over-loss-month']);
});

test('what was won widens a loss limit by as much, and is no more than that', async () => {
  await set('loss-week', 500);
  const game = await spribe.open(asha);
  const won = await spribe.send('bet-win', { ...moneyOf(asha), token: game, amount: 10_000, win: 60_000, close: true });
  expect(won.body.code).toBe('OK');
  expect((await limitOf('loss-week'))?.used).toBe(-50_000);
  expect((await gameBet(game, 1001)).body.code).toBe('LIMIT_REACHED');
  expect((await gameBet(game, 1000)).body.code).toBe('OK');
  expect((await gameBet(game, 10)).body.code).toBe('LIMIT_REACHED');
});

test('a win and a rollback come whatever the limit', async () => {
  const game = await spribe.open(asha);
  const round = moneyOf(asha);
  await spribe.send('bet', { ...round, token: game, amount: 50_000 });
  await set('loss-day', 0);
  await set('stake-bet', 0);
  const more = { ...moneyOf(asha, round.round), amount: 70_000 };
  expect((await spribe.send('win', more)).body.code).toBe('OK');
});

test('a game’s bet that is rolled back uses up neither the stake limit nor the loss limit any more', async () => {
  await set('stake-day', 1000);
  await set('loss-day', 1000);
  const game = await spribe.open(asha);
  const taken = moneyOf(asha);
  await spribe.send('bet', { ...taken, token: game, amount: 60_000 });
  const used = async () => [(await limitOf('stake-day'))?.used, (await limitOf('loss-day'))?.used];
  expect(await used()).toEqual([60_000, 60_000]);
  const back = await spribe.send('rollback', { ...moneyOf(asha, taken.round), reverses: taken.transaction });
  expect([back.body.code, await used()]).toEqual(['OK', [0, 0]]);
  expect((await gameBet(game, 1000)).body.code).toBe('OK');
  expect((await gameBet(game, 10)).body.code).toBe('LIMIT_REACHED');
});

test('what a game’s bet has won leaves its stake staked', async () => {
  await set('stake-day', 1000);
  const game = await spribe.open(asha);
  const won = { ...moneyOf(asha), token: game, amount: 60_000, win: 90_000, close: true };
  expect((await spribe.send('bet-win', won)).body.code).toBe('OK');
  expect((await limitOf('stake-day'))?.used).toBe(60_000);
  expect((await gameBet(game, 401)).body.code).toBe('LIMIT_REACHED');
});

test('the stake of a lay is what it may lose', async () => {
  await set('stake-bet', 1000);
  const slip = slipOf(1000, { match: 4, side: 'lay' });
  const odds = Number(slip.odds);
  const answer = await bookie.place(asha, slip);
  expect([odds > 2, codes([answer])]).toEqual([odds > 2, [odds > 2 ? 'over-stake-bet' : 'OK']]);
  const within = Math.floor(900 / Math.max(1, odds - 1));
  expect(codes([await bet(Math.max(100, within), { match: 4, side: 'lay' })])).toEqual([
    Math.max(100, within) * (odds - 1) > 1000 ? 'over-stake-bet' : 'OK',
  ]);
});

test('a limit for one round holds for all of its bets together: what is rolled back counts no more, and another round by itself', async () => {
  await set('stake-bet', 100);
  const game = await spribe.open(asha);
  const first = moneyOf(asha);
  const inRound = (rupees: number, round = first.round) =>
    spribe.send('bet', { ...moneyOf(asha), round, token: game, amount: rupees * 100 });
  const codeOf = async (answer: ReturnType<typeof inRound>) => (await answer).body.code;
  expect(await codeOf(inRound(60))).toBe('OK');
  const second = moneyOf(asha).transaction;
  const body = { ...first, transaction: second, token: game, amount: 4000 };
  expect((await spribe.send('bet', body)).body.code).toBe('OK');
  expect(await codeOf(inRound(1))).toBe('LIMIT_REACHED');
  const { transaction } = moneyOf(asha);
  expect((await spribe.send('rollback', { ...first, transaction, reverses: second })).body.code).toBe('OK');
  expect(await codeOf(inRound(41))).toBe('LIMIT_REACHED');
  const answers = await atOnce(() => codeOf(inRound(20)));
  expect(answers.toSorted()).toEqual([...Array(TIMES - 2).fill('LIMIT_REACHED'), 'OK', 'OK']);
  expect(await codeOf(inRound(100, moneyOf(asha).round))).toBe('OK');
});

test('stakes of bets and games count together, a bet that was refused or cancelled is none', async () => {
  await set('stake-day', 1000);
  const game = await spribe.open(asha);
  expect((await gameBet(game, 300)).body.code).toBe('OK');
  const price = Number(slipOf(200, { match: 5 }).odds);
  const standing = await bookie.place(asha, {
    ...slipOf(500, { match: 5 }),
    ...{ odds: Math.round((price + 0.5) * 10) / 10, rest: 'stay', clientRef: freshRef() },
  });
  const { used = 0 } = (await limitOf('stake-day')) ?? {};
  if (standing.status === 200) {
    expect(used).toBe(80_000);
    const { bet: stands } = standing.body.data as { bet: { id: string } };
    await sandbox.post('/sports-api/bets/cancel', { id: stands.id, clientRef: freshRef() }, { 'xu-auth': asha.token });
  }
  expect((await limitOf('stake-day'))?.used).toBe(30_000);
  expect(codes([await bet(701, { match: 6 }), await bet(700, { match: 6 })])).toEqual(['over-stake-day', 'OK']);
});

test('a bet that is voided uses up the stake limit no more; one that is cashed out goes on, and its cash-out does not', async () => {
  await set('stake-day', 100_000);
  const used = async () => (await limitOf('stake-day'))?.used;
  const slip = slipOf(300, { match: 20 });
  expect([codes([await bookie.place(asha, slip)]), await used()]).toEqual([['OK'], 30_000]);
  await settleMarkets(sandbox.database, sandbox.now, [{ market: String(slip.marketId), outcome: 'void' }]);
  expect(await used()).toBe(0);

  const offer = await moneyCalls.takeCashOut(sandbox, asha);
  const before = await used();
  const taken = await sandbox.post(
    '/sports-api/bets/cash-out',
    { ...offer, clientRef: freshRef() },
    { 'xu-auth': asha.token },
  );
  const outs = await sandbox.database.query('select stake from bet where player_id = $1 and cash_out is not null', [
    asha.id,
  ]);
  expect([taken.status, outs.length > 0, (before ?? 0) > 0]).toEqual([200, true, true]);
  expect(await used()).toBe(before);
});

test('what was asked for before the limit was lowered is not credited after it: the desk is told, a payment goes back', async () => {
  const early = await deposit(1500);
  await set('deposit-week', 1000);
  await expect(
    sandbox.database.transaction((tx) => approveDeposit(tx, depositIn(early), sandbox.now())),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('own deposit limit') });
  await sandbox.database.transaction((tx) => declineDeposit(tx, depositIn(early), 'Sent back.', sandbox.now()));
  await set('deposit-week', 5000);
  sandbox.pass(48 * HOUR);
  const begun = await sandbox.post(
    '/api/deposit/fastpayme',
    { amount: 1000, returnPath: '/deposit', clientRef: freshRef() },
    { token: asha.token },
  );
  const { deposit: made, redirectUrl } = begun.body.data as { deposit: { id: string }; redirectUrl: string };
  await sandbox.post(`${redirectUrl}/pay`, undefined, { 'content-type': 'application/x-www-form-urlencoded' });
  await set('deposit-week', 500);
  await settlePayments(sandbox.database, hearGateway, sandbox.now());
  const { body } = await sandbox.get(`/api/deposit/get?id=${made.id}`, { token: asha.token });
  expect((body.data as { deposits: object[] }).deposits).toMatchObject([
    { state: 'declined', reason: 'This exceeds a limit you set. The payment is refunded.' },
  ]);
  expect((await cashAndHeldOf(sandbox.database, asha.id)).cash).toBe(1_000_000);
});

test('eight bets at once pass a loss limit as little as one after the other, on whichever matches', async () => {
  await set('loss-day', 1000);
  const answers = await atOnce((index) => bet(400, { match: index }));
  expect(codes(answers).toSorted()).toEqual(['OK', 'OK', ...Array(TIMES - 2).fill('over-loss-day')]);
  expect(await heldNow()).toBe(80_000);
});

test('eight deposits at once, by hand and by the gateway that redirects, pass a deposit limit as little', async () => {
  await set('deposit-month', 3500);
  const bodies: object[] = [];
  for (let each = 0; each < TIMES; each += 1) {
    bodies.push({ ...(await moneyCalls.createDeposit(sandbox, asha)), amount: 1000, clientRef: freshRef() });
  }
  const answers = await atOnce((index) =>
    index % 2 === 0
      ? sandbox.post('/api/deposit/create', bodies[index], { token: asha.token })
      : sandbox.post(
          '/api/deposit/fastpayme',
          { amount: 1000, returnPath: '/deposit', clientRef: freshRef() },
          { token: asha.token },
        ),
  );
  expect(codes(answers).filter((code) => code === 'OK')).toHaveLength(3);
  expect((await limitOf('deposit-month'))?.used).toBe(300_000);
});

test('shares one limit between two devices that act at once', async () => {
  const phone = await sandbox.post('/api/login', { username: await usernameOf(asha), password: PASSWORD });
  const [computer, other] = [asha, { ...asha, token: String(phone.body.token) }];
  await set('loss-day', 1000);
  await set('deposit-day', 3500);
  const placed = await atOnce((index) =>
    bookie.place(index % 2 === 0 ? computer : other, slipOf(400, { match: index })),
  );
  expect(codes(placed).filter((code) => code === 'OK')).toHaveLength(2);
  const bodies: object[] = [];
  for (let each = 0; each < TIMES; each += 1) {
    const device = each % 2 === 0 ? computer : other;
    bodies.push({ ...(await moneyCalls.createDeposit(sandbox, device)), amount: 1000, clientRef: freshRef() });
  }
  const paid = await atOnce((index) =>
    sandbox.post('/api/deposit/create', bodies[index], { token: (index % 2 === 0 ? computer : other).token }),
  );
  expect(codes(paid).filter((code) => code === 'OK')).toHaveLength(3);
});

test('bets and games at once share one limit', async () => {
  const game = await spribe.open(asha);
  await set('loss-day', 1000);
  const answers = await atOnce((index) => (index % 2 === 0 ? bet(300, { match: index }) : gameBet(game, 300)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect((await limitOf('loss-day'))?.used).toBe(90_000);
});

test('a limit that is lowered while bets are on their way holds for all that are placed after its answer', async () => {
  for (let round = 0; round < 4; round += 1) {
    asha = await newPlayer(sandbox);
    const early = settledAtOnce((index) => bet(300, { match: index + round }));
    await set('loss-day', 600);
    const atAnswer = await heldNow();
    await early;
    expect(await heldNow()).toBeLessThanOrEqual(Math.max(atAnswer, 60_000));
  }
});

type Step =
  | { readonly kind: 'bet' | 'game' | 'lose'; readonly rupees: number; readonly match: number }
  | { readonly kind: 'deposit' | 'limit'; readonly rupees: number }
  | { readonly kind: 'pass'; readonly hours: number };
const rupees = fc.integer({ min: 100, max: 700 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('bet', 'game', 'lose'), rupees, match: fc.nat(7) }),
  fc.record({ kind: fc.constant('bet'), rupees, match: fc.nat(7) }),
  fc.record({ kind: fc.constantFrom('deposit', 'limit'), rupees: fc.integer({ min: 500, max: 3000 }) }),
  fc.record({ kind: fc.constant('pass'), hours: fc.integer({ min: 1, max: 20 }) }),
) as fc.Arbitrary<Step>;

/** What the rows themselves come to, without any function of the operator's: what was lost in 24 hours with what is at risk, and paid in or may be. */
async function counted(): Promise<{ readonly loss: number; readonly deposits: number }> {
  const since = new Date(sandbox.now().getTime() - DAY);
  const [row] = await uncheckedRows(
    sandbox.database,
    `select (select coalesce(- sum(e.amount), 0)::bigint from ledger_entry e where e.player_id = $1 and e.name = 'cash'
         and e.kind in ('sports', 'casino') and e.at > $2) as lost,
       (select coalesce(sum(e.amount), 0)::bigint from ledger_entry e where e.player_id = $1 and e.name = 'held') as held,
       (select coalesce(sum(d.amount), 0)::bigint from deposit d where d.player_id = $1 and (d.state = 'pending' and d.expires_at > $3
         or d.state = 'approved' and d.decided_at > $2)) as deposits`,
    [asha.id, since, sandbox.now()],
  );
  const { lost, held, deposits } = row as Readonly<Record<'lost' | 'held' | 'deposits', number>>;
  return { loss: lost + held, deposits };
}

test('in whatever order and however many at once bets, games, deposits, losses, lower limits and hours come: no limit is passed by what was granted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      async (turns) => {
        asha = await newPlayer(sandbox);
        const game = await spribe.open(asha);
        const limits = { loss: 300_000, deposits: 300_000 };
        await set('loss-day', rupeesOf(paise(limits.loss)));
        await set('deposit-day', rupeesOf(paise(limits.deposits)));
        for (const turn of turns) {
          const before = await counted();
          // What is lost at once with bets that are placed may come after them.
          let lost = 0;
          await Promise.all(
            turn.map(async (one) => {
              if (one.kind === 'bet') await bet(one.rupees, { match: one.match });
              else if (one.kind === 'game') await gameBet(game, one.rupees);
              else if (one.kind === 'deposit') await deposit(one.rupees);
              else if (one.kind === 'limit') {
                limits.loss = Math.min(limits.loss, paiseOfRupees(one.rupees));
                await set('loss-day', rupeesOf(paise(limits.loss)));
              } else if (one.kind === 'lose') {
                lost += one.rupees * 100;
                await lose(one.rupees).catch(() => undefined);
              }
            }),
          );
          for (const one of turn) if (one.kind === 'pass') sandbox.pass(one.hours * HOUR);
          const after = await counted();
          // A limit that is lowered in the same moment counts from its answer on.
          const was = turn.some(({ kind }) => kind === 'limit') ? 300_000 : limits.loss;
          expect(after.loss).toBeLessThanOrEqual(Math.max(was, before.loss) + lost);
          expect(after.deposits).toBeLessThanOrEqual(limits.deposits);
          // What the player reads as used is what was counted, to the paisa.
          const [loss, deposits] = [await limitOf('loss-day'), await limitOf('deposit-day')];
          expect([loss?.used, deposits?.used]).toEqual([after.loss, after.deposits]);
        }
      },
    ),
    { numRuns: 25, seed: 11 },
  );
}, 60_000);

test('whatever one visitor of the demo sets, the next can bet, play and pay in again after one call of each', async () => {
  const demo = async () => ({
    id: 10_234,
    token: String((await sandbox.post('/api/login/demo')).body.token),
  });
  asha = await demo();
  const visitor = asha;
  for (const name of limitNames) await set(name, 0);
  expect((await sandbox.post('/api/limits/session', { minutes: 15 }, { token: visitor.token })).status).toBe(403);
  asha = await demo();
  expect(codes([await bet(100), await deposit(1500)])).toEqual([expect.stringMatching(/^over-/), 'over-deposit-day']);
  for (const name of limitNames) await set(name, null);
  expect((await limitOf('stake-bet'))?.later).toBeNull();
  expect(codes([await bet(100), await deposit(1500)])).toEqual(['OK', 'OK']);
  for (let passed = 0; passed < 60; passed += 10) {
    await sandbox.get('/api/limits', { token: asha.token });
    sandbox.pass(10 * MINUTE);
  }
  expect(codes([await bet(100)])).toEqual(['OK']);
});

test('who passes a limit reads what of it was left before', async () => {
  await set('deposit-day', 3000);
  await set('loss-day', 900);
  await set('stake-day', 2000);
  await deposit(1000);
  await bet(500, { match: 1 });
  expect((await deposit(2500)).body.message).toBe(
    'Your deposit limit is ₹3,000.00 in 24 hours. You have ₹2,000.00 left.',
  );
  expect((await bet(600, { match: 2 })).body.message).toBe(
    'Your loss limit is ₹900.00 in 24 hours. You can still risk ₹400.00.',
  );
  const game = await spribe.open(asha);
  expect((await gameBet(game, 600)).body.message).toBe(
    'Your loss limit is ₹900.00 in 24 hours. You can still risk ₹400.00.',
  );
  await set('stake-day', 700);
  expect((await bet(300, { match: 2 })).body.message).toBe(
    'Your stake limit is ₹700.00 in 24 hours. You have ₹200.00 left.',
  );
});
