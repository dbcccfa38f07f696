// Code that stands in two places: pairs of places that share six or more equal lines, tests aside. Blank lines, comments and
// imports don't count. `copies.json` holds how many pairs there are, and the figure may only fall.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, isForTests, type Source, sources } from './sources.ts';

const SHORTEST = 6;

interface Line {
  readonly text: string;
  readonly number: number;
}
interface File {
  readonly path: string;
  readonly lines: readonly Line[];
}
/** A line of a file, by the place of both in their lists. */
type Place = readonly [file: number, line: number];

/** What is equal for a reason, by a part of its path. */
const copiedOnPurpose = {
  '/tokens.css':
    'a theme stands in a query and under a name; the sandbox’s own part is held equal to the product’s by a test',
  'database/statements.ts': 'a program writes it, each statement by itself',
  '/migrations/': 'a migration keeps what it ran with, whatever a later one makes of it',
};

const ceiling = Number(JSON.parse(readFileSync(join(import.meta.dirname, 'copies.json'), 'utf8')).pairs);
const files = sources('.ts', '.tsx', '.css')
  .filter(({ path }) => !isForTests(path) && !Object.keys(copiedOnPurpose).some((end) => path.includes(end)))
  .map(codeOf);
const pairs = [...beginnings().values()].flatMap((places) =>
  places.flatMap((one, index) => places.slice(index + 1).flatMap((other) => runOf(one, other))),
);
if (pairs.length > ceiling) finish('copies', pairs, `At most ${ceiling} may be: one of each two goes.`);
if (pairs.length < ceiling) {
  finish(
    'copies',
    [`${pairs.length} pairs are left of ${ceiling}`],
    'Write the lower figure to scripts/checks/copies.json.',
  );
}
finish('copies', [], '');

/** The lines of a file that are code. */
function codeOf({ path, text }: Source): File {
  const blank = (all: string) => all.replace(/[^\n]/g, '');
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/^(import|export)\b[^;'"]*?\bfrom '[^']+';$/gm, blank)
    .replace(/^import\b.*$/gm, blank);
  const lines = code.split('\n').map((line, index) => ({ text: line.trim(), number: index + 1 }));
  return { path, lines: lines.filter((line) => line.text !== '' && !line.text.startsWith('//')) };
}

/** Every place where six lines begin, by these lines. */
function beginnings(): ReadonlyMap<string, readonly Place[]> {
  const places = files.flatMap(({ lines }, file) =>
    lines.slice(SHORTEST - 1).map((_, line): readonly [string, Place] => {
      const run = lines.slice(line, line + SHORTEST);
      return [run.map(({ text }) => text).join('\n'), [file, line]];
    }),
  );
  const byLines = Map.groupBy(places, ([lines]) => lines);
  return new Map([...byLines].map(([lines, all]) => [lines, all.map(([, place]) => place)]));
}

/** The run of equal lines that begins at two places; none where it began before, or runs into itself. */
function runOf([file, line]: Place, [otherFile, otherLine]: Place): readonly string[] {
  const isEqual = (step: number) => {
    const text = files[file]?.lines[line + step]?.text;
    return text !== undefined && text === files[otherFile]?.lines[otherLine + step]?.text;
  };
  if (isEqual(-1) || (file === otherFile && otherLine - line < SHORTEST)) return [];
  let length = SHORTEST;
  while (isEqual(length)) length += 1;
  const run = files[file]?.lines.slice(line, line + length) ?? [];
  // The ends of one thing and the next: brackets and closing tags alone are nobody's work.
  if (run.filter(({ text }) => !/^(<\/[\w.]+>|[^\w<]*)$/.test(text)).length < SHORTEST / 2) return [];
  const at = (index: number, start: number) => `${files[index]?.path}:${files[index]?.lines[start]?.number}`;
  return [`${at(file, line)} = ${at(otherFile, otherLine)} (${length} lines)`];
}
