import type { StatementEntry } from '@pavilion/api-client';
import { decimalRupees } from '@pavilion/money';
import { INDIA } from '@pavilion/remote-kit';

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
export type CsvColumn = (typeof csvColumns)[number];

const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: INDIA, dateStyle: 'short', timeStyle: 'medium' });

/**
 * A statement as a CSV file: a byte order mark, so that a spreadsheet reads Hindi; RFC 4180 quoting and line ends; dates
 * and times in India; amounts as plain decimal rupees with an ASCII minus, so that they can be added up. A text that a spreadsheet would
 * run as a formula is marked as text.
 */
export function statementCsv(entries: readonly StatementEntry[], header: Readonly<Record<CsvColumn, string>>): string {
  const rows = entries.map((entry) => {
    const [date = '', time = ''] = inIndia.format(entry.at).split(' ');
    const cells: Record<CsvColumn, string> = {
      date,
      time,
      kind: textCell(entry.kind),
      title: textCell(entry.title),
      detail: textCell(entry.detail),
      reference: textCell(entry.reference),
      state: textCell(entry.state),
      account: textCell(entry.account),
      amount: decimalRupees(entry.amount),
      balanceAfter: decimalRupees(entry.balanceAfter),
    };
    return csvColumns.map((column) => cells[column]);
  });
  return `\uFEFF${[csvColumns.map((column) => textCell(header[column])), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

/** Always quoted, so that no separator of any locale splits it; led by an apostrophe where it could be read as a formula. */
export function textCell(text: string): string {
  const safe = /^[\s\p{Cf}\p{Cc}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
