import { positionOf } from '@pavilion/betting-math';
import { type Paise, paise } from '@pavilion/money';
import fc from 'fast-check';
import { cashAndHeldOf, type Database } from '../../store/index.ts';
import { type MovedMatch, movedMatch, type SaidPrices } from '../../testing/cash-outs.ts';
import { seededDatabase } from '../../testing/database.ts';
import { newPlayer } from '../../testing/players.ts';
import { VOID } from '../feed/play.ts';
import { bookOf, exposureOn } from './book.ts';
import { openBookOf } from './cash-out.ts';
import { settleMarkets } from './settle.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const CASH = paise(10_000_000_000);
let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
});
afterAll(() => database.close());

/** What each outcome brings, by the bets as they are booked, in paise. */
async function outcomes({ market }: MovedMatch, player: number): Promise<readonly Paise[]> {
  const kind = market.kind === 'bookmaker' ? 'bookmaker' : 'match_odds';
  const { matched } = openBookOf(kind, await bookOf(database, market.id, player));
  return positionOf({ kind, runners: market.named }, matched).map(({ gain }) => gain);
}

/** How many of a player's bets wait. */
async function waitingOf({ market }: MovedMatch, player: number): Promise<number> {
  const bets = await bookOf(database, market.id, player);
  return bets.filter(({ status }) => status === 'partial' || status === 'unmatched').length;
}

/** Whether the ledger sums to zero, and the player holds what their bets expose, by the database's own reckoning. */
async function isBalanced({ market }: MovedMatch, player: number): Promise<boolean> {
  const [sum] = await database.query('select coalesce(sum(amount), 0)::bigint as total from ledger_entry');
  const { held } = await cashAndHeldOf(database, player);
  return sum?.total === 0 && held + (await exposureOn(database, market.id, player)) === 0;
}

const ticks = fc.constantFrom(1.01, 1.37, 1.5, 1.91, 2.02, 2.5, 3.05, 3.85, 4.4, 6, 7.6, 9.8, 14, 27, 55, 120, 490);
const offered = fc.option(fc.tuple(ticks, fc.integer({ min: 10, max: 1_000_000 })), { freq: 12 });
const prices: fc.Arbitrary<SaidPrices> = fc.record({ back: offered, lay: offered });
const bet = fc.record({
  on: fc.integer({ min: 1, max: 3 }),
  side: fc.constantFrom('back' as const, 'lay' as const),
  rupees: fc.integer({ min: 100, max: 500_000 }).map((paise) => paise / 100),
  price: fc.integer({ min: 101, max: 4000 }),
});
const cases = fc.record({
  runners: fc.constantFrom(2 as const, 3 as const),
  bets: fc.array(bet, { minLength: 1, maxLength: 5 }),
  prices: fc.array(prices, { minLength: 3, maxLength: 3 }),
  percent: fc.integer({ min: 1, max: 100 }),
  waiting: fc.array(bet, { maxLength: 3 }),
});
type Case = typeof cases extends fc.Arbitrary<infer Each> ? Each : never;

async function begun({ runners, bets, prices: shown, waiting }: Case): Promise<{ match: MovedMatch; player: number }> {
  const match = movedMatch(database, now, { runners });
  const { id: player } = await newPlayer({ database, now }, CASH);
  match.price(...shown.slice(0, runners));
  const ofPlayer = (each: Case['bets'][number]) => ({ ...each, on: Math.min(each.on, runners), player });
  await match.bet(bets.map(ofPlayer));
  await match.wait(waiting.map(ofPlayer));
  return { match, player };
}

test('after a whole cash-out every outcome is the quote’s to the paisa, whatever was bet and is offered', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(cases, async (one) => {
      const { match, player } = await begun(one);
      const [offer] = await match.quotes(player);
      if (!offer?.quote) return;
      taken += 1;
      expect((await match.take(player, offer.quote.id)).problem).toBeNull();
      expect(new Set(await outcomes(match, player))).toEqual(new Set([offer.quote.secured]));
      expect(await waitingOf(match, player)).toBe(0);
      expect(offer.quote.waiting).toHaveLength(one.waiting.length);
      expect((await cashAndHeldOf(database, player)).held).toBe(Math.max(0, -offer.quote.secured));
      expect(await isBalanced(match, player)).toBe(true);
    }),
    { numRuns: 40 },
  );
  expect(taken).toBeGreaterThan(10);
});

test('a part moves every outcome so much of the way, as the quote said, and a second part goes on from there', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(cases, async (one) => {
      const { match, player } = await begun(one);
      for (const percent of [one.percent, 100]) {
        const [offer] = await match.quotes(player, percent);
        if (!offer?.quote) return;
        taken += 1;
        const before = await outcomes(match, player);
        expect(offer.quote.outcomes.map((each) => each.now)).toEqual(before);
        expect((await match.take(player, offer.quote.id)).problem).toBeNull();
        const after = await outcomes(match, player);
        expect(offer.quote.outcomes.map((each) => each.after)).toEqual(after);
        const spread = (gains: readonly number[]) => Math.max(...gains) - Math.min(...gains);
        // Each is rounded to the paisa.
        expect(Math.abs(spread(after) - (spread(before) * (100 - percent)) / 100)).toBeLessThanOrEqual(1);
        expect(await isBalanced(match, player)).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
  expect(taken).toBeGreaterThan(10);
});

test('whichever runner wins, who cashed out gets what was secured, less its commission; a void returns all, and another result the same again', async () => {
  const match = movedMatch(database, now, { runners: 3 });
  const { id: player } = await newPlayer({ database, now });
  match.price(
    { back: [2.5, 100_000], lay: [2.54, 100_000] },
    { back: null, lay: null },
    { back: [3, 100_000], lay: [3.05, 100_000] },
  );
  await match.bet([
    { player, side: 'back', rupees: 123.45, price: 377, on: 1 },
    { player, side: 'back', rupees: 67.89, price: 613, on: 3 },
  ]);
  const { id, secured } = await match.quote(player);
  await match.take(player, id);
  expect(secured).toBeGreaterThan(0);
  const won = 1_000_000 + secured - Math.round(secured * 0.05);
  for (const [outcome, cash] of [
    [match.market.named[0], won],
    [match.market.named[1], won],
    [VOID, 1_000_000],
    [match.market.named[2], won],
  ] as const) {
    await settleMarkets(database, now, [{ market: match.market.id, outcome: outcome ?? '' }]);
    expect(await cashAndHeldOf(database, player)).toEqual({ cash, held: 0 });
    expect(await isBalanced(match, player)).toBe(true);
  }
  expect(await match.quotes(player)).toEqual([]);
});

test('what was at risk of a position that was cashed out is what was left of it, and not the stakes of its bets', async () => {
  const match = movedMatch(database, now);
  const { id: player } = await newPlayer({ database, now });
  match.price({ back: [3.9, 100_000], lay: [4, 100_000] }, { back: null, lay: null });
  await match.bet([{ player, side: 'back', rupees: 20, price: 700 }]);
  await match.take(player, (await match.quote(player)).id);
  await settleMarkets(database, now, [{ market: match.market.id, outcome: match.market.named[1] ?? '' }]);
  const wagers = await database.query('select stake, at_risk as "atRisk", result from wager where player_id = $1', [
    player,
  ]);
  expect(wagers).toEqual([{ stake: 5500, atRisk: 0, result: 1425 }]);
});
