import { readFileSync } from 'node:fs';
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
