import type { Deposit } from '@pavilion/api-client';
import { decimalCoins, formatMoney } from '@pavilion/money';

// A type, which has an index as messages want it; an interface has none.
type CoinsText = { readonly coins: string; readonly coin: string; readonly rate: string };

/** What was sent of a coin, as it is found on its chain, and what one counted: `22.624435 USDT at ₹88.40`. */
export const coinsText = (
  { count, coin, rate }: NonNullable<Deposit['coins']>,
  t: (key: 'coinsAt', values: CoinsText) => string,
): string => t('coinsAt', { coins: decimalCoins(count), coin, rate: formatMoney(rate) });
