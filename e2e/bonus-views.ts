import { answered, failing } from './other-answers.ts';
import type { View } from './sports-views.ts';

/** What stands beside the line of each period that is not paid. */
type Unpaid = Readonly<Record<string, object>>;

/** The referral page of who has commission that is held or was refused, each opened to its lines. */
const commission = (lines: Unpaid): View => ({
  path: '/referral',
  signedIn: true,
  act: async (page) => {
    const sums = { players: 1, turnover: 6400, netLoss: 3200, earned: 480 };
    await page.route(/\/api\/ref\/commission\/lines/, async (route) => {
      const period = new URL(route.request().url()).searchParams.get('period') ?? '';
      const line = { id: `1-${period}`, name: 'R••••i', ...sums, ...lines[period] };
      await route.fulfill({ json: { error: false, message: '', data: { lines: [line], count: 1 } } });
    });
    const { refused } = lines;
    const taken = refused ? 960 : 480;
    await answered('ref/stats', (body) =>
      body
        .replace('"held":0', '"held":480')
        .replace('"refused":0', refused ? '"refused":480' : '"refused":0')
        .replace(/"pending":([\d.]+)/, (_, pending: string) => `"pending":${Number(pending) - taken}`),
    )(page);
    await answered('ref/commission', (body) =>
      body
        .replace(/"held":\{[^}]*\}/, `"held":${JSON.stringify({ id: 'held', ...sums })}`)
        .replace(/"refused":\{[^}]*\}/, (none) =>
          refused ? `"refused":${JSON.stringify({ id: 'refused', ...sums })}` : none,
        ),
    )(page);
    for (const name of [/^On hold, not paid for now/, ...(refused ? [/^Declined, will not be paid/] : [])]) {
      await page.getByRole('button', { name }).click();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForLoadState('networkidle');
  },
});

/** The pages of bonus and referral with their states; the bonuses are those that the demo player begins with. */
export const bonusViews: Readonly<Record<string, View>> = {
  bonus: { path: '/bonus', signedIn: true },
  'bonus-cancel': {
    path: '/bonus',
    signedIn: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Cancel this bonus' }).click();
      await page.getByText('Withdrawable after').waitFor();
    },
  },
  'bonus-available': {
    path: '/bonus',
    signedIn: true,
    act: async (page) => {
      await page.getByRole('link', { name: /^Details/ }).click();
      await page.getByRole('link', { name: 'Show active bonus' }).waitFor();
    },
  },
  'bonus-expired': {
    path: '/bonus',
    signedIn: true,
    act: (page) => page.getByRole('link', { name: /^Free bet/ }).click(),
  },
  'bonus-none': {
    path: '/bonus',
    signedIn: true,
    act: answered('bonus/claims', (body) => body.replace(/"bonusListing":\[.*\]/, '"bonusListing":[]')),
  },
  'bonus-failed': { path: '/bonus', signedIn: true, act: failing('bonus/claims') },
  'bonus-withdrawn': {
    path: '/bonus',
    signedIn: true,
    act: answered('bonus/claims', (body) =>
      body.replaceAll('"state":"available"', '"state":"available","withdrawn":true'),
    ),
  },
  'bonus-missing': { path: '/bonus/999999', signedIn: true },
  referral: { path: '/referral', signedIn: true },
  'referral-failed': { path: '/referral', signedIn: true, act: failing('ref/sources') },
  'referral-open': {
    path: '/referral',
    signedIn: true,
    act: async (page) => {
      const rows = await page.getByRole('main').getByRole('button', { expanded: false }).all();
      // From the last: an opened one is no longer counted.
      for (const row of rows.toReversed()) await row.click();
      await page.waitForLoadState('networkidle');
    },
  },
  'referral-held': commission({
    held: { held: 'same-person' },
    refused: { reason: 'You can’t earn commission on your own account.' },
  }),
  'referral-excluded': commission({ held: { held: 'excluded' } }),
  'referral-share': {
    path: '/referral',
    signedIn: true,
    act: (page) => page.getByRole('button', { name: 'Share link' }).click(),
  },
};
