import { inflateSync } from 'node:zlib';
import type { Locale } from '@pavilion/contract';
import { translateFrom } from '@pavilion/shared-ui/messages';
import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import { pdfTexts } from './pdf-texts.ts';
import { lineOf } from './statement-line.ts';
import { statementPdf } from './statement-pdf.ts';
import { answerStatement, testLedger } from './test-ledger.ts';
import { type Pen, textDrawer } from './text-picture.ts';

const period = { from: '2026-08-24', to: '2026-11-21' };

/** A canvas whose letters are blocks, each half as wide as high; `drawn` has what it wrote. */
function blocks() {
  const drawn: string[] = [];
  const sizeOf = ({ font }: Pen) => Number(/(\d+)px/.exec(font)?.[1]);
  const pen: Pen = {
    canvas: { width: 0, height: 0 },
    font: '',
    measureText: (text) => ({ width: ([...text].length * sizeOf(pen)) / 2 }),
    fillText: (text) => drawn.push(text),
    getImageData: (_x, _y, width, height) => ({ data: new Uint8Array(width * height * 4).fill(255) }),
  };
  return { drawn, drawer: textDrawer(pen, 'serif') };
}

interface Scene {
  readonly locale?: Locale;
  /** What the entries' titles are, in turn. */
  readonly titles?: readonly string[];
  /** The place of its first entry, and how many there are in all parts. */
  readonly part?: { readonly first: number; readonly total: number };
}

async function pdfOf(count: number, { locale = 'en', titles, part }: Scene = {}) {
  const ledger = testLedger(count, new Date('2026-11-21T08:12:00Z'), 3_600_000);
  const { summary } = answerStatement(ledger, { ...period, limit: 100 }).data;
  const t = translateFrom(locale, locale === 'en' ? en : hi);
  const lines = ledger.entries.map((entry, index) => ({
    ...lineOf(entry, t, (text) => text),
    ...(titles ? { title: titles[index % titles.length] ?? '' } : {}),
  }));
  const { drawn, drawer } = blocks();
  const statement = { lines, first: 1, total: count, summary, period, ...part };
  const parts = await statementPdf(statement, locale, t, () => Promise.resolve(drawer));
  const file = parts.map((each) => (typeof each === 'string' ? each : Buffer.from(each).toString('latin1'))).join('');
  // A text beside its picture is UTF-16 in hexadecimal digits.
  const besides = [...file.matchAll(/\/ActualText <feff([\da-f]*)>/g)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex').swap16().toString('utf16le'),
  );
  return { file, drawn, besides };
}
const picturesIn = (file: string) =>
  [...file.matchAll(/\/Width (\d+) \/Height (\d+) \/ImageMask true .*? \/Length (\d+) >>\nstream\n/g)].map(
    ({ 0: { length }, 1: width, 2: height, 3: size, index }) => {
      const stream = file.slice(index + length, index + length + Number(size));
      return { width: Number(width), height: Number(height), bits: inflateSync(Buffer.from(stream, 'latin1')) };
    },
  );

test('every entry is in the file, a page for as many as fit, each numbered', async () => {
  const { file } = await pdfOf(100);
  const pages = file.match(/\/Type \/Page /g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(file).toContain(`(Page ${pages} of ${pages})`);
  for (let entry = 0; entry < 100; entry += 1) expect(file).toContain(`(REF-${String(entry).padStart(4, '0')})`);
});

test.each(['en', 'hi'] as const)(
  'each object stands where the table of objects says, and each stream is as long as it says (%s)',
  async (locale) => {
    const { file } = await pdfOf(60, { locale });
    const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? [];
    const table = file.slice(Number(start));
    expect(table).toMatch(/^xref\n/);
    const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    for (const [index, place] of places.entries()) {
      expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
    for (const { 0: head, 1: length, index } of file.matchAll(/\/Length (\d+) >>\nstream\n/g)) {
      expect(file.slice(index + head.length + Number(length))).toMatch(/^\nendstream\n/);
    }
  },
);

test('in English all of it is text, of the fonts that every reader has', async () => {
  const { file, drawn } = await pdfOf(30);
  expect(drawn).toEqual([]);
  expect(file).toMatch(/^[\n\x20-\x7e]*$/);
  expect(file).toContain('/Lang (en-IN)');
  expect(file).toContain('(24 Aug to 21 Nov 2026. Days in Indian time \\(IST\\). Amounts in rupees.)');
});

test('in Hindi nothing is lost: what is not ASCII is a picture, each text once, with the text beside it', async () => {
  const { file, drawn, besides } = await pdfOf(60, {
    locale: 'hi',
    titles: ['दिवाली रीलोड, पहला भाग', 'Reload “Übung”', 'Deposit by UPI'],
  });
  expect(file).toContain('/Lang (hi-IN)');
  expect(drawn).toEqual(expect.arrayContaining(['खाता विवरण', 'लंबित', 'दिवाली रीलोड, पहला भाग', 'Reload “Übung”']));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(picturesIn(file)).toHaveLength(drawn.length);
  expect(new Set(besides)).toEqual(new Set(drawn));
  // What a reader is told to write: the Latin texts, and no sign for one that is missing.
  const written = [...file.matchAll(/\((.*?)\) Tj/g)].map(([, text]) => text);
  expect(written).toContain('Deposit by UPI');
  expect(written.filter((text) => text?.includes('?'))).toEqual([]);
});

test('a picture has a bit for each of its points, each row begun with a byte of its own', async () => {
  const { file } = await pdfOf(3, { locale: 'hi' });
  const pictures = picturesIn(file);
  expect(pictures.length).toBeGreaterThan(5);
  for (const { width, height, bits } of pictures) {
    expect(bits).toHaveLength(Math.ceil(width / 8) * height);
    expect(bits[0]).toBe(width < 8 ? (0xff << (8 - width)) & 0xff : 0xff);
  }
});

test('a part says which of the entries it has, and of which days', async () => {
  const { file } = await pdfOf(30, { part: { first: 5001, total: 12_345 } });
  expect(file).toContain('(This part: entries 5,001 to 5,030 of 12,345, 20 to 21 Nov 2026)');
  expect((await pdfOf(30)).file).not.toContain('This part');
});

test('a statement without entries is one page', async () => {
  expect((await pdfOf(0)).file.match(/\/Type \/Page /g)).toHaveLength(1);
});

test('a text that is too wide is cut, and no wider than its column; what PDF’s own fonts lack is written otherwise', () => {
  const { fitted, widthOf } = pdfTexts(blocks().drawer);
  const long = 'Result corrected to void: India v Australia, the third T20 International at Nagpur';
  expect(widthOf(fitted(long, 120, 8), 8)).toBeLessThanOrEqual(120);
  expect(fitted(long, 120, 8)).toMatch(/\.\.\.$/);
  expect(fitted('₹5 − (x)', 400, 8)).toBe('Rs 5 - (x)');
  const hindi = fitted('क्षेत्र की स्थिति'.repeat(6), 120, 8);
  expect(widthOf(hindi, 8)).toBeLessThanOrEqual(120);
  expect(hindi).toMatch(/…$/);
});
