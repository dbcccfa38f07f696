import type { Motif } from '../ink.ts';
import { at, butt, circle, each, ellipse, group, opacity, path, rect, stroke, times, turned } from '../kit.ts';
import { ball, repeat, suits } from '../pieces.ts';

export const moon: Motif = (m) =>
  circle(20, -36, 80, m.b1) +
  circle(20, -36, 80, m.O, opacity(0.6)) +
  each(
    [
      [0, -60, 15],
      [52, -30, 20],
      [6, -6, 10],
      [44, -76, 9],
    ],
    ([x, y, r]) => circle(x, y, r, m.b2, opacity(0.6)),
  ) +
  path('M-160 40L-96-26L-60 14L-16-40L40 30L84-10L160 60V150H-160Z', m.a3) +
  path('M-96-26L-60 14L-78 30L-96 8L-112 22ZM-16-40L16 0L-4 12L-16-8L-36 16L-44-6Z', m.a1, opacity(0.6)) +
  each([0, 1], (k) =>
    path(
      times(
        k ? 4 : 5,
        (i) => `M${-136 + (2 * i + k) * 34} ${52 - ((i * 37 + k * 19) % 26)}l22 28h-10l18 34h-60l18-34h-10Z`,
      ),
      k ? m.k : m.a4,
    ),
  ) +
  path('M-160 100H160V150H-160Z', m.k);

export const lotus: Motif = (m) =>
  ellipse(0, 96, 120, 20, m.b1, opacity(0.25)) +
  ball(m, 0, -72, 26, m.y1) +
  circle(0, -72, 40, 'none', stroke(m.y1, 2, opacity(0.6))) +
  `<g transform="translate(0 84)" stroke="#fff" stroke-opacity=".5">${each([-78, 78, -56, 56, -32, 32, 0], (a, i) => path('M0 0C-44-40-30-94 0-128C30-94 44-40 0 0Z', i < 2 ? m.A : i < 4 ? m.B : m.red2, a ? turned(`rotate(${a})`) : ''))}</g>` +
  path('M0 84C-14 40-14 0 0-34C14 0 14 40 0 84Z', '#fff', opacity(0.35)) +
  ellipse(0, 92, 70, 12, m.k, opacity(0.5));

export const fish: Motif = (m) =>
  group(
    'rotate(-14)',
    path('M56 0Q92-44 124-56Q108 0 124 56Q92 44 56 0Z', m.red),
    path('M-30-46Q10-108 58-44ZM-6 46Q10 92 46 76L36 34Z', m.red),
    path('M-112 6C-84-62 20-72 74 0C20 72-84 66-112 6Z', m.Y),
    path('M-112 6C-84 40 20 40 74 0C20 72-84 66-112 6Z', m.y4, opacity(0.35)),
    path(
      times(8, (i) => `M${-20 + (i % 4) * 21} ${-30 + ((i / 4) | 0) * 28 + (i % 2) * 12}a12 14 0 0 1 0 28`),
      'none',
      stroke(m.y3, 4),
    ),
    path('M-46-46Q-24 0-44 48', 'none', stroke(m.y4, 5)),
    circle(-72, -8, 17, '#fff'),
    circle(-76, -8, 9, m.k),
    circle(-79, -12, 3, '#fff'),
    path('M-110 12Q-96 24-84 18', 'none', stroke(m.y4, 5)),
  ) +
  each(
    [
      [-96, -76, 16],
      [-66, -104, 9],
      [-114, -44, 7],
      [92, 90, 10],
    ],
    ([x, y, r]) => circle(x, y, r, '#fff', opacity(0.15)) + circle(x, y, r, 'none', stroke('#fff', 2.5, opacity(0.7))),
  );

export const flame: Motif = (m) =>
  ellipse(0, 106, 80, 14, '#000', opacity(0.4)) +
  path(
    'M-6-128C46-84 96-30 84 40C76 88 40 112 0 112C-50 112-88 78-84 24C-82-10-58-22-56-58C-36-46-30-26-28-8C-2-40 6-84-6-128Z',
    m.red,
  ) +
  path(
    'M8-70C46-32 66 6 60 48C54 88 28 104 0 104C-36 104-62 80-58 42C-56 18-40 10-36-14C-20-4-18 12-14 26C6-2 14-34 8-70Z',
    m.y2,
  ) +
  path(
    'M6-10C30 16 42 36 36 64C32 88 16 100 0 100C-24 100-40 84-36 60C-34 44-24 38-20 22C-8 30-6 40-4 48C8 32 10 12 6-10Z',
    m.y1,
  ) +
  path('M2 44C16 58 20 70 16 82C12 94 4 98-2 98C-14 98-20 88-18 78C-14 66-2 62 2 44Z', '#fff') +
  path('M70-84l4 14-10 6ZM-74-66l10 10-12 6ZM100-20l4 12-10 2ZM-104 4l8 8-10 4Z', m.y2);

