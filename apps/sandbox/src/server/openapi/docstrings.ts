import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What stands above an export of the wire, and above the fields inside it. */
export interface Docs {
  readonly text: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** The docstrings of the wire's source, by export: what the developers read is what the OpenAPI document says. */
export function wireDocs(): ReadonlyMap<string, Docs> {
  const folder = dirname(createRequire(import.meta.url).resolve('@pavilion/api-client/wire'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return new Map(files.flatMap((name) => docsOf(readFileSync(join(folder, name), 'utf8'))));
}

const COMMENT = String.raw`\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*`;
/** An export with the comment right above it, up to the first line that is no longer its own. */
const EXPORT = new RegExp(String.raw`(?:^${COMMENT})?^export const (\w+)(.*(?:\n(?:[ )}\]].*)?)*)`, 'gm');
const FIELD = new RegExp(String.raw`${COMMENT}(?:'([^']+)'|(\w+)):`, 'g');

function docsOf(source: string): [string, Docs][] {
  return [...source.matchAll(EXPORT)].map(([, comment = '', name = '', body = '']) => [
    name,
    {
      text: plain(comment),
      fields: new Map(
        [...body.matchAll(FIELD)].map(([, above = '', quoted, bare]) => [quoted ?? bare ?? '', plain(above)]),
      ),
    },
  ]);
}

/** A comment without its stars, on one line, and without where we have it from: readers of the document don't have that. */
const plain = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .join(' ')
    .replaceAll(/ \((?:spec|betting\.md|routes\.md)[^)]*\)/g, '')
    .trim();
