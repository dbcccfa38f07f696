import type { Ink } from '../ink.ts';

export const RANKS = ['A', 'K', 'Q', 'J'] as const;
export type Rank = (typeof RANKS)[number];

/** The four letters as strokes around 0,0: drawn, not set, since a picture has no fonts of its page. */
const STROKES: Readonly<Record<Rank, string>> = {
  A: 'M-44 58L0-58L44 58M-27 22H27',
  K: 'M-34-58V58M38-58L-30 8M-8-10L42 58',
  Q: 'M0-56A46 55 0 1 1-.1-56M12 24L48 64',
  J: 'M26-58V20A34 34 0 0 1-42 22',
};

/** What stands behind a letter: one of four plates. */
const PLATES = [
  'M0-108L108 0L0 108L-108 0Z',
  'M0-104L34-82L74-74L82-34L104 0L82 34L74 74L34 82L0 104L-34 82L-74 74L-82 34L-104 0L-82-34L-74-74L-34-82Z',
  'M-60-94H60Q94-94 94-60V60Q94 94 60 94H-60Q-94 94-94 60V-60Q-94-94-60-94Z',
  'M0-110L95-55V55L0 110L-95 55V-55Z',
] as const;

/** A letter on its plate, edged with one of the title's colours. */
export function rankArt(m: Ink, rank: Rank, plate: number): string {
  const d = STROKES[rank];
  const edge = { A: m.red, K: m.y2, Q: m.a2, J: m.b2 }[rank];
  const line = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<path d="${PLATES[plate % PLATES.length]}" fill="${m.a4}" stroke="${m.a2}" stroke-width="4" opacity=".6"/>` +
    `<g stroke-linejoin="round" stroke-linecap="butt">${line(m.k, 56)}${line(edge, 44)}${line('url(#m)', 32)}</g>`
  );
}
