import { paths } from './paths.ts';

test('a parameter is one segment, whatever stands in it', () => {
  expect(paths.casino('a/b')).toBe('/casino/a%2Fb');
  expect(paths.casinoGame('a/b', 'c?d#e')).toBe('/casino/a%2Fb/c%3Fd%23e');
  expect(paths.exchange('Cricket')).toBe('/exchange/Cricket');
  expect(paths.exchange('../cashier')).toBe('/exchange/..%2Fcashier');
  expect(paths.provider('ezugi evolution')).toBe('/ezugi%20evolution');
});

test('a parameter of the query is one value', () => {
  expect(paths.slots('a&b=c')).toBe('/slots?provider=a%26b%3Dc');
});

test('what may be left out is left out', () => {
  expect(paths.slots()).toBe('/slots');
  expect(paths.bonus()).toBe('/bonus');
  expect(paths.bonus('7/8')).toBe('/bonus/7%2F8');
});
