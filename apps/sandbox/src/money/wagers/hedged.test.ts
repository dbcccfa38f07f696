import { paise } from '@pavilion/money';
import { totalsOf } from '../../players/index.ts';
import { settleMarkets } from '../../sports/bets/settle.ts';
import { VOID } from '../../sports/feed/play.ts';
import type { WorldMatch } from '../../sports/index.ts';
import type { QuotedMarket } from '../../sports/markets/market.ts';
import { post, walletOf } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { grantBonus } from '../bonus/grants.ts';
import { collectDebts, owedBy } from '../debts/debts.ts';
import { codeFor, joinUnder } from '../referral/codes.ts';
import { payReferrals } from '../referral/commission.ts';
import { countWager } from './wagers.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
});
afterAll(() => sandbox.close());

const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);
const cashOf = async ({ id }: SignedIn) => (await walletOf(sandbox.database, id)).cash;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const settle = (market: QuotedMarket, outcome: string) =>
  settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
const runner = (market: QuotedMarket, index: number) => market.runners[index]?.id ?? '';

/** Somebody, whom another brought, whom another brought, whom another brought: the latest first. */
async function family(): Promise<readonly [child: SignedIn, ...above: SignedIn[]]> {
  const [first, second, third, child] = await Promise.all([1, 2, 3, 4].map(() => newPlayer(sandbox)));
  const line = [first, second, third, child].map((each) => each as SignedIn).toSorted((a, b) => a.id - b.id);
  for (const [index, player] of line.entries()) {
    const referrer = line[index - 1];
    if (!referrer) continue;
    await tx(async (t) => {
      const code = await codeFor(t, referrer.id, 'direct', sandbox.now());
      await joinUnder(t, player.id, { referrer: referrer.id, code, agent: null }, sandbox.now());
    });
  }
  const [youngest, ...above] = line.toReversed();
  return [youngest as SignedIn, ...above];
}

/** A match whose market of odds nobody has bet on. */
const used = new Set<string>();
function freshMarket(): QuotedMarket {
  const isFresh = ({ id, state, play }: WorldMatch) => state === 'open' && play === null && !used.has(id);
  for (const match of sandbox.feed.world().matches.filter(isFresh)) {
    used.add(match.id);
    const market = bookie.market(match, 'match_odds');
    if (market.quote(runner(market, 0), 'back') && market.quote(runner(market, 0), 'lay')) return market;
  }
  throw new Error('There is no such market left');
}

/** Backs and lays one runner with the same stake, again and again; returns what was staked in all, in paise. */
async function hedge(player: SignedIn, market: QuotedMarket, times: number): Promise<number> {
  for (let round = 0; round < times; round += 1) {
    for (const side of ['back', 'lay'] as const) {
      expect(await bookie.place(player, bookie.slip(market, 0, side, 500))).toMatchObject({ status: 200 });
    }
  }
  return times * 2 * 50_000;
}

const stats = async ({ token }: SignedIn) =>
  (await sandbox.get('/api/ref/stats', { token })).body.data as Record<'turnover' | 'netLoss' | 'earned', number>;
const pay = () => tx((t) => payReferrals(t, new Date(sandbox.now().getTime() + 1), sandbox.now()));
async function activeBonus({ id, token }: SignedIn): Promise<void> {
  await tx((t) =>
    grantBonus(t, {
      ...{ player: id, campaign: 'reload-2026', amount: paise(40_000), source: 'hedged', at: sandbox.now() },
    }),
  );
  const { body } = await sandbox.get('/api/bonus/claims', { token });
  const [bonus] = (body.data as { bonusListing: { id: string }[] }).bonusListing;
  await sandbox.post('/api/bonus/claims', { bonusId: bonus?.id, clientRef: `hedged-${id}` }, { token });
}
const done = async ({ token }: SignedIn) => {
  const { body } = await sandbox.get('/api/bonus/claims', { token });
  return (body.data as { bonusListing: { done: number }[] }).bonusListing[0]?.done ?? 0;
};

