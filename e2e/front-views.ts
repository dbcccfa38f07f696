import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { inHindi } from './hindi.ts';
import type { View } from './sports-views.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const pressed = (name: RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).first().click();

/** The organisation's details are other ones, from the next load on. */
const organisationIs =
  (details: Readonly<Record<string, unknown>>) =>
  async (page: Page): Promise<void> => {
    await page.route('**/getAppDetails', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, ...details } } });
    });
    await page.reload();
    await expect(page).toHaveURL(/\/maintenance$/);
  };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const inLanguages = (en: string, hi: string) => ({ STATUS_REASON: { name: 'in-languages', values: { en, hi } } });

/** The other organisation, on its own host. */
const elsewhere = async (page: Page) => {
  const { port, pathname } = new URL(page.url());
  await page.goto(`http://stumps.localhost:${port}${pathname}`);
  await page.waitForLoadState('networkidle');
};

/** The pages and dialogs of the front door, by what is done in either language. */
const front: Readonly<Record<string, View>> = {
  landing: { path: '/' },
  login: { path: '/?dialog=login' },
  'login-errors': { path: '/?dialog=login', act: (page) => dialog(page).locator('[type=submit]').click() },
  recovery: {
    path: '/?dialog=login',
    act: (page) =>
      dialog(page)
        .getByText(/Forgot password|पासवर्ड भूल गए/)
        .click(),
  },
  'sign-up': { path: '/?dialog=mobileNumber' },
  'sign-up-otp': {
    path: '/?dialog=mobileNumber',
    act: async (page) => {
      await dialog(page)
        .locator('[type=tel]')
        .fill(`98${String(Math.random()).slice(2, 10)}`);
      await dialog(page).locator('[type=submit]').click();
      await expect(dialog(page).locator('[autocomplete=one-time-code]')).toBeVisible();
    },
  },
  register: { path: '/register' },
  'sign-in-page': { path: '/sign-in' },
  'verify-number': { path: '/verify-number' },
  'forgot-password': { path: '/forgot-password' },
  'reset-password': { path: '/reset-password' },
  contact: { path: '/contactus' },
  privacy: { path: '/privacypolicy' },
  responsible: { path: '/responsiblegame' },
  'fair-play': { path: '/fairplay' },
  'game-rules': { path: '/gamesrule' },
  terms: { path: '/terms' },
  help: { path: '/help', signedIn: true },
  provider: { path: '/spribe' },
  'drawer-visitor': { path: '/terms', isScreen: true, act: pressed(/Open menu|मेन्यू खोलें/) },
  maintenance: {
    path: '/terms',
    act: organisationIs({
      BRAND_STATUS: 'maintenance',
      STATUS_REASON: 'We move to faster machines.',
      STATUS_UNTIL: inHours(2),
      named: inLanguages('We move to faster machines.', 'हम ज़्यादा तेज़ मशीनों पर जा रहे हैं।'),
    }),
  },
  suspended: { path: '/terms', act: organisationIs({ BRAND_STATUS: 'suspended' }) },
  'not-available': { path: '/terms', act: organisationIs({ AVAILABLE: false }) },
  'organisation-two': { path: '/', act: elsewhere },
  home: { path: '/home', signedIn: true },
  search: {
    path: '/home',
    signedIn: true,
    isScreen: true,
    act: async (page) => {
      await pressed(/^(Search|गेम खोजें)/)(page);
      await dialog(page).locator('input').fill('dra');
    },
  },
  'search-first': { path: '/home', signedIn: true, isScreen: true, act: pressed(/^(Search|गेम खोजें)/) },
  'account-menu': { path: '/home', signedIn: true, isScreen: true, act: pressed(/account menu|खाते का मेन्यू/) },
  bell: { path: '/home', signedIn: true, isScreen: true, act: pressed(/^(Notifications|सूचनाएँ)/) },
  notifications: { path: '/notifications', signedIn: true },
  profile: { path: '/profile', signedIn: true },
};

/** The front door, each of it in English and in Hindi. */
export const frontViews: Readonly<Record<string, View>> = {
  ...front,
  ...Object.fromEntries(
    Object.entries(front).map(([name, view]): [string, View] => [
      `${name}-hindi`,
      {
        ...view,
        act: async (page) => {
          await inHindi(page);
          await view.act?.(page);
        },
      },
    ]),
  ),
};
