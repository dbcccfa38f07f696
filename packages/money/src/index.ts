export { type Coins, coinsFor, decimalCoins, isCoins, parseCoins, worthOf } from './coins.ts';
export { formatMoney, formatPercent, formatSignedMoney, formatVolume } from './format.ts';
export {
  absolutePaise,
  addPaise,
  isPaise,
  maxPaise,
  minPaise,
  negatePaise,
  type Paise,
  paise,
  subtractPaise,
  sumPaise,
  ZERO,
} from './paise.ts';
export { plainText } from './plain-text.ts';
export { decimalRupees, isTooManyRupees, isWholePaise, paiseOfRupees, parseRupees, rupeesOf } from './rupees.ts';
export { share } from './share.ts';
