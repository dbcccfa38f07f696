export { type BannerKind, bannerArt, bannerKinds } from './banner-art.ts';
export { categoryArt } from './category-art.ts';
export { providerHues } from './colour.ts';
export { cover, DRAWINGS, type Game, lookOf, scene } from './cover.ts';
export { motifOf } from './motif-of.ts';
export { slug } from './seed.ts';
export { type SlotArt, type SlotSymbolArt, slotArt } from './slots/slot-art.ts';