export const planet: Motif = (m) =>
  group(
    'rotate(-18)',
    path('M-136 0A136 38 0 0 1 136 0', 'none', stroke(m.Y, 13)),
    ball(m, 0, 0, 82, m.b2),
    path('M-78-26Q0 4 78-26M-81 10Q0 44 81 10M-66 48Q0 74 66 48', 'none', stroke(m.b3, 9, opacity(0.6))),
    circle(0, 0, 82, m.O),
    path('M-136 0A136 38 0 0 0 136 0', 'none', stroke(m.Y, 13)),
    path('M-136 0A136 38 0 0 0 136 0', 'none', stroke('#fff', 2, opacity(0.6))),
  ) +
  ball(m, 88, -84, 22, m.a2) +
  ball(m, -94, 78, 12, m.y2);

export const candy: Motif = (m) =>
  path('M-7 20H9V134H-7Z', m.W) +
  ball(m, 0, -24, 88, '#fff') +
  group(
    'translate(0 -24)',
    times(8, (i) =>
      repeat(m, 'W', `rotate(${i * 45})`, () =>
        path('M0 0C18-22 20-56-2-86A86 86 0 0 1 32-80C44-50 30-20 0 0Z', m.red),
      ),
    ),
  ) +
  circle(0, -24, 88, m.O) +
  path('M-60-66A74 74 0 0 1-10-96', 'none', stroke('#fff', 9, opacity(0.8))) +
  group(
    at(70, 76, -24),
    path('M-30 0L-62-24V24ZM30 0L62-24V24Z', m.A),
    ball(m, 0, 0, 34, m.a2),
    path('M-14-30Q4 0-14 30M10-32Q28 0 10 32', 'none', stroke('#fff', 7, opacity(0.8))),
  );

export const bolt: Motif = (m) =>
  circle(0, -4, 96, 'none', stroke(m.Y, 13)) +
  circle(0, -4, 96, 'none', stroke(m.y4, 13, `${butt} stroke-dasharray="4 16" opacity=".7"`)) +
  path(
    'M-120 70a34 34 0 0 1 30-42a44 44 0 0 1 82-6a36 36 0 0 1 60 10a32 32 0 0 1 60 38Z',
    m.A,
    turned('translate(0 36)'),
  ) +
  path('M34-132L-62 18H-10L-44 126L72-34H16L62-132Z', m.k, ' transform="translate(5 8)" opacity=".6"') +
  path('M34-132L-62 18H-10L-44 126L72-34H16L62-132Z', m.Y, stroke('#fff', 3)) +
  path('M34-132L-62 18H-36L48-132Z', '#fff', opacity(0.65)) +
  path('M-10 18L-44 126L72-34H50Z', m.y3, opacity(0.5));

export const joker: Motif = (m) =>
  path('M-10 40C-40-60-92-74-112-10C-124 26-112 46-112 46C-84 0-60 30-52 60Z', m.red) +
  path('M10 40C40-60 92-74 112-10C124 26 112 46 112 46C84 0 60 30 52 60Z', m.B) +
  path('M-56 62C-60-40-20-80 10-110C30-70 60-30 56 62Z', m.A) +
  path('M10-110C30-70 60-30 56 62H6C20 0 20-60 10-110Z', m.k, opacity(0.3)) +
  each(
    [
      [-112, 52],
      [112, 52],
      [10, -114],
    ],
    ([x, y]) => ball(m, x, y, 16, m.y2),
  ) +
  path('M-78 58Q0 30 78 58L66 86L44 78L24 100L0 84L-24 100L-44 78L-66 86Z', m.Y, stroke(m.y1, 3)) +
  times(5, (i) => circle(-48 + i * 24, 64 - (i === 2 ? 6 : i % 2 ? 4 : 0), 7, i % 2 ? m.red : m.k)) +
  path(suits.d, m.y1, turned('translate(-4 -8)scale(1.1)'));

export const potion: Motif = (m) =>
  ellipse(0, 108, 86, 16, '#000', opacity(0.45)) +
  path('M-22-72V-24C-106 0-104 106-44 106H44C104 106 106 0 22-24V-72Z', '#fff', opacity(0.2)) +
  path('M-74 24Q-36 4 0 24T74 24C92 60 76 98 44 98H-44C-76 98-92 60-74 24Z', m.B) +
  path('M-74 24Q-36 4 0 24T74 24Q36 40 0 30T-74 24Z', m.b1) +
  each(
    [
      [-30, 60, 11],
      [14, 74, 8],
      [36, 50, 13],
      [-6, 46, 5],
      [0, -8, 8],
      [8, -44, 5],
    ],
    ([x, y, r]) => circle(x, y, r, '#fff', opacity(0.45)),
  ) +
  path('M-22-72V-24C-106 0-104 106-44 106H44C104 106 106 0 22-24V-72', 'none', stroke('#fff', 4, opacity(0.8))) +
  path('M-62 26Q-78 52-64 80', 'none', stroke('#fff', 9, opacity(0.85))) +
  rect(-28, -80, 56, 13, 6, m.Y) +
  rect(-19, -108, 38, 30, 6, m.y4) +
  group(at(70, -64), path('M0-34L8-8L34 0L8 8L0 34L-8 8L-34 0L-8-8Z', m.y1)) +
  path(suits.h, m.red, turned('translate(0 -4)scale(.7)'));
