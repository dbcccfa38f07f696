import type { Motif } from '../ink.ts';
import { at, each, ellipse, group, opacity, path, rect, stroke } from '../kit.ts';
import { ball, card, cardBack, chip, repeat } from '../pieces.ts';

// The second drawings of the motifs that names ask for most: one provider must not show five alike.

/** Gems as they grow: a cluster of crystals on rock. */
export const crystals: Motif = (m) => {
  const crystal = (x: number, y: number, turn: number, scale: number, fill: string) =>
    group(
      at(x, y, turn, scale),
      path('M-30 96L-38-58L0-122L38-58L30 96Z', fill),
      repeat(
        m,
        'X',
        '',
        () =>
          path('M-38-58L0-122L-6-44L-8 96H-30Z', '#fff', opacity(0.4)) +
          path('M0-122L38-58L30 96H12L-6-44Z', '#000', opacity(0.24)) +
          path('M-38-58L-6-44L38-58', 'none', stroke('#fff', 2, opacity(0.6))),
      ),
    );
  return (
    ellipse(0, 104, 116, 18, '#000', opacity(0.4)) +
    crystal(-50, 40, -30, 0.72, m.A) +
    crystal(54, 44, 31, 0.66, m.Y) +
    crystal(0, 0, 0, 0.98, m.B) +
    crystal(-28, 68, -13, 0.42, m.Y) +
    crystal(34, 72, 15, 0.38, m.A) +
    path('M-114 110Q-98 78-62 90Q-40 70-8 88Q30 68 58 88Q96 78 114 110Z', m.k) +
    path('M-92-88l5 14 14 5-14 5-5 14-5-14-14-5 14-5ZM82-74l4 10 10 4-10 4-4 10-4-10-10-4 10-4Z', '#fff')
  );
};

/** Cards as they are turned: an ace between two backs, and what lies on it. */
export const ace: Motif = (m) =>
  ellipse(0, 92, 110, 20, '#000', opacity(0.4)) +
  cardBack(m, -58, 0, -22, 1.05) +
  cardBack(m, 58, 0, 22, 1.05) +
  card(m, 0, -12, m.roll(2) ? 4 : -4, 'A', m.pick(['s', 'h', 'd', 'c']), 1.6) +
  chip(m, -66, 92, 0.74) +
  chip(m, -66, 80, 0.74) +
  chip(m, -66, 68, 0.74) +
  chip(m, 70, 90, 0.74);

/** Fire in a bowl. */
export const brazier: Motif = (m) => {
  const flame = (x: number, y: number, scale: number) =>
    repeat(
      m,
      'F',
      at(x, y, 0, scale),
      () =>
        path(
          'M4-100C44-56 62-24 52 16C44 50 20 62 0 62C-30 62-54 44-52 10C-50-16-34-24-32-48C-20-40-16-26-14-12C2-40 10-70 4-100Z',
          m.red,
        ) +
        path(
          'M8-46C32-16 38 4 32 28C28 50 14 58 0 58C-20 58-34 44-32 22C-30 6-20 0-18-14C-10-8-8 0-6 8C4-8 10-24 8-46Z',
          m.y2,
        ) +
        path('M4 0C16 16 18 26 14 38C10 50 4 54-2 54C-12 54-18 46-16 36C-14 26-4 20 4 0Z', '#fff'),
    );
  return (
    ellipse(0, 114, 78, 13, '#000', opacity(0.45)) +
    flame(-50, -10, 0.72) +
    flame(52, -8, 0.68) +
    flame(0, -34, 1) +
    path('M-12 78H12L22 112H-22Z', m.y4) +
    path('M-92 30H92C86 66 54 86 0 86S-86 66-92 30Z', m.Y) +
    path('M10 30H92C86 66 54 86 0 86Q40 70 10 30Z', m.y4, opacity(0.4)) +
    rect(-100, 20, 200, 18, 9, m.Y) +
    path('M-92 27H92', 'none', stroke('#fff', 3, opacity(0.6))) +
    path('M-64 54H-36M-14 58H14M36 54H64', 'none', stroke(m.y4, 7)) +
    path('M-34 112H34', 'none', stroke(m.y3, 10)) +
    path('M78-72l4 14-10 6ZM-84-62l10 10-12 6ZM100-34l4 12-10 2Z', m.y2)
  );
};

/** The pot that potions come from. */
export const cauldron: Motif = (m) =>
  ellipse(0, 112, 92, 14, '#000', opacity(0.45)) +
  path('M-60 86L-74 116M60 86L74 116', 'none', stroke(m.k, 14)) +
  path('M-20-60C-52-82 8-96-18-128M30-54C4-76 56-88 34-120', 'none', stroke(m.b1, 9, opacity(0.45))) +
  path('M-92-14C-116 52-72 104 0 104S116 52 92-14Z', m.a4) +
  path('M24-14H92C116 52 72 104 0 104C70 84 66 30 24-14Z', m.k, opacity(0.55)) +
  path('M-80 10Q-92 44-66 74', 'none', stroke('#fff', 8, opacity(0.55))) +
  ellipse(0, -18, 102, 27, m.k) +
  ellipse(0, -22, 100, 25, m.a3) +
  ellipse(0, -22, 84, 18, m.B) +
  path('M-58-14Q-62 30-46 30T-34-10ZM26-8Q24 18 36 18T48-10Z', m.b2) +
  each(
    [
      [-34, -40, 15],
      [8, -34, 20],
      [44, -46, 11],
      [-6, -74, 9],
      [-62, -72, 7],
      [66, -84, 8],
    ],
    ([x, y, r]) => repeat(m, 'Q', at(x, y, 0, r / 20), () => ball(m, 0, 0, 20, m.b1)),
  ) +
  path('M0 26L8 44L28 46L13 60L17 80L0 70L-17 80L-13 60L-28 46L-8 44Z', m.Y);
