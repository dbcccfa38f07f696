import type { Palette } from './palette.ts';

/** A motif in its place, with the round ends that motifs are drawn with. */
export const placed = (transform: string, motif: string) =>
  `<g transform="${transform}" stroke-linecap="round" stroke-linejoin="round">${motif}</g>`;

/** Geometry that a drawing repeats is written once and used: this keeps a cover under 4 KB. */
function shared(drawing: string): { readonly defs: string; readonly drawing: string } {
  const counts = new Map<string, number>();
  const shape = /<(?:path d="[^"]*"|rect x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*" rx="[^"]*")/g;
  for (const [found] of drawing.matchAll(shape)) counts.set(found, (counts.get(found) ?? 0) + 1);
  let defs = '';
  let rest = drawing;
  let next = 0;
  for (const [found, count] of counts) {
    if ((count - 1) * found.length < 14 * count + 20) continue;
    const ref = `_${next++}`;
    defs += `${found.replace(/^<(path|rect)/, `<$1 id="${ref}"`)}/>`;
    rest = rest.replaceAll(found, `<use href="#${ref}"`);
  }
  return { defs, drawing: rest };
}

/** The whole document: its frame, the gradients it asks for, the shapes it repeats, and what is drawn. */
export function finish(drawing: string, palette: Palette, frame: string, ownGradients = ''): string {
  const once = shared(drawing);
  const document = `<svg xmlns="http://www.w3.org/2000/svg" ${frame} font-family="Inter,sans-serif" font-weight="900" text-anchor="middle"><defs>${ownGradients}${palette.define(drawing)}${once.defs}</defs>${once.drawing}</svg>`;
  return document.replaceAll('#ffffff', '#fff');
}
