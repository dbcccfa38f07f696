import type { Motif } from '../ink.ts';
import { circle, each, ellipse, group, opacity, path, rect, stroke, times, turned } from '../kit.ts';
import { card, cardBack, chip, repeat, type Suit, sevenPath } from '../pieces.ts';

export const cards: Motif = (m) =>
  ellipse(0, 84, 108, 20, '#000', opacity(0.35)) +
  group(
    'translate(0 44)scale(1.12)',
    each(
      [
        [-44, '9', 'h', 's'],
        [-22, 'J', 's', 'd'],
        [0, 'Q', 'd', 'c'],
        [22, 'K', 'c', 'h'],
        [44, 'A', 'h', 'h'],
      ],
      ([a, rank, one, other]) => group(`rotate(${a})`, card(m, 0, -62, 0, rank, m.roll(2) ? other : one)),
    ),
  );

export const blackjack: Motif = (m) =>
  ellipse(0, 92, 110, 22, '#000', opacity(0.4)) +
  card(m, -46, -14, -17, 'A', m.pick(['s', 'c']), 1.34) +
  card(m, 38, 0, 10, m.pick(['K', 'J', 'Q']), m.pick(['h', 'd']), 1.34) +
  chip(m, 72, 82, 0.82) +
  chip(m, 68, 68, 0.82) +
  chip(m, -74, 90, 0.7);

export const andarbahar: Motif = (m) =>
  each(
    [
      [-1, m.b2, m.B],
      [1, m.a2, m.A],
    ],
    ([k, c, f]) =>
      group(
        `translate(${k < 0 ? -118 : 34} 0)`,
        times(5, (i) =>
          repeat(m, `R${i % 2}${k > 0 ? 1 : ''}`, i ? `translate(${i * 1.5} ${-i * 8})` : '', () =>
            rect(0, 30, 82, 58, 9, i % 2 ? '#fff' : c),
          ),
        ),
        rect(8, -10, 82, 58, 9, f),
      ),
  ) +
  path('M-69 28V2l-10 11M-69 2l10 11M83 28V2l-10 11M83 2l10 11', 'none', stroke('#fff', 6)) +
  card(m, 0, -28, 0, m.pick(['J', '7', 'Q', '9']), m.pick(['h', 's', 'd']), 1.22);

export const teenpatti: Motif = (m) => {
  const [a, b, c] = m.pick<readonly [string, string, string]>([
    ['A', 'K', 'Q'],
    ['K', 'Q', 'J'],
    ['7', '7', '7'],
    ['A', 'A', 'A'],
    ['2', '3', '4'],
    ['Q', 'J', '9'],
  ]);
  const [x, z, w] = m.pick<readonly [Suit, Suit, Suit]>([
    ['h', 's', 'd'],
    ['d', 'c', 'h'],
    ['s', 'h', 'c'],
    ['h', 'd', 's'],
  ]);
  return (
    circle(0, -6, 104, 'none', stroke(m.y2, 2, opacity(0.7))) +
    group(
      'translate(0 -6)',
      times(8, (i) =>
        repeat(
          m,
          'P',
          `rotate(${i * 45})`,
          () =>
            path('M-13-100Q0-134 13-100Q0-88-13-100Z', m.y2) +
            path('M-13-100Q0-134 13-100Q0-88-13-100Z', m.b2, turned('rotate(22.5)')),
        ),
      ),
    ) +
    group(
      'translate(0 16)',
      card(m, -48, 0, -19, a, x, 1.1),
      card(m, 48, 0, 19, c, w, 1.1),
      card(m, 0, -12, 0, b, z, 1.22),
    )
  );
};

export const baccarat: Motif = (m) =>
  ellipse(0, 60, 118, 46, m.a3, stroke(m.y2, 3)) +
  cardBack(m, -58, -32, -14, 0.95) +
  cardBack(m, 60, -28, 16, 0.95) +
  card(m, -20, 2, -7, '9', 'd', 1.16) +
  card(m, 34, 14, 9, 'K', 'c', 1.16) +
  path('M-90 92h0M-30 100h0M30 100h0', 'none', stroke(m.red, 20)) +
  path('M-60 97h0M0 102h0M60 97h0M90 92h0', 'none', stroke(m.b2, 20));

export const dragontiger: Motif = (m) =>
  circle(0, -2, 112, m.Y) +
  circle(0, -2, 104, m.k) +
  path('M0-106A52 52 0 0 1 0-2A52 52 0 0 0 0 102A104 104 0 0 1 0-106Z', m.red) +
  path('M0 102A104 104 0 0 0 0-106A52 52 0 0 1 0-2A52 52 0 0 0 0 102Z', m.B) +
  path(
    times(9, (i) => `M${-84 + (i % 3) * 26 + (((i / 3) | 0) % 2) * 13} ${-2 + ((i / 3) | 0) * 20}a13 13 0 0 0 26 0`),
    'none',
    stroke(m.y1, 3, opacity(0.55)),
  ) +
  path(
    'M104-14Q78-24 62-8Q82-14 104-2ZM102 20Q72 14 56 36Q78 24 98 36ZM86 54Q58 54 46 74Q64 62 78 68ZM92-52Q70-56 60-38Q76-46 98-38Z',
    m.k,
  ) +
  path('M-34-50Q-4-78 26-50Q-4-26-34-50Z', m.y1) +
  ellipse(-4, -51, 6, 17, m.k) +
  path('M-24 48Q4 22 36 48Q4 76-24 48Z', '#fff') +
  ellipse(5, 48, 6, 18, m.k) +
  circle(0, -2, 104, m.O, opacity(0.7));

export const lucky7: Motif = (m) =>
  card(m, -70, 14, -20, '6', 'c', 0.95) +
  card(m, 72, 14, 20, '8', 'd', 0.95) +
  group(
    'translate(4 0)scale(1.28)',
    path(sevenPath, m.k, turned('translate(6 9)')),
    path(sevenPath, m.y4, turned('translate(3 5)')),
    path(sevenPath, m.Y, stroke(m.y1, 3)),
    path('M-44-66H50V-56H-44Z', '#fff', opacity(0.55)),
  );

export const cards32: Motif = (m) =>
  each(
    [
      ['8', 's', -84, 34],
      ['9', 'd', -30, 12],
      ['10', 'c', 26, -10],
      ['J', 'h', 82, -32],
    ],
    ([r, s, x, y], i) =>
      rect(x - 32, y + 34, 64, 110 - y, 4, i % 2 ? m.A : m.B, opacity(0.5)) + card(m, x, y - 18, -4, r, s, 0.88),
  );

export const hilo: Motif = (m) =>
  path('M-66-26L-116 36H-88V96H-44V36H-16Z', m.A, turned('translate(-4 -66)')) +
  path('M66 26L116-36H88V-96H44V-36H16Z', m.red, turned('translate(4 76)')) +
  path('M-70-92L-116-34M70 102L116 44', 'none', stroke('#fff', 4, opacity(0.6))) +
  card(m, 0, 0, 7, m.pick(['Q', '9', '5', 'J']), m.pick(['h', 's', 'd', 'c']), 1.5);
