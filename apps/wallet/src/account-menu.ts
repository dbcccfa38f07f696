import { paths } from '@pavilion/contract';
import type { IconName } from '@pavilion/shared-ui';
import type { SayWallet } from './words/index.ts';

interface AccountMenuEntry {
  readonly to: string;
  readonly icon: IconName;
  readonly name: (say: SayWallet) => string;
}

/** The side menu of the account pages: a line for each page that exists, in the order in which they stand. */
export const accountMenu: readonly AccountMenuEntry[] = [
  { to: paths.statement(), icon: 'statement', name: (say) => say('accountStatement') },
];
