import { gradient, path, type Stop } from '../kit.ts';

/** A banner's drawing: it stands in a space of 1000 by 400, and its left third stays calm for the words. */
export interface Banner {
  readonly defs: string;
  readonly drawing: string;
}

export const linear = (id: string, shape: string, ...stops: readonly Stop[]) => gradient('linear', id, stops, shape);
export const radial = (id: string, shape: string, ...stops: readonly Stop[]) => gradient('radial', id, stops, shape);

/** The whole banner as SVG text, 1200 by 480; `calm` is the colour that the left third fades to. */
export function canvas({ defs, drawing }: Banner, calm: string): string {
  const fade = linear('calm', 'x2=".62"', [0, calm, 0.94], [0.45, calm, 0.66], [1, calm, 0]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480" preserveAspectRatio="xMaxYMid slice" font-family="Inter,sans-serif"><defs>${defs}${fade}</defs><g transform="scale(1.2)">${drawing}${path('M0 0H1000V400H0Z', 'url(#calm)')}</g></svg>`;
}
