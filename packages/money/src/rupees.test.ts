import fc from 'fast-check';
import { formatMoney } from './format.ts';
import { paise } from './paise.ts';
import { decimalRupees, isTooManyRupees, isWholePaise, paiseOfRupees, parseRupees, rupeesOf } from './rupees.ts';

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

describe('parseRupees', () => {
  it.each([
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
    ['５００', 50_000],
    ['１，０５，０００．５', 10_500_050],
    ['٥٠٠', 50_000],
    ['௫௦௦', 50_000],
    ['\u200B1000\u200B', 100_000],
    ['\u2066₹\u00a0500\u2069', 50_000],
  ])('reads %j', (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  it.each([
    ['1,000', 100_000],
    ['12,345', 1_234_500],
    ['1,05,000', 10_500_000],
    ['105,000', 10_500_000],
    ['12,34,567', 123_456_700],
    ['1,234,567.89', 123_456_789],
    ['1,00,00,000', 1_000_000_000],
    ['10,000,000', 1_000_000_000],
  ])('reads the groups of %s', (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  it.each([
    ...['10,50', '1,5', '99,5', '1050,50', '0,5', '0,500', '00,100', '1,0', '5,', ',5', ',500', '1,,000', '1, 000'],
    ...['1,0500', '10,5000', '1000,000', '123,45,678', '1,23,45', '1,00,0000', '1,234,56,789', '12,345,67,890'],
    ...['10.50,00', '1.05,000', '1,000,5', '१०,५०', '１０，５０', '₹10,50', '10,50/-', '10٫50', '1.050,00', "1'000"],
  ])('refuses %s, whose comma or mark groups nothing', (text) => {
    expect(parseRupees(text)).toBeNull();
  });

  it.each(['', '.', '5.', '.5', '1.005', '-5', '1e3', '1000/', 'Rs', '/-', 'five', '5²', '5½', '99999999999999999'])(
    'refuses %j',
    (text) => {
      expect(parseRupees(text)).toBeNull();
    },
  );

  it('reads back every amount as formatMoney writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }).map(paise), (amount) => {
        expect(parseRupees(formatMoney(amount))).toBe(amount);
      }),
    );
  });
});

test('every amount that is not below zero is read back from its plain decimal rupees', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST }).map(paise), (amount) => {
      expect(parseRupees(decimalRupees(amount))).toBe(amount);
    }),
  );
});

describe('isTooManyRupees', () => {
  it('finds amounts that are beyond what can be read', () => {
    expect(['999999999999999999999999', '₹9,99,99,99,99,99,99,99,999', '90071992547410'].map(isTooManyRupees)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['90071992547409', '500', '0', 'much', '', '1e30', '10,50'].some(isTooManyRupees)).toBe(false);
  });
});
