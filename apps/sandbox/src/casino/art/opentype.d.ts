/** The part of opentype.js that is used here; it brings no types of its own. */
declare module 'opentype.js' {
  export type PathCommand =
    | { readonly type: 'Z' }
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      };
  export interface Glyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(file: ArrayBuffer): Font };
  // It is a CommonJS module: its one export is its default.
  // biome-ignore lint/style/noDefaultExport: it describes somebody else's module.
  export default opentype;
}
