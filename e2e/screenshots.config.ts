import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** `pnpm screenshots`: every page in four pictures, into `screenshots/`, to be looked at by a person. */
export default defineConfig({
  ...browserTests,
  testMatch: 'screenshots.ts',
  reporter: 'line',
  timeout: 120_000,
});
