import { noticePath } from './notice-path.ts';

test.each([
  ['deposit', 'DP-1', '/deposit/upi?deposit=DP-1'],
  ['withdrawal', 'WD-1', '/withdrawList?id=WD-1'],
  ['withdrawal', undefined, '/withdrawList'],
  ['bet', '30012345-MO', '/mybets?betstatus=all&marketid=30012345-MO'],
  ['round', 'GT-7-H', '/cashier?period=90d&reference=GT-7-H'],
  ['bonus', '12', '/bonus/12'],
  ['bonus', undefined, '/bonus'],
  ['kyc', '3', '/kyc'],
] as const)('a notification about a %s (%s) leads to %s', (kind, id, path) => {
  expect(noticePath({ about: { kind, ...(id === undefined ? {} : { id }) } })).toBe(path);
});

test('what the operator writes to players leads nowhere', () => {
  expect(noticePath({})).toBeUndefined();
});
