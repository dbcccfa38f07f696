import fc from 'fast-check';
import { Refusal } from '../apps/sandbox/src/base/index.ts';
import { judgeDue } from '../apps/sandbox/src/sports/bets/judge.ts';
import { betsOf } from '../apps/sandbox/src/sports/bets/list.ts';
import { meetDue } from '../apps/sandbox/src/sports/bets/meet.ts';
import { placeBet } from '../apps/sandbox/src/sports/bets/place.ts';
import type { Feed } from '../apps/sandbox/src/sports/feed/feed.ts';
import { marketIdOf } from '../apps/sandbox/src/sports/feed/market-id.ts';
import type { WorldMatch } from '../apps/sandbox/src/sports/feed/world.ts';
import { quotedMarket } from '../apps/sandbox/src/sports/markets/market.ts';
import { cashAndHeldOf } from '../apps/sandbox/src/store/index.ts';
import { newPlayer } from '../apps/sandbox/src/testing/players.ts';
import { type TestSandbox, testSandbox } from '../apps/sandbox/src/testing/sandbox.ts';
import { requestOf } from '../apps/sports/src/slip/answer.ts';
import { type Assessed, assess, policyOf } from '../apps/sports/src/slip/assess.ts';
import { type BetRequest, draftOf, type SlipBet } from '../apps/sports/src/slip/slip-bet.ts';
import {
  figureOf,
  type Hundredths,
  type OddsPolicy,
  type Side,
  tickBeside,
} from '../packages/betting-math/src/index.ts';
import { absolutePaise, type Paise, paise } from '../packages/money/src/index.ts';

// The slip says before a bet what the operator holds after it. Here both are placed, the slip by what it shows, the operator by placing the bet.

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
  await sandbox.database.query(`update setting set value = value || '{"delay": 5}' where key = 'exchange'`);
});
afterAll(() => sandbox.close());

/** Three prices a side on the next ticks of the ladder: the best of the back, and so many ticks above it that of the lay. */
const ladders = fc.record({
  back: fc.integer({ min: 20, max: 190 }).map((ticks) => tickBeside(101, ticks) ?? 101),
  gap: fc.integer({ min: 1, max: 3 }),
  sizes: fc.record({ back: fc.integer({ min: 1, max: 1_000_000 }), lay: fc.integer({ min: 1, max: 1_000_000 }) }),
});
const stakes = fc.integer({ min: 10_000, max: 3_000_000 }).map(paise);
/** Where a bet's price stands: so many ticks beside the best one. */
const beside = fc.integer({ min: -4, max: 4 });
const runners = fc.constantFrom(0, 1);
const sides = fc.constantFrom<Side>('back', 'lay');

const cases = fc.record({
  isInPlay: fc.boolean(),
  liquidity: fc.integer({ min: 1, max: 60 }).map((hundredths) => hundredths / 100),
  cash: fc.integer({ min: 100_000, max: 20_000_000 }).map(paise),
  before: fc.array(fc.record({ runner: runners, side: sides, ticks: beside, stake: stakes }), { maxLength: 3 }),
  ladders: fc.tuple(ladders, ladders),
  moves: fc.tuple(beside, beside),
  policy: fc.constantFrom<OddsPolicy>('none', 'better', 'any'),
  drafts: fc.uniqueArray(
    fc.record({
      runner: runners,
      side: sides,
      /** How the price stood when it was tapped. */
      seen: beside,
      own: fc.option(beside),
      stake: fc.oneof(stakes, fc.constantFrom<'most' | 'more'>('most', 'more')),
    }),
    { minLength: 1, maxLength: 2, selector: ({ runner, side }) => `${runner} ${side}` },
  ),
});
type Case = typeof cases extends fc.Arbitrary<infer Each> ? Each : never;
type Draft = Case['drafts'][number];

let prices = 0;

/** A world in which a match shows the prices that it is given. */
function staged(match: WorldMatch) {
  let shown: WorldMatch = match;
  const feed: Feed = { ...sandbox.feed, world: () => ({ ...sandbox.feed.world(), matches: [shown] }) };
  const market = () => {
    const found = quotedMarket(shown, marketIdOf(match.id, 'match_odds'));
    if (!found) throw new Error('There is no such market');
    return found;
  };
  return {
    match: match.id,
    feed,
    market,
    /** The price so many ticks beside the best one that a side of a runner is offered. */
    beside(runner: number, side: Side, ticks: number): Hundredths {
      const best = market().offers(market().runners[runner]?.id ?? '', side)[0]?.price ?? 0;
      return tickBeside(best, ticks) ?? best;
    },
    show(all: Case['ladders'], ticks: number, liquidity: number) {
      const rows = all.map(({ back, gap, sizes }) => ({
        back: { odds: figureOf(tickBeside(back, ticks) ?? back), size: paise(Math.ceil(sizes.back * liquidity)) },
        lay: { odds: figureOf(tickBeside(back, ticks + gap) ?? back), size: paise(Math.ceil(sizes.lay * liquidity)) },
      }));
      const [first, second] = rows;
      if (!(first && second)) throw new Error('Two ladders');
      shown = {
        ...match,
        liquidity,
        market: { ...match.market, rows: [first, second, second] },
        pricedAt: match.pricedAt + ++prices,
      };
    },
  };
}
type Stage = ReturnType<typeof staged>;

