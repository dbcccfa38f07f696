import { oklch } from '../colour.ts';
import { circle, ellipse, gradient, group, num, opacity, path, rect, stroke, times, turned } from '../kit.ts';
import type { Random } from '../seed.ts';
import type { Backdrop } from './families.ts';

interface Scene {
  /** Hues of the backdrop and of its light, degrees. */
  readonly hues: readonly [number, number];
  /** Whether a moon stands in its light. */
  readonly hasMoon: boolean;
  readonly random: Random;
}

const WIDTH = 1440;

/** Full, with its seas. */
const moon =
  circle(720, 230, 250, '#c3d0ee', opacity(0.55)) +
  circle(650, 170, 62, '#8ea0cc', opacity(0.35)) +
  circle(800, 260, 84, '#8ea0cc', opacity(0.28));

/** A place behind the reels, 1440 by 900: a sky with its light, and what stands in it. */
export function backdropArt(kind: Backdrop, { hues: [ha, hb], hasMoon, random }: Scene): string {
  const [far, near, edge] = [oklch(0.27, 0.09, ha), oklch(0.18, 0.07, ha), oklch(0.55, 0.1, ha)];
  const scenes: Readonly<Record<Backdrop, () => string>> = {
    pillars: () =>
      hills(far, near) + [100, 1340, 318, 1122].map((x, i) => pillar(x, i < 2 ? 1 : 0.6, far, edge)).join(''),
    domes: () =>
      [720, 250, 1190, 20, 1430].map((x, i) => dome(x, [1.25, 0.95, 0.95, 0.7, 0.7][i] ?? 1, far)).join('') +
      water(near, edge) +
      rain(random, edge),
    trees: () =>
      hills(far, near) + [90, 1350, 300, 1150].map((x, i) => tree(x, i < 2 ? 1 : 0.66, ha, hb)).join('') + bulbs(hb),
    peaks: () =>
      path('M0 760L180 420L330 640L520 330L720 700L930 360L1080 610L1260 400L1440 720V900H0Z', far) +
      path(
        'M520 330L460 430L520 470L560 420L600 480L600 470ZM930 360L880 450L930 490L980 440L1000 480Z',
        edge,
        opacity(0.5),
      ) +
      hills('none', near),
    stars: () =>
      path(
        times(90, () => `M${num(random() * WIDTH)} ${num(random() * 620)}h0`),
        'none',
        stroke('#fff', 4, ' stroke-linecap="round" opacity=".6"'),
      ) +
      circle(240, 210, 120, far) +
      ellipse(240, 210, 190, 30, 'none', stroke(edge, 8, opacity(0.6))) +
      hills(far, near),
    arches: () =>
      [180, 1260, 460, 980].map((x, i) => arch(x, i < 2 ? 1 : 0.7, far, edge)).join('') + hills('none', near),
  };
  const defs =
    gradient('linear', 'z', [
      [0, oklch(0.13, 0.05, ha)],
      [0.5, oklch(0.3, 0.12, ha)],
      [0.82, oklch(0.4, 0.12, ha)],
      [1, oklch(0.15, 0.06, ha)],
    ]) +
    gradient('radial', 'g', [
      [0, oklch(0.92, 0.1, hb), 0.9],
      [0.34, oklch(0.75, 0.14, hb), 0.42],
      [1, oklch(0.5, 0.14, hb), 0],
    ]);
  const beams =
    path('M720 140L250 900H1190Z', '#fff', opacity(0.05)) + path('M720 140L520 900H920Z', '#fff', opacity(0.06));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${rect(0, 0, WIDTH, 900, 0, 'url(#z)')}${circle(720, 190, 470, 'url(#g)')}${hasMoon ? moon : ''}${beams}${scenes[kind]()}</svg>`;
}

const hills = (far: string, near: string) =>
  path('M0 760Q320 690 720 750T1440 730V900H0Z', far) + path('M0 820Q400 770 800 820T1440 810V900H0Z', near);

const pillar = (x: number, scale: number, body: string, edge: string) =>
  group(
    `translate(${x} 0)scale(${scale} 1)`,
    rect(-70, 120, 140, 700, 0, body),
    path(
      times(6, (i) => `M${-54 + i * 21.6} 190V780`),
      'none',
      stroke('#000', 7, opacity(0.3)),
    ),
    path('M-96 70H96L78 130H-78ZM-86 130H86V168H-86Z', body),
    path(
      times(7, (i) => `M${-72 + i * 24} 149h0`),
      'none',
      stroke('#d9a441', 11, ' stroke-linecap="round"'),
    ),
    path('M-100 66H100M-110 800H110', 'none', stroke(edge, 5)),
    rect(-110, 803, 220, 97, 0, body),
  );

const dome = (x: number, scale: number, fill: string) =>
  path(
    'M-80 260V40H-96V20H-70C-96-40-40-76-6-104V-140H6V-104C40-76 96-40 70 20H96V40H80V260ZM-150 260V70H-160V56H-146C-158 20-136 0-122-14V-40H-118V-14C-104 0-82 20-94 56H-84V70H-90V260ZM150 260V70H160V56H146C158 20 136 0 122-14V-40H118V-14C104 0 82 20 94 56H84V70H90V260Z',
    fill,
    turned(`translate(${x} ${500 - 40 * (scale - 1)})scale(${scale})`),
  );

const water = (fill: string, light: string) =>
  rect(0, 690, WIDTH, 210, 0, fill) +
  path(
    'M0 700H1440M60 730H520M840 726H1400M300 760H760M900 772H1300M80 800H420',
    'none',
    stroke(light, 4, ' opacity=".4" stroke-linecap="round"'),
  );

const rain = (random: Random, colour: string) =>
  path(
    times(80, () => `M${num(random() * WIDTH)} ${num(random() * 820)}l-12 42`),
    'none',
    stroke(colour, 2, ' opacity=".4" stroke-linecap="round"'),
  );

const tree = (x: number, scale: number, ha: number, hb: number) =>
  group(
    `translate(${x} ${560 - 60 * (1 - scale)})scale(${scale})`,
    path('M-26 260L-14 60H14L26 260Z', oklch(0.28, 0.06, 30)),
    circle(0, -40, 190, oklch(0.38, 0.09, ha + 90)),
    circle(-60, -90, 110, oklch(0.44, 0.1, ha + 90)),
    ...times(9, (i) =>
      circle(
        130 * Math.cos(i * 2.4) * ((i % 3) / 3 + 0.4),
        -40 + 130 * Math.sin(i * 2.4) * ((i % 3) / 3 + 0.4),
        20,
        oklch(0.66, 0.18, hb),
      ),
    ),
  );

const bulbs = (hb: number) =>
  path('M0 30Q360 130 720 40T1440 30', 'none', stroke('#000', 3, opacity(0.4))) +
  path(
    times(28, (i) => `M${26 + i * 52} ${num(58 + 28 * Math.sin((i / 28) * Math.PI * 4 - 1))}h0`),
    'none',
    stroke(oklch(0.86, 0.12, hb), 16, ' stroke-linecap="round" opacity=".8"'),
  );

const arch = (x: number, scale: number, fill: string, edge: string) =>
  group(
    `translate(${x} 860)scale(${scale})`,
    path('M-170 0V-420A170 190 0 0 1 170-420V0H110V-410A110 124 0 0 0-110-410V0Z', fill, stroke(edge, 4)),
    path(
      'M-140-430A140 156 0 0 1 140-430',
      'none',
      stroke('#d9a441', 8, ' stroke-dasharray="4 26" stroke-linecap="round"'),
    ),
  );