test('backing and laying the same runner for ever brings those above no more than their share of what was really lost', async () => {
  const [child, ...above] = await family();
  const everybody = [child, ...above];
  const before = sum(await Promise.all(everybody.map(cashOf)));
  const childBefore = await cashOf(child);
  let turnover = 0;
  for (let index = 0; index < 4; index += 1) {
    const market = freshMarket();
    turnover += await hedge(child, market, 5);
    await settle(market, runner(market, index % market.runners.length));
  }
  const lost = childBefore - (await cashOf(child));
  await pay();
  const gained = sum(await Promise.all(everybody.map(cashOf))) - before;
  expect(gained).toBeLessThanOrEqual(0);
  expect(gained + lost).toBeLessThanOrEqual(0.45 * Math.max(0, lost));
  const nearest = await stats(above[0] as SignedIn);
  expect(nearest).toMatchObject({ turnover: turnover / 100, netLoss: lost / 100 });
  expect(nearest.earned).toBeLessThanOrEqual((0.15 * lost) / 100);
});

test('backing and laying the same runner clears no more of a bonus than what could be lost by it', async () => {
  const child = await newPlayer(sandbox);
  await activeBonus(child);
  const market = freshMarket();
  const prices = (['back', 'lay'] as const).map((side) => market.quote(runner(market, 0), side)?.price ?? 0);
  await hedge(child, market, 5);
  await settle(market, runner(market, 0));
  // Five times 500 rupees at the two prices: where the runner wins, their difference is lost, and otherwise nothing.
  const [back = 0, lay = 0] = prices;
  expect(await done(child)).toBe((5 * 500 * (lay - back)) / 100);
});

test('what a bonus gave a child is the house’s own: those above earn nothing on losing it again', async () => {
  const [child, above] = await family();
  await activeBonus(child);
  const count = (reference: string, lost: number) =>
    tx((t) =>
      countWager(t, {
        ...{ player: child.id, product: 'slots' as const, reference: `${reference}-${child.id}`, at: sandbox.now() },
        ...{ stake: paise(lost), atRisk: paise(lost), result: paise(-lost) },
      }),
    );
  await count('enough', 200_000);
  const before = await stats(above as SignedIn);
  const { body } = await sandbox.get('/api/bonus/claims', { token: child.token });
  const [bonus] = (body.data as { bonusListing: { id: string }[] }).bonusListing;
  for (const part of [1, 2, 3, 4]) {
    const claim = { bonusId: bonus?.id, part, clientRef: `gift-${part}-${child.id}` };
    expect((await sandbox.post('/api/bonus/claims/parts', claim, { token: child.token })).status).toBe(200);
  }
  await count('again', 40_000);
  expect(await stats(above as SignedIn)).toMatchObject({ netLoss: before.netLoss, earned: before.earned });
});

test('nobody earns on a corrected loss that a child has not paid, until it is paid', async () => {
  const [child, above] = await family();
  const market = freshMarket();
  const give = (amount: number, reference: string) =>
    tx((t) =>
      post(t, {
        ...{ reference: `${reference}-${child.id}`, kind: 'adjustment', title: '', detail: '', state: '' },
        at: sandbox.now(),
        entries: [
          { account: { house: 'play-money' }, amount: paise(-amount) },
          { account: { player: child.id, name: 'cash' }, amount: paise(amount) },
        ],
      }),
    );
  // The result of the bet is whole from the first; what of it is still owed is the house's to wait for.
  const lost = async () => (await totalsOf(sandbox.database, child.id, '2026-11-01', '2026-11-30')).lost / 100;
  const paid = async () => (await lost()) - (await owedBy(sandbox.database, child.id)) / 100;
  await bookie.place(child, bookie.slip(market, 0, 'back', 500));
  await settle(market, runner(market, 0));
  expect((await stats(above as SignedIn)).netLoss).toBe(await paid());
  await give(-(await cashOf(child)), 'spent');
  await settle(market, runner(market, 1));
  expect(await paid()).toBeLessThan(0);
  expect((await stats(above as SignedIn)).netLoss).toBe(await paid());
  await give(1_000_000, 'back');
  await tx((t) => collectDebts(t, child.id, sandbox.now()));
  expect((await stats(above as SignedIn)).netLoss).toBe(500);
});

test('a bet counts for a bonus once by what its market could lose, and a void or another result corrects it', async () => {
  const child = await newPlayer(sandbox);
  await activeBonus(child);
  const market = freshMarket();
  await bookie.place(child, bookie.slip(market, 0, 'back', 500));
  await bookie.place(child, bookie.slip(market, 0, 'back', 200));
  await settle(market, runner(market, 1));
  expect(await done(child)).toBe(700);
  await settle(market, runner(market, 0));
  expect(await done(child)).toBe(700);
  await settle(market, VOID);
  expect(await done(child)).toBe(0);
  await settle(market, runner(market, 0));
  expect(await done(child)).toBe(700);
});
