import { baccarat, dreamCatcher, hiLow, matka, race2020, teenpattiOpen, trio } from '@pavilion/game-rules';
import { CARDS, CHITS, engineOfTable, flights, LANES, SPINS, type TableEngine } from './engines.ts';

/** Every engine that plays rounds for everyone, by its name in `studio_title`. */
const ENGINES: ReadonlyMap<string, TableEngine> = new Map([
  ['aviator', flights],
  [baccarat.code, engineOfTable(baccarat, CARDS)],
  [dreamCatcher.code, engineOfTable(dreamCatcher, SPINS)],
  [hiLow.code, engineOfTable(hiLow, CARDS)],
  [matka.code, engineOfTable(matka, CHITS)],
  [race2020.code, engineOfTable(race2020, LANES)],
  [teenpattiOpen.code, engineOfTable(teenpattiOpen, CARDS)],
  [trio.code, engineOfTable(trio, CARDS)],
]);

/** The names of these engines. */
export const tableEngines: readonly string[] = [...ENGINES.keys()];

/** The rules of a table; undefined for a title whose rounds are a player's own. */
export const tableEngineOf = (engine: string): TableEngine | undefined => ENGINES.get(engine);
