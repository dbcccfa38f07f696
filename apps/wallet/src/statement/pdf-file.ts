import type { TextPicture } from './text-picture.ts';

/** A page's drawing, bottom left first: operators of PDF's own language. */
export type PageContent = string;

/** A picture that the pages draw by its name. */
export interface PdfPicture extends TextPicture {
  readonly name: string;
}

/** The size of an A4 page on its side, in points. */
export const PAGE = { width: 842, height: 595 } as const;

/** Draws a thin line across, from one `x` to another. */
export const lineAt = (from: number, to: number, y: number): PageContent =>
  `0.5 w 0.7 G ${from.toFixed(2)} ${y.toFixed(2)} m ${to.toFixed(2)} ${y.toFixed(2)} l S 0 G\n`;

/** A text of any script as PDF has it outside of its pages' fonts: UTF-16, in hexadecimal digits. */
export function unicodeText(text: string): string {
  const units = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

const deflated = async (bits: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bits]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** A part of a file: ASCII, or the bytes of a picture. */
type Part = string | Uint8Array<ArrayBuffer>;

const streamOf = (entries: string, content: Part): Part[] => [
  `<< ${entries} /Length ${content.length} >>\nstream\n`,
  content,
  '\nendstream',
];

/** A PDF file (ISO 32000, version 1.4) of these pages, in the fonts that every reader has and with these pictures. */
export async function pdfFile(
  pages: readonly PageContent[],
  pictures: readonly PdfPicture[],
  { title, language }: { readonly title: string; readonly language: string },
): Promise<Part[]> {
  const first = 7;
  const firstPicture = first + pages.length * 2;
  const kids = pages.map((_, page) => `${first + page * 2} 0 R`).join(' ');
  const named = pictures.map(({ name }, index) => `/${name} ${firstPicture + index} 0 R`).join(' ');
  const objects: Part[][] = [
    [`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'],
    [`<< /Title ${unicodeText(title)} >>`],
    [`<< /Font << /F1 3 0 R /F2 4 0 R >> /XObject << ${named} >> >>`],
    ...pages.flatMap((content, page) => [
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources 6 0 R /Contents ${first + page * 2 + 1} 0 R >>`,
      ],
      streamOf('', content),
    ]),
  ];
  for (const { width, height, bits } of pictures) {
    const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ImageMask true /BitsPerComponent 1 /Decode [1 0] /Filter /FlateDecode`;
    objects.push(streamOf(entries, await deflated(bits)));
  }
  const file: Part[] = ['%PDF-1.4\n'];
  let length = 9;
  const add = (part: Part) => {
    file.push(part);
    length += part.length;
  };
  const starts = objects.map((object, index) => {
    const start = length;
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part);
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return [
    ...file,
    `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  ];
}
