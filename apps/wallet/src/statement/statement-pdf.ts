import type { StatementFilter, StatementSummary } from '@pavilion/api-client';
import type { Locale } from '@pavilion/contract';
import { formatMoney, formatSignedMoney } from '@pavilion/money';
import { dayOf, INDIA } from '@pavilion/remote-kit';
import { type Translate, translateFrom } from '@pavilion/shared-ui/messages';
import { enPdf } from '../messages/en-pdf.ts';
import type { TranslateWallet } from '../messages/index.ts';
import { periodText } from './day-text.ts';
import { lineAt, PAGE, type PageContent, pdfFile } from './pdf-file.ts';
import { pdfTexts, type TextAt } from './pdf-texts.ts';
import type { StatementLine } from './statement-line.ts';
import { browserDrawer, type TextDrawer } from './text-picture.ts';

const MARGIN = 36;
const SIZE = 8;
const LINE = 14;
const TOP = PAGE.height - MARGIN;
/** The columns with their left end, or the right one of figures, and how wide they are. */
const columns = [
  { x: MARGIN, width: 80 },
  { x: 120, width: 176 },
  { x: 300, width: 172 },
  { x: 476, width: 84 },
  { x: 564, width: 50 },
  { x: 618, width: 62 },
  { x: 746, width: 62, align: 'right' },
  { x: PAGE.width - MARGIN, width: 58, align: 'right' },
] as const;
/** How many lines a page holds below its head. */
const LINES = Math.floor((PAGE.height - 2 * MARGIN - 83) / LINE);

/** In Hindi the month is a number: its name would be a picture for each moment. */
const times = {
  en: new Intl.DateTimeFormat('en-GB', { timeZone: INDIA, dateStyle: 'medium', timeStyle: 'short' }),
  hi: new Intl.DateTimeFormat('en-GB', { timeZone: INDIA, dateStyle: 'short', timeStyle: 'short' }),
} as const;

interface Statement {
  readonly lines: readonly StatementLine[];
  /** The place of the first line among all, and how many these are. */
  readonly first: number;
  readonly total: number;
  readonly summary: StatementSummary;
  readonly period: Pick<StatementFilter, 'from' | 'to'>;
}

interface Language {
  readonly locale: Locale;
  readonly tPdf: Translate<typeof enPdf>;
  readonly t: TranslateWallet;
}

const messagesOf = async (locale: Locale): Promise<Translate<typeof enPdf>> =>
  translateFrom(locale, locale === 'en' ? enPdf : (await import('../messages/hi-pdf.ts')).hiPdf);

/**
 * A statement as a PDF file in the player's language: its days, what its cash came from and to, and its entries, newest first. Times are
 * India's, as its days are. A file that has not all of them says which it has.
 */
export async function statementPdf(
  statement: Statement,
  locale: Locale,
  t: TranslateWallet,
  drawerFor: (texts: readonly string[]) => Promise<TextDrawer> = browserDrawer,
) {
  const language = { locale, t, tPdf: await messagesOf(locale) };
  const { lines } = statement;
  const head = headOf(statement, language);
  const names = namesOf(language);
  const count = Math.max(1, Math.ceil(lines.length / LINES));
  const rows = lines.map((line) => cellsOf(line, locale));
  const texts = pdfTexts(await drawerFor([...head, ...names, ...rows.flat()]));
  const pages = Array.from({ length: count }, (_, page) => {
    const number = language.tPdf('page', { page: page + 1, count });
    const place = { x: PAGE.width - MARGIN, y: TOP - 12, size: SIZE, align: 'right' } as const;
    const cells = rows.slice(page * LINES, (page + 1) * LINES);
    return headAt(texts.textAt, head) + texts.textAt(number, place) + tableAt(texts.textAt, names, cells);
  });
  return pdfFile(pages, texts.pictures(), {
    title: `${language.tPdf('title')}, ${periodText(statement.period, locale, t)}`,
    language: `${locale}-IN`,
  });
}

/** What stands above each page's table: the title, and the lines below it. */
function headOf({ lines, first, total, summary, period }: Statement, { locale, tPdf, t }: Language): readonly string[] {
  const [newest, oldest] = [lines.at(0), lines.at(-1)];
  return [
    tPdf('title'),
    tPdf('days', { period: periodText(period, locale, t) }),
    tPdf('cash', {
      opening: formatMoney(summary.openingCash),
      moneyIn: formatMoney(summary.moneyIn),
      moneyOut: formatMoney(summary.moneyOut),
      closing: formatMoney(summary.closingCash),
    }),
    ...(newest && oldest && lines.length < total
      ? [
          tPdf('part', {
            ...{ first, last: first + lines.length - 1, total },
            period: periodText({ from: dayOf(oldest.at), to: dayOf(newest.at) }, locale, t),
          }),
        ]
      : []),
  ];
}

const headAt = (textAt: TextAt, [title = '', ...below]: readonly string[]): PageContent =>
  textAt(title, { x: MARGIN, y: TOP - 12, size: 14, isBold: true }) +
  below.map((text, index) => textAt(text, { x: MARGIN, y: TOP - 28 - index * 13, size: SIZE })).join('');

const namesOf = ({ tPdf, t }: Language): readonly string[] => [
  tPdf('at'),
  t('csv_title'),
  t('csv_detail'),
  t('csv_reference'),
  t('csv_state'),
  t('csv_account'),
  tPdf('amount'),
  tPdf('after'),
];

const cellsOf = (
  { at, title, detail, reference, state, account, amount, balanceAfter }: StatementLine,
  locale: Locale,
): readonly string[] => [
  times[locale].format(at),
  title,
  detail,
  reference,
  state,
  account,
  formatSignedMoney(amount).replace('₹', ''),
  formatMoney(balanceAfter).replace('₹', ''),
];

function tableAt(textAt: TextAt, names: readonly string[], rows: readonly (readonly string[])[]): PageContent {
  const top = TOP - 75;
  const rowAt = (cells: readonly string[], y: number, isBold: boolean) =>
    columns.map((column, index) => textAt(cells[index] ?? '', { ...column, y, size: SIZE, isBold })).join('');
  return (
    rowAt(names, top, true) +
    lineAt(MARGIN, PAGE.width - MARGIN, top - 4) +
    rows.map((cells, index) => rowAt(cells, top - (index + 1) * LINE, false)).join('')
  );
}
