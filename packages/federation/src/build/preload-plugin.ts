import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import { nameOfFile } from './build-errors.ts';
import type { ImportsByKey } from './lazy-imports.ts';

/** A file of the app that imports parts lazily, and those imports by key. It is read anew for each build. */
export interface LazyTable {
  readonly file: string;
  readonly read: () => ImportsByKey;
}

export type FilesByKey = Record<string, string[]>;

/** A table as this build has it. */
interface FoundTable {
  readonly file: string;
  readonly groups: ReadonlyMap<string, ReadonlySet<ChunkGroup>>;
}

const compilations = new WeakMap<Compilation, ReadonlyMap<string, FoundTable>>();

/** Finds the chunks that each key of the tables needs. A key without an import is an error of the build. */
export class PreloadPlugin {
  readonly tables: Readonly<Record<string, LazyTable>>;
  constructor(tables: Readonly<Record<string, LazyTable>>) {
    this.tables = tables;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      for (const { file } of Object.values(this.tables)) compilation.fileDependencies.add(file);
      // Right after the chunks are made: later on modules are joined, and who imported what is gone.
      compilation.hooks.afterChunks.tap('PreloadPlugin', () => {
        const found = new Map(
          Object.entries(this.tables).map(([table, { file, read }]) => [
            table,
            { file, groups: groupsOf(compilation, file, read()) },
          ]),
        );
        compilations.set(compilation, found);
      });
    });
  }
}

/**
 * The files of each of `keys` in a table, besides the first script: scripts first. A key that imports nothing which the build
 * knows becomes an error of the compilation that names it.
 */
export function preloadOf(compilation: Compilation, table: string, keys: readonly string[], what: string): FilesByKey {
  const { WebpackError } = compilation.compiler.webpack;
  const groups = compilations.get(compilation)?.get(table)?.groups;
  // Whose file has an error of its own is told that one alone.
  const file = compilations.get(compilation)?.get(table)?.file;
  const isBroken = compilation.errors.some((error) => 'module' in error && resourceOf(error.module as Module) === file);
  return Object.fromEntries(
    [...new Set(keys)].map((key) => {
      const own = groups?.get(key);
      if (!own?.size && !isBroken) {
        compilation.errors.push(
          new WebpackError(
            `The ${what} '${key}' has no import of its own that can be preloaded. Write one in ${tableFile(compilation, table)}, under ${table}: () => import('…').`,
          ),
        );
      }
      return [key, [...new Set([...(own ?? [])].flatMap(filesOf))].sort()];
    }),
  );
}

/** The keys of a table that import something. */
export function preloadKeys(compilation: Compilation, table: string): string[] {
  return [...(compilations.get(compilation)?.get(table)?.groups.keys() ?? [])];
}

/** The file that a table stands in, as people call it. */
export function tableFile(compilation: Compilation, table: string): string {
  const file = compilations.get(compilation)?.get(table)?.file ?? '';
  return nameOfFile(file, compilation.compiler.context);
}

/** The groups of chunks that the imports of `file` made, by key: right after the chunks are made, later who imported what is gone. */
export function groupsOf(compilation: Compilation, file: string, imports: ImportsByKey): Map<string, Set<ChunkGroup>> {
  // An import that is written several times makes a group each time.
  const made = new Map<string, ChunkGroup[]>();
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      if (request && resourceOf(module) === file) made.set(request, [...(made.get(request) ?? []), group]);
    }
  }
  return new Map(
    [...imports].map(([key, requests]) => [key, new Set(requests.flatMap((request) => made.get(request) ?? []))]),
  );
}

function resourceOf(module: Module | null | undefined): string | undefined {
  return (module as { resource?: string } | null | undefined)?.resource;
}

function filesOf(group: ChunkGroup): string[] {
  return group.chunks
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => /\.(js|css)$/.test(file));
}
