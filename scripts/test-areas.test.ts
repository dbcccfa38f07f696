import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pavilion/cli/project';
import { browserTests, folderOf } from './test-areas.ts';

describe('browserTests', () => {
  it('lists every browser test once', () => {
    const files = readdirSync(join(root, 'e2e'))
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => file.replace('.spec.ts', ''));
    expect(Object.values(browserTests).flat().sort()).toEqual(files.sort());
  });

  it('names apps and packages that exist', () => {
    expect(Object.keys(browserTests).filter((name) => folderOf(name) === null)).toEqual([]);
  });
});

describe('folderOf', () => {
  it('finds apps and packages, and nothing else', () => {
    expect(['wallet', 'money', 'nosuch', '../apps/wallet', ''].map(folderOf)).toEqual([
      'apps/wallet',
      'packages/money',
      null,
      null,
      null,
    ]);
  });
});
