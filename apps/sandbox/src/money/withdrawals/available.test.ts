import { addPaise, type Paise, paise } from '@pavilion/money';
import fc from 'fast-check';
import { type Database, onlyRow } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { maskedUpi } from './destination.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const amounts = fc.integer({ min: 0, max: 10 ** 13 }).map(paise);
const withdrawableOf = async (cash: Paise, held: Paise, bonusLocks: Paise) =>
  onlyRow(
    await database.query('select locked, withdrawable from withdrawable_of($1, $2, $3)', [cash, held, bonusLocks]),
    'what can be withdrawn',
  );

test('withdrawable is cash less held less locked, never below zero, and no more is locked than there is', async () => {
  await fc.assert(
    fc.asyncProperty(amounts, amounts, amounts, async (rest, held, bonusLocks) => {
      const cash = addPaise(held, rest);
      const { locked, withdrawable } = await withdrawableOf(cash, held, bonusLocks);
      expect(withdrawable).toBeGreaterThanOrEqual(0);
      expect(withdrawable + held + locked).toBe(cash);
      expect(locked).toBeLessThanOrEqual(bonusLocks);
      if (withdrawable > 0) expect(locked).toBe(bonusLocks);
    }),
  );
});

test('the mock-ups’ sum: ₹98,210.00 less ₹8,420.00 less ₹2,500.00 leaves ₹87,290.00', async () => {
  expect(await withdrawableOf(paise(9_821_000), paise(842_000), paise(250_000))).toEqual({
    locked: 250_000,
    withdrawable: 8_729_000,
  });
});

test.each([
  ['rohit.k@ybl', 'rohit•••@ybl'],
  ['9876543210@paytm', '98765•••@paytm'],
  ['asha@okaxis', 'as•••@okaxis'],
  ['al@upi', '•••@upi'],
])('%s is shown as %s', (upi, masked) => {
  expect(maskedUpi(upi)).toBe(masked);
});
