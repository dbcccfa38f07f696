import { createHash } from 'node:crypto';
import type { RemoteDefinition } from '@pavilion/contract';
import { CONTRACT_VERSION } from '@pavilion/contract/version';
import type { Chunk, Compilation, Compiler } from 'webpack';
import type { RemoteManifest, ShellManifest } from '../discovery.ts';
import { readDefinition } from './read-definition.ts';

/** The file that a remote's container is in. It carries no hash: the release's folder never changes. */
export const ENTRY_FILE = 'remote-entry.js';

export interface BuildIdentity {
  readonly version: string;
  readonly source: string;
}

/** What a remote declares, and the file that declares it. */
interface Declaration {
  readonly definition: RemoteDefinition;
  readonly file: string;
}

/** Writes `remote.json` (or `shell.json`) last, with the hash of every file of the build. */
export class ManifestPlugin {
  readonly identity: BuildIdentity;
  readonly declaration: Declaration | null;
  constructor(identity: BuildIdentity, declaration: Declaration | null) {
    this.identity = { version: identity.version, source: identity.source };
    this.declaration = declaration;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    let definition = this.declaration?.definition ?? null;
    compiler.hooks.make.tapPromise('ManifestPlugin', async (compilation) => {
      if (!this.declaration) return;
      const { file } = this.declaration;
      compilation.fileDependencies.add(file);
      // While the build is watched the file may change.
      if (!compiler.watchMode) return;
      try {
        definition = await readDefinition(file);
      } catch (error) {
        compilation.errors.push(new WebpackError(`${file}: ${String(error)}`));
      }
    });
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = Object.fromEntries(
            compilation
              .getAssets()
              .filter(({ name }) => !name.endsWith('.map') && !name.endsWith('.txt'))
              .map(({ name, source }) => [name, integrity(source.buffer())]),
          );
          const manifest = definition
            ? this.remoteManifest(compilation, definition, files)
            : ({ name: 'shell', document: 'index.html', files, ...this.identity } satisfies ShellManifest);
          const name = definition ? 'remote.json' : 'shell.json';
          compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
        },
      );
    });
  }

  private remoteManifest(
    compilation: Compilation,
    definition: RemoteDefinition,
    files: Record<string, string>,
  ): RemoteManifest {
    const pages = [...new Set(definition.routes.flatMap(({ page }) => (page ? [page] : [])))];
    return {
      ...this.identity,
      name: definition.name,
      contract: `^${CONTRACT_VERSION}`,
      routes: [...definition.routes],
      slots: [...definition.slots],
      entry: ENTRY_FILE,
      files,
      preload: Object.fromEntries(pages.map((page) => [page, pageFiles(compilation, page)])),
    };
  }
}

function integrity(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The files of `import('./NAME-page.tsx')` and of what exposes it: what the page needs besides the entry. */
function pageFiles(compilation: Compilation, page: string): string[] {
  const chunks = new Set<Chunk>();
  for (const group of compilation.chunkGroups) {
    const isNeeded = group.origins.some(
      ({ request }) => request?.endsWith(`/${page}-page.tsx`) || request?.endsWith('/remote.ts'),
    );
    if (isNeeded) for (const chunk of group.chunks) chunks.add(chunk);
  }
  return [...chunks]
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file !== ENTRY_FILE && /\.(js|css)$/.test(file));
}
