import type { Chunk, Compilation, Compiler } from 'webpack';
import { chunkRuntimeSource } from '../remote/chunk-runtime.ts';
import { integrityOf } from './manifest-plugin.ts';

/** Stands in the runtime where the hashes go, once every file is final. */
const PLACEHOLDER = '__PAVILION_HASHES__';
/** Where the build's `ChunkControl` is, in webpack's runtime. */
export const CHUNK_CONTROL = '__webpack_require__.pavilion';

/** Puts our loading of chunks and styles (remote/chunk-runtime.ts) into the build in webpack's place, with the hash of each file. */
export class ChunkRuntimePlugin {
  readonly policy: string;
  /** `policy`: the name of the Trusted Types policy that turns addresses into scripts. */
  constructor(policy: string) {
    this.policy = policy;
  }

  apply(compiler: Compiler): void {
    const { Compilation, RuntimeGlobals } = compiler.webpack;
    const Runtime = runtimeModule(compiler, this.policy);
    compiler.hooks.thisCompilation.tap('ChunkRuntimePlugin', (compilation) => {
      const { runtimeRequirementInTree } = compilation.hooks;
      runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap('ChunkRuntimePlugin', (chunk, set) => {
        set.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new Runtime());
      });
      // Ours is there already: webpack's own is left out.
      runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: 'ChunkRuntimePlugin', stage: -10 }, () => true as const);
      compilation.hooks.processAssets.tap(
        { name: 'ChunkRuntimePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => fillHashes(compilation),
      );
    });
  }
}

function runtimeModule(compiler: Compiler, policy: string) {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
  return class extends RuntimeModule {
    constructor() {
      super('pavilion chunks', RuntimeModule.STAGE_ATTACH);
    }

    override generate(): string {
      const input = `${RuntimeGlobals.require}, "${PLACEHOLDER}", ${JSON.stringify(policy)}`;
      return `${chunkRuntimeSource()}\n${CHUNK_CONTROL} = installChunkRuntime(${input});`;
    }
  };
}

/** Writes the hashes into the scripts that hold the runtime. Those are checked by who loads them. */
function fillHashes(compilation: Compilation): void {
  const { sources, WebpackError } = compilation.compiler.webpack;
  const first = new Set([...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(filesOf));
  const files = [...compilation.chunks].flatMap(filesOf).filter((file) => !first.has(file));
  const hashes = JSON.stringify(Object.fromEntries(files.sort().map((file) => [file, hashOf(compilation, file)])));
  for (const file of [...first].filter((name) => name.endsWith('.js'))) {
    const text = String(compilation.getAsset(file)?.source.source() ?? '');
    const parts = text.split(new RegExp(`["'\`]${PLACEHOLDER}["'\`]`));
    if (parts.length !== 2)
      compilation.errors.push(new WebpackError(`${file} has no place for the hashes of its chunks`));
    compilation.updateAsset(file, new sources.RawSource(parts.join(hashes)));
  }
}

const filesOf = (chunk: Chunk) => [...chunk.files].filter((file) => /\.(js|css)$/.test(file));

/** A file's hash without the name of the algorithm, which is the same for all. */
const hashOf = (compilation: Compilation, file: string) => integrityOf(compilation, file).replace('sha256-', '');
