/** How many times as much a test of chances looks at as in `npm test`: `pnpm chaos figures` asks for more. */
const DEPTH = Number(process.env.PAVILION_FIGURES ?? 1);

/** So many matches, moments or draws in `npm test`, and as many times more as is asked for. */
export const deep = (many: number): number => many * DEPTH;
