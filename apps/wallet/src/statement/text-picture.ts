/** What of a canvas' context a text is drawn with; a test hands in its own. */
export interface Pen {
  readonly canvas: { width: number; height: number };
  font: string;
  measureText(text: string): { readonly width: number };
  fillText(text: string, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: ArrayLike<number> };
}

/** A text as the browser draws it: a bit for each of its points, each row begun with a byte of its own. */
export interface TextPicture {
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array<ArrayBuffer>;
}

/** So many of a picture's points are one point of a page: 432 to the inch, as sharp as a printer is. */
export const SHARPNESS = 6;
/** What a picture has above and below the line that its letters stand on, in sizes of its text. */
const ABOVE = 1.15;
export const BELOW = 0.5;

const fontOf = (family: string, size: number, isBold: boolean) => `${isBold ? 700 : 400} ${size}px ${family}`;

/** Draws texts of any script with a pen, in a family of fonts. */
export function textDrawer(pen: Pen, family: string) {
  const widthOf = (text: string, size: number, isBold: boolean): number => {
    pen.font = fontOf(family, size * SHARPNESS, isBold);
    return pen.measureText(text).width / SHARPNESS;
  };
  return {
    /** How wide a text is, in points of a page. */
    widthOf,
    draw(text: string, size: number, isBold: boolean): TextPicture {
      const width = Math.max(1, Math.ceil(widthOf(text, size, isBold) * SHARPNESS));
      const height = Math.ceil((ABOVE + BELOW) * size * SHARPNESS);
      // Both clear the canvas, and take its font away.
      pen.canvas.width = width;
      pen.canvas.height = height;
      pen.font = fontOf(family, size * SHARPNESS, isBold);
      pen.fillText(text, 0, height - BELOW * size * SHARPNESS);
      return { width, height, bits: bitsOf(pen.getImageData(0, 0, width, height).data, width, height) };
    },
  };
}
export type TextDrawer = ReturnType<typeof textDrawer>;

/** One bit for each point: whether it is more covered than not. */
function bitsOf(data: ArrayLike<number>, width: number, height: number): Uint8Array<ArrayBuffer> {
  const perRow = Math.ceil(width / 8);
  const bits = new Uint8Array(perRow * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cover = data[(y * width + x) * 4 + 3] ?? 0;
      const place = y * perRow + (x >> 3);
      if (cover > 127) bits[place] = (bits[place] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bits;
}

/** Draws with the browser's own shaping, in the fonts of the page, which are there for these texts before it begins. */
export async function browserDrawer(texts: readonly string[]): Promise<TextDrawer> {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws nothing');
  const family = getComputedStyle(document.body).fontFamily;
  const letters = [...new Set(texts.join(''))].join('');
  // A font that does not come is one that the browser draws otherwise.
  await Promise.allSettled([400, 700].map((weight) => document.fonts.load(`${weight} 48px ${family}`, letters)));
  return textDrawer(pen, family);
}
