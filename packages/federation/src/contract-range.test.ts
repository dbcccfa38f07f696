import { contractAccepts } from './contract-range.ts';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.2.3', true],
  ['^2.0.0', '1.9.9', false],
  ['^1.0.0', '2.0.0', false],
  ['^0.2.0', '0.3.0', false],
  ['^0.2.1', '0.2.3', true],
  ['1.0.0', '1.0.0', false],
  ['^1', '1.0.0', false],
  ['', '1.0.0', false],
])('a remote that asks for %s runs on contract %s: %s', (range, version, accepted) => {
  expect(contractAccepts(range, version)).toBe(accepted);
});
