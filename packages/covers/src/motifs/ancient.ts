import type { Motif } from '../ink.ts';
import { at, butt, circle, dashes, each, ellipse, group, opacity, path, rect, stroke, times, turned } from '../kit.ts';
import { ball, coin, gem, repeat } from '../pieces.ts';

export const book: Motif = (m) =>
  group(
    'rotate(-10)',
    rect(-74, -88, 166, 200, 10, '#000', opacity(0.4)),
    rect(-76, -96, 160, 198, 10, m.b4),
    rect(-72, -86, 152, 184, 4, m.W),
    path('M80-78V98M76-78V98M72-78V98', 'none', stroke(m.y3, 1.5)),
    rect(-88, -104, 152, 198, 10, m.B),
    rect(-88, -104, 26, 198, 8, m.k, opacity(0.3)),
    rect(-54, -90, 104, 170, 6, 'none', stroke(m.Y, 5)),
    path('M-54-62L-54-90L-26-90ZM50-62V-90H22ZM-54 52V80H-26ZM50 52V80H22Z', m.Y),
    circle(-2, -6, 42, m.Y),
    circle(-2, -6, 34, m.b4),
    group(
      'translate(-2 -6)',
      m.pick([
        path('M-30 0Q0-32 30 0Q0 30-30 0Z', m.y1) + circle(0, 0, 11, m.b4),
        times(8, (i) => path('M-5-16L0-30L5-16Z', m.y1, turned(`rotate(${i * 45})`))) + circle(0, 0, 14, m.Y),
        path('M10-26A27 27 0 1 0 26 10A22 22 0 0 1 10-26Z', m.y1),
        path('M0-28L7-8L27-8L11 5L17 25L0 13L-17 25L-11 5L-27-8L-7-8Z', m.y1),
      ]),
    ),
    rect(-36, 50, 68, 8, 4, m.y2, opacity(0.8)),
  );

export const pharaoh: Motif = (m) => {
  const h = 'M-70 96L-64 10C-62-92 62-92 64 10L70 96';
  return (
    circle(0, -24, 108, m.Y, opacity(0.5)) +
    path(h, 'none', stroke(m.y3, 50, butt)) +
    path(h, 'none', stroke(m.a3, 50, butt + dashes('9 10'))) +
    path('M-48 16C-48-70 48-70 48 16Q44 70 0 84Q-44 70-48 16Z', m.Y) +
    path('M0-50C48-50 48 0 48 16Q44 70 0 84Z', m.y4, opacity(0.35)) +
    path('M-56-10C-52-78 52-78 56-10Q30-34 0-34T-56-10Z', m.a3) +
    path('M-56-10C-50-34-28-42 0-42S50-34 56-10', 'none', stroke(m.y1, 7)) +
    path(
      'M-38 12Q-24-2-8 12Q-24 20-38 12L-50 18M38 12Q24-2 8 12Q24 20 38 12L50 18M-40-2Q-24-14-8-2M40-2Q24-14 8-2',
      'none',
      stroke(m.k, 4),
    ) +
    circle(-23, 11, 4, m.k) +
    circle(23, 11, 4, m.k) +
    path('M0 6L-7 36H7', 'none', stroke(m.y4, 3)) +
    path('M-15 52Q0 46 15 52Q0 64-15 52Z', m.red) +
    path('M-9 82H9L6 122H-6Z', m.a3) +
    path('M0-38C-12-52-12-74 0-84C12-74 12-52 0-38Z', m.red, stroke(m.y1, 3))
  );
};

export const pyramid: Motif = (m) =>
  circle(30, -46, 62, m.Y) +
  circle(30, -46, 76, 'none', stroke(m.y1, 2, opacity(0.5))) +
  path('M20-52L116 74H-48Z', m.b2) +
  path('M20-52L116 74H44Z', m.k, opacity(0.45)) +
  path('M-52-14L40 90H-132Z', m.b1) +
  path('M-52-14L40 90H-24Z', m.b4, opacity(0.7)) +
  path('M-96 35H-9M-112 56H10M-80 14H-28', 'none', stroke(m.b3, 2, opacity(0.5))) +
  path('M-160 84Q-60 60 20 88T160 78V150H-160Z', m.b3) +
  path('M-160 104Q-40 84 40 108T160 100V150H-160Z', m.b4);

export const chest: Motif = (m) =>
  path('M-80 6L-130-140H130L80 6Z', m.y1, opacity(0.3)) +
  ellipse(0, 106, 112, 18, '#000', opacity(0.45)) +
  path('M-92-4C-92-92 92-92 92-4L80 4H-80Z', m.b4) +
  path('M-92-4C-92-92 92-92 92-4', 'none', stroke(m.Y, 9)) +
  ellipse(0, 8, 84, 26, m.y2) +
  each(
    [
      [-46, -2],
      [42, 0],
      [0, -12],
      [-20, 8],
      [22, 10],
    ],
    ([x, y]) => coin(m, x, y, 0.78),
  ) +
  gem(m, -4, -36, 0.3, m.red) +
  rect(-94, 14, 188, 88, 8, m.B) +
  path('M-94 40H94M-94 72H94', 'none', stroke(m.b4, 3, opacity(0.6))) +
  path('M-94 14H-70V102H-94ZM70 14H94V102H70ZM-94 14H94V24H-94Z', m.Y) +
  rect(-22, 16, 44, 48, 8, m.Y) +
  circle(0, 36, 7, m.k) +
  path('M-4 38H4L7 54H-7Z', m.k);

