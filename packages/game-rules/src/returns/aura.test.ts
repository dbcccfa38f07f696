import { paise } from '@pavilion/money';
import { dreamCatcher, greatestStake } from '../index.ts';
import { dreamReturn } from './aura.ts';
import { auraPlays, simulated } from './index.ts';

test('a slice of the campaign finds what each spot of the tables returns within its interval', () => {
  const findings = auraPlays.map((play, at) => simulated(play, 3_000, at));
  expect(findings.filter(({ holds, hits }) => !holds && hits > 30)).toEqual([]);
  // Enough of them come often enough to be found out.
  expect(findings.filter(({ hits }) => hits > 30).length).toBeGreaterThan(30);
});

test('the cap takes more off the wheel’s greater numbers the more is staked, at most a hundredth of a percent of ten rupees', () => {
  const percent = (stake: number) =>
    dreamCatcher.spots.map((spot) => (100 * dreamReturn(spot, paise(stake))).toFixed(2));
  expect([10_00, 100_00, 10_000_00].map(percent)).toEqual([
    ['95.34', '95.51', '91.24', '96.58', '92.73', '90.81'],
    ['95.34', '95.51', '91.23', '96.56', '92.70', '90.72'],
    ['95.24', '95.31', '90.29', '95.01', '87.95', '82.40'],
  ]);
  for (const spot of dreamCatcher.spots)
    expect(Math.abs(dreamReturn(spot, paise(100)) - dreamCatcher.returnOf(spot, null))).toBeLessThan(1e-5);
  // The wheel’s bound is beyond the cap for any stake of a rupee.
  expect(dreamCatcher.spots.map((spot) => greatestStake(dreamCatcher, spot, null))).toEqual([0, 0, 0, 0, 0, 0]);
});
