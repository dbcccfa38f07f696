/** The drawing kit: pieces of SVG as text, with numbers as short as they can be. `extra` is further attributes, each led by a space. */

export const num = (v: number) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
export const fine = (v: number) => String(+v.toFixed(2)).replace(/^(-?)0\./, '$1.');

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`;
export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle${x ? ` cx="${num(x)}"` : ''}${y ? ` cy="${num(y)}"` : ''} r="${num(r)}" fill="${fill}"${extra}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse${x ? ` cx="${num(x)}"` : ''}${y ? ` cy="${num(y)}"` : ''} rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra}/>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${r}" fill="${fill}"${extra}/>`;
export const group = (transform: string, ...parts: readonly (string | readonly string[])[]) =>
  `<g${transform ? ` transform="${transform}"` : ''}>${parts.flat().join('')}</g>`;
export const text = (x: number, y: number, size: number, fill: string, content: string | number) =>
  `<text${x ? ` x="${num(x)}"` : ''} y="${num(y)}" font-size="${num(size)}" fill="${fill}">${content}</text>`;

export const at = (x: number, y: number, turn = 0, scale = 1) =>
  `translate(${num(x)} ${num(y)})${turn ? `rotate(${num(turn)})` : ''}${scale !== 1 ? `scale(${fine(scale)})` : ''}`;
export const stroke = (colour: string, width: number, extra = '') =>
  ` stroke="${colour}" stroke-width="${width}"${extra}`;
export const opacity = (v: number) => ` opacity="${fine(v)}"`;
export const turned = (transform: string) => ` transform="${transform}"`;
export const dashes = (pattern: string) => ` stroke-dasharray="${pattern}"`;
/** Where a dash must end sharp: a motif's strokes are round by default. */
export const butt = ' stroke-linecap="butt"';

/** `draw` for 0 up to `count`, joined. */
export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
/** `draw` for every item, joined. */
export const each = <const Item>(items: readonly Item[], draw: (item: Item, i: number) => string) =>
  items.map(draw).join('');

export const escapeXml = (raw: string) =>
  raw.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char);

export type Stop = readonly [offset: number, colour: string, opacity?: number];
/** A gradient; `shape` is its geometry as attributes, from top to bottom if not said. */
export function gradient(
  kind: 'linear' | 'radial',
  id: string,
  stops: readonly Stop[],
  shape = 'x2="0" y2="1"',
): string {
  const drawn = each(
    stops,
    ([offset, colour, alpha]) =>
      `<stop${offset ? ` offset="${fine(offset)}"` : ''} stop-color="${colour}"${alpha === undefined ? '' : ` stop-opacity="${fine(alpha)}"`}/>`,
  );
  return `<${kind}Gradient id="${id}" ${shape}>${drawn}</${kind}Gradient>`;
}
