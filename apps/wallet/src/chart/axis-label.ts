import { absolutePaise, type Paise, rupeesOf } from '@pavilion/money';

// A rupee is the seventh figure behind the point of a crore.
const exact = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 7 });

/** A line's amount, short and exact: `₹85K`, `₹1.05L`, `−₹2K`. */
export function moneyLabel(amount: Paise): string {
  const rupees = rupeesOf(absolutePaise(amount));
  const [unit, letters] =
    rupees >= 1e7 ? [1e7, 'Cr'] : rupees >= 1e5 ? [1e5, 'L'] : rupees >= 1e3 ? [1e3, 'K'] : [1, ''];
  return `${amount < 0 ? '−' : ''}₹${exact.format(rupees / unit)}${letters}`;
}
