import { paths } from '@pavilion/contract';
import type { IconName } from '@pavilion/shared-ui';

/**
 * The player's own pages, in the order of spec §2, and limits and breaks, which are two taps from everywhere; the same in the profile menu
 * and in the drawer. `below` is what the paths of the other pages that belong to one begin with.
 */
export const accountMenu = [
  { word: 'profile', to: paths.profile(), icon: 'user' },
  { word: 'deposit', to: paths.deposit(), icon: 'deposit', below: /^\/(deposit\/|bkash|paytm|nagad)/i },
  { word: 'withdraw', to: paths.withdraw(), icon: 'withdraw', below: /^\/(withdraw|pre-withdraw)/i },
  { word: 'myBets', to: paths.myBets(), icon: 'bets' },
  { word: 'bonus', to: paths.bonus(), icon: 'bonus', below: /^\/bonus\//i },
  { word: 'referral', to: paths.referral(), icon: 'referral' },
  { word: 'statement', to: paths.statement(), icon: 'statement' },
  { word: 'limits', to: paths.limits(), icon: 'limits' },
] as const satisfies readonly { word: string; to: string; icon: IconName; below?: RegExp }[];

/** Those that no menu of the frame names. */
const others = /^\/(notifications|kyc|bank-details|betting-settings)/i;

/** Whether a page is one of the player's own, where something is done, and not looked around. Their bets are the sports' and have a tab of their own. */
export function isAccountPage(pathname: string): boolean {
  if (others.test(pathname)) return true;
  const path = pathname.toLowerCase();
  return accountMenu.some(
    (entry) => entry.word !== 'myBets' && (path.startsWith(entry.to) || ('below' in entry && entry.below.test(path))),
  );
}
