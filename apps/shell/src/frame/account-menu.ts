import { paths } from '@pavilion/contract';
import type { IconName } from '@pavilion/shared-ui';

/** The player's own pages, in the order of spec §2; the same in the profile menu and in the drawer. */
export const accountMenu = [
  { word: 'profile', to: paths.profile(), icon: 'user' },
  { word: 'deposit', to: paths.deposit(), icon: 'deposit' },
  { word: 'withdraw', to: paths.withdraw(), icon: 'withdraw' },
  { word: 'myBets', to: paths.myBets(), icon: 'bets' },
  { word: 'bonus', to: paths.bonus(), icon: 'bonus' },
  { word: 'referral', to: paths.referral(), icon: 'referral' },
  { word: 'statement', to: paths.statement(), icon: 'statement' },
] as const satisfies readonly { word: string; to: string; icon: IconName }[];
