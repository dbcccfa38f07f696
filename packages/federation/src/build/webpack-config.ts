import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDefinition } from '@pavilion/contract';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { federationName } from '../federation-name.ts';
import { CATALOGUE } from './catalogue.ts';
import { CHUNK_CONTROL, ChunkRuntimePlugin } from './chunk-runtime-plugin.ts';
import { DataChunkPlugin } from './data-chunk-plugin.ts';
import { contractOf, declaration } from './declaration.ts';
import { DocumentPlugin } from './document-plugin.ts';
import { importsOfParts, importsOfRemote, importsOfTable } from './lazy-imports.ts';
import { leanLibraries, REPLACED, REPLACED_IN_HOST, REPLACED_IN_REMOTE } from './lean-libraries.ts';
import { type BuildIdentity, ENTRY_FILE, ManifestPlugin, type ShellDefinition } from './manifest-plugin.ts';
import { OfflinePlugin } from './offline-plugin.ts';
import { here } from './own-file.ts';
import { PreloadPlugin } from './preload-plugin.ts';
import {
  requiredRanges,
  SHARED_MODULE,
  sharedByHost,
  sharedByRemote,
  sharedPackages,
  shownSources,
  unsharedPackages,
} from './shared.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';
import { EXPOSED_CHUNK, SingleEntryPlugin } from './single-entry-plugin.ts';
import { sourceNames } from './source-names.ts';
import { supportedBrowsers, WEBPACK_TARGET } from './supported-browsers.ts';
import { wireFingerprint } from './wire-fingerprint.ts';

/** What to build and where to; a `webpack.config.ts` exports a function of it. */
export interface BuildRequest extends BuildIdentity {
  readonly mode: 'production' | 'development';
  /** Where the build's files go. */
  readonly output: string;
  /** Where webpack keeps what it need not do again. */
  readonly cache: string;
  /** Whether a production build writes source maps, which no file refers to. They have no sources in them: a map leads to a file and a line. */
  readonly sourceMaps?: boolean;
}

/** Parts of the federation runtime that nothing here uses: manifests (the discovery document is ours) and Node. */
const RUNTIME = { disableSnapshot: true, target: 'web' } as const;

/** A build says what went wrong, and nothing else. */
export const QUIET = {
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
} as const satisfies Configuration;

const require = createRequire(import.meta.url);

/** The fingerprint of these presets: what webpack kept of a build by others is of no use. */
export const PRESETS = ['./', '../remote/', '../shared/']
  .flatMap((folder) => readdirSync(here(folder)).map((file) => here(folder + file)))
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256').update(supportedBrowsers.join()))
  .digest('hex');

/** The build of a remote: one entry, no copy of what the shell shares, its definition in `remote.json`. */
export function remoteConfig(folder: string, definition: RemoteDefinition, request: BuildRequest): Configuration {
  const remote = join(folder, 'src/remote.ts');
  const common = base(folder, definition.name, request);
  return merge(common, {
    entry: {},
    resolve: { ...common.resolve, alias: { 'pavilion-app/remote': remote } },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(definition.name, request.version),
        filename: ENTRY_FILE,
        exposes: { './remote': { import: here('../remote/exposed.ts'), name: EXPOSED_CHUNK } },
        shared: sharedByRemote(join(folder, 'package.json')),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: { ...RUNTIME, disableRemote: true } },
        manifest: false,
        dts: false,
        dev: false,
      }),
      leanLibraries(REPLACED_IN_REMOTE),
      new SingleEntryPlugin(),
      new SharedNamesPlugin({ subPaths: true }),
      new ChunkRuntimePlugin('pavilion-remote'),
      new PreloadPlugin({
        pages: { file: remote, read: () => importsOfRemote(remote).pages },
        slots: { file: remote, read: () => importsOfRemote(remote).slots },
        data: { file: remote, read: () => importsOfRemote(remote).data },
      }),
      new DataChunkPlugin(remote),
      new ManifestPlugin(request, declaration(folder, definition, requiredRanges)),
    ],
  });
}

/** The build of the host: the document, the federation runtime, and everything shared in its first script. */
export function hostConfig(folder: string, definition: ShellDefinition, request: BuildRequest): Configuration {
  const common = base(folder, definition.name, request);
  const pages = join(folder, 'src/routing/shell-pages.tsx');
  const frame = join(folder, 'src/frame/frame.tsx');
  return merge(common, {
    entry: { shell: './src/index.ts' },
    resolve: { ...common.resolve, alias: { ...unsharedPackages(), ...runtimeOnce() } },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(definition.name, request.version),
        shared: sharedByHost(join(folder, 'package.json')),
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: RUNTIME },
        manifest: false,
        dts: false,
        dev: false,
      }),
      leanLibraries(REPLACED_IN_HOST),
      new SharedNamesPlugin({ subPaths: false }),
      new ChunkRuntimePlugin('pavilion'),
      new PreloadPlugin({
        pages: { file: pages, read: () => importsOfTable(pages, 'shellPages') },
        parts: { file: frame, read: () => importsOfParts(frame) },
      }),
      new DocumentPlugin(join(folder, 'src/index.html')),
      new OfflinePlugin(join(folder, 'src/offline')),
      new ManifestPlugin(request, declaration(folder, definition, sharedPackages)),
    ],
  });
}

