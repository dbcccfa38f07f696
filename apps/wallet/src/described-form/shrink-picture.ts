import { LARGEST_FILE } from '@pavilion/api-client';
import { HEAD_BYTES, pictureHead } from './picture-head.ts';

/** Why a file is not taken for a picture of a document: the key of its message. */
type PictureFault =
  | 'pictureEmpty'
  | 'pictureHeavy'
  | 'pictureOther'
  | 'pictureHeic'
  | 'pictureLarge'
  | 'pictureSmall'
  | 'pictureBroken';

/** A picture made ready for sending; or why it can't be. */
export type ShrunkPicture = { readonly file: File } | { readonly fault: PictureFault };

/** What a file may weigh before it is made smaller, bytes: the largest that a phone's camera writes. */
export const HEAVIEST = 30 * 1024 * 1024;
/** With more points a picture is not unpacked; the operator's own limit. A 50-megapixel phone takes 8160 × 6144. */
const MOST_POINTS = 51_000_000;
/** A document is not to be read on fewer points a side. */
const LEAST_SIDE = 200;
/** The longer side of what is sent, points: small print can be read at it. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;
/** How much smaller each further try is where the first one is too heavy, and how many of them there are. */
const STEP = 0.75;
const TRIES = 6;

/**
 * Checks a file by its content and makes a picture of it that carries nothing but its points: upright, at most 2,000 points a
 * side and 5 MB, without the place and the camera that took it, under a name of ours. It all happens in the browser.
 */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  if (file.size === 0) return { fault: 'pictureEmpty' };
  if (file.size > HEAVIEST) return { fault: 'pictureHeavy' };
  const { kind, size } = pictureHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'other') return { fault: 'pictureOther' };
  // Before it is unpacked: a few kilobytes may unpack to gigabytes.
  if (size && size.width * size.height > MOST_POINTS) return { fault: 'pictureLarge' };
  // Some browsers go by the label, which phones leave out or get wrong.
  const labelled = new Blob([file], { type: `image/${kind}` });
  const bitmap = await createImageBitmap(labelled, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { fault: kind === 'heic' ? 'pictureHeic' : 'pictureBroken' };
  try {
    if (Math.min(bitmap.width, bitmap.height) < LEAST_SIDE) return { fault: 'pictureSmall' };
    const blob = await encoded(bitmap);
    if (!blob) return { fault: 'pictureBroken' };
    return { file: new File([blob], blob.type === 'image/webp' ? 'picture.webp' : 'picture.jpg', { type: blob.type }) };
  } finally {
    bitmap.close();
  }
}

/** The points of a picture as webp, or as jpg where the browser writes none; smaller until it is light enough. */
async function encoded(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  let side = Math.min(LONGEST_SIDE, Math.max(bitmap.width, bitmap.height));
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    draw(canvas, bitmap, side);
    const webp = await blobOf(canvas, 'image/webp');
    const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg');
    if (blob && blob.size <= LARGEST_FILE) return blob;
    side = Math.round(side * STEP);
  }
  return null;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, side: number): void {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // What can be seen through is on paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
