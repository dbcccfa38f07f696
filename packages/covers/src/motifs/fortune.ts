import type { Motif } from '../ink.ts';
import { at, butt, circle, dashes, each, ellipse, group, opacity, path, rect, stroke, times, turned } from '../kit.ts';
import { ball, coin, gem, repeat, type Suit, sevenPath, suits } from '../pieces.ts';

export const fruit: Motif = (m) =>
  circle(46, -34, 58, m.Y) +
  circle(46, -34, 50, m.y1) +
  circle(46, -34, 28, 'none', stroke(m.y2, 36, butt + dashes('18 4'))) +
  path('M-44 36C-40-20-10-66 30-92M46 50C46 0 40-60 30-92', 'none', stroke(m.g3, 8)) +
  path('M30-92C60-124 100-110 112-84C84-66 50-70 30-92Z', m.g2) +
  path('M30-92C60-100 90-94 112-84', 'none', stroke(m.g3, 3)) +
  ball(m, -48, 52, 52, m.red) +
  ball(m, 48, 64, 46, m.red) +
  path('M-78 36Q-72 20-58 16M22 50Q26 38 38 34', 'none', stroke('#fff', 8, opacity(0.8)));

export const gems: Motif = (m) =>
  gem(m, -66, 42, 0.62, m.a2) +
  gem(m, 70, 48, 0.55, m.Y) +
  gem(m, 0, -14, 1.12, m.B) +
  path('M-52-104l5 14 14 5-14 5-5 14-5-14-14-5 14-5ZM84-40l4 10 10 4-10 4-4 10-4-10-10-4 10-4Z', '#fff');

export const sevens: Motif = (m) => {
  const one = (x: number, y: number, z: number, r: number, f: string, d: string) =>
    group(
      at(x, y, r, z),
      path(sevenPath, m.k, turned('translate(6 9)')),
      path(sevenPath, d, turned('translate(3 5)')),
      path(sevenPath, f, stroke('#fff', 3, ' stroke-opacity=".7"')),
      path('M-44-66H50V-57H-44Z', '#fff', opacity(0.5)),
    );
  return one(-66, -6, 0.82, -10, m.A, m.a4) + one(74, -6, 0.82, 10, m.A, m.a4) + one(4, 12, 1.24, 0, m.Y, m.y4);
};

export const coins: Motif = (m) =>
  ellipse(0, 108, 118, 18, '#000', opacity(0.4)) +
  times(6, (i) => coin(m, -72 + (i % 2) * 4, 94 - i * 13)) +
  times(4, (i) => coin(m, 76 - (i % 2) * 4, 98 - i * 13)) +
  circle(8, -12, 78, m.y4) +
  circle(0, -14, 78, m.Y) +
  circle(0, -14, 62, m.y3) +
  circle(0, -14, 58, m.Y) +
  m.pick([
    rect(-17, -31, 34, 34, 4, m.y4) + path('M0-62V-44M0 16V34M-48-14H-30M30-14H48', 'none', stroke(m.y4, 7)),
    path(suits.d, m.red, turned('translate(0 -14)scale(1.8)')),
    path('M0-54L11-26L41-26L17-8L26 20L0 3L-26 20L-17-8L-41-26L-11-26Z', m.y4),
  ]) +
  path('M-58-40A64 64 0 0 1-8-76', 'none', stroke('#fff', 7, opacity(0.8)));

export const crown: Motif = (m) =>
  ellipse(0, 92, 96, 18, '#000', opacity(0.4)) +
  path('M-70 30C-60-40 60-40 70 30Z', m.red) +
  path('M-92 64L-112-44L-56-4L0-92L56-4L112-44L92 64Z', m.Y, stroke(m.y1, 3)) +
  path('M0-92L56-4L112-44L92 64H0Z', m.y4, opacity(0.28)) +
  path('M-96 60Q0 84 96 60L92 92Q0 114-92 92Z', m.Y) +
  path('M-96 60Q0 84 96 60', 'none', stroke(m.y4, 4)) +
  ball(m, -112, -48, 12, m.b2) +
  ball(m, 112, -48, 12, m.b2) +
  ball(m, 0, -98, 16, m.red) +
  ellipse(0, 90, 15, 11, m.red) +
  ellipse(-52, 84, 11, 9, m.b2) +
  ellipse(52, 84, 11, 9, m.b2) +
  path(suits.d, m.b1, turned('translate(0 28)')) +
  path('M-88-14L-76 44', 'none', stroke('#fff', 5, opacity(0.7)));

