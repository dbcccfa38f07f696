import { decimalRupees } from '@pavilion/money';
import { INDIA } from '@pavilion/remote-kit';
import type { StatementLine } from './statement-line.ts';

export const csvColumns = [
  'date',
  'time',
  'kind',
  'title',
  'detail',
  'reference',
  'state',
  'account',
  'amount',
  'balanceAfter',
] as const;
type CsvColumn = (typeof csvColumns)[number];

const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: INDIA, dateStyle: 'short', timeStyle: 'medium' });

const rowOf = (cells: Readonly<Record<CsvColumn, string>>) =>
  `${csvColumns.map((column) => cells[column]).join(',')}\r\n`;

/**
 * A statement as a CSV file begins with this: a byte order mark, so that a spreadsheet reads Hindi, and the names of its columns. RFC 4180
 * quoting and line ends; dates and times in India; amounts as plain decimal rupees with an ASCII minus, so that they can be added up. A text
 * that a spreadsheet would run as a formula is marked as text.
 */
export const csvHead = (nameOf: (column: CsvColumn) => string): string =>
  `\uFEFF${csvColumns.map((column) => textCell(nameOf(column))).join(',')}\r\n`;

/** Lines of it, as they come. */
export const csvRows = (lines: readonly StatementLine[]): string =>
  lines
    .map((line) => {
      const [date = '', time = ''] = inIndia.format(line.at).split(' ');
      return rowOf({
        date,
        time,
        kind: textCell(line.kind),
        title: textCell(line.title),
        detail: textCell(line.detail),
        reference: textCell(line.reference),
        state: textCell(line.state),
        account: textCell(line.account),
        amount: decimalRupees(line.amount),
        balanceAfter: decimalRupees(line.balanceAfter),
      });
    })
    .join('');

/** Always quoted, so that no separator of any locale splits it; led by an apostrophe where it could be read as a formula. */
export function textCell(text: string): string {
  const safe = /^[\s\p{Cf}\p{Cc}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
