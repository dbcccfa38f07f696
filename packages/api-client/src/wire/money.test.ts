import { paise } from '@pavilion/money';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { instant, rupees } from './money.ts';

/** A thousand crore crore rupees: beyond any account, and within what a double tells apart. */
const MOST = 10 ** 15;
const amounts = fc.oneof(fc.integer(), fc.integer({ min: -MOST, max: MOST })).map(paise);

test.each([
  [0, 0],
  [0.29, 29],
  [1.1, 110],
  [123_456.5, 12_345_650],
  [-20.05, -2005],
])('%d rupees on the wire are %i paise in code, and back', (wire, code) => {
  expect(z.decode(rupees, wire)).toBe(code);
  expect(z.encode(rupees, paise(code))).toBe(wire);
});

test('any whole number of paise survives the wire, JSON and all', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const sent = JSON.parse(JSON.stringify(z.encode(rupees, amount))) as number;
      expect(z.decode(rupees, sent)).toBe(amount);
    }),
  );
});

test('more than two decimals are refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 1, max: 9 }), (amount, tenth) => {
      expect(z.safeDecode(rupees, (amount * 10 + tenth) / 1000).success).toBe(false);
    }),
  );
});

test('a part of a paisa is not sent', () => {
  // @ts-expect-error nor would the type checker accept it: only an amount goes out
  expect(z.safeEncode(rupees, 0.5).success).toBe(false);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d is no amount', (value) => {
  expect(z.safeDecode(rupees, value).success).toBe(false);
  // @ts-expect-error a plain number is no amount either
  expect(z.safeEncode(rupees, value).success).toBe(false);
});

test.each([1e15, -1e15])('%d rupees are beyond what a double holds exactly in paise', (value) => {
  expect(z.safeDecode(rupees, value).success).toBe(false);
});

test('an instant survives the wire, JSON and all', () => {
  const range = {
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  };
  fc.assert(
    fc.property(fc.date(range), (date) => {
      const sent = JSON.parse(JSON.stringify(z.encode(instant, date))) as string;
      expect(z.decode(instant, sent)).toEqual(date);
    }),
  );
});

test.each(['2026-11-21', '21.11.2026 10:00', '2026-13-01T00:00:00Z', 'now'])('%j is no instant', (sent) => {
  expect(z.safeDecode(instant, sent).success).toBe(false);
});

test('an invalid date is not sent', () => {
  expect(z.safeEncode(instant, new Date(Number.NaN)).success).toBe(false);
});
