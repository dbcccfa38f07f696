import { addPaise, formatMoney, type Paise, paise, subtractPaise, ZERO } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import fc from 'fast-check';
import { receivedRows, receiveRows } from './receive-rows.ts';
import { withdrawableRows } from './withdrawable-rows.ts';

const t = ((key: string) => key) as never;
const amounts = fc.integer({ min: 0, max: 10 ** 12 }).map(paise);
/** What a row shows, in paise, as the player reads it. */
const shown = ({ amount }: SumUpRow): Paise =>
  amount === 'noFee' ? ZERO : paise(Math.round(Number(amount.replace(/[₹,]/g, '')) * 100));

/** Goes through a sum as it is written: what is added and taken off, up to its total. */
function totalsAgree(rows: readonly SumUpRow[]): boolean {
  let sum: Paise = ZERO;
  for (const row of rows) {
    if (row.kind === 'total') return shown(row) === sum;
    if (row.kind === 'minus') sum = subtractPaise(sum, shown(row));
    else if (row.kind !== 'excluded') sum = addPaise(sum, shown(row));
  }
  return false;
}

test('what can be withdrawn is the sum that is shown, to the paisa, and coins are no part of it', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (rest, held, locked, coins) => {
      const cash = addPaise(addPaise(rest, held), locked);
      const rows = withdrawableRows({ cash, held, locked, withdrawable: rest }, coins, t);
      expect(totalsAgree(rows)).toBe(true);
      expect(rows.at(-1)).toMatchObject({ kind: 'excluded', amount: formatMoney(coins) });
    }),
  );
});

test('what arrives is the amount less its fee, to the paisa, and never below zero', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (amount, fee, withdrawable) => {
      const rows = receiveRows({ amount, fee, withdrawable }, t);
      const isTooMuch = amount > withdrawable;
      if (!isTooMuch) expect(totalsAgree(rows)).toBe(true);
      const left = isTooMuch ? withdrawable : paise(withdrawable - amount);
      expect(rows.at(-1)).toEqual({ label: 'leftAfter', amount: formatMoney(left) });
      if (fee <= amount) expect(totalsAgree(receivedRows({ amount, fee }, true, t))).toBe(true);
    }),
  );
});

describe('receiveRows', () => {
  const rows = (amount: number, fee: number) =>
    receiveRows({ amount: paise(amount), fee: paise(fee), withdrawable: paise(100_000) }, t);

  it('keeps every row of too much, with the reason', () => {
    expect(rows(150_000, 0).map(({ label, amount, note }) => [label, amount, note])).toEqual([
      ['amount', '₹1,500.00', undefined],
      ['fee', 'noFee', undefined],
      ['youReceive', 'notPossible', 'moreThanThat'],
      ['leftAfter', '₹1,000.00', undefined],
    ]);
  });

  it('writes no fee in words, and a fee as what is taken off', () => {
    expect(rows(50_000, 0)[1]).toEqual({ label: 'fee', amount: 'noFee' });
    expect(rows(50_000, 500)[1]).toEqual({ label: 'fee', amount: '₹5.00', kind: 'minus' });
    expect(receivedRows({ amount: paise(50_000), fee: ZERO }, true, t)[1]).toEqual({ label: 'fee', amount: 'noFee' });
  });
});
