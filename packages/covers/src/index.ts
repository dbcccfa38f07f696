export { type BannerKind, bannerArt, bannerKinds } from './banner-art.ts';
export { categoryArt } from './category-art.ts';
export { providerHues } from './colour.ts';
export { cover, type Game, scene } from './cover.ts';
export { motifOf } from './motif-of.ts';
export { slug } from './seed.ts';
