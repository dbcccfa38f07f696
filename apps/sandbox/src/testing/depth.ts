/** 1 looks at enough to trust a figure; `npm test` looks at a quarter of that, `pnpm chaos figures` at that and more. */
const DEPTH = Number(process.env.PAVILION_FIGURES ?? 0.25);

/** Returns how many matches, moments or draws to look at, of so many at depth 1. */
export const deep = (many: number): number => Math.ceil(many * DEPTH);
