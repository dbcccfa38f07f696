import { absolutePaise, formatMoney, type Paise } from '@pavilion/money';
import type { TranslateCashOut } from '../messages/cash-out.ts';

/** A profit or a loss in words: the sign and the colour alone are not for everybody. */
export function figureText(amount: Paise, t: TranslateCashOut): string {
  if (amount === 0) return t('even');
  return t(amount > 0 ? 'profit' : 'loss', { amount: formatMoney(absolutePaise(amount)) });
}

/** Which colour it has, as `data-tone`. */
export const toneOf = (amount: Paise) => (amount > 0 ? 'gain' : amount < 0 ? 'loss' : undefined);