/** One without a draw: of a market's three rows the first and the last are its runners'. */
const matchOf = (isInPlay: boolean): WorldMatch => {
  const match = sandbox.feed
    .world()
    .matches.find(
      ({ state, play, competition }) => state === 'open' && (play !== null) === isInPlay && !competition.hasDraw,
    );
  if (!match) throw new Error('No match takes bets');
  return match;
};

let count = 0;

type Request = ReturnType<typeof requestOf>;

/** Places bets one after the other. Returns which were taken. */
async function place(player: number, stage: Stage, slips: readonly Request[]): Promise<readonly boolean[]> {
  const { database, now } = sandbox;
  const at = now();
  const taken: boolean[] = [];
  for (const slip of slips) {
    taken.push(
      await placeBet(database, { feed: stage.feed, player, at }, slip).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false;
          throw error;
        },
      ),
    );
  }
  return taken;
}

/** Judges the bets that waited. Returns the most that was held before and after that, and which of them stand. */
async function judge(player: number, stage: Stage, slips: readonly Request[]) {
  const { database, now } = sandbox;
  const { held: first } = await cashAndHeldOf(database, player);
  sandbox.pass(6000);
  await judgeDue(database, { feed: stage.feed, clock: now });
  const { held: last } = await cashAndHeldOf(database, player);
  const { bets } = await betsOf(database, player, { refmatchid: stage.match, pagesize: 100 });
  const refused = new Set(bets.filter(({ status }) => status === 'rejected').map(({ clientRef }) => clientRef));
  return { held: Math.max(first, last), stand: slips.map(({ clientRef }) => !refused.has(clientRef)) };
}

async function placeAll(player: number, stage: Stage, slips: readonly Request[]) {
  const taken = await place(player, stage, slips);
  const { held, stand } = await judge(player, stage, slips);
  return { held, taken: taken.map((isTaken, index) => isTaken && stand[index] === true) };
}

/** What the player had on the market before: bets that were matched, in part or not at all. */
async function playBefore(player: number, stage: Stage, { before }: Case) {
  const market = stage.market();
  await placeAll(
    player,
    stage,
    before.map(({ runner, side, ticks, stake }) => ({
      clientRef: `before-${++count}`,
      refMatchId: stage.match,
      marketId: market.id,
      marketType: 'match_odds' as const,
      runnerId: market.runners[runner]?.id ?? '',
      selectionType: side,
      odds: figureOf(stage.beside(runner, side, ticks)),
      stack: stake,
      oddsPolicy: 'better' as const,
      rest: 'stay' as const,
    })),
  );
}

function draftOn(stage: Stage, { runner, side, seen, own }: Draft, isInPlay: boolean): SlipBet {
  const { id, runners: all, setting } = stage.market();
  const { minStake, maxStake, maxProfit } = setting;
  return {
    ...draftOf(
      {
        ...{ refMatchId: stage.match, sportId: '4', matchName: 'A v B', kind: 'match_odds', marketId: id },
        ...{ marketName: null, runnerId: all[runner]?.id ?? '', runnerName: '', runners: all, side, depth: 0 },
        ...{ price: stage.beside(runner, side, seen), line: null, pricedAt: 0 },
      },
      '',
    ),
    ownPrice: own === null ? null : stage.beside(runner, side, own),
    limits: { minStake, maxStake, maxProfit, delay: isInPlay ? 5 : 0 },
  };
}

/** The slip of a player on the prices that a market shows. */
async function slipOf(player: number, stage: Stage, { policy }: Case, drafts: readonly SlipBet[]) {
  const market = stage.market();
  const { cash, held } = await cashAndHeldOf(sandbox.database, player);
  const { bets } = await betsOf(sandbox.database, player, { refmatchid: stage.match, pagesize: 100 });
  return assess(drafts, {
    ...{ isSignedIn: true, isMaintenance: false, policy, free: paise(cash - held) },
    own: [],
    betsOf: () => bets,
    quoteOf: ({ runnerId, side }) => {
      const offers = market.offers(runnerId, side);
      return {
        ...{ state: 'open', price: offers[0]?.price ?? null, line: null, size: null, offers, isStale: false, at: 0 },
      };
    },
  });
}

/** As it is sent: what `usePlacing` makes of it. */
const sent = (each: Assessed, policy: OddsPolicy) => requestOf(each.bet, termsOf(each, policy));

function termsOf({ bet, wager }: Assessed, policy: OddsPolicy): BetRequest {
  if (!wager) throw new Error('There is no stake');
  const { stake, price } = wager;
  return { at: 0, stake, price, line: null, policy: policyOf(bet, policy), delay: bet.limits?.delay ?? 0 };
}

