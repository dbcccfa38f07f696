import { type BrokenDocument, brokenDocuments } from '@pavilion/federation/testing';
import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';
import { answerDiscovery, teams } from './discovery.ts';
import { remotes } from './faults/remotes.ts';
import { comeBack, go } from './navigate.ts';

// Every way of broken-documents.ts, in a browser: `pnpm chaos discovery` takes all of them, every run of the tests each tenth.
const [count] = (process.env.PAVILION_FAULTS ?? '').split(':').map(Number);
const chosen = count ? brokenDocuments.slice(0, count) : brokenDocuments.filter((_, index) => index % 10 === 0);

/** The remote that is spoiled, and one that is not. */
const { casino, wallet } = remotes;

for (const one of chosen) {
  test(`where the discovery document ${one.title}, the rest of the site works, it heals in an open tab, and a returning player has all of it`, async ({
    page,
  }, { annotations }) => {
    annotations.push({ type: 'fault', description: `the document ${one.title}` });
    await beginSession(page);
    const spoil = await spoilable(page, one);
    spoil.now = true;
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await go(page, wallet.path);
    if (one.fault === 'document') await missing(page);
    else await expect(wallet.sign(page).first()).toBeVisible();
    await go(page, casino.path);
    // A browser that has seen no statement yet can't tell which is older.
    if (one.fault === null || one.fault === 'older') await expect(casino.sign(page).first()).toBeVisible();
    else await missing(page);

    spoil.now = false;
    await comeBack(page);
    await expect(casino.sign(page).first()).toBeVisible();

    spoil.now = true;
    await page.goto(casino.path);
    await expect(casino.sign(page).first()).toBeVisible();
    await go(page, wallet.path);
    await expect(wallet.sign(page).first()).toBeVisible();
  });
}

/** Answers this page with the document as `one` has it for as long as `now` says so. */
async function spoilable(page: Page, one: BrokenDocument): Promise<{ now: boolean }> {
  const spoil = { now: false };
  await answerDiscovery(page, (document) => {
    const { casino: entry, wallet: other } = document.remotes;
    if (!entry || !other) throw new Error('The casino and the wallet are to be live');
    return spoil.now ? one.spoil({ document, name: 'casino', entry, other, teams }) : JSON.stringify(document);
  });
  return spoil;
}

/** In place of a page that may be a remote's: what is missing, in plain words, and a way to try again, in the frame. */
async function missing(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
}
