import { addPaise, type Paise, parseRupees, subtractPaise, ZERO } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';

/**
 * What a row of a sum shows, in paise, as a player reads it: with its sign where it is written below zero. No fee is written in words, of
 * which a test shows the key.
 */
export function shownIn({ amount }: SumUpRow): Paise {
  if (amount.startsWith('fee_')) return ZERO;
  const size = parseRupees(amount.replace(/[₹,+−]/g, ''));
  if (size === null) throw new Error(`A row of a sum shows no amount: ${amount}`);
  return amount.startsWith('−') ? subtractPaise(ZERO, size) : size;
}

/** For tests: whether a sum adds up to the paisa as it is written, from its first row to each subtotal and to its total. */
export function addsUpAsShown(rows: readonly SumUpRow[]): boolean {
  let sum = ZERO;
  let results = 0;
  for (const row of rows) {
    if (row.kind === 'subtotal' || row.kind === 'total') {
      if (shownIn(row) !== sum) return false;
      results += 1;
      if (row.kind === 'total') return true;
    } else if (row.kind !== 'excluded') {
      sum = row.kind === 'minus' ? subtractPaise(sum, shownIn(row)) : addPaise(sum, shownIn(row));
    }
  }
  return results > 0;
}