const typed = (stake: Paise) => figureOf(stake).toFixed(2);

/** With their stakes: those that say most or a paisa more by what the slip says of the ones before. */
async function withStakes(player: number, stage: Stage, one: Case): Promise<readonly SlipBet[]> {
  let slip: readonly SlipBet[] = [];
  for (const draft of one.drafts) slip = await withDraft(player, stage, one, slip, draft);
  return slip;
}

async function withDraft(player: number, stage: Stage, one: Case, slip: readonly SlipBet[], draft: Draft) {
  const bet = draftOn(stage, draft, one.isInPlay);
  const most = (await slipOf(player, stage, one, [...slip, bet])).at(-1)?.most ?? null;
  const amount = typeof draft.stake === 'number' ? draft.stake : (most ?? 10_000) + (draft.stake === 'more' ? 1 : 0);
  return [...slip, { ...bet, stakeText: typed(paise(amount)) }];
}

/** A player with bets on the market that the market has met as far as it ever will. */
async function scene(one: Case) {
  const stage = staged(matchOf(one.isInPlay));
  const { id: player } = await newPlayer(sandbox, one.cash);
  stage.show(one.ladders, one.moves[0], one.liquidity);
  await playBefore(player, stage, one);
  // What the market has come to of the bets that stand, it meets, and all of it: only then do they hold what they did.
  stage.show(one.ladders, one.moves[1], 10_000_000);
  await meetDue(sandbox.database, { feed: stage.feed, clock: sandbox.now });
  stage.show(one.ladders, one.moves[1], one.liquidity);
  return { stage, player };
}

const endAll = (player: number) =>
  sandbox.database.query('select end_waiting($1, $2, $3) as "hasEnded"', [player, 'The test is over.', sandbox.now()]);

test('whatever is offered, asked for and held already, the slip says what the operator then holds, and takes what the operator takes', async () => {
  const seen = { taken: 0, short: 0, parts: 0, waits: 0, delayed: 0 };
  await fc.assert(
    fc.asyncProperty(cases, async (one) => {
      const { stage, player } = await scene(one);
      const shown = await slipOf(player, stage, one, await withStakes(player, stage, one));
      // What the slip would not send is sent where it is alone and money is what stands against it: the operator has to refuse that.
      const isShort = shown.length === 1 && shown[0]?.blocker?.reason === 'not-enough-funds';
      const placed = isShort ? shown : shown.filter(({ blocker }) => blocker === null);
      const { taken, held } = await placeAll(
        player,
        stage,
        placed.map((each) => sent(each, one.policy)),
      );
      expect(taken).toEqual(placed.map(({ blocker }) => blocker === null));
      const last = placed.at(-1)?.preview;
      if (last && !isShort) expect(held).toBe(absolutePaise(last.exposure.after));
      for (const { blocker, wager } of placed) {
        seen[blocker ? 'short' : 'taken'] += 1;
        if (blocker || !wager) continue;
        seen.parts += Number(wager.parts.matched.length > 1);
        seen.waits += Number(wager.parts.unmatched.length > 0);
        seen.delayed += Number(one.isInPlay);
      }
      await endAll(player);
    }),
    { numRuns: 200 },
  );
  // All that is to be looked at has come.
  expect(Object.values(seen).every((times) => times > 0)).toBe(true);
});

test('a bet that is placed while another one waits in its delay is taken, and both stand once they are judged, as the slip says', async () => {
  const seen = { stand: 0, lag: 0, most: 0 };
  await fc.assert(
    fc.asyncProperty(cases, async (drawn) => {
      const [first, second] = drawn.drafts;
      if (!(first && second)) return;
      const one: Case = { ...drawn, isInPlay: true };
      const { stage, player } = await scene(one);
      const [waiting] = await slipOf(player, stage, one, await withDraft(player, stage, one, [], first));
      if (waiting?.blocker !== null) return;
      await place(player, stage, [sent(waiting, one.policy)]);
      const out: SlipBet = { ...waiting.bet, state: 'delayed', request: termsOf(waiting, one.policy) };
      const [held, next] = await slipOf(player, stage, one, await withDraft(player, stage, one, [out], second));
      if (held && next?.preview && next.blocker === null) {
        const both = [held, next].map((each) => sent(each, one.policy));
        expect(await place(player, stage, both.slice(1))).toEqual([true]);
        const judged = await judge(player, stage, both);
        expect(judged.stand).toEqual([true, true]);
        expect(judged.held).toBeLessThanOrEqual(absolutePaise(next.preview.exposure.after));
        seen.stand += 1;
        seen.lag += Number(one.policy === 'any');
        seen.most += Number(second.stake === 'most');
      }
      await endAll(player);
    }),
    { numRuns: 200 },
  );
  expect(Object.values(seen).every((times) => times > 0)).toBe(true);
});