export const horseshoe: Motif = (m) => {
  const d = 'M-52 96C-112 10-84-92 0-92S112 10 52 96';
  return (
    path(d, 'none', stroke(m.k, 44, ' opacity=".5" transform="translate(4 8)"')) +
    path(d, 'none', stroke(m.y4, 44)) +
    path(d, 'none', stroke(m.Y, 38)) +
    path(d, 'none', stroke(m.y4, 12, opacity(0.6))) +
    path(d, 'none', stroke(m.k, 10, dashes('0 44'))) +
    path('M-92-20C-88-70-50-106-6-108', 'none', stroke('#fff', 5, opacity(0.8))) +
    each([0, 90, 180, 270], (a) =>
      path(
        'M0 0C-30-8-34-44-14-46Q-4-46 0-36Q4-46 14-46C34-44 30-8 0 0Z',
        m.g2,
        ` transform="translate(0 6)rotate(${a})"${stroke(m.g1, 2)}`,
      ),
    ) +
    path('M0 6Q10 50 30 66', 'none', stroke(m.g3, 6))
  );
};

export const reels: Motif = (m) =>
  rect(-112, -70, 224, 150, 20, m.k, opacity(0.5)) +
  rect(-114, -80, 228, 152, 20, m.Y) +
  rect(-102, -68, 204, 128, 12, m.k) +
  each(
    [
      [-96, path(sevenPath, m.red)],
      [-30, gem(m, 0, 0, 0.58, m.B)],
      [36, path(suits.h, m.red, turned('scale(1.9)'))],
    ],
    ([x, sign]) => rect(x, -62, 60, 116, 6, m.W) + group(at(x + 30, -4, 0, 0.56), sign),
  ) +
  path('M-102-4H-96M96-4H102', 'none', stroke(m.red, 8)) +
  rect(-102, -68, 204, 40, 12, m.k, opacity(0.28)) +
  rect(-102, 24, 204, 36, 12, m.k, opacity(0.28)) +
  rect(-60, -104, 120, 24, 12, m.B) +
  path('M-44-92h0M-22-92h0M0-92h0M22-92h0M44-92h0', 'none', stroke('#fff', 9)) +
  path('M-90 72H90L104 108H-104Z', m.A) +
  circle(0, 90, 12, m.red);

export const bell: Motif = (m) =>
  ellipse(0, 110, 80, 14, '#000', opacity(0.4)) +
  path(
    'M-28 0C-80-20-128 6-118 70L-86 50L-76 84C-70 40-50 30-24 26ZM28 0C80-20 128 6 118 70L86 50L76 84C70 40 50 30 24 26Z',
    m.red,
  ) +
  ball(m, 0, 88, 22, m.y3) +
  circle(0, -104, 16, 'none', stroke(m.y2, 9)) +
  path('M0-96C58-96 56-36 64 10C68 40 92 52 92 76H-92C-92 52-68 40-64 10C-56-36-58-96 0-96Z', m.Y, stroke(m.y1, 2)) +
  path('M0-96C58-96 56-36 64 10C68 40 92 52 92 76H36C36 20 40-70 0-96Z', m.y4, opacity(0.4)) +
  path('M-92 66Q0 92 92 66V82Q0 106-92 82Z', m.y2) +
  path('M-66 22Q0 40 66 22', 'none', stroke(m.y4, 5, opacity(0.7))) +
  path('M-36-56Q-46-16-48 12', 'none', stroke('#fff', 11, opacity(0.8)));

export const star: Motif = (m) =>
  times(5, (i) =>
    repeat(
      m,
      'S',
      `rotate(${i * 72})`,
      () => path('M0 0V-118L28-38Z', m.y3) + path('M0 0V-118L-28-38Z', m.Y) + ball(m, 0, -110, 13, m.b2),
    ),
  ) +
  circle(0, 0, 34, m.y4) +
  circle(0, 0, 30, m.B) +
  path(suits[m.pick<Suit>(['s', 'd', 'h', 'c'])], '#fff', turned('scale(.9)'));

/** Something new: a star that flashes up. Of categories, not of games. */
export const spark: Motif = (m) =>
  group(
    '',
    times(12, (i) => path('M0 0-5-108H5Z', m.b2, turned(`rotate(${i * 30})`))),
  ).replace('<g>', `<g${opacity(0.3)}>`) +
  path('M0-92C8-32 28-8 88 0 28 8 8 32 0 92-8 32-28 8-88 0-28-8-8-32 0-92Z', m.W) +
  path('M0-92C8-32 28-8 88 0H0Z', m.A) +
  path('M0 92C-8 32-28 8-88 0H0Z', m.B) +
  path(
    'M76-88c2 16 8 22 22 24-14 2-20 8-22 24-2-16-8-22-22-24 14-2 20-8 22-24ZM-76 48c2 14 6 18 18 20-12 2-16 6-18 20-2-14-6-18-18-20 12-2 16-6 18-20Z',
    m.y1,
  );
