import type { Motif } from '../ink.ts';
import { at, circle, dashes, each, ellipse, group, opacity, path, stroke, turned } from '../kit.ts';
import { ball, repeat } from '../pieces.ts';

export const jet: Motif = (m) =>
  path('M-170 112C-70 108 20 60 66-40V150H-170Z', m.B, opacity(0.28)) +
  path('M-170 112C-70 108 20 60 66-40', 'none', stroke('#fff', 7)) +
  path('M-170 112C-70 108 20 60 66-40', 'none', stroke(m.b2, 16, opacity(0.45))) +
  group(
    at(66, -44, 34, 1.08),
    path('M-9 70L0 132L9 70Z', m.Y),
    path('M-5 70L0 104L5 70Z', '#fff'),
    path('M0-92C-11-74-13-44-13-22L-84 36V52L-13 34L-11 60L-36 78V90L0 78Z', '#fff'),
    path('M0-92C11-74 13-44 13-22L84 36V52L13 34L11 60L36 78V90L0 78Z', m.B),
    path('M-84 36V52L-13 34V22ZM84 36V52L13 34V22Z', m.b3, opacity(0.6)),
    ellipse(0, -48, 6, 18, m.a4),
    path('M-3-60Q-4-50-2-44', 'none', stroke('#fff', 2)),
  );

export const rocket: Motif = (m) =>
  group(
    at(14, -8, 38),
    path('M-17 66Q-34 108 0 160Q34 108 17 66Z', m.Y),
    path('M-9 66Q-16 94 0 122Q16 94 9 66Z', '#fff'),
    path('M-26 20C-62 40-58 72-54 92Q-40 70-22 62ZM26 20C62 40 58 72 54 92Q40 70 22 62Z', m.A),
    path('M0-106C42-70 42 8 24 68H-24C-42 8-42-70 0-106Z', m.W),
    path('M0-106C42-70 42 8 24 68H4C24 8 24-60 0-106Z', m.k, opacity(0.3)),
    path('M0-106C17-91 27-72 32-52H-32C-27-72-17-91 0-106Z', m.B),
    circle(0, -14, 19, m.y3),
    ball(m, 0, -14, 14, m.a3),
  ) + path('M-74 104h0M-34 108h0M-60 84h0', 'none', stroke('#fff', 46, opacity(0.5)));

export const mines: Motif = (m) => {
  const z = 'h48v48h-48zm68 0',
    r3 = `${z + z}h48v48h-48z`,
    t = `M-94-94${r3}m-136 68${r3}m-136 68${r3}`,
    h = 'M42-94h48v48h-48zM-94-26h48v48h-48z';
  return (
    group(
      'rotate(-9)scale(1.05)',
      path(t, m.k, stroke(m.k, 14, ' transform="translate(0 8)" opacity=".6"')),
      path(t, m.A, stroke(m.A, 14)),
      path(h, m.a4, stroke(m.a4, 14)),
      each(
        [
          [66, -71],
          [-70, -3],
        ],
        ([x, y]) =>
          repeat(
            m,
            'J',
            at(x, y),
            () => path('M-24-8L-14-21H14L24-8L0 24Z', m.B) + path('M-9-8L0-21L9-8L0 24Z', '#fff', opacity(0.45)),
          ),
      ),
    ) +
    group(
      at(24, 28),
      path('M0-74V74M-74 0H74M-52-52L52 52M52-52L-52 52', 'none', stroke(m.k, 18)),
      ball(m, 0, 0, 58, m.b3),
      circle(0, 0, 58, 'none', stroke(m.b1, 2, opacity(0.6))),
      circle(0, 0, 20, m.k),
      ball(m, 0, 0, 13, m.red),
    )
  );
};

export const plinko: Motif = (m) => {
  let d = '';
  for (let r = 0; r < 7; r++) d += `M${-(r + 1) * 13.5} ${r * 27 - 104}h${(r + 1) * 27 + 1}`;
  const q = dashes('0 27');
  return (
    path('M0-118L124 84H-124Z', m.B, opacity(0.16)) +
    path(d, 'none', stroke(m.k, 15, q + turned('translate(2 4)'))) +
    path(d, 'none', stroke('#fff', 12, q)) +
    path('M-109 96h16M-43 96h16M23 96h16M89 96h16', 'none', stroke(m.y2, 30)) +
    path('M-76 96h16M-10 96h16M56 96h16', 'none', stroke(m.a2, 30)) +
    path('M-4-126Q-18-90 4-74T28-30T18 10', 'none', stroke(m.y1, 10, opacity(0.55))) +
    ball(m, 20, 14, 21, m.y2)
  );
};

export const goal: Motif = (m) =>
  path(
    'M-118 70V-96H118V70M-118-62H118M-118-28H118M-118 6H118M-118 40H118M-84-96V70M-50-96V70M-16-96V70M18-96V70M52-96V70M86-96V70',
    'none',
    stroke(m.a1, 2, opacity(0.35)),
  ) +
  path('M-118 78V-98H118V78', 'none', stroke('#fff', 9)) +
  ellipse(8, 100, 62, 12, '#000', opacity(0.4)) +
  circle(8, 34, 62, m.W) +
  path(
    'M8 10L30 26L22 52H-6L-14 26ZM8-28L26-20L8-8L-10-20ZM58 4L68 24L52 34L46 14ZM-42 4L-30 14L-36 34L-52 24ZM38 68L46 82L24 94L22 74ZM-22 68L-6 74L-8 94L-30 82Z',
    m.a4,
  ) +
  path('M8 10V-8M30 26L46 16M22 52L32 70M-6 52L-16 70M-14 26L-30 16', 'none', stroke(m.a4, 3)) +
  circle(8, 34, 62, m.O);

const pips = {
  1: 'M0 0h0',
  2: 'M-13-13h0M13 13h0',
  3: 'M-14-14h0M0 0h0M14 14h0',
  4: 'M-13-13h0M13 13h0M13-13h0M-13 13h0',
  5: 'M-14-14h0M14 14h0M14-14h0M-14 14h0M0 0h0',
  6: 'M-13-16h0M13-16h0M-13 0h0M13 0h0M-13 16h0M13 16h0',
} as const;
type Pips = keyof typeof pips;

/** A die in the view from above: its top, left and right faces with their colours and pips. */
function die(
  transform: string,
  faces: readonly [string, string, string],
  dot: string,
  counts: readonly [Pips, Pips, Pips],
) {
  const face = (d: string, fill: string) => path(d, fill, stroke(fill, 8));
  const spots = (count: Pips, onFace: string) => path(pips[count], 'none', stroke(dot, 13, turned(onFace)));
  return group(
    transform,
    face('M0-64L56-32L0 0L-56-32Z', faces[0]),
    face('M-56-26L0 6V70L-56 38Z', faces[1]),
    face('M56-26L0 6V70L56 38Z', faces[2]),
    spots(counts[0], 'matrix(.87 .5 -.87 .5 0 -32)'),
    spots(counts[1], 'matrix(.87 .5 0 1 -28 22)'),
    spots(counts[2], 'matrix(.87 -.5 0 1 28 22)'),
  );
}

export const dice: Motif = (m) => {
  const side = () => m.pick<Pips>([1, 2, 3, 4, 5, 6]);
  return (
    ellipse(0, 92, 110, 22, '#000', opacity(0.4)) +
    die(at(44, -48, 18, 0.86), [m.a1, m.a2, m.a3], '#fff', [side(), 3, 2]) +
    die(at(-32, 28, -12, 1.12), ['#fff', m.b1, m.b2], m.k, [5, side(), 4])
  );
};
