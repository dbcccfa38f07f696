/** What a file is by its content, whatever it is called. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

/** What the beginning of a picture says of it, before anything is unpacked. */
export interface PictureHead {
  readonly kind: PictureKind;
  /** In points; undefined where the beginning does not say. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

/** As much of a file as is read for its head: what a camera writes before a picture's size is far below. */
export const HEAD_BYTES = 1024 * 1024;

/** Reads what the first bytes of a file say of it: its kind, and the size of what it would unpack to. */
export function pictureHead(bytes: Uint8Array<ArrayBuffer>): PictureHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ascii = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { kind: 'jpeg', size: jpegSize(view) };
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') {
    return { kind: 'png', size: sized(view, 24, () => [view.getUint32(16), view.getUint32(20)]) };
  }
  if (ascii(0, 4) === 'RIFF' && ascii(8, 4) === 'WEBP') return { kind: 'webp', size: webpSize(view, ascii(12, 4)) };
  if (ascii(4, 4) === 'ftyp' && /^(hei|hev|mif1|msf1)/.test(ascii(8, 4))) return { kind: 'heic' };
  return { kind: 'other' };
}

/** The frame that follows the segments of a jpg: what they hold is passed over by their lengths. */
function jpegSize(view: DataView): PictureHead['size'] {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView, form: string): PictureHead['size'] {
  if (form === 'VP8X') {
    return sized(view, 30, () => [
      1 + (view.getUint32(24, true) & 0xff_ffff),
      1 + view.getUint16(27, true) + 0x1_0000 * view.getUint8(29),
    ]);
  }
  if (form === 'VP8L') {
    return sized(view, 25, () => {
      const bits = view.getUint32(21, true);
      return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
    });
  }
  return sized(view, 30, () => [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]);
}

function sized(view: DataView, least: number, read: () => readonly [number, number]): PictureHead['size'] {
  if (view.byteLength < least) return undefined;
  const [width, height] = read();
  return { width, height };
}
