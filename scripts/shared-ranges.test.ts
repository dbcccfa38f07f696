import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { misfitsOf } from '@pavilion/federation/discovery';
import { sharedNames, sharedRanges } from '../packages/contract/src/shared-names.ts';

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

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

  it('are what the packages of the kit require of who installs them', () => {
    const manifests = globSync('packages/*/package.json', { cwd: join(__dirname, '..') });
    const peers = manifests.flatMap((file) => {
      const { peerDependencies = {} } = JSON.parse(readFileSync(join(__dirname, '..', file), 'utf8')) as Manifest;
      return Object.entries(peerDependencies).filter(([name]) => Object.hasOwn(sharedRanges, name));
    });
    expect(peers.length).toBeGreaterThan(0);
    expect(peers.filter(([name, range]) => range !== sharedRanges[name])).toEqual([]);
  });
});
