import { formatMoney, paise } from '@pavilion/money';
import fc from 'fast-check';
import { MOST_WIN, STAKE_LIMITS, winOf } from './index.ts';

const stakes = fc.integer({ min: STAKE_LIMITS.least, max: STAKE_LIMITS.most }).map(paise);
const most = fc.integer({ min: 0, max: 2 * MOST_WIN }).map(paise);

test('a win is the product rounded down, and the cap is applied last and is in the result', () => {
  const factors = fc.tuple(fc.nat(2 ** 40), fc.integer({ min: 1, max: 2 ** 30 }));
  fc.assert(
    fc.property(stakes, factors, most, (stake, [times, divisor], mostWin) => {
      const exact = (BigInt(stake) * BigInt(times)) / BigInt(divisor);
      const isCapped = exact > BigInt(mostWin);
      const expected = { pays: isCapped ? mostWin : Number(exact), isCapped };
      expect(winOf(stake, times, divisor, mostWin)).toEqual(expected);
      expect(winOf(stake, BigInt(times), BigInt(divisor), mostWin)).toEqual(expected);
    }),
  );
  expect([winOf(paise(1), 99, 100), winOf(paise(100), 1, 1, paise(100))]).toEqual([
    { pays: 0, isCapped: false },
    { pays: 100, isCapped: false },
  ]);
});

test('the cap is ten lakh rupees where the operator has set nothing else', () => {
  expect(formatMoney(MOST_WIN)).toBe('₹10,00,000.00');
});
