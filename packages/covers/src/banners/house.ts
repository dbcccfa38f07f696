import { placed } from '../drawing.ts';
import { at, butt, circle, each, ellipse, group, num, path, rect, stroke, text, times } from '../kit.ts';
import { fruit, gems, reels } from '../motifs/fortune.ts';
import { createPalette } from '../palette.ts';
import { ball, coin, gem, type Suit, suits } from '../pieces.ts';
import { randomFrom } from '../seed.ts';
import { type Banner, linear, radial } from './canvas.ts';

const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

/** A ring of pockets: a circle of 37 units whose dashes are the colours. */
const ring = (colour: string, dashes: string) =>
  circle(0, 0, 181, 'none', stroke(colour, 62, `${butt} pathLength="37" stroke-dasharray="${dashes}"`));

const wheel =
  circle(6, 12, 262, '#000', ' opacity=".3"') +
  circle(0, 0, 256, 'url(#wood)') +
  circle(0, 0, 236, '#2a170a') +
  circle(0, 0, 226, 'none', stroke('#8d5624', 10)) +
  circle(0, 0, 214, '#c9953a') +
  ring('#141a2b', '37') +
  ring('#a3263b', '0 1 1 0') +
  ring('#1f8a5b', '1 36') +
  path(
    times(37, (i) => {
      const turn = (i * 2 * Math.PI) / 37;
      return `M${num(150 * Math.cos(turn))} ${num(150 * Math.sin(turn))}L${num(212 * Math.cos(turn))} ${num(212 * Math.sin(turn))}`;
    }),
    'none',
    stroke('#c9953a', 1),
  ) +
  `<g font-size="15" font-weight="700" fill="#fbefd8" text-anchor="middle">${each(
    pockets,
    (pocket, i) =>
      `<text transform="rotate(${num(((i + 0.5) * 360) / 37)})translate(196)rotate(90)" dy="5">${pocket}</text>`,
  )}</g>` +
  circle(0, 0, 150, 'url(#cone)') +
  circle(0, 0, 150, 'none', stroke('#f2c66a', 3)) +
  each([0, 45, 90, 135, 180, 225, 270, 315], (turn, i) =>
    path('M0 0-9-92 0-140 9-92Z', '#f2c66a', ` opacity="${i % 2 ? '.35' : '.75'}" transform="rotate(${turn})"`),
  ) +
  circle(0, 0, 34, '#f8dfa6') +
  circle(0, 0, 20, '#b67a25') +
  circle(0, 0, 9, '#fff3d6') +
  circle(-150, 170, 11, '#fff');

const playingCard = (x: number, y: number, turn: number, rank: string, suit: Suit) => {
  const fill = suit === 'h' || suit === 'd' ? '#a3263b' : '#141a2b';
  return group(
    at(x, y, turn),
    rect(-43, -60, 96, 136, 10, '#000', ' opacity=".35"'),
    rect(-48, -68, 96, 136, 10, '#fbf7ef'),
    text(-26, -36, 28, fill, rank).replace('<text', '<text font-weight="800" text-anchor="middle"'),
    path(suits[suit], fill, ' transform="translate(4 14)scale(1.55)"'),
  );
};

const stack = (x: number, y: number, height: number, colour: string) =>
  times(height, (i) =>
    group(
      at(x, y - i * 11),
      ellipse(0, 9, 40, 18, colour),
      ellipse(0, 9, 40, 18, '#000', ' opacity=".35"'),
      ellipse(0, 0, 40, 18, colour),
      ellipse(0, 0, 40, 18, 'none', stroke('#fbf7ef', 7, ' stroke-dasharray="13 20"')),
      ellipse(0, 0, 25, 11, 'none', stroke('#fbf7ef', 2, ' opacity=".8"')),
    ),
  );

/** A live table: the wheel, two cards and the chips beside it. */
export const tables: Banner = {
  defs:
    radial('felt', 'cx=".8" cy=".35" r=".8"', [0, '#1d6a58'], [0.5, '#0e3d3a'], [1, '#071a22']) +
    radial('wood', '', [0.55, '#5b3416'], [0.9, '#8d5624'], [1, '#3e220e']) +
    radial('cone', '', [0, '#ffe6ae'], [0.3, '#d79a35'], [1, '#5b3416']) +
    linear('light', 'x2="0" y2="1"', [0, '#fff', 0.18], [1, '#fff', 0]),
  drawing:
    path('M0 0H1000V400H0Z', 'url(#felt)') +
    path('M380 400c80-180 260-300 620-330', 'none', stroke('#f2c66a', 2, ' opacity=".4"')) +
    path('M330 400c80-210 280-340 670-372', 'none', stroke('#f2c66a', 1, ' opacity=".3"')) +
    group('translate(810 168)rotate(-14)', wheel) +
    path('M680 0h260l60 400H560Z', 'url(#light)', ' opacity=".6"') +
    playingCard(610, 262, -16, 'A', 's') +
    playingCard(690, 288, 4, 'K', 'h') +
    stack(808, 352, 4, '#2f5fb3') +
    stack(896, 366, 3, '#b8323f') +
    stack(856, 384, 2, '#e0a12c'),
};

