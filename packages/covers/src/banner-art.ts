import { type Banner, canvas } from './banners/canvas.ts';
import { cricket, soccer, tennis } from './banners/grounds.ts';
import { crash, slots, tables } from './banners/house.ts';

/** The scenes that there are, in the order a front page shows them. */
export const bannerKinds = ['cricket', 'tables', 'slots', 'tennis', 'soccer', 'crash'] as const;
export type BannerKind = (typeof bannerKinds)[number];

const scenes: Readonly<Record<BannerKind, { readonly banner: Banner; readonly calm: string }>> = {
  cricket: { banner: cricket, calm: '#070c18' },
  soccer: { banner: soccer, calm: '#070c18' },
  tennis: { banner: tennis, calm: '#070c18' },
  tables: { banner: tables, calm: '#071a22' },
  slots: { banner: slots, calm: '#120a24' },
  crash: { banner: crash, calm: '#170a22' },
};

/**
 * A hero banner as SVG text, 1200 by 480: the scene at the right, the left third dark and calm for light text. It keeps
 * its right edge when it is cut.
 */
export function bannerArt(kind: BannerKind): string {
  const { banner, calm } = scenes[kind];
  return canvas(banner, calm);
}
