import { type Hues, oklch, providerHues } from './colour.ts';
import { finish, placed } from './drawing.ts';
import type { Motif } from './ink.ts';
import { gradient, opacity, path } from './kit.ts';
import { motifOf, motifs } from './motif-of.ts';
import { reels, spark } from './motifs/fortune.ts';
import { flame } from './motifs/nature.ts';
import { createPalette } from './palette.ts';
import { hash, randomFrom, slug } from './seed.ts';

/** The categories of the front page: the hues of their ground and their figure, and the drawing where the name does not say it. */
const known: Readonly<Record<string, { readonly hues: Hues; readonly draw?: Motif }>> = {
  andarbahar: { hues: [285, 330] },
  baccarat: { hues: [160, 20] },
  blackjack: { hues: [185, 15] },
  cards32: { hues: [30, 85] },
  crash: { hues: [22, 20] },
  dice: { hues: [205, 25] },
  gameshows: { hues: [300, 80] },
  lucky7: { hues: [330, 60] },
  newgames: { hues: [60, 90], draw: spark },
  popular: { hues: [35, 60], draw: flame },
  roulette: { hues: [12, 38] },
  slots: { hues: [268, 75], draw: reels },
  teenpatti: { hues: [250, 60] },
};

/**
 * A category's tile as SVG text, 320 by 180: its motif at the upper right on a dark ground, the lower left kept calm for
 * the name. Every category has one: an unknown one gets its hues and, if nothing in its name helps, its motif from the name.
 */
export function categoryArt(category: string): string {
  const key = slug(category).replaceAll('-', '');
  const random = randomFrom(hash(key));
  const { hues, draw } = known[key] ?? { hues: providerHues(key) };
  const palette = createPalette({ hues, random, name: '' });
  const motif = draw ?? motifs[motifOf(category, category, random)][0];
  const [hue] = hues;
  const own =
    gradient(
      'radial',
      'x',
      [
        [0, oklch(0.5, 0.13, hue)],
        [0.55, oklch(0.33, 0.1, hue)],
        [1, oklch(0.22, 0.06, hue)],
      ],
      'cx=".66" cy=".16" r=".95"',
    ) +
    gradient(
      'linear',
      'v',
      [
        [0, oklch(0.24, 0.08, hue), 1],
        [0.34, oklch(0.24, 0.08, hue), 0.78],
        [0.62, oklch(0.24, 0.08, hue), 0],
      ],
      'x1="0" y1="1" x2=".62" y2="0"',
    );
  const drawing =
    path('M0 0H320V180H0Z', 'url(#x)') +
    path('M250-10 150 190h90L330-10ZM310-10 262 190h90V-10Z', '#fff', opacity(0.05)) +
    placed('translate(234 78)rotate(6)scale(.66)', motif(palette.ink)) +
    path('M0 0H320V180H0Z', 'url(#v)');
  return finish(drawing, palette, 'viewBox="0 0 320 180" preserveAspectRatio="xMaxYMin slice"', own);
}
