import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { domSetup, transform, transformIgnorePatterns } from './packages/remote-kit/src/jest/preset.ts';

// The date at which every run of the tests begins, so that none of them depends on the day (see types/jest/test-date.mjs).
const began = Date.parse(process.env.PAVILION_TEST_DATE ?? '2026-11-21T12:00:00Z');
process.env.PAVILION_TEST_DATE_OFFSET ??= String(began - Date.now());
await import('./types/jest/test-date.mjs');
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${new URL('types/jest/test-date.mjs', import.meta.url)}`;

// Packages of this repository's own that have ES modules alone, besides those of a remote's tests.
const esmOnly = ['@noble/', 'opentype', 'd3-', 'internmap/'];

const base = {
  cacheDirectory: '<rootDir>/.cache/jest',
  runtime: '<rootDir>/types/jest/quick-runtime.mjs',
  transform,
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/types/jest/fast-check.cjs',
    '^fast-check/unseeded$': createRequire(import.meta.url).resolve('fast-check'),
  },
  transformIgnorePatterns: transformIgnorePatterns(...esmOnly),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.pavilion/', '<rootDir>/.cache/'],
  clearMocks: true,
};

/** Units on node, components in jsdom: a `.test.tsx` is a component's. */
export default {
  // Half as many again as there are cores: what waits for a server, a socket or a process of its own leaves one idle.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // What takes this long hangs. How fast something is, is for bench/: machines are shared.
  testTimeout: 120_000,
  // A worker ends as soon as its suites have closed everything. On a busy machine that takes longer than the default of half a second.
  workerGracefulExitTimeout: 60_000,
  testSequencer: './scripts/slow-first.mjs',
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: '<rootDir>/types/jest/one-realm.mjs',
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/apps/sandbox/src/testing/shared-server.ts',
    },
    {
      ...base,
      displayName: 'dom',
      testEnvironment: '<rootDir>/types/jest/quick-dom.mjs',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: [domSetup],
    },
  ],
};
