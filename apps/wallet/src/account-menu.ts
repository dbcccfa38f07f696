import { paths } from '@pavilion/contract';
import type { IconName } from '@pavilion/shared-ui';
import type { TranslateWallet } from './messages/index.ts';

interface AccountMenuEntry {
  readonly to: string;
  readonly icon: IconName;
  readonly name: (t: TranslateWallet) => string;
}

/** The side menu of the account pages: a line for each page that exists, in the order in which they stand. */
export const accountMenu: readonly AccountMenuEntry[] = [
  { to: paths.statement(), icon: 'statement', name: (t) => t('accountStatement') },
];
