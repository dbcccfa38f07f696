import type { Locator, Page } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';
import { behaviours } from './faults/behaviours.ts';
import { cases, type FaultCase, slice } from './faults/cases.ts';
import { type Planted, plant } from './faults/plant.ts';
import { proxied } from './faults/relay.ts';
import { elsewhere, remotes } from './faults/remotes.ts';
import { entryOf, replaceRemote } from './faults/stand-in.ts';
import { filesOf } from './faults/targets.ts';
import { go } from './navigate.ts';

// The fault table of docs/faults.md. Every run of the tests takes a slice of it; `pnpm chaos remotes` takes all of it.
const [count, seed] = (process.env.PAVILION_FAULTS ?? '').split(':').map(Number);
const chosen = count && seed ? shuffled(cases, seed).slice(0, count) : slice;

for (const one of chosen) {
  test(one.title, async ({ page }, { annotations }) => {
    const kind = 'behaviour' in one ? `code that ${one.behaviour}` : `${one.target} ${one.delivery}`;
    annotations.push({ type: 'fault', description: kind });
    const note = (type: string, since: number) =>
      annotations.push({ type, description: String(Math.round(performance.now() - since)) });
    if (remotes[one.remote].isSignedIn) await beginSession(page);
    const reports = reportsOf(page);
    const isReported = !('behaviour' in one) || behaviours[one.behaviour].isReported;
    const planted = await plant(page, one);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    if (one.need === 'not needed') {
      await worksElsewhere(page, one);
      return;
    }
    if (one.need === 'prefetched') await fetchedAhead(page, one, planted);
    await openPage(page, one);
    await frameWorks(page);
    const waiting = performance.now();

    if (planted.failure) {
      const state = failedState(page, one);
      await expect(state).toBeVisible();
      note('named', waiting);
      await expect(state).toHaveAttribute('data-failure', planted.failure);
      await frameWorks(page);
      if (isReported) await reports.name(one.remote);
      await planted.lift();
      const retried = performance.now();
      if (!planted.healsAlone) await state.getByRole('button', { name: /^(Retry|Reload the page)$/ }).click();
      await expect(sign(page, one)).toBeVisible();
      await expect(state).toBeHidden();
      note('healed', retried);
    } else {
      await expect(sign(page, one)).toBeVisible();
    }
    if (!planted.failure && isReported) await reports.name(one.remote);
  });
}

