import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDefinition } from '@pavilion/contract';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { federationName } from '../federation-name.ts';
import { DocumentPlugin } from './document-plugin.ts';
import { type BuildIdentity, ENTRY_FILE, ManifestPlugin } from './manifest-plugin.ts';
import { sharedByHost, sharedByRemote, unsharedPackages } from './shared.ts';

/** What to build and where to; a `webpack.config.ts` exports a function of it. */
export interface BuildRequest extends BuildIdentity {
  readonly mode: 'production' | 'development';
  /** Where the build's files go. */
  readonly output: string;
  /** Where webpack keeps what it need not do again. */
  readonly cache: string;
}

/** Parts of the federation runtime that nothing here uses: manifests (the discovery document is ours) and Node. */
const RUNTIME = { disableSnapshot: true, target: 'web' } as const;

const require = createRequire(import.meta.url);
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The fingerprint of these presets: what webpack kept of a build by others is of no use. */
const PRESETS = readdirSync(here('./'))
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(here(`./${file}`))), createHash('sha256'))
  .digest('hex');

/** The build of a remote: one entry, no copy of what the shell shares, its definition in `remote.json`. */
export function remoteConfig(folder: string, definition: RemoteDefinition, request: BuildRequest): Configuration {
  return merge(base(folder, definition.name, request), {
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(definition.name),
        filename: ENTRY_FILE,
        exposes: { './remote': './src/remote.ts' },
        shared: sharedByRemote(join(folder, 'package.json')),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: RUNTIME },
        manifest: false,
        dts: false,
        dev: false,
      }),
      new ManifestPlugin(request, { definition, file: join(folder, 'src/definition.ts') }),
    ],
  });
}

/** The build of the host: the document, the federation runtime, and everything shared in its first script. */
export function hostConfig(folder: string, request: BuildRequest): Configuration {
  const shared = base(folder, 'shell', request);
  return merge(shared, {
    entry: { shell: './src/index.ts' },
    resolve: { ...shared.resolve, alias: { ...shared.resolve?.alias, ...runtimeOnce() } },
    plugins: [
      new ModuleFederationPlugin({
        name: federationName('shell'),
        shared: sharedByHost(join(folder, 'package.json')),
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: RUNTIME },
        manifest: false,
        dts: false,
        dev: false,
      }),
      new DocumentPlugin(join(folder, 'src/index.html')),
      new ManifestPlugin(request, null),
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

function base(folder: string, name: string, request: BuildRequest): Configuration {
  const production = request.mode === 'production';
  return {
    name,
    mode: request.mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: request.output,
      publicPath: 'auto',
      // webpack's module cache lives as long as the page: two versions of a remote must never share it.
      uniqueName: `${federationName(name)}_${request.version.replace(/[^0-9a-z]/g, '_')}`,
      // No content hash in entry names: the federation runtime chunk fails to build with one (webpack 5.110).
      filename: '[name].js',
      chunkFilename: 'c.[contenthash:12].js',
      assetModuleFilename: 'a.[contenthash:12][ext]',
      chunkLoadTimeout: 120_000,
      crossOriginLoading: 'anonymous',
      // A module that threw while it was evaluated is evaluated again at the next try.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: unsharedPackages() },
    module: { rules: rulesOf(name, production) },
    optimization: { minimizer: minimizers() },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css', chunkFilename: 's.[contenthash:12].css' }),
      new webpack.DefinePlugin({ __PAVILION_VERSION__: JSON.stringify(request.version) }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: request.cache,
      name: `${name}-${request.mode}`,
      version: PRESETS,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** What each kind of file goes through. */
function rulesOf(name: string, production: boolean): webpack.RuleSetRule[] {
  return [
    { test: /\/src\/messages\/(en|hi)\.ts$/, use: here('./messages-loader.ts') },
    {
      test: /\.tsx?$/,
      exclude: [/node_modules/, /\/src\/messages\/(en|hi)\.ts$/],
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            // Never the development JSX: a remote in the works has to run in a released shell, which holds production React.
            transform: { react: { runtime: 'automatic', development: false } },
          },
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
              localIdentName: production ? `${name}-[hash:base64:6]` : `${name}-[name]-[local]`,
            },
          },
        },
      ],
    },
    { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
  ];
}

function minimizers(): webpack.WebpackPluginInstance[] {
  return [
    // The same compressor as the loader's, natively: the default takes three times as long for the shell.
    new TerserPlugin({ minify: TerserPlugin.swcMinify }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ];
}

function merge(first: Configuration, second: Configuration): Configuration {
  return { ...first, ...second, plugins: [...(first.plugins ?? []), ...(second.plugins ?? [])] };
}
