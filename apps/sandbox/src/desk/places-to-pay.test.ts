import { refusePlaceToPay } from './places-to-pay.ts';

test.each([
  'rohit  @  okaxis',
  'rohit (@) okaxis',
  'rohit [at] okaxis',
  'rohit@okaxis',
  'ROHIT＠OKAXIS',
  'Pay again to rohit@okaxis.',
  '98765) 43210',
  '9876/5432/10',
  '9876 — 5432 — 10',
  '9 8 7 6 5 4 3 2 1 0',
  '98765, 10:00 43210',
  '₹98765 43210',
  '₹9876543210',
  '२०२६-११-२४ ९८७६५ ४३२१०',
  'pay.example/x',
  'upi://pay',
])('a place to pay to is one however it is spaced: %s', (text) => {
  expect(() => refusePlaceToPay(text, 'reason')).toThrow('may stand in what players read');
});

test.each([
  'No withdrawals on 24.11.2026, 02:00–04:00.',
  'From 2026-11-24 23:00 on.',
  'Up to ₹5,00,00,000.00 in all, ₹10,000 in one.',
  'The bank is away until 10:30, then 500, 1000 and 2000.',
  'DP-1024 and DP-1025 are one payment.',
  'यूटीआर (12 अंक)',
])('an amount, a day, a time of day or a few figures are none: %s', (text) => {
  expect(() => refusePlaceToPay(text, 'reason')).not.toThrow();
});

test('what its original has may stand in a translation, and nothing beside it', () => {
  const original = 'UTR (12 digits), e.g. 412345678901';
  expect(() => refusePlaceToPay('यूटीआर, जैसे 412345678901 (12 अंक)', 'hi', original)).not.toThrow();
  expect(() => refusePlaceToPay('यूटीआर, जैसे 512345678901', 'hi', original)).toThrow('may stand in');
});
