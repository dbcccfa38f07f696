import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './app.ts';
import {
  changeDiscovery,
  type DiscoveryJson,
  integrityOf,
  type ManifestJson,
  shellVersion,
  signedEntry,
  teams,
} from './discovery.ts';
import { comeBack, go } from './navigate.ts';

// Shell and remote with other versions of a shared library. The records say so, signed by the teams: to build apps with three
// versions of a library would take minutes, and the page judges by the records alone, before any code runs.

const LIBRARY = '@tanstack/react-query';

/** What the live casino requires of the library, and whether it names the release before it. */
type Live = { readonly range: string; readonly isNamed: boolean };

/** A casino is live that requires `range`; with `isNamed` its team names the real one, which the running shell can use. */
async function requireOfCasino(document: DiscoveryJson, { range, isNamed }: Live): Promise<void> {
  const entry = document.remotes.casino;
  if (!entry) throw new Error('no casino is live');
  const { version, requires } = JSON.parse(entry.manifest) as ManifestJson;
  const earlier = isNamed ? [{ version, manifest: integrityOf(entry.manifest) }] : [];
  const statement = { version: '9.0.0', earlier };
  const signed = await signedEntry('casino', entry, {
    manifest: { version: '9.0.0', requires: { ...requires, [LIBRARY]: range } },
    statement,
  });
  document.remotes.casino = signed;
}

/** A shell is live that provides this version of the library. */
async function provideByShell(document: DiscoveryJson, version: string): Promise<void> {
  const live = JSON.parse(document.shell.statement) as { sequence: number; provides: Record<string, string> };
  const provides = { ...live.provides, [LIBRARY]: version };
  const statement = JSON.stringify({ ...live, version: '9.0.0', sequence: live.sequence + 1, provides });
  document.shell = { ...document.shell, statement, signature: await teams.sign('shell', statement) };
}

const casino = (page: Page) => page.locator('[data-remote="casino"]').first();
const entriesOf = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return () => requested.filter((url) => url.includes('/casino/9.0.0/'));
};

/** Opens the slots in a tab that was open before the release, or in a new one. */
async function openSlots(page: Page, moment: string, release: () => Promise<void>): Promise<void> {
  if (moment === 'after') await release();
  await signIn(page);
  if (moment === 'before') {
    await release();
    const before = await remembered(page);
    await comeBack(page);
    await expect.poll(() => remembered(page)).not.toBe(before);
  }
  await go(page, '/slots');
}

/** What the tab has taken of the discovery document. */
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('releases'));

const noButton = (state: Locator) => expect(state.getByRole('button', { name: /^(Retry|Reload)/ })).toHaveCount(0);

for (const moment of ['before', 'after']) {
  test.describe(`a tab opened ${moment} the release of a casino`, () => {
    for (const [kind, range] of [
      ['minor', '^5.999.0'],
      ['major', '^6.0.0'],
    ] as const) {
      test(`uses the casino before it where the ${kind} version is newer`, async ({ page }) => {
        const requested = entriesOf(page);
        await openSlots(page, moment, () =>
          changeDiscovery(page, (document) => requireOfCasino(document, { range, isNamed: true })),
        );
        await expect(page.getByRole('tab', { name: /Netent/ })).toBeVisible();
        await expect(casino(page)).not.toHaveAttribute('data-remote-version', '9.0.0');
        expect(requested()).toEqual([]);
      });

      test(`says that the page needs an update where none before the ${kind} fits`, async ({ page }) => {
        const requested = entriesOf(page);
        await openSlots(page, moment, () =>
          changeDiscovery(page, (document) => requireOfCasino(document, { range, isNamed: false })),
        );
        await expect(casino(page)).toContainText('This page needs an update');
        await noButton(casino(page));
        expect(requested()).toEqual([]);
      });
    }

    test('opens where the shell has a newer version within the range', async ({ page }) => {
      await openSlots(page, moment, () =>
        changeDiscovery(page, async (document) => {
          const entry = document.remotes.casino;
          if (!entry) throw new Error('no casino is live');
          const { requires } = JSON.parse(entry.manifest) as ManifestJson;
          const major = requires[LIBRARY]?.split('.')[0] ?? '';
          const manifest = { requires: { ...requires, [LIBRARY]: `${major}.100.9` } };
          document.remotes.casino = await signedEntry('casino', entry, { manifest });
        }),
      );
      await expect(page.getByRole('tab', { name: /Netent/ })).toBeVisible();
    });

    test('offers Reload where the live shell fits the casino', async ({ page }) => {
      await openSlots(page, moment, () =>
        changeDiscovery(page, async (document) => {
          await requireOfCasino(document, { range: '^6.0.0', isNamed: false });
          await provideByShell(document, '6.1.0');
        }),
      );
      await expect(casino(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
      await expect(casino(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);
    });
  });
}

test('the document names the live shell and what it provides, signed', async ({ page, request }) => {
  const document = (await (await request.get('/releases/discovery.json')).json()) as DiscoveryJson;
  const provides = JSON.parse(document.shell.statement).provides as Record<string, string>;
  expect(provides[LIBRARY]).toMatch(/^\d+\.\d+\.\d+$/);
  await page.goto('/');
  await expect(page.locator(`script[src*="/shell/${shellVersion(document.shell)}/"]`).first()).toBeAttached();
});

test('a tab of another shell says so, and reloads when another page is opened', async ({ page }) => {
  const notice = page.getByText('A new version of the site is ready.');
  await signIn(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await changeDiscovery(page, (document) => provideByShell(document, '5.999.0'));
  await comeBack(page);
  await expect(notice).toBeVisible();
  await go(page, '/slots');
  await expect(page.locator('html[data-same-document]')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /Netent/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