test('the dialogs are missing: the landing page works, and the dialog says so with Retry', async ({ page }) => {
  await page.route(entryOf('auth'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const state = page.locator('[data-remote="auth"][data-remote-state="failed"]');
  await expect(state).toBeVisible();
  await page.unroute(entryOf('auth'));
  await state.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Log In' })).toBeVisible();
});

test('a remote that asks for contract ^9 is not executed; the player sees why, the developer in the console', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await beginSession(page);
  await replaceRemote(page, 'casino', { contract: '^9.0.0' });
  await page.goto('/slots');
  const state = page.locator('[data-remote="casino"][data-remote-state="failed"]');
  await expect(state).toHaveAttribute('data-failure', 'contract');
  await expect(state).toContainText('This page needs an update');
  await expect(state.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate('globalThis.executed ?? []')).toEqual([]);
  await expect.poll(() => lines.join('\n')).toMatch(/casino.*\^9\.0\.0, \d+\.\d+\.\d+ is here/);
});

test('the stand-in does run where its contract is kept: the test above can fail', async ({ page }) => {
  await beginSession(page);
  await replaceRemote(page, 'casino');
  await page.goto('/slots');
  await expect(page.getByText('The stand-in is back')).toBeVisible();
  expect(await page.evaluate('globalThis.executed')).toEqual(['casino']);
});

/** What a careless remote does to what all parts of the page have in common. */
const damage = {
  onEvaluation: `
    window.fetch = () => Promise.reject(new TypeError('replaced'));
    window.WebSocket = function () { throw new TypeError('replaced'); };`,
  onRender: `
    const queries = Query.useQueryClient();
    React.useEffect(() => {
      Query.onlineManager.setOnline(false);
      Query.focusManager.setFocused(false);
      queries.setDefaultOptions({ queries: { enabled: false } });
      queries.clear();
      document.documentElement.style.overflow = 'hidden';
      document.body.className = 'locked';
      document.body.inert = true;
      document.title = 'Mine';
    }, []);`,
};

test('what a remote does to the rest of the page ends with its page', async ({ page }) => {
  await beginSession(page);
  await replaceRemote(page, 'casino', damage);
  const reports = reportsOf(page);
  await page.goto('/slots');
  await expect(page.getByText('The stand-in is back')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('inert');
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await reports.arrive();
  for (const other of [remotes.wallet, remotes.sports]) {
    await go(page, other.path);
    await expect(other.sign(page).first()).toBeVisible();
    await expect(page.getByText('You are offline')).toHaveCount(0);
    await expect(page).not.toHaveTitle('Mine');
    expect(await page.evaluate(() => document.body.getAttributeNames())).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
  }
});

proxied.describe('a wrong answer that the browser is told to keep for ever', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const isStyled = (page: Page) => expect(page.locator('body')).toHaveCSS('font-family', /^"?Inter/);
  const once = () => {
    let answers = 0;
    return () => answers++ === 0;
  };

  for (const name of ['shell.js', 'shell.css']) {
    const file = new RegExp(`/${name.replace('.', '\\.')}$`);

    proxied(
      `of ${name} is replaced, and the page opens by itself, at this visit and the next`,
      async ({ page, relay }) => {
        relay.poison(file, once());
        await page.goto(relay.address);
        await expect(heading(page)).toBeVisible();
        await isStyled(page);
        await page.goto(`${relay.address}/terms`);
        await expect(heading(page)).toBeVisible();
        await isStyled(page);
        expect(relay.requested(file)).toHaveLength(2);
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );

    proxied(
      `of ${name} that goes on is admitted in words, without a loop of reloads, and Retry opens the page once it is over`,
      async ({ page, relay }) => {
        let isBad = true;
        let loads = 0;
        page.on('domcontentloaded', () => {
          loads += 1;
        });
        relay.poison(file, () => isBad);
        await page.goto(relay.address);
        const note = page.getByRole('alert').filter({ hasText: 'could not be fully loaded' });
        await expect(note).toBeVisible();
        expect(loads).toBeLessThanOrEqual(2);
        isBad = false;
        await note.getByRole('button', { name: 'Retry' }).click();
        await expect(heading(page)).toBeVisible();
        await isStyled(page);
        await expect(note).toBeHidden();
      },
    );
  }

  proxied(
    'of a remote’s entry is replaced: the next visit opens its page, and asks for nothing that it need not',
    async ({ page, relay }) => {
      await beginSession(page);
      const entry = /\/wallet\/[^/]+\/remote-entry\.js$/;
      relay.poison(entry, once());
      await page.goto(relay.address + remotes.wallet.path);
      await expect(page.locator('[data-remote="wallet"][data-remote-state="failed"]')).toBeVisible();
      await page.goto(relay.address + remotes.wallet.path);
      await expect(remotes.wallet.sign(page).first()).toBeVisible();
      expect(relay.requested(entry)).toEqual([expect.not.stringContaining('?'), expect.not.stringContaining('?')]);
    },
  );

  proxied('of a page’s code costs one more request, and the next visit none', async ({ page, relay }) => {
    await beginSession(page);
    const [name = ''] = await filesOf(page, 'wallet', remotes.wallet.page, 'page chunk');
    const file = new RegExp(`/wallet/[^/]+/${name}$`);
    relay.poison(file, once());
    await page.goto(relay.address + remotes.wallet.path);
    await expect(remotes.wallet.sign(page).first()).toBeVisible();
    await expect.poll(() => relay.requested(file)).toHaveLength(3);
    await page.goto(relay.address + remotes.wallet.path);
    await expect(remotes.wallet.sign(page).first()).toBeVisible();
    expect(relay.requested(file)).toHaveLength(3);
  });
});

test('the table holds every fault that its slice is of, and each case once', () => {
  expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThan(290);
  expect(slice.length).toBeGreaterThan(10);
});

/** What of the page is seen when it works: its own heading, or the stand-in's. */
const sign = (page: Page, one: FaultCase): Locator =>
  ('behaviour' in one && !('contract' in behaviours[one.behaviour])
    ? page.getByRole('heading', { name: 'The stand-in is back' })
    : remotes[one.remote].sign(page)
  ).first();

const failedState = (page: Page, { remote }: FaultCase) =>
  page.locator(`[data-remote="${remote}"][data-remote-state="failed"]`);

/** Header and content are there: the page is not blank. The bare frame of the sign-in area has no header. */
async function frameWorks(page: Page) {
  await expect(page.getByRole('main')).toBeVisible();
  await expect.poll(() => page.locator('#root').innerText()).not.toBe('');
}

/** Pages that do not need the remote show what they are for, and nothing of it is run. */
async function worksElsewhere(page: Page, one: FaultCase) {
  const { isSignedIn } = remotes[one.remote];
  await page.goto(isSignedIn ? '/home' : '/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isSignedIn) {
    const other = elsewhere(one.remote);
    await go(page, other.path);
    await expect(other.sign(page).first()).toBeVisible();
  }
  await expect(page.locator('[data-remote-state="failed"]')).toHaveCount(0);
  expect(await page.evaluate('globalThis.executed ?? []')).not.toContain(one.remote);
}

/** Home, until the remote's entry has been asked for ahead of need; home goes on working, and no code has run. */
async function fetchedAhead(page: Page, one: FaultCase, planted: Planted) {
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await planted.met;
  await expect(page.getByRole('main').locator('a[href^="/exchange/"]').first()).toBeVisible();
  await expect(page.locator('[data-remote-state="failed"]')).toHaveCount(0);
  expect(await page.evaluate('globalThis.executed ?? []')).not.toContain(one.remote);
}

async function openPage(page: Page, { remote, need }: FaultCase) {
  const { path } = remotes[remote];
  if (need === 'prefetched') await go(page, path);
  // A script that hangs holds the load event back; the page is there without it.
  else await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** What the page reports to the operator. */
function reportsOf(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/telemetry')
      sent.push(request.postData() ?? '');
  });
  return {
    /** Passes once any report has been sent. */
    async arrive() {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      await expect.poll(() => sent.length).toBeGreaterThan(0);
    },
    /** Passes once a report of a failure or an error names the remote and its version: that it was loaded is no such report. */
    async name(remote: string) {
      // Whoever leaves sends what is left.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      const named = () =>
        sent
          .flatMap((text) => (JSON.parse(text) as { reports: Record<string, unknown>[] }).reports)
          .filter(({ kind }) => kind === 'failure' || kind === 'error')
          .map((report) => `${report.remote} ${report.version}`);
      await expect.poll(named).toContainEqual(expect.stringMatching(new RegExp(`^${remote} \\d+\\.\\d+\\.\\d+$`)));
    },
  };
}

/** The same order for the same seed. */
function shuffled<Item>(items: readonly Item[], from: number): Item[] {
  let state = from;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
