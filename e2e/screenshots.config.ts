import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** `pnpm screenshots`: every page in four pictures, into `screenshots/`, to be looked at by a person. */
export default defineConfig({
  ...browserTests,
  testMatch: 'screenshots.ts',
  reporter: 'line',
  // All pictures of one size and theme are one test, however many were asked for: what hangs ends at its own step.
  timeout: 0,
  use: { ...browserTests.use, navigationTimeout: 120_000 },
});
