import { proves } from '@pavilion/api-client/proves';
import {
  type CallOutput,
  getAccountStatement,
  getStatementSubject,
  type StatementEntry,
} from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { settleMarkets } from '../sports/index.ts';
import { post } from '../store/index.ts';
import { placedBets, runnerOf, type SaidMarket } from '../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let demo: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  demo = String((await sandbox.post('/api/login/demo')).body.token);
});
afterAll(() => sandbox.close());

type Subject = CallOutput<typeof getStatementSubject>['data']['about'];

const ask = (reference: string, token = demo) =>
  sandbox.get(`/api/getAccountstatement/subject?reference=${encodeURIComponent(reference)}`, { token });
async function subject(reference: string, token = demo): Promise<Subject> {
  const { body } = await ask(reference, token);
  return z.decode(getStatementSubject.response, body as never).data.about;
}
async function lines(token = demo, limit = 100): Promise<readonly StatementEntry[]> {
  const { body } = await sandbox.get(`/api/getAccountstatement?from=2026-09-01&to=2026-11-30&limit=${limit}`, {
    token,
  });
  return z.decode(getAccountStatement.response, body as never).data.entries;
}
const byReference = async (reference: string, token = demo) =>
  (await lines(token)).find((line) => line.reference === reference);

test.each([
  ['BT-7F4291', 'bets', 'cricket'],
  ['BT-7F31C2', 'bets', 'tennis'],
  ['BT-7F2F40', 'bets', 'soccer'],
  ['WD-20418', 'withdrawal', undefined],
  ['DP-31877', 'deposit', undefined],
  ['BN-0412', 'bonus', undefined],
  ['GS-88412', undefined, undefined],
])('the line %s says that it is about: %s, of the sport: %s', async (reference, about, sport) => {
  const line = await byReference(reference);
  expect([line?.about, line?.sport]).toEqual([about, sport]);
});

test('lines and their reasons have names, so that a client says them in the player’s language', async () => {
  expect(await byReference('BT-7F2F40')).toMatchObject({
    title: 'Bet won: the draw, laid',
    named: {
      title: { name: 'bet-won', values: { what: { name: 'draw-laid', values: {} } } },
      detail: { name: 'on-match-odds', values: { name: 'Leeds v Everton' } },
    },
  });
  expect((await byReference('DP-31877'))?.named).toEqual({ title: { name: 'deposit-by', values: { name: 'UPI' } } });
});

test('a line opens to what it is about, each kind as its own page has it', async () => {
  proves('getStatementSubject');
  expect(await subject('BT-7F4291')).toMatchObject({
    kind: 'bets',
    bets: [{ id: 'BT-7F4291', runnerName: 'India', profit: 168_000, status: 'won' }],
    settlement: { net: 168_000, commission: 8400, rate: 5 },
  });
  expect(await subject('WD-20418')).toMatchObject({
    kind: 'withdrawal',
    withdrawal: { id: 'WD-20418', amount: 500_000 },
  });
  expect(await subject('DP-31877')).toMatchObject({ kind: 'deposit', deposit: { id: 'DP-31877', state: 'approved' } });
  expect(await subject('BN-0412')).toMatchObject({
    kind: 'bonus',
    bonus: { title: 'Welcome bonus 2026' },
    part: { part: 2, amount: 50_000, state: 'claimed' },
  });
  expect(await subject('RF-0091')).toMatchObject({ kind: 'referral', amount: 604_500 });
  expect(await subject('GS-88412')).toBeNull();
  expect(await subject('welcome:PV10234')).toBeNull();
});

test('nobody opens a line of another player', async () => {
  const other = await newPlayer(sandbox);
  for (const reference of ['BT-7F4291', 'WD-20418', 'DP-31877', 'BN-0412', 'settle:1:2:3', '']) {
    expect(await ask(reference, other.token)).toMatchObject({ status: 404, body: { field: 'reference' } });
  }
});

const settle = ({ id }: SaidMarket, outcome: string) =>
  settleMarkets(sandbox.database, sandbox.now, [{ market: id, outcome }]);
let markets = 0;
/** A market of its own, with these bets of the player's, in rupees at 2.00 on the first runner. */
async function backed({ id }: SignedIn, ...rupees: readonly number[]): Promise<SaidMarket> {
  markets += 1;
  const market = { id: `open-${markets}` };
  const bets = rupees.map((stake) => ({ player: id, side: 'back', rupees: stake, price: 200 }) as const);
  await placedBets(sandbox.database, market, bets, sandbox.now());
  return market;
}
/** What a settlement's figures say that its line moved. */
const movedBy = (about: Subject): number | null => {
  if (about?.kind !== 'bets' || !about.settlement) return null;
  const { net, commission, before } = about.settlement;
  return net - commission - (before ? before.net - before.commission : 0);
};

test('each line of a market that was settled again and again adds up to the paisa', async () => {
  const outcome = fc.constantFrom('1', '2', 'void');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 10, max: 500 }), { minLength: 1, maxLength: 3 }),
      fc.array(outcome, { minLength: 1, maxLength: 4 }),
      async (stakes, outcomes) => {
        const player = await newPlayer(sandbox, paise(10_000_000));
        const market = await backed(player, ...stakes);
        for (const each of outcomes) await settle(market, each === 'void' ? each : runnerOf(market, Number(each)));
        const settled = (await lines(player.token)).filter(({ about }) => about === 'bets');
        expect(settled.length).toBeGreaterThan(0);
        for (const { reference, amount } of settled) {
          expect(movedBy(await subject(reference, player.token))).toBe(amount);
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('a correction that could not be taken in full opens to what is owed, and so do the lines of the debt', async () => {
  const poor = await newPlayer(sandbox, paise(50_000));
  const market = await backed(poor, 500);
  await settle(market, runnerOf(market, 1));
  await sandbox.database.transaction((tx) =>
    post(tx, {
      ...{
        reference: `spent:${market.id}`,
        kind: 'adjustment',
        title: 'Spent',
        detail: '',
        state: 'Done',
        at: sandbox.now(),
      },
      entries: [
        { account: { player: poor.id, name: 'cash' }, amount: paise(-90_000) },
        { account: { house: 'play-money' }, amount: paise(90_000) },
      ],
    }),
  );
  await settle(market, runnerOf(market, 2));
  const corrected = (await lines(poor.token)).find(({ title }) => title.startsWith('Result corrected'));
  expect(corrected?.named).toMatchObject({ title: { name: 'corrected' }, detail: { name: 'net-returned-owed' } });
  const about = await subject(corrected?.reference ?? '', poor.token);
  expect(movedBy(about)).toBe(corrected?.amount);
  expect(about).toMatchObject({ settlement: { owed: 90_000 } });
  const owed = (await lines(poor.token)).find(({ state }) => state === 'Owed');
  expect([owed?.about, owed?.named?.title?.name]).toEqual(['debt', 'debt-laid-out']);
  expect(await subject(owed?.reference ?? '', poor.token)).toMatchObject({
    kind: 'debt',
    debt: { amount: 90_000, collected: 0, left: 90_000 },
  });
});
