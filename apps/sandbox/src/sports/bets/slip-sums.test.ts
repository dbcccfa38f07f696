import {
  bestGain,
  bookOf,
  exposureOf,
  type Fill,
  type MarketKind,
  type MarketShape,
  type OpenBet,
  previewOf,
  profitAt,
  type Side,
  wagerOf,
} from '@pavilion/betting-math';
import { type Paise, paise, sumPaise } from '@pavilion/money';
import fc from 'fast-check';
import type { Database } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';

// The slip in the browser and the operator's database each compute what a bet wins and holds: here, that they agree to the paisa.

const now = () => new Date('2026-11-21T12:00:00Z');
let database: Database;
let asha: SignedIn;
beforeAll(async () => {
  database = await testDatabase();
  asha = await newPlayer({ database, now }, paise(0));
});
afterAll(() => database.close());

const kinds = fc.constantFrom<MarketKind>('match_odds', 'bookmaker', 'fancy');
const stakes = fc.integer({ min: 1, max: 90_000_000 }).map(paise);
const priceOf = (kind: MarketKind) =>
  kind === 'match_odds' ? fc.integer({ min: 101, max: 100_000 }) : fc.integer({ min: 1, max: 40_000 });

test('what a stake wins is rounded by the database as by the slip', async () => {
  const one = kinds.chain((kind) => fc.record({ kind: fc.constant(kind), stake: stakes, price: priceOf(kind) }));
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 200 }), async (all) => {
      const rows = await uncheckedRows<{ profit: Paise }>(
        database,
        `select bet_profit(o ->> 'kind', (o ->> 'stake')::bigint, (o ->> 'price')::int) as profit
         from jsonb_array_elements($1::text::jsonb) with ordinality as t (o, place) order by place`,
        [JSON.stringify(all)],
      );
      expect(rows.map(({ profit }) => profit)).toEqual(
        all.map(({ kind, stake, price }) => profitAt(kind, stake, price)),
      );
    }),
    { numRuns: 20 },
  );
});

const cases = kinds
  .map((kind): MarketShape => ({ kind, runners: kind === 'fancy' ? ['F'] : ['A', 'B', 'X'] }))
  .chain((market) => {
    const fill = fc.record({ stake: stakes, price: priceOf(market.kind) });
    const on = {
      selection: market.kind === 'fancy' ? fc.integer({ min: 0, max: 30 }) : fc.constantFrom(...market.runners),
      side: fc.constantFrom<Side>('back', 'lay'),
    };
    const bet = fc.record({ ...on, fills: fc.array(fill, { maxLength: 3 }), rest: fc.option(fill) });
    return fc.record({
      market: fc.constant(market),
      bets: fc.array(
        bet.filter(({ fills, rest }) => fills.length > 0 || rest !== null),
        { maxLength: 6 },
      ),
      more: fc.record({ ...on, fill }),
    });
  });

let count = 0;

test('what a book holds and may win, now and with a bet more, is what the slip’s preview says', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ market, bets, more }) => {
      count += 1;
      const id = `sums-${count}`;
      await keep(id, market, bets);
      const [row] = await uncheckedRows<Record<'exposure' | 'best' | 'next_exposure' | 'next_best', Paise>>(
        database,
        'select exposure, best, next_exposure, next_best from positions($1, $2, $3, $4, $5, $6, $7)',
        [asha.id, id, runnerOf(more), more.side, more.fill.stake, more.fill.price, lineOf(more)],
      );
      const book = bookOf(market.kind, bets);
      const matched = [wagerOf(market.kind, more, more.fill)];
      const { exposure } = previewOf(market, book, { matched });
      expect(row).toEqual({
        exposure: exposureOf(market, book),
        best: bestGain(market, book.matched),
        next_exposure: exposure.after,
        next_best: bestGain(market, [...book.matched, ...matched]),
      });
    }),
    { numRuns: 60 },
  );
});

const runnerOf = ({ selection }: Pick<OpenBet, 'selection'>) => (typeof selection === 'number' ? 'F' : selection);
const lineOf = ({ selection }: Pick<OpenBet, 'selection'>) => (typeof selection === 'number' ? selection : null);

async function keep(id: string, { kind, runners }: MarketShape, bets: readonly OpenBet[]): Promise<void> {
  await uncheckedRows(
    database,
    `insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)
     values ($1, '1', 'Alpha v Beta', $2, 'Market', $3::text::jsonb, 500, $4)`,
    [id, kind, JSON.stringify(runners.map((runner) => ({ id: runner, name: runner }))), now()],
  );
  for (const [index, bet] of bets.entries()) await keepBet(id, index, bet);
}

async function keepBet(market: string, index: number, bet: OpenBet): Promise<void> {
  const { fills, rest, side } = bet;
  const waiting: readonly Fill[] = rest ? [rest] : [];
  const stake = sumPaise([...fills, ...waiting], (fill) => fill.stake);
  const status = rest === null ? 'matched' : fills.length > 0 ? 'partial' : 'unmatched';
  await uncheckedRows(
    database,
    `with placed as (
       insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'none', $9, $10) returning id
     )
     insert into bet_fill (bet_id, stake, price, at)
     select placed.id, (f ->> 'stake')::bigint, (f ->> 'price')::int, $10 from placed, jsonb_array_elements($11::text::jsonb) as f`,
    [
      ...[asha.id, `${market}-${index}`, market, runnerOf(bet), side, stake],
      ...[rest?.price ?? fills[0]?.price, lineOf(bet), status, now(), JSON.stringify(fills)],
    ],
  );
}
