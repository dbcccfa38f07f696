import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** The product in a real Chromium, from outside. `PAVILION_CHROMIUM` names the browser; `npm test` finds or installs one. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/test/browser',
  globalSetup: './build-once.ts',
  fullyParallel: true,
  // Half as many again as there are cores: a page that waits leaves one idle.
  workers: Math.ceil(1.5 * availableParallelism()),
  // What takes this long hangs: some tests build apps, and a shared machine may be several times slower for minutes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  // The report is for `npm test`, which counts it.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : 'line',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // Only offline.spec.ts has one.
    serviceWorkers: 'block',
    // As long as an expectation: a press that can't be made says so then, and not when its test has hung.
    actionTimeout: 60_000,
    // What moves for its looks alone would be painted without a graphics card, sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.PAVILION_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
