import type { PlayPeriod } from '@pavilion/api-client';
import { addPaise, decimalRupees, negatePaise } from '@pavilion/money';
import type { TranslateLimits } from '../messages/limits.ts';
import { textCell } from '../statement/csv.ts';

/**
 * The report of one's own play as a CSV file, the latest period first: a byte order mark, so that a spreadsheet reads Hindi; a period by
 * its first day in India; amounts as plain decimal rupees, times in minutes. Sports and casino less commission are the net result.
 */
export function reportCsv(periods: readonly PlayPeriod[], t: TranslateLimits): string {
  const header = [
    ...[t('period'), t('sports'), t('commission'), t('casino'), t('net'), t('staked'), t('returned')],
    ...[t('deposits'), t('withdrawals'), t('minutesPlayed'), t('longestMinutes')],
  ].map(textCell);
  const rows = periods.map((period) => {
    const { sports, commission, casino, net, staked, returned, deposits, withdrawals } = period;
    return [
      period.from,
      // The sports result of the wire is after commission, which stands in a column of its own here, as on the page.
      ...[addPaise(sports, commission), negatePaise(commission), casino, net].map(decimalRupees),
      ...[staked, returned, deposits, withdrawals].map(decimalRupees),
      ...[String(period.minutes), String(period.longestMinutes)],
    ];
  });
  return `\uFEFF${[header, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}
