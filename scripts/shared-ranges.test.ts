import { createRequire } from 'node:module';
import { join } from 'node:path';
import { misfitsOf } from '@pavilion/federation/discovery';
import { sharedNames, sharedRanges } from '../packages/contract/src/shared-names.ts';

const shell = createRequire(join(__dirname, '../apps/shell/package.json'));
const versionOf = (name: string) => (shell(`${name}/package.json`) as { version: string }).version;

describe('shared ranges', () => {
  it('name every shared package, and no other', () => {
    const packages = Object.keys(sharedNames).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    const others = new Set(packages.filter((name) => name !== '@pavilion/contract'));
    expect(Object.keys(sharedRanges).sort()).toEqual([...others].sort());
  });

  it('accept every installed version', () => {
    const provides = Object.fromEntries(Object.keys(sharedRanges).map((name) => [name, versionOf(name)]));
    expect(misfitsOf({ contract: '^1.0.0', requires: sharedRanges }, { contract: '1.0.0', provides })).toEqual([]);
  });
});
