import { addPaise, type Paise, paise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import type { Database } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { partAmount, partOpensAt } from './parts.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** What of a deposit stays locked by a bonus of so much once each of these amounts has been claimed. */
async function lockedDeposits(deposit: Paise, amount: Paise, released: readonly Paise[]): Promise<number[]> {
  const rows = await database.query(
    `select locked_deposit($1, $2, r.released) as locked from unnest($3::bigint[]) with ordinality as r (released, place)
     order by r.place`,
    [deposit, amount, released],
  );
  return rows.map(({ locked }) => locked ?? Number.NaN);
}

const amounts = fc.integer({ min: 1, max: 10 ** 13 }).map(paise);
const parts = fc.integer({ min: 1, max: 100 });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('the parts of a bonus sum to its amount, none below zero and none a paisa more than its share', () => {
  fc.assert(
    fc.property(amounts, parts, (amount, count) => {
      const released = numbers(count).map((k) => partAmount(amount, count, k));
      expect(released.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const part of released) {
        expect(Number.isSafeInteger(part)).toBe(true);
        expect(Math.abs(part - amount / count)).toBeLessThan(1);
        expect(part).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('parts open one after another, each once its share has been wagered to the paisa, the last at all of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }).map(paise), parts, (required, count) => {
      const opens = numbers(count).map((k) => partOpensAt(required, count, k));
      expect(opens).toEqual(opens.toSorted((a, b) => a - b));
      expect(opens.at(-1)).toBe(required);
      opens.forEach((opensAt, index) => {
        expect(BigInt(opensAt) * BigInt(count)).toBeGreaterThanOrEqual(BigInt(required) * BigInt(index + 1));
        expect(BigInt(opensAt - 1) * BigInt(count)).toBeLessThan(BigInt(required) * BigInt(index + 1));
      });
    }),
  );
});

test('the locked deposit goes from all of it to nothing as the parts are claimed, and never the other way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 10 ** 13 }).map(paise),
      amounts,
      parts,
      async (deposit, amount, count) => {
        const released = [ZERO];
        for (const k of numbers(count)) released.push(addPaise(released.at(-1) ?? ZERO, partAmount(amount, count, k)));
        const locked = await lockedDeposits(deposit, amount, released);
        expect(locked).toHaveLength(count + 1);
        expect(locked[0]).toBe(deposit);
        locked.slice(1).forEach((left, index) => {
          expect(left).toBeLessThanOrEqual(locked[index] ?? 0);
        });
        expect(locked.at(-1)).toBe(0);
      },
    ),
  );
});

test('the bonus of the mock-ups: ₹2,000 in four parts over ₹35,000, half of the ₹5,000 locked at half way', async () => {
  expect(numbers(4).map((k) => [partAmount(paise(200_000), 4, k), partOpensAt(paise(3_500_000), 4, k)])).toEqual([
    [50_000, 875_000],
    [50_000, 1_750_000],
    [50_000, 2_625_000],
    [50_000, 3_500_000],
  ]);
  expect(await lockedDeposits(paise(500_000), paise(200_000), [paise(100_000)])).toEqual([250_000]);
});
