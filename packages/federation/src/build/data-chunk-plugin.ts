import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { importsOfRemote } from './lazy-imports.ts';
import { groupsOf } from './preload-plugin.ts';

/** What at least this share of the pages' data needs goes into the common chunk. */
const COMMON = 0.5;

/** A chunk to make. Modules are moved into it from `chunks`, or from every chunk that is loaded lazily. */
interface DataChunk {
  readonly name: string;
  readonly enforce: true;
  readonly chunks?: (chunk: Chunk) => boolean;
}

/**
 * Puts what the data of a remote's pages needs into chunks that these pages use too, so that no page downloads it twice. There is
 * one for what most pages need, and one for the rest of each page.
 */
export class DataChunkPlugin {
  readonly file: string;
  /** `file`: the remote's `src/remote.ts`. */
  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    let chunksFor: (module: Module) => DataChunk[] = () => [];
    compiler.hooks.thisCompilation.tap('DataChunkPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('DataChunkPlugin', () => {
        chunksFor = dataChunks(compilation, this.file);
      });
    });
    new compiler.webpack.optimize.SplitChunksPlugin({
      chunks: 'async',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        data: (module: Module) => chunksFor(module),
      },
    }).apply(compiler);
  }
}

/** Tells into which chunks a module goes. */
function dataChunks(compilation: Compilation, file: string) {
  const imports = importsOfRemote(file);
  const pages = groupsOf(compilation, file, imports.pages);
  const chunksOf = (groups: Iterable<{ readonly chunks: Chunk[] }> = []) => [...groups].flatMap(({ chunks }) => chunks);
  // Pages whose data is one import share a chunk.
  const ofImport = new Map<string, { readonly data: Chunk[]; readonly users: Set<Chunk>; readonly own: DataChunk }>();
  for (const [page, groups] of groupsOf(compilation, file, imports.data)) {
    const key = String(imports.data.get(page));
    const data = chunksOf(groups);
    const users = ofImport.get(key)?.users ?? new Set(data);
    for (const chunk of chunksOf(pages.get(page))) users.add(chunk);
    const own = { name: `data-${page}`, enforce: true, chunks: (chunk: Chunk) => users.has(chunk) } as const;
    if (!ofImport.has(key)) ofImport.set(key, { data, users, own });
  }
  const all = [...ofImport.values()];
  const common: DataChunk = { name: 'data', enforce: true };
  return (module: Module): DataChunk[] => {
    const chunks = new Set(compilation.chunkGraph.getModuleChunksIterable(module));
    const needing = all.filter(({ data }) => data.some((chunk) => chunks.has(chunk)));
    if (needing.length > 1 && needing.length >= all.length * COMMON) return [common];
    return needing.map(({ own }) => own);
  };
}
