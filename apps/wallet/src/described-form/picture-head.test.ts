import sharp from 'sharp';
import { pictureHead } from './picture-head.ts';

const plain = (width = 321, height = 123) => sharp({ create: { width, height, channels: 3, background: '#2ebd7f' } });
const headOf = async (bytes: Promise<Buffer> | Buffer) => pictureHead(new Uint8Array(await bytes));

test.each([
  ['jpeg', () => plain().jpeg()],
  ['jpeg', () => plain().jpeg({ progressive: true })],
  [
    'jpeg',
    () =>
      plain()
        .withExif({ IFD0: { Make: 'Pavilion' } })
        .jpeg(),
  ],
  ['png', () => plain().png()],
  ['webp', () => plain().webp()],
  ['webp', () => plain().webp({ lossless: true })],
  [
    'webp',
    () =>
      plain()
        .withExif({ IFD0: { Make: 'Pavilion' } })
        .webp(),
  ],
])('a %s says its kind and its size', async (kind, picture) => {
  expect(await headOf(picture().toBuffer())).toEqual({ kind, size: { width: 321, height: 123 } });
});

describe('pictureHead', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['on its side', () => plain().withMetadata({ orientation: 7 }).jpeg().toBuffer()],
    ['in CMYK', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    [
      'with a film behind it',
      async () => Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('\0\0\0\x18ftypmp42')]),
    ],
  ])('reads a jpg %s', async (_, picture) => {
    expect(await headOf(picture())).toEqual({ kind: 'jpeg', size: { width: 321, height: 123 } });
  });
});

test.each<[string, string, string]>([
  ['a gif', 'GIF89a', 'other'],
  ['an svg', '<svg xmlns="http://www.w3.org/2000/svg">', 'other'],
  ['a pdf', '%PDF-1.4', 'other'],
  ['nothing', '', 'other'],
  ['a picture of an iPhone', '\0\0\0\x18ftypheic', 'heic'],
])('%s is told by its content', async (_, text, kind) => {
  expect((await headOf(Buffer.from(text, 'latin1'))).kind).toBe(kind);
});

test('a beginning that is cut off has a kind and no size', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await plain().toFormat(format).toBuffer();
    expect(await headOf(bytes.subarray(0, 16))).toEqual({ kind: format, size: undefined });
  }
});
