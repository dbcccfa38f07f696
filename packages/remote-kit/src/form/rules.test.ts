import { firstBroken, lengthBetween, matches, newPasswordRule, notBlank, notEmpty } from './rules.ts';

test('a field that must not be blank takes no spaces alone, one that must not be empty does', () => {
  expect(['', '  ', ' a '].map(notBlank('blank'))).toEqual(['blank', 'blank', undefined]);
  expect(['', '  ', 'a'].map(notEmpty('empty'))).toEqual(['empty', undefined, undefined]);
});

test('a length counts both of its ends', () => {
  expect(['a', 'ab', 'abc', 'abcd'].map(lengthBetween(2, 3, 'length'))).toEqual([
    'length',
    undefined,
    undefined,
    'length',
  ]);
});

test('of several rules the first that is broken names the error', () => {
  const rule = firstBroken(notBlank('blank'), lengthBetween(1, 3, 'length'), matches(/^\d+$/, 'digits'));
  expect(['', 'abcd', 'abc', '123'].map(rule)).toEqual(['blank', 'length', 'digits', undefined]);
});

test('a new password has 8 to 20 characters', () => {
  const rule = newPasswordRule({ empty: 'empty', length: 'length' });
  expect(['', '1234567', '12345678', '1'.repeat(20), '1'.repeat(21)].map(rule)).toEqual([
    'empty',
    'length',
    undefined,
    undefined,
    'length',
  ]);
});
