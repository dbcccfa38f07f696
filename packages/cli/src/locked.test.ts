import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedFor } from './locked.ts';

const lock = readFileSync(join(import.meta.dirname, '../../../pnpm-lock.yaml'), 'utf8');
const wallet = ['apps/wallet', 'packages/contract', 'packages/money', 'packages/federation'];
const resolved = (name: string) => new RegExp(`\\n  '?${name}@[^\\n]*:\\n    resolution: \\{integrity: `);

/** The lock file with another content of one package under the same version. */
function withOther(name: string): string {
  const other = lock.replace(resolved(name), (entry) => `${entry}other-`);
  expect(other).not.toBe(lock);
  return other;
}

test('what a package is built with is found without falling back on the whole lock file', () => {
  expect(lockedFor(lock, wallet).length).toBeLessThan(lock.length);
});

test.each([
  'react',
  'webpack',
  'zod',
  '@module-federation/enhanced',
  // Reached through others alone.
  'webpack-sources',
  'scheduler',
  // It builds them.
  'node',
])('another %s makes a remote of other sources', (name) => {
  expect(lockedFor(withOther(name), wallet)).not.toBe(lockedFor(lock, wallet));
});

test.each(['fastify', 'jest', '@playwright/test', 'pg', 'stylelint'])(
  'another %s, which no remote reaches, changes no remote',
  (name) => {
    expect(lockedFor(withOther(name), wallet)).toBe(lockedFor(lock, wallet));
    expect(lockedFor(withOther(name), ['apps/sandbox']) === lockedFor(lock, ['apps/sandbox'])).toBe(
      !['fastify', 'pg'].includes(name),
    );
  },
);

test('a setting that counts for every package changes every remote', () => {
  const other = lock.replace('autoInstallPeers: true', 'autoInstallPeers: false');
  expect(lockedFor(other, wallet)).not.toBe(lockedFor(lock, wallet));
  const patched = lock.replace('\nimporters:', '\noverrides:\n  react: 1.0.0\n\nimporters:');
  expect(lockedFor(patched, wallet)).not.toBe(lockedFor(lock, wallet));
});

test('an alias is followed to the package that it names', () => {
  const text = [
    "lockfileVersion: '9.0'\n\nimporters:\n\n  app:\n    dependencies:\n      short:\n        specifier: 1.0.0\n        version: long@1.0.0\n",
    'packages:\n\n  long@1.0.0:\n    resolution: {integrity: a}\n\n  deep@1.0.0:\n    resolution: {integrity: b}\n',
    'snapshots:\n\n  long@1.0.0:\n    dependencies:\n      other: deep@1.0.0\n\n  deep@1.0.0: {}\n',
  ].join('\n');
  expect(lockedFor(text, ['app'])).not.toBe(text);
  expect(lockedFor(text.replace('integrity: b', 'integrity: c'), ['app'])).not.toBe(lockedFor(text, ['app']));
});

test('where a step can’t be followed, the whole lock file counts', () => {
  expect(lockedFor(lock, ['apps/new'])).toBe(lock);
  const torn = lock.replace(/\n {2}scheduler@/g, '\n  schedule@');
  expect(lockedFor(torn, wallet)).toBe(torn);
});
