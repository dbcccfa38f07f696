import type { Paise } from './paise.ts';
import { rupeesOf } from './rupees.ts';

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 });

/** An amount as `₹1,23,456.50`; a negative one carries a true minus before the sign: `−₹8,420.00`. */
export function formatMoney(amount: Paise): string {
  return `${amount < 0 ? '−' : ''}₹${indian.format(Math.abs(rupeesOf(amount)))}`;
}

/** The same with its sign always written: `+₹500.00`. */
export function formatSignedMoney(amount: Paise): string {
  return amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);
}

/** An amount to three significant digits, as the exchange writes a volume: `86K`, `1.4L`, `4.83Cr`. */
export function formatVolume(amount: Paise): string {
  // Rounded before its unit is chosen: ₹99,950 is `1L` and not `100K`.
  const rupees = Number(rupeesOf(amount).toPrecision(3));
  if (rupees >= 1e7) return `${compact.format(rupees / 1e7)}Cr`;
  if (rupees >= 1e5) return `${compact.format(rupees / 1e5)}L`;
  if (rupees >= 1e3) return `${compact.format(rupees / 1e3)}K`;
  return compact.format(rupees);
}

/** A percentage in at most two decimals, the sign without a blank before it, as in every language here: `97%`, `95.8%`. */
export const formatPercent = (percent: number): string => `${Math.round(percent * 100) / 100}%`;
