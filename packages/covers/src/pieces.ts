import type { Ink } from './ink.ts';
import { at, butt, circle, dashes, ellipse, group, opacity, path, rect, stroke } from './kit.ts';

export type Suit = 'h' | 'd' | 's' | 'c';
export const suits: Readonly<Record<Suit, string>> = {
  h: 'M0 19C-27-1-23-20-11-20C-4-20 0-14 0-11C0-14 4-20 11-20C23-20 27-1 0 19Z',
  d: 'M0-23Q6-9 17 0Q6 9 0 23Q-6 9-17 0Q-6-9 0-23Z',
  s: 'M0-22C19-4 22 1 20 8C18 15 8 15 3 9Q4 17 8 21H-8Q-4 17-3 9C-8 15-18 15-20 8C-22 1-19-4 0-22Z',
  c: 'M0-21A10 10 0 0 1 7-4A10 10 0 1 1 3 9Q4 17 8 21H-8Q-4 17-3 9A10 10 0 1 1-7-4A10 10 0 0 1 0-21Z',
};

export const sevenPath = 'M-50-72H56V-42C22-8 6 30 2 78H-46C-40 32-18-6 8-30H-24V-16H-50Z';

/** Draws a shape once and uses it again under the same key: bytes are what a cover has least of. */
export function repeat(m: Ink, key: string, transform: string, draw: () => string): string {
  const placed = transform ? ` transform="${transform}"` : '';
  if (m.seen.has(key)) return `<use href="#${key}"${placed}/>`;
  m.seen.add(key);
  return `<g${placed}><g id="${key}">${draw()}</g></g>`;
}

export const ball = (m: Ink, x: number, y: number, r: number, fill: string) =>
  circle(x, y, r, fill) + circle(x, y, r, m.O);

export function card(m: Ink, x: number, y: number, turn: number, rank: string, suit: Suit, scale = 1): string {
  const fill = suit === 'h' || suit === 'd' ? m.red : m.k;
  return group(
    at(x, y, turn, scale),
    repeat(m, 'C', '', () => rect(-37, -49, 78, 112, 10, '#000', opacity(0.35)) + rect(-40, -56, 80, 112, 10, m.W)),
    `<g fill="${fill}"><text x="-20" y="-25" font-size="${rank.length > 1 ? 26 : 32}">${rank}</text><path d="${suits[suit]}" transform="translate(6 16)scale(1.25)"/></g>`,
  );
}

export const cardBack = (m: Ink, x: number, y: number, turn: number, scale = 1) =>
  repeat(
    m,
    'K',
    at(x, y, turn, scale),
    () =>
      rect(-37, -49, 78, 112, 10, '#000', opacity(0.35)) +
      rect(-40, -56, 80, 112, 10, m.W) +
      rect(-33, -49, 66, 98, 6, m.A) +
      path('M0-40L26 0L0 40L-26 0ZM0-22L14 0L0 22L-14 0Z', 'none', stroke(m.b1, 3)),
  );

export const chip = (m: Ink, x: number, y: number, scale = 1) =>
  repeat(
    m,
    'H',
    at(x, y, 0, scale),
    () =>
      ellipse(0, 12, 44, 22, m.k) +
      ellipse(0, 6, 44, 22, m.b3) +
      ellipse(0, 0, 44, 22, m.B) +
      ellipse(0, 0, 37, 17, 'none', stroke('#fff', 9, butt + dashes('14 15'))) +
      ellipse(0, 0, 27, 12, m.b3),
  );

export const coin = (m: Ink, x: number, y: number, scale = 1) =>
  repeat(
    m,
    'N',
    at(x, y, 0, scale),
    () =>
      path('M-34 0V11A34 13 0 0 0 34 11V0', m.y3) +
      ellipse(0, 0, 34, 13, m.Y) +
      ellipse(0, 0, 24, 8, 'none', stroke(m.y3, 3)),
  );

export const gem = (m: Ink, x: number, y: number, scale: number, fill: string) =>
  group(
    at(x, y, 0, scale),
    path('M-80-28L-46-70H46L80-28L0 82Z', fill),
    repeat(
      m,
      'G',
      '',
      () =>
        path('M-46-70L-30-28L0-70ZM0-70L-30-28H30ZM-30-28H30L0 82Z', '#fff', opacity(0.4)) +
        path('M-46-70L-30-28L0-70Z', '#fff', opacity(0.6)) +
        path('M46-70L80-28L0 82L30-28Z', '#000', opacity(0.28)) +
        path('M-80-28L-46-70H46L80-28L0 82ZH80', 'none', stroke('#fff', 2, opacity(0.5))),
    ),
  );
