import type { Page } from '@playwright/test';
import { beginSession, test } from './app.ts';
import { expectToOpen, type PageName } from './expect-page.ts';

/** The account's pages with their names in both languages. */
const PAGES: readonly (readonly [path: string, english: PageName, hindi: PageName])[] = [
  ['/kyc', 'KYC', 'KYC'],
  ['/kyc?send=emiratesId', 'Send Emirates ID', 'एमिरेट्स ID भेजें'],
  ['/profile', 'Profile', 'प्रोफ़ाइल'],
  ['/profile?change=password', 'Change password', 'पासवर्ड बदलें'],
  ['/profile/limits', 'Limits and breaks', 'सीमाएँ और विराम'],
  ['/bonus', 'Bonus', 'बोनस'],
  ['/referral', 'Referral', 'रेफ़रल'],
  ['/notifications', 'Notifications', 'सूचनाएँ'],
];

/** The demo player's first bonus, as the operator lists it. */
async function firstBonus(page: Page, token: string): Promise<{ readonly id: string; readonly title: string }> {
  const answer = await page.request.get('/api/bonus/claims', { headers: { token } });
  const { data } = (await answer.json()) as { data: { bonusListing: { id: string; title: string }[] } };
  const [bonus] = data.bonusListing;
  if (!bonus) throw new Error('The demo player has no bonus');
  return bonus;
}

test.describe('account page', () => {
  for (const [path, english, hindi] of PAGES) {
    test(`opens ${path} directly and after a reload in both languages`, async ({ page }) => {
      await beginSession(page);
      await expectToOpen(page, path, english, hindi);
    });
  }

  test('opens /bonus/{id} directly and after a reload in both languages', async ({ page }) => {
    const { id, title } = await firstBonus(page, await beginSession(page));
    const english = { heading: 'Bonus', tab: title };
    await expectToOpen(page, `/bonus/${id}`, english, { heading: 'बोनस', tab: /^[\u0900-\u097f].* \| / });
  });
});
