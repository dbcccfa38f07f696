import sharp from 'sharp';
import { createLine, type LineLimits } from '../../base/index.ts';

/** A picture as it is kept: always WebP, made by us from its pixels alone. */
export interface Picture {
  readonly type: 'image/webp';
  readonly bytes: Buffer;
}

/** Pictures with more pixels are not read: a few kilobytes can unpack to gigabytes. A 50-megapixel phone takes 8160 × 6144. */
export const MOST_PIXELS = 51_000_000;
/** The longer side that a document can be read at. */
const LONGEST_SIDE = 2400;
const SECONDS = 20;

/** Pictures are read one at a time, on a thread that is not the server's own, so that who signs in meanwhile finds one free. */
export const PICTURE_LINE: LineLimits = { running: 1, waiting: 12 };
// Nor does one picture take several cores.
sharp.concurrency(1);

// What a file calls itself does not matter: these three readers are all that there is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

export interface Pictures {
  /**
   * Reads a jpg, png or webp by its content and makes it anew: upright, at most 2,400 pixels a side, without metadata, and without
   * whatever else the file carried. Null where it is no such picture, is cut off, or is too large to unpack, which is seen before it
   * waits for its turn. Throws a 503 while too many are being read.
   */
  read(bytes: Uint8Array): Promise<Picture | null>;
}

/** `make` is what takes its turn: {@link readPicture}, unless a test has to hold one. */
export function createPictures(limits: LineLimits = PICTURE_LINE, make = readPicture): Pictures {
  const inTurn = createLine(limits, 'Too many pictures are being sent. Try again in a moment.');
  return { read: async (bytes) => ((await isReadable(bytes)) ? inTurn(() => make(bytes)) : null) };
}

/** Whether the bytes begin as a picture does that has more points than are unpacked. Nothing is: its size stands at the beginning. */
export async function hasTooManyPoints(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > MOST_PIXELS;
  } catch {
    return false;
  }
}

/** Whether what stands at the beginning of the bytes is a picture of a size that is unpacked. */
async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    return width * height <= MOST_PIXELS;
  } catch {
    return false;
  }
}

/** A picture made anew from the pixels of `bytes`; null where they are none. */
export async function readPicture(bytes: Uint8Array): Promise<Picture | null> {
  try {
    return {
      type: 'image/webp',
      bytes: await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82, effort: 2 })
        .timeout({ seconds: SECONDS })
        .toBuffer(),
    };
  } catch {
    // The library has one kind of error for all that is wrong with a picture.
    return null;
  }
}
