import type { Chunk, Compiler } from 'webpack';
import { importsOfRemote } from './lazy-imports.ts';
import { groupsOf } from './preload-plugin.ts';

/**
 * Puts what the data of a remote's pages needs into one chunk, which the pages use too: what both need is in no file twice, and
 * the entry holds one hash more and not one for each page.
 */
export class DataChunkPlugin {
  readonly file: string;
  /** `file`: the remote's `src/remote.ts`. */
  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    let chunks: ReadonlySet<Chunk> = new Set();
    compiler.hooks.thisCompilation.tap('DataChunkPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('DataChunkPlugin', () => {
        const groups = groupsOf(compilation, this.file, importsOfRemote(this.file).data);
        chunks = new Set([...groups.values()].flatMap((group) => [...group]).flatMap((group) => group.chunks));
      });
    });
    new compiler.webpack.optimize.SplitChunksPlugin({
      chunks: 'async',
      cacheGroups: {
        default: false,
        defaultVendors: false,
        data: {
          name: 'data',
          enforce: true,
          test: (module, { chunkGraph }) => chunkGraph.getModuleChunks(module).some((chunk) => chunks.has(chunk)),
        },
      },
    }).apply(compiler);
  }
}
