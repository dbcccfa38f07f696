import { at, circle, each, ellipse, group, num, path, rect, stroke } from '../kit.ts';
import { pickFrom, randomFrom } from '../seed.ts';
import { linear, radial } from './canvas.ts';

export const stadiumDefs =
  linear('sky', 'x2="0" y2="1"', [0, '#070c18'], [0.6, '#16264a'], [1, '#2a4272']) +
  linear('beam', 'x2="0" y2="1"', [0, '#fff3d6', 0.42], [1, '#fff3d6', 0]) +
  radial('glow', '', [0, '#ffe9b8', 0.75], [1, '#ffe9b8', 0]);

/** A mast of floodlights; the lamps are one dashed stroke a row. */
const mast = (x: number, y: number, scale: number, turn: number) =>
  group(
    at(x, y, 0, scale),
    path('M-3 10-8 190H8L3 10Z', '#1b2843'),
    group(
      `rotate(${turn})`,
      rect(-46, -34, 92, 48, 5, '#0e1729'),
      path(
        'M-37.5-25H38M-37.5-10H38M-37.5 5H38',
        'none',
        stroke('#fff3d6', 11.2, ' stroke-linecap="round" stroke-dasharray="0 15"'),
      ),
    ),
  );

/** The crowd: a few hundred lights in four colours, each colour one path. */
function crowd(): string {
  const random = randomFrom(20261121);
  const rows = new Map<string, string>();
  for (let i = 0; i < 420; i++) {
    const x = 120 + random() * 890;
    const rise = Math.min(1, (x - 90) / 500);
    const y = 262 - rise * 8 - random() * 52;
    const colour = pickFrom(random, ['#ffb020', '#6fb7f2', '#dce7fa', '#8fa3c4', '#8fa3c4']);
    const size = pickFrom(random, [2, 2.8, 3.6]);
    const key = `${colour} ${size}`;
    rows.set(key, `${rows.get(key) ?? ''}M${num(x)} ${num(y)}h0`);
  }
  return group(
    '',
    each([...rows], ([key, d]) => {
      const [colour = '', size = ''] = key.split(' ');
      return path(d, 'none', stroke(colour, Number(size)));
    }),
  ).replace('<g>', '<g stroke-linecap="round" opacity=".55">');
}

/** A stadium by night with its lights on, seen from the ground; the ground itself is drawn over it. */
export function stadium(): string {
  return (
    path('M0 0H1000V400H0Z', 'url(#sky)') +
    ellipse(765, 250, 520, 120, '#3c5c97', ' opacity=".35"') +
    path('M100 276C280 176 520 160 765 160s340 14 420 40v100H100Z', '#0c1528') +
    path('M100 276C280 196 520 182 765 182s340 12 420 36v80H100Z', '#15213b') +
    path('M100 282C300 214 530 206 765 206s340 10 420 30v60H100Z', '#1c2b4a') +
    crowd() +
    mast(498, 74, 0.8, -4) +
    mast(964, 60, 0.9, 5) +
    mast(640, 96, 0.48, -2) +
    mast(848, 94, 0.48, 2) +
    circle(498, 66, 110, 'url(#glow)') +
    circle(964, 52, 120, 'url(#glow)') +
    circle(640, 92, 60, 'url(#glow)') +
    circle(848, 90, 60, 'url(#glow)') +
    path('M466 84 380 400h420L530 84Z', 'url(#beam)', ' opacity=".5"') +
    path('M928 70 690 400h340l-30-330Z', 'url(#beam)', ' opacity=".5"')
  );
}