/** A machine with its reels in line, stones and coins around it. */
export const slots: Banner = (() => {
  const palette = createPalette({ hues: [292, 75], random: randomFrom(7), name: '' });
  const m = palette.ink;
  const rays = times(
    9,
    (i) =>
      `M740 190L${num(740 + 900 * Math.cos(i * 0.7 - 0.12))} ${num(190 + 900 * Math.sin(i * 0.7 - 0.12))}L${num(740 + 900 * Math.cos(i * 0.7 + 0.12))} ${num(190 + 900 * Math.sin(i * 0.7 + 0.12))}Z`,
  );
  const art =
    placed('translate(496 254)rotate(-10)scale(.62)', gems(m)) +
    placed('translate(930 120)rotate(10)scale(.6)', fruit(m)) +
    ellipse(740, 372, 330, 42, m.k, ' opacity=".6"') +
    placed('translate(740 208)rotate(-3)scale(1.72)', reels(m)) +
    placed(
      'translate(0 0)',
      times(5, (i) => coin(m, 558, 372 - i * 15)) +
        times(3, (i) => coin(m, 628, 384 - i * 15)) +
        times(7, (i) => coin(m, 932, 374 - i * 15)) +
        times(4, (i) => coin(m, 866, 388 - i * 15)) +
        coin(m, 560, 70, 0.8) +
        coin(m, 960, 250, 0.7) +
        coin(m, 470, 130, 0.6) +
        gem(m, 886, 300, 0.34, m.red) +
        ball(m, 610, 44, 12, m.y2) +
        ball(m, 900, 40, 9, m.b2),
    );
  return {
    defs:
      linear('night', 'y2="1"', [0, '#120a24'], [0.55, '#3a1a66'], [1, '#8a3a86']) +
      radial('halo', '', [0, '#ffdf9a', 0.7], [0.5, '#ff9ad0', 0.25], [1, '#ff9ad0', 0]) +
      palette.define(art),
    drawing:
      path('M0 0H1000V400H0Z', 'url(#night)') +
      path(rays, '#fff', ' opacity=".06"') +
      circle(740, 190, 320, 'url(#halo)') +
      art,
  };
})();

const stars = (() => {
  const random = randomFrom(1114);
  return times(60, () => `M${num(180 + random() * 800)} ${num(10 + random() * 260)}h0`);
})();

/** A crash round: the curve, and the plane that leaves it. */
export const crash: Banner = {
  defs:
    linear('dusk', 'y1="1" x2="1" y2="0"', [0, '#170a22'], [0.55, '#3a1240'], [1, '#8c2b4b']) +
    linear('under', 'x2="0" y2="1"', [0, '#ff8a5c', 0.5], [1, '#ff8a5c', 0]) +
    radial('burn', '', [0, '#ffd9a0', 0.8], [1, '#ffd9a0', 0]),
  drawing:
    path('M0 0H1000V400H0Z', 'url(#dusk)') +
    path(stars, 'none', stroke('#fff', 2.6, ' stroke-linecap="round" opacity=".5"')) +
    path(
      'M240 80H1000M240 150H1000M240 220H1000M240 290H1000M320 20V360M440 20V360M560 20V360M680 20V360M800 20V360M920 20V360',
      'none',
      stroke('#fff', 1, ' opacity=".1"'),
    ) +
    `<g font-size="14" font-weight="600" fill="#fff" fill-opacity=".55" text-anchor="end"><text x="984" y="74">4.00×</text><text x="984" y="144">3.00×</text><text x="984" y="214">2.00×</text><text x="984" y="284">1.50×</text></g>` +
    path('M200 372C500 366 690 300 806 124V400H200Z', 'url(#under)') +
    path('M200 372C500 366 690 300 806 124', 'none', stroke('#ffb37a', 6, ' stroke-linecap="round"')) +
    circle(830, 92, 120, 'url(#burn)') +
    group(
      'translate(776 28)rotate(-8)scale(1.15)',
      path('M130-8 20 50l38 20Z', '#fff6ec'),
      path('M130-8 58 70l14 42Z', '#ffc08a'),
      path('M58 70 130-8 65 80l-5 16Z', '#a8324e'),
    ) +
    `<g fill="#fff" opacity=".07">${ellipse(580, 392, 200, 40, '#fff')}${ellipse(860, 400, 240, 56, '#fff')}${ellipse(380, 404, 160, 36, '#fff')}</g>`,
};
