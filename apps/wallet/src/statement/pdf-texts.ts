import { type PageContent, type PdfPicture, unicodeText } from './pdf-file.ts';
import { BELOW, SHARPNESS, type TextDrawer } from './text-picture.ts';

/** Helvetica's widths in thousandths of its size, for the characters from space to tilde. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** What PDF's own fonts can't write, by what stands in its place in a text that is otherwise ASCII. */
const INSTEAD: Readonly<Record<string, string>> = {
  '₹': 'Rs ',
  '−': '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '“': '"',
  '”': '"',
  '•': '*',
  '·': '-',
  '…': '...',
};

/** A text as PDF's own fonts write it; null where it has letters that they lack, and is drawn by the browser. */
function plainText(text: string): string | null {
  const plain = [...text].map((sign) => INSTEAD[sign] ?? sign).join('');
  return /^[\x20-\x7e]*$/.test(plain) ? plain : null;
}

const plainWidth = (plain: string, size: number): number =>
  [...plain].reduce((width, sign) => width + (WIDTHS[sign.charCodeAt(0) - 32] ?? 556), 0) * (size / 1000);

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right';
  /** It is cut to this width, in points, with dots where something is missing. */
  readonly width?: number;
}

/**
 * Writes the texts of a PDF file: ASCII in PDF's own fonts, any other as a picture that the browser draws, each once however often it stands
 * there, with the text itself beside it for whoever copies it or has it read aloud.
 */
export function pdfTexts(drawer: TextDrawer) {
  const pictures = new Map<string, PdfPicture>();

  const widthOf = (text: string, size: number, isBold = false): number => {
    const plain = plainText(text);
    return plain === null ? drawer.widthOf(text, size, isBold) : plainWidth(plain, size);
  };

  function fitted(text: string, width: number, size: number, isBold = false): string {
    const plain = plainText(text);
    if (widthOf(text, size, isBold) <= width) return plain ?? text;
    const signs = [...graphemes.segment(plain ?? text)].map(({ segment }) => segment);
    const dots = plain === null ? '…' : '...';
    const cut = () => signs.join('').trimEnd() + dots;
    while (signs.length > 0 && widthOf(cut(), size, isBold) > width) signs.pop();
    return cut();
  }

  function pictureOf(text: string, size: number, isBold: boolean): PdfPicture {
    const key = `${size} ${isBold} ${text}`;
    const known = pictures.get(key);
    if (known) return known;
    const picture = { name: `T${pictures.size + 1}`, ...drawer.draw(text, size, isBold) };
    pictures.set(key, picture);
    return picture;
  }

  /** Draws a text with its left end, or its right one, at `x`. */
  function textAt(text: string, { x, y, size, isBold = false, align = 'left', width }: Place): PageContent {
    const shown = width === undefined ? text : fitted(text, width, size, isBold);
    const from = align === 'right' ? x - widthOf(shown, size, isBold) : x;
    const plain = plainText(shown);
    if (plain !== null) {
      const literal = `(${plain.replace(/[\\()]/g, '\\$&')})`;
      return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${from.toFixed(2)} ${y.toFixed(2)} Td ${literal} Tj ET\n`;
    }
    const picture = pictureOf(shown, size, isBold);
    const [wide, high] = [picture.width / SHARPNESS, picture.height / SHARPNESS].map((points) => points.toFixed(2));
    const at = `${from.toFixed(2)} ${(y - BELOW * size).toFixed(2)}`;
    return `/Span << /ActualText ${unicodeText(shown)} >> BDC q ${wide} 0 0 ${high} ${at} cm /${picture.name} Do Q EMC\n`;
  }

  return { textAt, fitted, widthOf, pictures: (): readonly PdfPicture[] => [...pictures.values()] };
}
export type TextAt = ReturnType<typeof pdfTexts>['textAt'];
