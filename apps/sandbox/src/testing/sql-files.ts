import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Source } from './sql-texts.ts';

/** Where the operator's sources are. */
export const SOURCES = join(import.meta.dirname, '..');

/** The sources of the operator by their paths from `src`, tests too, without the migrations. */
export function sourceFiles(folder = SOURCES): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  const sourceAt = (path: string): Source => {
    const source = sources.get(path) ?? {
      code: readFileSync(path, 'utf8'),
      imported: (specifier: string) =>
        specifier.startsWith('.') ? sourceAt(join(dirname(path), specifier)) : undefined,
    };
    sources.set(path, source);
    return source;
  };
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !path.startsWith('store/database/migrations/') || path.endsWith('.test.ts'))
    .toSorted();
  return new Map(paths.map((path) => [path, sourceAt(join(folder, path))]));
}