export const shield: Motif = (m) =>
  group(
    'rotate(42)',
    path('M-6-128H6V128H-6Z', m.y4),
    path('M-6-124C-54-130-58-70-40-56Q-24-72-6-74ZM6-124C54-130 58-70 40-56Q24-72 6-74Z', m.W),
  ) +
  group(
    'rotate(-42)',
    path('M-6-128H6V128H-6Z', m.y3),
    path('M-6-124C-54-130-58-70-40-56Q-24-72-6-74ZM6-124C54-130 58-70 40-56Q24-72 6-74Z', m.W),
  ) +
  circle(3, 14, 84, '#000', opacity(0.4)) +
  circle(0, 6, 82, m.Y) +
  circle(0, 6, 72, m.B) +
  times(4, (i) => path('M0 0L0-72A72 72 0 0 1 51-51Z', m.red, turned(`translate(0 6)rotate(${i * 90})`))) +
  circle(0, 6, 77, 'none', stroke(m.y4, 6, dashes('0 30'))) +
  circle(0, 6, 72, m.O, opacity(0.7)) +
  ball(m, 0, 6, 26, m.y2) +
  circle(0, 6, 32, 'none', stroke(m.y3, 5));

export const totem: Motif = (m) =>
  `<g stroke="${m.y1}" stroke-width="2">${each(
    [
      [-64, m.b2],
      [-42, m.red],
      [-21, m.a2],
      [0, m.b2],
      [21, m.red],
      [42, m.a2],
      [64, m.b2],
    ],
    ([a, f]) => path('M0-50C-20-84-14-118 0-136C14-118 20-84 0-50Z', f, turned(`rotate(${a})`)),
  )}</g>` +
  path('M-72-44H72L82 10L60 80L34 108H-34L-60 80L-82 10Z', m.Y) +
  path('M0-44H72L82 10L60 80L34 108H0Z', m.y4, opacity(0.4)) +
  path('M-72-44H72V-20H46V-8H-46V-20H-72Z', m.a3) +
  path('M-46 13H-24M24 13H46M-36 73H36', 'none', stroke(m.k, 26)) +
  path('M-35 13h0M35 13h0', 'none', stroke(m.b1, 17)) +
  path('M-12 22H12L18 50H-18Z', m.red) +
  path('M-34 60h14v12h-14ZM-7 60h14v12h-14ZM20 60h14v12h-14ZM-20 86h14v-12h-14ZM7 86h14v-12h-14Z', '#fff') +
  path('M-98 10h18v44h-18ZM80 10h18v44h-18Z', m.y3) +
  ball(m, 0, -34, 12, m.red);

export const lantern: Motif = (m) => {
  const one = (x: number, y: number, s: number, f: string) =>
    repeat(m, 'L', at(x, y, 0, s), () =>
      [
        path('M0-150V-70M0 70V92', 'none', stroke(m.y2, 4)),
        ellipse(0, 0, 76, 66, f),
        path('M0-66C-50-40-50 40 0 66M0-66C50-40 50 40 0 66M0-66V66', 'none', stroke(m.y3, 2.5, opacity(0.8))),
        ellipse(0, 4, 40, 48, m.y1, opacity(0.4)),
        ellipse(0, 0, 76, 66, m.O, opacity(0.8)),
        rect(-32, -76, 64, 14, 5, m.Y),
        rect(-32, 62, 64, 14, 5, m.Y),
        path('M-12 92H12L18 132H-18Z', m.Y),
        path('M-6 96V132M6 96V132', 'none', stroke(m.y4, 2.5)),
      ].join(''),
    );
  return one(78, -24, 0.52, m.red) + one(-82, 18, 0.5, m.red) + one(0, -12, 1, m.red);
};

export const eye: Motif = (m) =>
  path(
    times(15, (i) => `M${-130 + (i % 5) * 52 + (((i / 5) | 0) % 2) * 26} ${[-78, -104, 74][(i / 5) | 0]}q26 38 52 0`),
    m.A,
    stroke(m.k, 3),
  ) +
  path('M-132 6C-70-92 70-96 132-22C96 70-40 96-132 6Z', m.k) +
  path('M-112 6C-60-70 60-74 112-16C80 54-34 76-112 6Z', m.Y) +
  circle(0, -4, 56, m.red) +
  circle(0, -4, 42, m.y2) +
  circle(0, -4, 32, 'none', stroke(m.y4, 24, `${butt} stroke-dasharray="3 9" opacity=".6"`)) +
  ellipse(0, -4, 11, 50, m.k) +
  circle(20, -30, 11, '#fff', opacity(0.9)) +
  path('M-132 6C-70-92 70-96 132-22C70-72-66-68-132 6Z', m.A) +
  path('M-132 6C-70-92 70-96 132-22', 'none', stroke(m.a1, 3, opacity(0.6)));
