import { type PagesRequest, pagesConfig } from '@pavilion/federation/build';

/** Each engine's page, by the engine's name in the studio; and `verify`, which works out any round again. */
const pages = {
  mines: './src/games/mines/index.tsx',
  dice: './src/games/dice/index.tsx',
  plinko: './src/games/plinko/index.tsx',
  hilo: './src/games/hilo/index.tsx',
  miniroulette: './src/games/miniroulette/index.tsx',
  goal: './src/games/goal/index.tsx',
  baccarat: './src/games/baccarat/index.tsx',
  'dream-catcher': './src/games/dream-catcher/index.tsx',
  'hi-low': './src/games/hi-low/index.tsx',
  matka: './src/games/matka/index.tsx',
  'race-20-20': './src/games/race-20-20/index.tsx',
  'teenpatti-open': './src/games/teenpatti-open/index.tsx',
  trio: './src/games/trio/index.tsx',
  verify: './src/verify/index.tsx',
  slot: './src/games/slot/index.tsx',
  aviator: './src/games/aviator/index.tsx',
};

export default (request: PagesRequest) => pagesConfig(import.meta.dirname, pages, request);
