import { readChoice, readCount, readFields, readStake } from './index.ts';

test('a field that is missing or unknown makes an object unreadable', () => {
  expect(readFields({ a: 1, b: undefined }, 'a', 'b')).toEqual({ a: 1, b: undefined });
  const strangers = [
    null,
    undefined,
    'ab',
    [1, 2],
    { a: 1 },
    { a: 1, b: 2, c: 3 },
    { a: 1, c: 2 },
    Object.create({ a: 1, b: 2 }),
  ];
  expect(strangers.map((input) => readFields(input, 'a', 'b'))).toEqual(strangers.map(() => null));
});

test('a stake, a count and a choice are read within their bounds', () => {
  expect([999, 1_000, 1_000_000, 1_000_001, 1_000.5, '1000', Number.NaN].map((input) => readStake(input))).toEqual([
    null,
    1_000,
    1_000_000,
    null,
    null,
    null,
    null,
  ]);
  expect([0, 1, 20, 21, 1.5, '1'].map((input) => readCount(input, 1, 20))).toEqual([null, 1, 20, null, null, null]);
  expect(['a', 'b', 'toString', 0].map((input) => readChoice(input, ['a', 'b']))).toEqual(['a', 'b', null, null]);
});
