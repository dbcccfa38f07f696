import { figureOf } from '@pavilion/betting-math';
import { paise } from '@pavilion/money';
import { cashAndHeldOf } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { VOID } from '../feed/play.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { settleMarkets } from './settle.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let used = 0;
/** Top brought boss, boss brought child. */
let top: SignedIn;
let boss: SignedIn;
let child: SignedIn;
let market: QuotedMarket;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
});
beforeEach(async () => {
  [top, boss, child] = [await newPlayer(sandbox), await newPlayer(sandbox), await newPlayer(sandbox)];
  for (const [referrer, player] of [
    [top, boss],
    [boss, child],
  ] as const) {
    await sandbox.database.query(
      `with code as (
         insert into referral_code (code, player_id, campaign, created_at) values ('T' || $1::bigint, $1, 'x', $3) returning id
       )
       insert into referral (player_id, referrer_id, code_id, at) select $2, $1, id, $3 from code`,
      [referrer.id, player.id, sandbox.now()],
    );
  }
  const matches = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
  market = bookie.market(matches[used] as WorldMatch, 'match_odds');
  used += 1;
});
afterAll(() => sandbox.close());

const ask = (player: SignedIn, side: 'back' | 'lay', more: object = {}) =>
  bookie.place(player, {
    ...bookie.slip(market, 0, side, 5000),
    odds: figureOf(market.offers(market.runners[0]?.id ?? '', 'lay')[0]?.price ?? 0),
    oddsPolicy: 'better',
    rest: 'stay',
    ...more,
  });
const settle = (outcome: string) => settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
const runner = (index: number) => market.runners[index]?.id ?? '';
const earned = async () =>
  sandbox.database.query(
    `select c.child_id as child, sum(c.stake)::bigint as stake, sum(c.lost)::bigint as lost from referral_commission c
     where c.earner_id = any($1::bigint[]) group by 1 order by 1`,
    [[top.id, boss.id]],
  );
const counted = ({ id }: SignedIn) =>
  sandbox.database.query(
    `select w.stake, w.at_risk as "atRisk", w.result from wager w where w.player_id = $1 and w.stake > 0`,
    [id],
  );
const cashOf = async ({ id }: SignedIn) => (await cashAndHeldOf(sandbox.database, id)).cash;

test.each([0, 1])(
  'what two of one chain match with each other brings nobody above them a commission and counts for no bonus, whoever wins (runner %i)',
  async (winner) => {
    await ask(child, 'back');
    await ask(boss, 'lay');
    await settle(runner(winner));
    expect((await cashOf(child)) - 1_000_000).not.toBe(0);
    expect([await earned(), await counted(child), await counted(boss)]).toEqual([[], [], []]);
  },
);

test('of a bet that players and the market matched, what the market matched counts, at what it alone came to', async () => {
  // What the market offers a backer; a lay stands there, and has its turn before the market's own size.
  const odds = figureOf(market.offers(runner(0), 'back')[0]?.price ?? 0);
  await ask(boss, 'lay', { stack: 1000, odds });
  await ask(child, 'back', { odds });
  const fills = await sandbox.database.query(
    `select f.stake, f.against is null as "isHouse" from bet b join bet_fill f on f.bet_id = b.id where b.player_id = $1`,
    [child.id],
  );
  const sum = (isHouse: boolean) =>
    fills.filter((fill) => fill.isHouse === isHouse).reduce((total, { stake }) => total + stake, 0);
  expect(sum(false)).toBeGreaterThan(0);
  expect(sum(true)).toBeGreaterThan(0);
  await settle(runner(1));
  expect(await counted(child)).toEqual([{ stake: sum(true), atRisk: sum(true), result: -sum(true) }]);
  expect(await earned()).toEqual([
    expect.objectContaining({ child: child.id, stake: sum(true) * 2, lost: sum(true) * 2 }),
  ]);
  await settle(VOID);
  expect(await earned()).toEqual([{ child: child.id, stake: 0, lost: 0 }]);
});

test('a commission that was not taken, since another player’s bet lost as much, makes nobody’s winnings from the house smaller', async () => {
  await ask(child, 'back', { rest: undefined, stack: 100, odds: bookie.slip(market, 0, 'back', 1).odds });
  await ask(boss, 'back', { stack: 3000 });
  await ask(child, 'lay', { stack: 3000 });
  await settle(runner(0));
  const won = await sandbox.database.query(
    `select sum(f.stake * (f.price - 100) / 100)::bigint as profit from bet b join bet_fill f on f.bet_id = b.id
     where b.player_id = $1 and f.against is null and b.side = 'back'`,
    [child.id],
  );
  expect(await counted(child)).toMatchObject([{ stake: 10_000, result: paise(Number(won[0]?.profit)) }]);
});
