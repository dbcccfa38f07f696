import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { ChunkRuntimePlugin } from './chunk-runtime-plugin.ts';
import { DocumentPlugin } from './document-plugin.ts';
import { importsOfParts, importsOfRemote, importsOfTable } from './lazy-imports.ts';
import { type LazyTable, PreloadPlugin, preloadKeys, preloadOf } from './preload-plugin.ts';
import { type BuildRequest, base } from './webpack-config.ts';

/** The file that says what each page of the twin needs besides its first scripts. */
const TWIN_FILE = 'twin.json';

/**
 * The same app as one bundle, to measure against: the shell with its remotes imported as they are, split by the same pages and
 * minified by the same presets, and no federation. What it needs is in `twin.json`, by `app/page`.
 */
export function twinConfig(shell: string, remotes: readonly string[], request: BuildRequest): Configuration {
  const config = base(shell, 'shell', request, remotes);
  const host = join(request.output, '../twin-host.ts');
  mkdirSync(join(host, '..'), { recursive: true });
  writeFileSync(host, hostText(remotes));
  const tables = tablesOf(shell, remotes);
  return {
    ...config,
    cache: false,
    entry: { shell: './src/index.ts' },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation-host\.ts$/, host),
      new ChunkRuntimePlugin('pavilion'),
      new PreloadPlugin(tables),
      new DocumentPlugin(join(shell, 'src/index.html')),
      { apply: (compiler) => writePreload(compiler, Object.keys(tables)) },
    ],
  };
}

/** What stands in the place of the shell's federation: the remotes, there already. */
function hostText(remotes: readonly string[]): string {
  const imports = remotes.map((folder, index) => `import { remote as r${index} } from '${folder}/src/remote.ts';`);
  const table = remotes.map((folder, index) => `'${basename(folder)}': r${index}`).join(', ');
  const chunks = '{ drop() {}, onFailure: () => () => {} }';
  return `${imports.join('\n')}
const remotes = { ${table} };
export const createFederationHost = () => async ({ name }) => ({ remote: remotes[name], chunks: ${chunks} });
`;
}

function tablesOf(shell: string, remotes: readonly string[]): Record<string, LazyTable> {
  const pages = join(shell, 'src/routing/shell-pages.tsx');
  const frame = join(shell, 'src/frame/frame.tsx');
  const ofRemotes = remotes.map((folder): [string, LazyTable] => {
    const file = join(folder, 'src/remote.ts');
    return [basename(folder), { file, read: () => importsOfRemote(file).pages }];
  });
  return {
    shell: { file: pages, read: () => importsOfTable(pages, 'shellPages') },
    parts: { file: frame, read: () => importsOfParts(frame) },
    ...Object.fromEntries(ofRemotes),
  };
}

function writePreload(compiler: webpack.Compiler, tables: readonly string[]): void {
  const { Compilation, sources } = compiler.webpack;
  compiler.hooks.thisCompilation.tap('twin', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'twin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      const entries = tables.flatMap((table) =>
        Object.entries(preloadOf(compilation, table, preloadKeys(compilation, table), 'page')).map(
          ([key, files]): [string, string[]] => [`${table}/${key}`, files],
        ),
      );
      compilation.emitAsset(TWIN_FILE, new sources.RawSource(JSON.stringify(Object.fromEntries(entries))));
    });
  });
}
