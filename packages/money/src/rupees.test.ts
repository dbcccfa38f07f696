import fc from 'fast-check';
import { paise } from './paise.ts';
import { decimalRupees, isWholePaise, paiseOfRupees, parseRupees, rupeesOf } from './rupees.ts';

/** A thousand crore crore rupees: beyond any account, and within what a double tells apart. */
const MOST = 10 ** 15;
const amounts = fc.integer({ min: -MOST, max: MOST }).map(paise);

test('rupees and paise are converted there and back without loss', () => {
  fc.assert(fc.property(amounts, (amount) => expect(paiseOfRupees(rupeesOf(amount))).toBe(amount)));
});

test.each([0.001, 1.005, 500.0000000001, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d rupees are no amount',
  (rupees) => {
    expect(isWholePaise(rupees)).toBe(false);
    expect(() => paiseOfRupees(rupees)).toThrow(new RangeError(`${rupees} rupees are no whole number of paise`));
  },
);

test('plain decimal rupees always have two decimals, and an ASCII minus below zero', () => {
  expect([0, 5, -5, 100, -842_000, 12_345_650].map((amount) => decimalRupees(paise(amount)))).toEqual([
    '0.00',
    '0.05',
    '-0.05',
    '1.00',
    '-8420.00',
    '123456.50',
  ]);
  expect(decimalRupees(paise(Number.MAX_SAFE_INTEGER))).toBe('90071992547409.91');
});

test.each([
  ['500', 50_000],
  [' ₹ 1,23,456.5 ', 12_345_650],
  ['0.07', 7],
  ['00.10', 10],
  ['Rs. 1000', 100_000],
  ['rs1,000', 100_000],
  ['INR 1000', 100_000],
  ['1000/-', 100_000],
  ['₹1000 /-', 100_000],
  ['1000 ₹', 100_000],
  ['₹ ₹ 2,000', 200_000],
  ['५००', 50_000],
  ['₹१,००,०००.५०', 10_000_050],
  ['\u200B1000\u200B', 100_000],
])('a player who types %j means %i paise', (text, amount) => {
  expect(parseRupees(text)).toBe(amount);
});

test.each(['', '.', '5.', '.5', '1.005', '-5', '1e3', '1000/', 'Rs', '/-', 'five', '99999999999999999'])(
  'what a player types is no amount where it is %j',
  (text) => {
    expect(parseRupees(text)).toBeNull();
  },
);

test('every amount that is not below zero is read back from its plain decimal rupees', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST }).map(paise), (amount) => {
      expect(parseRupees(decimalRupees(amount))).toBe(amount);
    }),
  );
});
