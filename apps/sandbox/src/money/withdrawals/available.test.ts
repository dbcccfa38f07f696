import { addPaise, paise } from '@pavilion/money';
import fc from 'fast-check';
import { withdrawableOf } from './available.ts';
import { maskedUpi } from './destination.ts';

const amounts = fc.integer({ min: 0, max: 10 ** 13 }).map(paise);

test('withdrawable is cash less held less locked, never below zero, and no more is locked than there is', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (rest, held, bonusLocks) => {
      const cash = addPaise(held, rest);
      const { locked, withdrawable } = withdrawableOf(cash, held, bonusLocks);
      expect(withdrawable).toBeGreaterThanOrEqual(0);
      expect(withdrawable + held + locked).toBe(cash);
      expect(locked).toBeLessThanOrEqual(bonusLocks);
      if (withdrawable > 0) expect(locked).toBe(bonusLocks);
    }),
  );
});

test('the mock-ups’ sum: ₹98,210.00 less ₹8,420.00 less ₹2,500.00 leaves ₹87,290.00', () => {
  expect(withdrawableOf(paise(9_821_000), paise(842_000), paise(250_000))).toEqual({
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
