import type { Motif } from '../ink.ts';
import { at, butt, circle, dashes, each, ellipse, group, num, opacity, path, stroke, text } from '../kit.ts';
import { ball, repeat, suits } from '../pieces.ts';

export const roulette: Motif = (m) =>
  group(
    `rotate(-13)scale(1 .72)`,
    circle(0, 14, 122, '#000', opacity(0.4)),
    circle(0, 6, 122, m.y3),
    circle(0, 0, 120, m.Y),
    circle(0, 0, 110, m.k),
    circle(0, 0, 91, 'none', stroke(m.red, 32)),
    circle(0, 0, 91, 'none', stroke(m.k, 32, butt + dashes('14.3 14.3'))),
    circle(0, 0, 91, 'none', stroke(m.a2, 32, butt + dashes('14.3 560'))),
    circle(0, 0, 107, 'none', stroke(m.y2, 2.5)),
    circle(0, 0, 75, 'none', stroke(m.y2, 3)),
    circle(0, 0, 73, m.A),
    circle(0, 0, 73, m.O),
    path('M-58 0H58M0-58V58', 'none', stroke(m.y2, 10)),
    path('M-58 0h0M58 0h0M0-58h0M0 58h0', 'none', stroke(m.y1, 18)),
    circle(0, 0, 26, m.y3),
    circle(0, -8, 20, m.Y),
    circle(0, -16, 11, m.y1),
  ) + ball(m, 74, -56, 12, '#fff');

export const lottery: Motif = (m) => {
  const balls = [
    [-58, 38, 44, m.a2],
    [54, 44, 46, m.red],
    [-8, -52, 50, m.y2],
    [80, -40, 28, m.b1],
    [-86, -44, 26, m.b2],
    [0, 54, 38, '#fff'],
  ] as const;
  return (
    circle(0, 0, 118, '#fff', opacity(0.07)) +
    circle(0, 0, 118, 'none', stroke('#fff', 2, opacity(0.4))) +
    each(
      balls,
      ([x, y, r, f]) =>
        circle(x, y, r, f) +
        circle(x + r * 0.06, y + r * 0.06, r * 0.54, '#fff') +
        text(x + 2, y + r * 0.28, r * 0.62, m.k, 1 + m.roll(89)) +
        circle(x, y, r, m.O),
    ) +
    path('M-92-54A106 106 0 0 1-20-104', 'none', stroke('#fff', 6, opacity(0.6)))
  );
};

export const wheel: Motif = (m) =>
  path('M-36 122L-20 60H20L36 122Z', m.y4) +
  group(
    'translate(0 -8)',
    circle(0, 12, 114, '#000', opacity(0.4)),
    circle(0, 0, 112, m.Y),
    circle(0, 0, 102, m.k),
    each([m.red, m.b2, m.a2, m.b1, m.a3, m.y2], (c, i) =>
      circle(0, 0, 50, 'none', stroke(c, 100, `${butt} stroke-dasharray="26.3 130.8" transform="rotate(${i * 30})"`)),
    ),
    circle(0, 0, 107, 'none', stroke('#fff', 7, dashes('0 28'))),
    circle(0, 0, 100, m.O, opacity(0.75)),
    circle(0, 4, 30, m.k, opacity(0.6)),
    circle(0, 0, 29, m.Y),
    path('M0-18L5-5L19-4L8 4L12 18L0 10L-12 18L-8 4L-19-4L-5-5Z', m.k),
    path('M-17-124H17L0-80Z', '#fff', stroke(m.k, 3)),
  );

export const matka: Motif = (m) =>
  path('M-52-48L-118-140H118L52-48Z', m.y1, opacity(0.3)) +
  ellipse(0, 108, 92, 16, '#000', opacity(0.4)) +
  each(
    [
      [-56, -84, -20, '4'],
      [2, -106, 6, '8'],
      [58, -76, 22, '2'],
    ],
    ([x, y, r, t]) =>
      group(
        at(x, y, r),
        circle(2, 4, 26, m.k, opacity(0.5)),
        circle(0, 0, 26, m.W),
        circle(0, 0, 21, 'none', stroke(m.red, 3)),
        text(0, 11, 30, m.k, t),
      ),
  ) +
  path('M-44-40C-128-14-112 106-40 110H40C112 106 128-14 44-40Z', m.B) +
  path('M-94 30Q0 66 94 30M-92 56Q0 92 92 56', 'none', stroke(m.y1, 5)) +
  path('M-84 49L-64 60M-52 57L-40 70M-20 63L-10 77M10 77L20 63M40 70L52 57M64 60L84 49', 'none', stroke(m.y1, 4)) +
  path('M20-40H44C128-14 112 106 40 110H8C80 90 84 0 20-40Z', m.k, opacity(0.35)) +
  path('M-76 4Q-94 30-80 60', 'none', stroke('#fff', 7, opacity(0.6))) +
  ellipse(0, -44, 62, 17, m.b1) +
  ellipse(0, -44, 50, 11, m.k) +
  ellipse(0, -42, 38, 7, m.y2, opacity(0.8));

export const race: Motif = (m) =>
  path('M-22-84H22L150 130H-150Z', m.k, opacity(0.5)) +
  path(
    'M0-84V130M-11-84L-75 130M11-84L75 130',
    'none',
    stroke('#fff', 2.5, `${butt} stroke-dasharray="12 10" opacity=".6"`),
  ) +
  path('M-72-112H72V-82H-72Z', m.k) +
  path('M-72-104.5H72M-54-89.5H72', 'none', stroke('#fff', 15, butt + dashes('18 18'))) +
  each(
    [
      ['h', -78, 62, 1.1, m.red],
      ['s', -20, 8, 0.8, m.k],
      ['d', 30, 70, 1.15, m.red],
      ['c', 58, -8, 0.72, m.k],
    ],
    ([s, x, y, z, f]) =>
      path(`M${x - 14 * z} ${y}L${num(x * 1.5)} 132L${x + 14 * z} ${y}Z`, m.b1, opacity(0.5)) +
      group(
        at(x, y, 0, z),
        repeat(
          m,
          'D',
          '',
          () =>
            circle(2, 5, 34, '#000', opacity(0.4)) + circle(0, 0, 34, m.W) + circle(0, 0, 29, 'none', stroke(m.b2, 4)),
        ),
        path(suits[s], f),
      ),
  );
