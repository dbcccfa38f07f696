import { paths } from '@pavilion/contract';
import type { IconName } from '@pavilion/shared-ui';
import type { TranslateWallet } from './messages/index.ts';

interface AccountMenuEntry {
  readonly to: string;
  /** What the paths of the pages below it begin with. */
  readonly below?: readonly string[];
  readonly icon: IconName;
  readonly name: (t: TranslateWallet) => string;
  /** What the entry shows at its end, where there is something: that documents are wanted, or how many are unread. */
  readonly mark?: 'kyc' | 'unread';
  /** Whether a line stands above it: money and play, then the player themselves. */
  readonly begins?: boolean;
}

/** The side menu of the account pages: a line for each page that exists, in the order in which they stand. */
export const accountMenu: readonly AccountMenuEntry[] = [
  { to: paths.profile(), icon: 'user', name: (t) => t('profile') },
  { to: paths.deposit(), below: [paths.depositBy('')], icon: 'deposit', name: (t) => t('depositPage') },
  {
    to: paths.withdraw(),
    below: ['/withdraw', '/pre-withdraw-page'],
    icon: 'withdraw',
    name: (t) => t('withdrawMenu'),
  },
  { to: paths.bonus(), below: ['/bonus/'], icon: 'bonus', name: (t) => t('bonus') },
  { to: paths.referral(), icon: 'referral', name: (t) => t('referral') },
  { to: paths.statement(), icon: 'statement', name: (t) => t('accountStatement') },
  { to: paths.bankDetails(), icon: 'bank', begins: true, name: (t) => t('bankMenu') },
  { to: paths.kyc(), icon: 'id-card', mark: 'kyc', name: (t) => t('kyc') },
  { to: paths.limits(), icon: 'limits', name: (t) => t('limitsAndBreaks') },
  { to: paths.notifications(), icon: 'bell', mark: 'unread', name: (t) => t('notificationsMenu') },
  { to: paths.help(), icon: 'question', name: (t) => t('helpMenu') },
];

/** Whether a place is an entry's own page, or one below it. */
export function isAt(
  { to, below = [] }: AccountMenuEntry,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): boolean {
  return to === pathname || to === pathname + hash || below.some((start) => pathname.startsWith(start));
}
