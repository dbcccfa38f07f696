import { paise } from '@pavilion/money';
import fc from 'fast-check';
import { csvColumns, csvHead, csvRows, textCell } from './csv.ts';
import type { StatementLine } from './statement-line.ts';

const entry: StatementLine = {
  id: '1',
  at: new Date('2026-11-20T19:05:08Z'),
  kind: 'sports',
  title: 'Bet won: India, match odds',
  detail: 'India v "Australia"',
  reference: 'BT-7F4291',
  state: 'Won',
  amount: paise(-350_05),
  balanceAfter: paise(98_210_00),
  account: 'cash',
};
const fileOf = (...lines: StatementLine[]) => csvHead((column) => column) + csvRows(lines);
const read = (change: Partial<StatementLine>) => parse(fileOf({ ...entry, ...change }))[1] ?? [];

/** A reader of RFC 4180, as a spreadsheet has one. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = cell.exec(text.replace('\uFEFF', '')); found; found = cell.exec(text.replace('\uFEFF', ''))) {
    rows.at(-1)?.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'));
    if (found[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('an entry is a row with the day and time of India and amounts that can be added up', () => {
  expect(read({})).toEqual([
    '2026-11-21',
    '00:35:08',
    'sports',
    'Bet won: India, match odds',
    'India v "Australia"',
    'BT-7F4291',
    'Won',
    'cash',
    '-350.05',
    '98210.00',
  ]);
  expect(read({ amount: paise(5), balanceAfter: paise(0) }).slice(-2)).toEqual(['0.05', '0.00']);
});

test('the file starts with a byte order mark and every line ends with CR and LF', () => {
  const text = fileOf(entry, entry);
  expect(text.startsWith('\uFEFF"date","time"')).toBe(true);
  expect(text.match(/\r\n/g)).toHaveLength(3);
});

test('commas, quotes and line ends in a text never leave its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', ';', '\r', '\n', 'a', '=', 'अ') }), (detail) => {
      const cells = read({ detail });
      expect(cells).toHaveLength(csvColumns.length);
      expect(cells[4]?.replace(/^'/, '')).toBe(detail.replace(/^'/, ''));
    }),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\u200B=1', '＝1', '|cmd', '=HYPERLINK("x")'])(
  'the text %j is not run as a formula',
  (text) => {
    expect(textCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
  },
);

test('no text at all can start a cell as a formula', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(textCell(text)).not.toMatch(/^"[=+\-@\t\r]/)));
});
