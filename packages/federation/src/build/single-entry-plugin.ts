import type { Compilation, Compiler } from 'webpack';

/** The name of the chunk that the exposed module would otherwise have to itself. */
export const EXPOSED_CHUNK = 'exposed';

/**
 * Puts what a remote exposes into its entry: one request less before a page's own. The entry is run before anything shared is
 * there, so an import of something shared in it is an error of the build, and so is a style.
 */
export class SingleEntryPlugin {
  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SingleEntryPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'SingleEntryPlugin', stage: -10 }, () => {
        const exposed = compilation.namedChunks.get(EXPOSED_CHUNK);
        const entry = entryOf(compilation);
        if (!exposed || !entry) return;
        compilation.chunkGraph.integrateChunks(entry, exposed);
        compilation.chunks.delete(exposed);
        for (const module of compilation.chunkGraph.getChunkModules(entry)) {
          const problem = module.type === 'consume-shared-module' ? 'a shared package' : null;
          const text = `src/remote.ts needs ${problem} at once (${module.readableIdentifier(compilation.requestShortener)}): import it in a page.`;
          if (problem) compilation.errors.push(new WebpackError(text));
        }
      });
      compilation.hooks.afterSeal.tap('SingleEntryPlugin', () => {
        const styles = [...(entryOf(compilation)?.files ?? [])].filter((file) => file.endsWith('.css'));
        if (styles.length === 0) return;
        compilation.errors.push(new WebpackError('src/remote.ts needs a style at once: import it in a page.'));
      });
    });
  }
}

function entryOf(compilation: Compilation) {
  const [entry] = [...compilation.entrypoints.values()];
  return entry?.getEntrypointChunk();
}
