import { createRequire } from 'node:module';
import { sharedRanges } from '@pavilion/contract/shared-names';
import fc from 'fast-check';
import { misfitsOf, rangeAccepts } from './fit.ts';

// The check of the federation runtime itself, which decides at last whether a shared package is used.
const enhanced = createRequire(require.resolve('@module-federation/enhanced/runtime'));
const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));
const { satisfy } = runtime('@module-federation/runtime-core') as {
  satisfy: (version: string, range: string) => boolean;
};

describe('rangeAccepts', () => {
  test.each([
    ['^5.108.0', '5.108.1', true],
    ['^5.108.1', '5.108.0', false],
    ['^8.5.0 || ^9.0.0', '8.5.1', true],
    ['^8.5.0 || ^9.0.0', '9.1.0', true],
    ['^8.5.0 || ^9.0.0', '8.4.9', false],
    ['^8.5.0 || ^9.0.0', '10.0.0', false],
    ['^9.0.0', undefined, false],
    ['>=5.0.0', '5.108.0', false],
    ['^5.108.0', '5.108.1-beta.1', false],
  ])('accepts by range %s the version %s: %s', (range, version, accepted) => {
    expect(rangeAccepts(range, version)).toBe(accepted);
  });

  it('agrees with the federation runtime on every caret range', () => {
    const number = fc.integer({ min: 0, max: 3 });
    const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'));
    // The runtime reads ^0.0.x as semver does: no other patch fits. The contract is never of major 0.
    const floor = version.filter((one) => !one.startsWith('0.'));
    const range = fc
      .array(floor, { minLength: 1, maxLength: 2 })
      .map((all) => all.map((one) => `^${one}`).join(' || '));
    fc.assert(fc.property(range, version, (one, other) => expect(rangeAccepts(one, other)).toBe(satisfy(other, one))));
  });

  it('reads every range of the contract’s table', () => {
    for (const range of Object.values(sharedRanges)) {
      expect(range.split(' || ').every((one) => rangeAccepts(one, one.slice(1)))).toBe(true);
    }
  });
});

describe('misfitsOf', () => {
  const shell = { contract: '3.2.0', provides: { react: '19.3.1', 'react-router': '8.5.1' } };

  it('finds none where the shell provides everything', () => {
    expect(misfitsOf({ contract: '^3.0.0', requires: { react: '^19.3.0' } }, shell)).toEqual([]);
  });

  it('lists every package that does not fit, with both versions', () => {
    const requires = { react: '^19.3.0', 'react-router': '^9.0.0', zustand: '^5.1.0' };
    expect(misfitsOf({ contract: '^4.0.0', requires }, shell)).toEqual([
      { name: '@pavilion/contract', requires: '^4.0.0', provides: '3.2.0' },
      { name: 'react-router', requires: '^9.0.0', provides: '8.5.1' },
      { name: 'zustand', requires: '^5.1.0', provides: undefined },
    ]);
  });

  it('judges a release or a shell of an earlier tool by the contract alone', () => {
    expect(misfitsOf({ contract: '^3.0.0' }, shell)).toEqual([]);
    expect(misfitsOf({ contract: '^3.0.0', requires: { react: '^20.0.0' } }, { contract: '3.2.0' })).toEqual([]);
  });
});
