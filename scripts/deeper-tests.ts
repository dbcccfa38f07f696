import { spawn } from 'node:child_process';
import { root } from '@pavilion/cli/project';
import type { campaigns as operatorCampaigns } from '@pavilion/sandbox/chaos';
import { ensureBrowser } from './browser.ts';
import { plants } from './plants.ts';

type Campaign = (typeof operatorCampaigns)[string];
type Environment = Readonly<Record<string, string>>;

/**
 * Tests of `npm test` that go further when they are told to: each fault planted by itself, chances looked at over many more matches, every page
 * and dialog in both languages and themes.
 */
export const deeperTests: Readonly<Record<'planted' | 'figures' | 'pages', Campaign>> = {
  planted: {
    run: ({ count, seed }) =>
      runJest({ PAVILION_PLANTED: `${count}:${seed % plants.length}` }, ['scripts/planted.test.ts']),
    count: plants.length,
    of: 'planted faults',
  },
  figures: {
    run: ({ count }) =>
      runJest({ PAVILION_FIGURES: `${count}` }, [
        ...['lines', 'calibration'].map((name) => `apps/sandbox/src/sports/feed/${name}.test.ts`),
        ...['fair', 'fancy', 'markets'].map((name) => `apps/sandbox/src/sports/markets/${name}.test.ts`),
      ]),
    count: 4,
    of: 'times as many matches as it takes to trust a figure',
  },
  pages: {
    run: async () =>
      run({ PAVILION_PAGES: 'whole', PAVILION_CHROMIUM: await ensureBrowser() }, [
        ...['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', 'routes', 'hindi'],
      ]),
    count: 4,
    of: 'looks at every page: by night and by day, in English and in Hindi',
  },
};

const runJest = (environment: Environment, args: readonly string[]) =>
  run(environment, ['node_modules/jest/bin/jest.js', '--verbose', '--testTimeout=3600000', ...args]);

/** Runs some tests by themselves, and fails where one of them does. */
function run(environment: Environment, command: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('A test failed: what it says stands above.')),
    );
  });
}
