import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, isDebian, run } from './packages.ts';

/** Chromium without its windows: the same engine, and half the work for every page of the tests, for no window is painted around it. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The path of a Chromium: the one that PAVILION_CHROMIUM names, one of the machine's, or one that is installed now: on Debian and its
 * kin by the system's packages, the one without windows also where there is another, elsewhere Playwright's own. Throws with the command to run where neither works.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  const isBest = found === process.env.PAVILION_CHROMIUM || found === WINDOWLESS || !isDebian();
  if (found && isBest) return found;
  if (isDebian()) {
    installPackages('chromium-headless-shell');
    // Not every kin of Debian has it by itself, and not everybody may install.
    if (!findBrowser()) installPackages('chromium');
  } else {
    console.log('Installing a browser for the tests…');
    run([process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No browser could be installed. Install Chromium and name it: PAVILION_CHROMIUM=/path/to/chromium npm test',
  );
}

function findBrowser(): string | undefined {
  const named = process.env.PAVILION_CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`PAVILION_CHROMIUM names ${named}, and there is no such file.`);
  return [named, ...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path));
}
