// `pnpm bench NAME [ARGUMENT]`: one measurement, as a table and as a dated file in `.cache/bench/`. Each starts what it measures, and says in
// docs/bench.md what its argument is: `pnpm bench load 5`, `pnpm bench operator storm,sockets`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureBets } from './bets.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureFanOut } from './fan-out.ts';
import { measureGames } from './games.ts';
import { measureLines } from './lines.ts';
import { measureLoad } from './load.ts';
import { measureOdds } from './odds.ts';
import { measureOperator } from './operator.ts';
import { measureRestart } from './restart.ts';
import { measureSearch } from './search.ts';
import { measureStatement } from './statement.ts';

const benches: Readonly<Record<string, (argument?: string) => Promise<readonly object[]>>> = {
  bets: measureBets,
  catalogue: measureCatalogue,
  'fan-out': measureFanOut,
  games: measureGames,
  lines: measureLines,
  load: measureLoad,
  odds: measureOdds,
  operator: measureOperator,
  restart: measureRestart,
  search: measureSearch,
  statement: measureStatement,
};

const [name = '', argument] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`Say which: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
const rows = await bench(argument);
console.table(rows);
const folder = join(import.meta.dirname, '../.cache/bench');
await mkdir(folder, { recursive: true });
await writeFile(
  join(folder, `${name}-${new Date().toISOString().replaceAll(':', '')}.json`),
  `${JSON.stringify(rows, null, 2)}\n`,
);
