import type { Page } from '@playwright/test';
import { openMatchOf } from './matches.ts';

type Access = 'public' | 'protected' | 'common';
export type Frame = 'full' | 'header' | 'bare';
/** A path, who may open it, what stands around it, and what the tab is named; and where it leads who may open it, if elsewhere. */
export type Row = readonly [path: string, access: Access, frame: Frame, title: string, to?: string];

/** Every path of the specification (§2), with its other names and the old links that were seen. `{match}` and the like are the operator's. */
const ROUTES: readonly Row[] = [
  ['/', 'public', 'full', ''],
  ['/register', 'public', 'bare', 'Register'],
  ['/sign-in', 'public', 'bare', 'Log In'],
  ['/verify-number', 'public', 'bare', 'Verify number'],
  ['/forgot-password', 'public', 'bare', 'Forgot Password'],
  ['/reset-password', 'public', 'bare', 'Reset Password'],
  ['/maintenance', 'common', 'bare', 'Maintenance', '/'],
  ['/contactus', 'common', 'full', 'Contact'],
  ['/privacypolicy', 'common', 'full', 'Privacy'],
  ['/responsiblegame', 'common', 'full', 'Responsible gaming'],
  ['/fairplay', 'common', 'full', 'Fair play'],
  ['/gamesrule', 'common', 'full', 'Game rules'],
  ['/terms', 'common', 'full', 'Terms'],
  ['/help', 'common', 'full', 'Help'],
  ['/evolution', 'common', 'full', 'Evolution'],
  ['/nobody', 'common', 'full', '', '/'],
  ['/no/such/path', 'common', 'full', '', '/'],
  ['/home', 'protected', 'full', 'Home'],
  ['/sportsbook2', 'protected', 'full', 'Sports'],
  ['/exchange/Cricket', 'protected', 'header', 'Cricket'],
  ['/exchange/Soccer', 'protected', 'header', 'Soccer'],
  ['/exchange/Tennis', 'protected', 'header', 'Tennis'],
  ['/exchange/inplay', 'protected', 'header', 'In-play now'],
  ['/exchange/{match}', 'protected', 'header', '{matchName}'],
  ['/jetfair', 'protected', 'header', 'Multi-market'],
  ['/betby', 'protected', 'header', 'Betby'],
  ['/sportsbooktest', 'protected', 'header', 'Sportsbook test'],
  ['/mybets', 'protected', 'full', 'My Bets'],
  ['/betting-settings', 'protected', 'full', 'Betting settings'],
  ['/games-all', 'protected', 'full', 'All games'],
  ['/slots', 'protected', 'full', 'Slots'],
  ['/slots-games', 'protected', 'full', '', '/slots'],
  ['/Casino', 'protected', 'full', '', '/games-all'],
  ['/kingmaker', 'protected', 'full', 'KingMaker'],
  ['/aura-games', 'protected', 'full', 'Aura'],
  ['/spmgames', 'protected', 'header', 'SPM Games'],
  ['/casino/evolution', 'protected', 'header', 'Evolution'],
  ['/casino/spribe/mines', 'protected', 'header', 'Mines · Spribe'],
  ['/casino/aura-baccarat', 'protected', 'header', 'Baccarat · Aura'],
  ['/casino/aviator', 'protected', 'header', 'Aviator · Spribe'],
  ['/cashier', 'protected', 'full', 'Account Statement'],
  ['/gatewaylist', 'protected', 'full', 'Deposit'],
  ['/deposit/upi', 'protected', 'full', 'UPI deposit'],
  ['/deposit/crypto', 'protected', 'full', 'Deposit'],
  ['/deposit/m_bkash', 'protected', 'full', 'bKash deposit'],
  ['/bkash', 'protected', 'full', '', '/deposit/m_bkash'],
  ['/deposit/m_paytm', 'protected', 'full', 'Paytm deposit'],
  ['/paytm', 'protected', 'full', '', '/deposit/m_paytm'],
  ['/deposit/m_nagad', 'protected', 'full', 'Nagad deposit'],
  ['/nagad', 'protected', 'full', '', '/deposit/m_nagad'],
  ['/withdraw', 'protected', 'full', 'Withdraw'],
  ['/withdraw/bank', 'protected', 'full', 'Withdraw to bank'],
  ['/pre-withdraw-page/upi', 'protected', 'full', 'Withdraw to UPI: details'],
  ['/withdrawnew', 'protected', 'full', '', '/withdraw'],
  ['/withdrawnewForm', 'protected', 'full', '', '/withdraw/bank'],
  ['/withdrawList', 'protected', 'full', 'Withdrawal requests'],
  ['/bank-details', 'protected', 'full', 'Bank details'],
  ['/kyc', 'protected', 'full', 'KYC'],
  ['/profile', 'protected', 'full', 'Profile'],
  ['/profile/limits', 'protected', 'full', 'Limits and breaks'],
  ['/bonus', 'protected', 'full', 'Bonus'],
  ['/bonus/{bonus}', 'protected', 'full', '{bonusName}'],
  ['/referral', 'protected', 'full', 'Referral'],
  ['/notifications', 'protected', 'full', 'Notifications'],
];
/** One of each kind is opened as a link from elsewhere is; the others as the app's own links are, which takes a part of the time. */
export const LOADED = [
  '/',
  '/terms',
  '/sign-in',
  '/home',
  '/exchange/Cricket',
  '/casino/spribe/mines',
  '/deposit/upi',
  '/withdrawnewForm',
];

/** What a visitor may ask for: all but what the operator has for a player alone. */
export const visitorRows: readonly Row[] = ROUTES.filter(([path]) => !path.includes('{'));

/** The same of the demo player, with what the operator has for them. */
export async function playerRows(page: Page, token: string): Promise<readonly Row[]> {
  const match = await openMatchOf(page, 'cricket', false);
  const answer = await page.request.get('/api/bonus/claims', { headers: { token } });
  const { data } = (await answer.json()) as { data: { bonusListing: { id: string; title: string }[] } };
  const [bonus] = data.bonusListing;
  const names: Readonly<Record<string, string | undefined>> = {
    match: match.refMatchId,
    matchName: match.name,
    bonus: bonus?.id,
    bonusName: bonus?.title,
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/, (_, name: string) => names[name] ?? '');
  return ROUTES.map(([path, access, frame, title, ...to]): Row => [filled(path), access, frame, filled(title), ...to]);
}
