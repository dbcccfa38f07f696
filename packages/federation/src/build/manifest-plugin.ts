import { createHash } from 'node:crypto';
import type { RemoteDefinition, RouteData } from '@pavilion/contract';
import type { Compilation, Compiler } from 'webpack';
import type { RemoteManifest } from '../discovery/manifests.ts';
import type { BuildManifest, ShellManifest } from '../discovery/server-manifests.ts';
import { type FilesByKey, preloadKeys, preloadOf, tableFile } from './preload-plugin.ts';
import { readChecked } from './read-definition.ts';

/** The file that a remote's container is in. It carries no hash: the release's folder never changes. */
export const ENTRY_FILE = 'remote-entry.js';
/** The shell's document. */
export const DOCUMENT_FILE = 'index.html';
/** The service worker, and the page that it keeps. */
export const WORKER_FILE = 'service-worker.js';
export const OFFLINE_FILE = 'offline.html';
/** Every file of the build with its hash; for whoever keeps or checks releases, not for browsers. */
const BUILD_FILE = 'build.json';

export interface BuildIdentity {
  readonly version: string;
  readonly source: string;
}

/** What the shell says of itself before any of its code runs. */
export interface ShellDefinition {
  readonly name: 'shell';
  readonly routes: readonly RouteData[];
}

/** What an app declares, the file that declares it, and what the app is compiled with. */
interface Declaration {
  readonly definition: RemoteDefinition | ShellDefinition;
  readonly file: string;
  /** The version of the contract. */
  readonly contract: string;
  /** Of each shared package the range that a remote requires, or the version that the shell provides. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Writes `build.json`, with the hash of every file, and then `remote.json` (or `shell.json`). */
export class ManifestPlugin {
  readonly identity: BuildIdentity;
  readonly declaration: Declaration;
  constructor(identity: BuildIdentity, declaration: Declaration) {
    this.identity = identity;
    this.declaration = declaration;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    const { file } = this.declaration;
    let { definition } = this.declaration;
    compiler.hooks.make.tapPromise('ManifestPlugin', async (compilation) => {
      compilation.fileDependencies.add(file);
      // While the build is watched the file may change.
      if (!compiler.watchMode) return;
      try {
        definition = await readChecked(compiler.context);
      } catch (error) {
        compilation.errors.push(new WebpackError(error instanceof Error ? error.message : String(error)));
      }
    });
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.write(compilation, definition),
      );
    });
  }

  private write(compilation: Compilation, definition: RemoteDefinition | ShellDefinition): void {
    const names = compilation
      .getAssets()
      .map(({ name }) => name)
      .filter((name) => !/\.(map|txt)$/.test(name))
      .sort();
    const files = Object.fromEntries(names.map((name) => [name, integrityOf(compilation, name)]));
    const { source } = this.identity;
    emit(compilation, BUILD_FILE, { files, source } satisfies BuildManifest);
    if ('slots' in definition) emit(compilation, 'remote.json', this.remoteManifest(compilation, definition));
    else emit(compilation, 'shell.json', this.shellManifest(compilation, definition));
  }

  private remoteManifest(compilation: Compilation, definition: RemoteDefinition): RemoteManifest {
    const slots = definition.slots.map(({ name }) => name);
    return {
      name: definition.name,
      version: this.identity.version,
      contract: `^${this.declaration.contract}`,
      requires: this.declaration.shared,
      routes: [...definition.routes],
      slots: [...definition.slots],
      entry: ENTRY_FILE,
      integrity: integrityOf(compilation, ENTRY_FILE),
      preload: {
        pages: withData(compilation, preloadOf(compilation, 'pages', pagesOf(definition), 'page')),
        slots: preloadOf(compilation, 'slots', slots, 'slot'),
      },
    };
  }

  private shellManifest(compilation: Compilation, definition: ShellDefinition): ShellManifest {
    return {
      name: definition.name,
      version: this.identity.version,
      contract: this.declaration.contract,
      provides: this.declaration.shared,
      document: DOCUMENT_FILE,
      worker: WORKER_FILE,
      offline: OFFLINE_FILE,
      routes: [...definition.routes],
      preload: {
        pages: preloadOf(compilation, 'pages', pagesOf(definition), 'page'),
        parts: preloadOf(compilation, 'parts', preloadKeys(compilation, 'parts'), 'part'),
      },
      build: integrityOf(compilation, BUILD_FILE),
    };
  }
}

/** Each page's files with those of its data. Data of a page that no route has becomes an error of the compilation. */
function withData(compilation: Compilation, pages: FilesByKey): FilesByKey {
  const { WebpackError } = compilation.compiler.webpack;
  const keys = preloadKeys(compilation, 'data');
  for (const key of keys.filter((one) => !Object.hasOwn(pages, one))) {
    const where = tableFile(compilation, 'data');
    compilation.errors.push(
      new WebpackError(`There is data for the page '${key}', and no route has that page. It stands in ${where}.`),
    );
  }
  const data = preloadOf(compilation, 'data', keys, 'data of the page');
  return Object.fromEntries(
    Object.entries(pages).map(([key, files]) => [key, [...new Set([...files, ...(data[key] ?? [])])].sort()]),
  );
}

function emit(compilation: Compilation, name: string, content: object): void {
  const { sources } = compilation.compiler.webpack;
  compilation.emitAsset(name, new sources.RawSource(JSON.stringify(content)));
}

function pagesOf({ routes }: Pick<ShellDefinition, 'routes'>): string[] {
  return routes.flatMap(({ page }) => (page ? [page] : []));
}

/** The hash of a file of the build as it is now, or of nothing where an error kept it from being made. */
export function integrityOf(compilation: Compilation, file: string): string {
  const content = compilation.getAsset(file)?.source.buffer() ?? '';
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
