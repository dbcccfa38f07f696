import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

const FONT = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-900-normal.woff');
let font: Font | undefined;

/** What a text takes from the elements around it. */
interface Inherited {
  readonly size: number;
  readonly anchor: string;
}

/**
 * Draws the texts of an SVG as outlines. A picture in an `<img>` can't use the page's fonts, so its lettering would otherwise
 * be whatever the phone has. Fill, stroke and transform stay what they were: only the geometry changes its form.
 */
export function outlineTexts(svg: string): string {
  const open: Inherited[] = [{ size: 16, anchor: 'start' }];
  return svg.replace(/<text\b([^>]*)>([^<]*)<\/text>|<(\/?)([a-z][\w:]*)\b([^>]*?)(\/?)>/gi, (tag, ...groups) => {
    const [textAttributes, content, closing, , attributes = '', selfClosing] = groups as (string | undefined)[];
    const around = open.at(-1) ?? { size: 16, anchor: 'start' };
    if (textAttributes !== undefined) return outline(textAttributes, content ?? '', around);
    if (closing) open.pop();
    else if (!selfClosing) {
      open.push({
        size: Number(attribute(attributes, 'font-size') ?? around.size),
        anchor: attribute(attributes, 'text-anchor') ?? around.anchor,
      });
    }
    return tag;
  });
}

/** What the outline says by itself and no longer stands as an attribute. */
const GEOMETRY = /\s(?:x|y|dx|dy|font-size|font-weight|text-anchor|textLength|lengthAdjust)="[^"]*"/g;

function outline(attributes: string, content: string, around: Inherited): string {
  const number = (name: string) => Number(attribute(attributes, name) ?? 0);
  const size = Number(attribute(attributes, 'font-size') ?? around.size);
  const anchor = attribute(attributes, 'text-anchor') ?? around.anchor;
  const text = unescaped(content);
  const { glyphs, width: natural } = setGlyphs(text, size);
  const width = number('textLength') || natural;
  const stretch = natural === 0 ? 1 : width / natural;
  const x = number('x') + number('dx') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const y = number('y') + number('dy');
  const at = (px: number, py: number) => `${short(x + px * stretch)} ${short(y + py)}`;
  const drawn = glyphs
    .flatMap(({ glyph, left }) => glyph.getPath(left, 0, size).commands)
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'C')
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
      return `${command.type}${at(command.x, command.y)}`;
    })
    .join('')
    // The font leaves its outlines open at the last point; a stroke would show that.
    .replace(/(?<=[\d.])(?=M|$)/g, 'Z')
    .replaceAll(' -', '-');
  return `<path d="${drawn}"${attributes.replace(GEOMETRY, '')}/>`;
}

/** The glyphs of a line with their left edges, kerned. One glyph a character: capitals and figures have no ligatures. */
function setGlyphs(text: string, size: number): { glyphs: { glyph: Glyph; left: number }[]; width: number } {
  font ??= opentype.parse(arrayBufferOf(readFileSync(FONT)));
  const scale = size / font.unitsPerEm;
  const glyphs: { glyph: Glyph; left: number }[] = [];
  let width = 0;
  let before: Glyph | undefined;
  for (const character of text) {
    const glyph = font.charToGlyph(character);
    if (before) width += font.getKerningValue(before, glyph) * scale;
    glyphs.push({ glyph, left: width });
    width += glyph.advanceWidth * scale;
    before = glyph;
  }
  return { glyphs, width };
}

const attribute = (attributes: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
const short = (value: number) => String(Math.round(value * 10) / 10);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (entity, code?: string, name?: string) =>
    code !== undefined ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? entity),
  );

function arrayBufferOf({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer {
  return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
}
