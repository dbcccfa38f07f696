import { lazyPart } from '@pavilion/remote-kit';
import type { CashOutsProps } from './cash-outs.tsx';

/** `CashOuts` for pages that most often have nothing to cash out: its code comes with the first position. */
export const LazyCashOuts = lazyPart<CashOutsProps>(
  () => import('./cash-outs.tsx').then(({ CashOuts }) => CashOuts),
  null,
);
