import { type Paise, paise, parseRupees } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import fc from 'fast-check';
import { byDay, byMonth, commissionRows, percentOf, totalOf } from './referral-sums.ts';

const t = ((key: string) => key) as never;

/** What a row shows, in paise, with its sign where it is below zero. */
function shown({ amount }: SumUpRow): number {
  const size = parseRupees(amount.replace(/[₹,−]/g, '')) ?? Number.NaN;
  return amount.startsWith('−') ? -size : size;
}
const signOf = ({ kind }: SumUpRow) => (kind === 'minus' ? -1 : 1);

const amounts = fc.integer({ min: -(10 ** 10), max: 10 ** 10 }).map(paise);

test('the commission adds up to the paisa, from the loss to what is open or carried over', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 10_000 }),
      amounts,
      amounts,
      amounts,
      amounts,
      (netLoss, hundredths, off, paid, held, refused) => {
        const commission = hundredths / 100;
        const earned = paise(Math.floor((netLoss * commission) / 100) + off);
        const pending = (earned - paid - held - refused) as Paise;
        const rows = commissionRows(
          {
            ...{ clicks: 0, signUps: 0, firstDeposits: 0, turnover: paise(0) },
            ...{ netLoss, commission, earned, held, refused, paid, pending },
          },
          t,
        );
        const earnedAt = rows.findIndex(({ label }) => label === 'earned');
        const share = rows[1] as SumUpRow;
        const between = rows.slice(2, earnedAt).reduce((sum, row) => sum + signOf(row) * shown(row), 0);
        expect(shown(rows[0] as SumUpRow)).toBe(netLoss);
        expect(shown(share) + between).toBe(earned);
        const taken = rows.slice(earnedAt + 1, -1);
        const open = rows.at(-1) as SumUpRow;
        expect(taken.map(({ label }) => label)).toEqual([
          'paid',
          ...(held === 0 ? [] : ['held']),
          ...(refused === 0 ? [] : ['refused']),
        ]);
        expect(taken.reduce((sum, row) => sum + signOf(row) * shown(row), Number(earned))).toBe(shown(open));
        expect(open.label).toBe(pending < 0 ? 'carried' : 'pending');
      },
    ),
  );
});

const day = (name: string, clicks: number) => ({
  ...{ day: name, clicks, signUps: 0, firstDeposits: 0 },
  ...{ turnover: paise(0), earned: paise(0) },
});

test('every day of the period has its place, and the months add up to the days', () => {
  const days = [day('2026-10-31', 4), day('2026-11-02', 3), day('2025-01-01', 99)];
  const series = byDay(days, 'clicks', 4, '2026-11-02');
  expect(series).toEqual([
    { day: '2026-10-30', value: 0 },
    { day: '2026-10-31', value: 4 },
    { day: '2026-11-01', value: 0 },
    { day: '2026-11-02', value: 3 },
  ]);
  expect(byMonth(series)).toEqual([
    { day: '2026-10-01', value: 4 },
    { day: '2026-11-01', value: 3 },
  ]);
  expect([totalOf(series), percentOf(38, 412), percentOf(1, 0)]).toEqual([7, '9.2%', '0%']);
});
