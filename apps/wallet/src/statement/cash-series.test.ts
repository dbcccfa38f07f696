import type { StatementSummary } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { extremes, fillDays } from './cash-series.ts';

const summary: StatementSummary = {
  openingCash: paise(100_00),
  closingCash: paise(250_00),
  coins: paise(0),
  balance: paise(250_00),
  byKind: [],
  moneyIn: paise(0),
  moneyOut: paise(0),
  days: [
    { day: '2026-11-02', cash: paise(300_00), change: paise(200_00), deposits: paise(200_00), withdrawals: paise(0) },
    { day: '2026-11-04', cash: paise(250_00), change: paise(-50_00), deposits: paise(0), withdrawals: paise(50_00) },
  ],
};
const points = fillDays(summary, '2026-11-01', '2026-11-05');

test('a day without entries ends with the cash that it began with', () => {
  expect(points.map(({ day, cash }) => [day, cash])).toEqual([
    ['2026-11-01', 100_00],
    ['2026-11-02', 300_00],
    ['2026-11-03', 300_00],
    ['2026-11-04', 250_00],
    ['2026-11-05', 250_00],
  ]);
});

test('the least and the most cash are found with their days, what it began with among them', () => {
  const day = '2026-11-01';
  const found = (opening: number) => extremes(paise(opening), points);
  expect(found(100_00)).toMatchObject({ least: { day, cash: 100_00 }, most: { day: '2026-11-02', cash: 300_00 } });
  expect(found(99_00)).toMatchObject({ least: { day, cash: 99_00 }, most: { day: '2026-11-02', cash: 300_00 } });
  expect(found(301_00)).toMatchObject({ least: { day, cash: 100_00 }, most: { day, cash: 301_00 } });
  expect(extremes(paise(100_00), [])).toBeNull();
});
