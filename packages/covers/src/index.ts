export { cover, type Game, scene } from './cover.ts';
export { motifOf } from './motif-of.ts';
export { slug } from './seed.ts';
