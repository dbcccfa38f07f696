import { type Browser, chromium } from '@playwright/test';

/** The browser in which pages are measured, which `pnpm bench` names. `more`: flags of its own. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  const { PAVILION_CHROMIUM: executablePath } = process.env;
  if (!executablePath) throw new Error('PAVILION_CHROMIUM names no browser; `pnpm bench` finds one.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...more] });
}
