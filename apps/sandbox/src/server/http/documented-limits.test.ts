import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { MINUTE } from '../../base/index.ts';
import { type Budget, SOCKET_LIMITS } from '../socket/limits.ts';
import { DEFAULT_LIMITS, type Limit } from './rate-limit.ts';
import { DEFAULT_TIMEOUTS } from './timeouts.ts';

const document = readFileSync('docs/security.md', 'utf8');

/** The rows of the table whose head begins with `head`, each cell without its marks. */
function rowsUnder(head: string): string[][] {
  const lines = document.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${head} `));
  const rows = lines.slice(first + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

test('the limits that the document names are those that hold, all of them and no other', () => {
  const held = Object.entries(DEFAULT_LIMITS as unknown as Record<string, Limit>).map(
    ([name, { times, per, slower }]) => [
      name,
      String(times),
      String(per / MINUTE),
      slower ? `${slower.from / 1000} to ${slower.to / 1000}` : '',
    ],
  );
  expect(rowsUnder('limit')).toEqual(held);
});

test('so is what a client may take of the time', () => {
  expect(rowsUnder('what a client may take')).toEqual(
    Object.entries(DEFAULT_TIMEOUTS).map(([name, ms]) => [name, String(ms)]),
  );
});

test('so are the limits of sockets', () => {
  const held = Object.entries(SOCKET_LIMITS as unknown as Record<string, Budget | number>).map(([name, limit]) =>
    typeof limit === 'number' ? [name, String(limit), ''] : [name, String(limit.burst), String(limit.perSecond)],
  );
  expect(rowsUnder('of a socket')).toEqual(held);
});

/**
 * The constants of the code that bound something, by their names: what is the most, the largest, the longest, a body, a line, or so many at once.
 * Those above are in their own tables.
 */
const BOUND =
  /^(?:export )?const ((?:MOST|LARGEST|LONGEST)\w*|\w*(?:_LIMIT|_LINE|AT_ONCE)|LIMITS|ROOM|TURNS)(?:: [^=]+)? =\s+([^;]+);$/gm;

const root = 'apps/sandbox/src';
const sources = () =>
  globSync(`${root}/**/*.ts`)
    .filter((file) => !/\.test\.ts$|\/(?:chaos|testing|demo|migrations)\//.test(file))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));

test('every other bound that the code has stands in the table of bounds as it is written there, and none that it has not', () => {
  const held = sources().flatMap(({ file, text }) =>
    [...text.matchAll(BOUND)].map(([, name = '', value = '']) => [file, name, value.replaceAll(/\s+/g, ' ')]),
  );
  const inOrder = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' | ')).toSorted();
  expect(inOrder(rowsUnder('bound in').map((row) => row.slice(0, 3)))).toEqual(inOrder(held));
});

test('how large a body may be is a constant, so that it stands in that table', () => {
  const bare = sources().filter(({ text }) => /\b(?:bodyLimit|fileSize|maxHttpBufferSize): \d/.test(text));
  expect(bare.map(({ file }) => file)).toEqual([]);
});
