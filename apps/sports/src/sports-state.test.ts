import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const table = readFileSync(join(root, 'docs/sports-state.md'), 'utf8');
/** The table's rows: the state's name, the file, and what the file has it as. */
const rows = [...table.matchAll(/^\| `(\w+)`\s+\|[^|]+\| `([\w./-]+)`\s+\| `('?\w+'?)`\s+\|/gm)].map(
  ([, state = '', file = '', name = '']) => ({ state, file, name }),
);

/** Spec §3, sports state. */
const states = [
  ...['sportsData', 'oddsData', 'showBetSlip', 'betSlipContent', 'sessionData', 'AllMarketData'],
  ...['sessionOdds', 'betMatches', 'userBets', 'matchBets', 'bookMakerData', 'matchLiability'],
];

test('each state of the specification stands in the table once, and nothing else does', () => {
  expect(rows.map(({ state }) => state).toSorted()).toEqual(states.toSorted());
});

test.each(rows)('$state lives in $file as $name', ({ file, name }) => {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source.match(new RegExp(name.startsWith("'") ? name : `\\b${name}\\b`))?.[0]).toBe(name);
});

test('what is kept in a browser’s storage is kept by the specification’s name', () => {
  for (const { state, name } of rows.filter((row) => row.name.startsWith("'"))) expect(name).toBe(`'${state}'`);
});
