import type { Bonus, BonusPart } from '@pavilion/api-client';
import { minPaise, type Paise, paise, parseRupees, ZERO } from '@pavilion/money';
import type { SumUpRow } from '@pavilion/shared-ui';
import fc from 'fast-check';
import { baseOf, leftToPlay, lockRows, nextPart, partProgress, progressRows, unreleased } from './bonus-sums.ts';

const t = ((key: string) => key) as never;

/** What a row shows, in paise. */
const shown = ({ amount }: SumUpRow): number => parseRupees(amount.replace(/[₹,]/g, '')) ?? Number.NaN;

/** No more than there is free is locked. */
const lockedOf = (most: Paise, free: Paise) => ({ mostLocked: most, locked: minPaise(most, free) });

const amounts = fc.integer({ min: 1, max: 10 ** 10 }).map(paise);
const bonuses = fc
  .record({
    amount: amounts,
    deposit: fc.option(amounts, { nil: undefined }),
    base: fc.constantFrom('bonus' as const, 'deposit-and-bonus' as const),
    multiplier: fc.integer({ min: 0, max: 60 }),
    done: fc.integer({ min: 0, max: 10 ** 12 }).map(paise),
    parts: fc.integer({ min: 1, max: 100 }),
    claimed: fc.double({ min: 0, max: 1, noNaN: true }),
    free: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 ** 10 })).map(paise),
  })
  .map(({ amount, deposit, claimed, free, ...terms }): Bonus => {
    const required = paise(terms.multiplier * baseOf({ base: terms.base, amount, ...(deposit ? { deposit } : {}) }));
    return {
      ...{ id: '1', title: 'A bonus', text: '', state: 'active', days: 14, expiresAt: new Date(0), contributions: [] },
      ...{ amount, required, ...terms, released: paise(Math.floor(amount * claimed)), claimable: ZERO },
      ...(deposit ? { deposit } : {}),
      ...lockedOf(paise(Math.ceil((deposit ?? 0) * (1 - claimed))), free),
    };
  });

test('the progress adds up to the paisa, from the deposit to what is left: base × multiple − counted', () => {
  fc.assert(
    fc.property(bonuses, (bonus) => {
      const rows = progressRows(bonus, t);
      const times = rows.findIndex(({ kind }) => kind === 'subtotal');
      const base = rows.slice(0, times).reduce((sum, row) => sum + shown(row), 0);
      expect(base * bonus.multiplier).toBe(shown(rows[times] as SumUpRow));
      const [counted, left] = rows.slice(times + 1);
      expect(shown(rows[times] as SumUpRow) - shown(counted as SumUpRow)).toBe(shown(left as SumUpRow));
      expect(shown(left as SumUpRow)).toBe(leftToPlay(bonus));
    }),
  );
});

test('what is locked adds up: the deposit less what has opened, less what is more than the free cash', () => {
  fc.assert(
    fc.property(bonuses, (bonus) => {
      const [deposit = 0, ...rows] = lockRows(bonus, t).map(shown);
      const left = rows.pop();
      expect(rows.reduce((sum, row) => sum - row, deposit)).toBe(left);
      expect([left, rows.length]).toEqual([bonus.locked, bonus.locked < bonus.mostLocked ? 2 : 1]);
      expect(unreleased(bonus) + bonus.released).toBe(bonus.amount);
    }),
  );
});

const part = (number: number, opensAt: number, state: BonusPart['state'] = 'locked'): BonusPart => ({
  part: number,
  amount: paise(100),
  opensAt: opensAt as Paise,
  state,
});

test('a part is as far as what has been played since the one before it opened', () => {
  const parts = [part(1, 1000, 'claimed'), part(2, 2000), part(3, 3000)];
  const progress = (done: number) => parts.map((each) => partProgress(parts, each, paise(done)));
  expect(progress(1000)).toEqual([1, 0, 0]);
  expect(progress(1760)).toEqual([1, 0.76, 0]);
  // A void wager has closed what was on the way, and what was claimed stays.
  expect(progress(0)).toEqual([1, 0, 0]);
  expect([nextPart(parts)?.part, nextPart([part(1, 0, 'claimable')])]).toEqual([2, undefined]);
});
