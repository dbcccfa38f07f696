import type { Ink } from './ink.ts';
import { circle, opacity, path, stroke, times } from './kit.ts';
import { chip, suits } from './pieces.ts';
import { pickFrom, type Random } from './seed.ts';
import type { Tones } from './tones.ts';

/** A cover's second thing, behind its motif. */
type Prop = (m: Ink, tones: Tones, random: Random, name: string) => string;

const bolt = 'M18-10L74 92L52 96L104 190L84 196L120 270L62 186L84 180L30 104L54 98Z';

/** What may stand behind a motif; the ground's colours keep it quieter than the motif. */
export const props = {
  bolts: (m, _, random) => {
    const x = Math.round(random() * 120);
    return (
      path(bolt, m.b1, ` transform="translate(${x - 50} 0)" opacity=".85"`) +
      path(bolt, m.b2, ` transform="translate(${x + 40} 20)" opacity=".55"`)
    );
  },
  chips: (m) => chip(m, 40, 268, 0.9) + chip(m, 260, 272, 0.8),
  letters: (_, { faint }, __, name) => {
    const [first = 'A', second = first] = name.toUpperCase().match(/\b[A-Z0-9]/g) ?? [];
    return `<g fill="${faint}" opacity=".14"><text x="66" y="226" font-size="200">${first}</text><text x="240" y="240" font-size="200">${second}</text></g>`;
  },
  petals: (m, _, random) =>
    times(6, (i) =>
      path(
        'M0-15Q13 0 0 15Q-13 0 0-15Z',
        i % 2 ? m.b2 : m.red2,
        ` transform="translate(${Math.round(random() * 300)} ${Math.round(random() * 270)})rotate(${Math.round(random() * 180)})"`,
      ),
    ),
  clouds: (_, { key }) =>
    path(
      'M-20 112a34 34 0 0 1 60-26a46 46 0 0 1 80 4a30 30 0 0 1 30 34H-20ZM210 78a26 26 0 0 1 46-14a36 36 0 0 1 60 14v18H210ZM190 262a22 22 0 0 1 40-10a32 32 0 0 1 58 4a20 20 0 0 1 24 20H190Z',
      '#fff',
      opacity(key === 'light' ? 0.85 : 0.16),
    ),
  stars: (m, _, random) =>
    times(6, () =>
      path(
        'M0-18L5-5L18 0L5 5L0 18L-5 5L-18 0L-5-5Z',
        m.b1,
        ` transform="translate(${Math.round(16 + random() * 268)} ${Math.round(16 + random() * 250)})scale(${(0.5 + random()).toFixed(1)})"`,
      ),
    ),
} as const satisfies Record<string, Prop>;
export type PropName = keyof typeof props;
export const propNames = Object.keys(props) as [PropName, ...PropName[]];

/** A small sign, for a pattern of it. */
export const sign = (random: Random, fill: string): string =>
  pickFrom(random, [
    path(suits.h, fill),
    path(suits.s, fill),
    path(suits.d, fill),
    path(suits.c, fill),
    path('M0-20L5-6L20 0L5 6L0 20L-5 6L-20 0L-5-6Z', fill),
    circle(0, 0, 15, 'none', stroke(fill, 7)),
    path('M0-24l21 12l-21 12l-21-12Z', fill) + path('M-23-8v24l21 12v-24ZM23-8v24l-21 12v-24Z', fill, opacity(0.6)),
  ]);
