import { formatMoney, formatVolume, type Paise } from '@pavilion/money';

/** What a chip is called: its amount, and what stands on it where that is another form of it. */
export function chipName(amount: Paise): string {
  const [full, figure] = [formatMoney(amount).replace(/\.00$/, ''), formatVolume(amount)];
  return full.endsWith(figure) ? full : `${full}, ${figure}`;
}