/**
 * `provideExternalRuntime` asks for its plugin by `require`, whose CommonJS file brings the federation runtime a second time,
 * beside the ES modules that the page runs on. The plugin's ES module uses those.
 */
function runtimeOnce(): Record<string, string> {
  const fromEnhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const plugin = fromEnhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [plugin]: plugin.replace(/\.cjs$/, '.js') };
}

/** What every build has. `others`: further apps whose sources come into the same build. */
export function base(
  folder: string,
  name: string,
  request: BuildRequest,
  others: readonly string[] = [],
): Configuration {
  const production = request.mode === 'production';
  const { sourceMaps = false } = request;
  return {
    name,
    mode: request.mode,
    context: folder,
    target: WEBPACK_TARGET,
    devtool: production ? sourceMaps && 'hidden-nosources-source-map' : 'cheap-module-source-map',
    output: {
      path: request.output,
      publicPath: 'auto',
      // webpack's module cache lives as long as the page: two versions of a remote must never share it.
      uniqueName: federationName(name, request.version),
      // No hash in names: a version's folder never changes. (The federation runtime chunk fails to build with one anyway.)
      filename: '[name].js',
      chunkFilename: '[id].js',
      assetModuleFilename: 'a.[contenthash:12][ext]',
      ...(production ? { devtoolModuleFilenameTemplate: sourceNames(folder) } : {}),
      // A module that threw while it was evaluated is evaluated again at the next try.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: { rules: [...rulesOf(name, production, request.version), ...rulesOfLeanSources([folder, ...others])] },
    // A constant that webpack writes into the modules that use it stays as it was there when the cache brings them back (5.110).
    optimization: {
      minimizer: minimizers(),
      chunkIds: 'deterministic',
      inlineExports: false,
      // What pages share is a file of its own where it is this large: a smaller one costs a request, and its name in the entry.
      splitChunks: { minSize: 120_000 },
    },
    plugins: [
      leanLibraries(REPLACED),
      // `runtime: false`: our runtime loads styles too (chunk-runtime-plugin.ts).
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[id].css', runtime: false }),
      new webpack.DefinePlugin({
        __PAVILION_VERSION__: JSON.stringify(request.version),
        __PAVILION_PROVIDES__: JSON.stringify(sharedPackages(join(folder, 'package.json'))),
        __PAVILION_CONTRACT__: JSON.stringify(contractOf(folder)),
        __PAVILION_WIRE__: JSON.stringify(wireFingerprint(folder)),
        __PAVILION_CHUNKS__: CHUNK_CONTROL,
      }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: request.cache,
      // The folder too: a second tree of an app would be given the first one's files, which the build's aliases lead to.
      // And a module that was built without a map is kept without one.
      name: `${name}-${basename(folder)}-${request.mode}${sourceMaps ? '-maps' : ''}`,
      version: PRESETS,
    },
    ...QUIET,
  };
}

/** What each kind of file goes through. */
export function rulesOf(name: string, production: boolean, version: string): webpack.RuleSetRule[] {
  return [
    { test: CATALOGUE, use: here('./messages-loader.ts') },
    { include: SHARED_MODULE, use: here('./shared-module-loader.ts') },
    { test: /\/runtime-core\/dist\/(utils\/load|remote\/index)\.js$/, use: here('./lean-runtime-loader.ts') },
    {
      test: /\.tsx?$/,
      exclude: [/node_modules/, CATALOGUE, SHARED_MODULE],
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            // Never the development JSX: a remote in the works has to run in a released shell, which holds production React.
            transform: { react: { runtime: 'automatic', development: false } },
          },
          env: { targets: supportedBrowsers.join(', ') },
        },
      },
    },
    {
      test: /\.css$/,
      sideEffects: true,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: /\.module\.css$/,
              namedExport: false,
              exportLocalsConvention: 'camel-case-only',
              // Two versions of an app can be in one page: their styles never meet.
              localIdentHashSalt: version,
              localIdentName: production ? `${name}-[hash:base64:6]` : `${name}-[name]-[local]-[hash:base64:4]`,
            },
          },
        },
      ],
    },
    { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
  ];
}

/** What is cut out of sources that many apps share: icons that the apps in `folders` never show, schemas that nobody reads. */
function rulesOfLeanSources(folders: readonly string[]): webpack.RuleSetRule[] {
  const sources = [...new Set(folders.flatMap(shownSources))];
  return [
    {
      test: /\/shared-ui\/(src|dist)\/icon-paths\.[jt]s$/,
      enforce: 'pre',
      use: { loader: here('./icons-loader.ts'), options: { folders: sources } },
    },
    { test: /\/api-client\/(src|dist)\/wire\/[\w-]+\.[jt]s$/, enforce: 'pre', use: here('./pure-schemas-loader.ts') },
  ];
}

export function minimizers(): webpack.WebpackPluginInstance[] {
  return [
    // The same compressor as the loader's, natively: the default takes three times as long for the shell.
    new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { compress: { passes: 3 } } }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ];
}

function merge(first: Configuration, second: Configuration): Configuration {
  return { ...first, ...second, plugins: [...(first.plugins ?? []), ...(second.plugins ?? [])] };
}
