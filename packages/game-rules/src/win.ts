import { type Paise, paise } from '@pavilion/money';

/** The most that one round pays where the operator has set nothing else: ₹10,00,000. */
export const MOST_WIN = paise(10_00_000_00);

export interface Win {
  readonly pays: Paise;
  /** Whether the rules give more than is paid. */
  readonly isCapped: boolean;
}

/**
 * `stake · times / divisor`, rounded down to the paisa, and at most `mostWin`. `times` and `divisor` are whole and not negative, so the
 * result is exact: a product that a double can't hold is worked out by whole numbers of any size.
 */
export function winOf(stake: Paise, times: number | bigint, divisor: number | bigint, mostWin: Paise = MOST_WIN): Win {
  const product = typeof times === 'number' && typeof divisor === 'number' ? stake * times : Number.NaN;
  if (Number.isSafeInteger(product)) return capped((product - (product % Number(divisor))) / Number(divisor), mostWin);
  const exact = (BigInt(stake) * BigInt(times)) / BigInt(divisor);
  return exact > BigInt(mostWin) ? { pays: mostWin, isCapped: true } : { pays: paise(Number(exact)), isCapped: false };
}

const capped = (win: number, mostWin: Paise): Win =>
  win > mostWin ? { pays: mostWin, isCapped: true } : { pays: paise(win), isCapped: false };
