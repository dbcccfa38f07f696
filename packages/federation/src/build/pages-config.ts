import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler, Configuration } from 'webpack';
import webpack from 'webpack';
import { WEBPACK_TARGET } from './supported-browsers.ts';
import { type BuildRequest, minimizers, PRESETS, QUIET, rulesOf } from './webpack-config.ts';

/** What pages are built to; they have no version of their own, since their files' names hold their contents. */
export type PagesRequest = Pick<BuildRequest, 'mode' | 'output' | 'cache' | 'source'>;

/** The file that says what each page loads. */
export const PAGES_FILE = 'manifest.json';

/** What pages share is a file of its own from here on, bytes before they are packed: less is not worth a request. */
const SHARED = 8000;

/**
 * The build of pages that stand by themselves and load nothing at run time: one script and one stylesheet each, and what they share. They
 * are written as React, and run on Preact, which is a tenth of it: a game is opened by a tap, often once.
 */
export function pagesConfig(
  folder: string,
  pages: Readonly<Record<string, string>>,
  request: PagesRequest,
): Configuration {
  const production = request.mode === 'production';
  return {
    name: 'pages',
    mode: request.mode,
    context: folder,
    target: WEBPACK_TARGET,
    devtool: production ? false : 'cheap-module-source-map',
    entry: pages,
    output: {
      path: request.output,
      publicPath: 'auto',
      filename: '[name].[contenthash:12].js',
      assetModuleFilename: 'a.[contenthash:12][ext]',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], alias: onPreact(folder) },
    module: { rules: rulesOf('game', production, 'pages') },
    optimization: {
      minimizer: minimizers(),
      // What the same pages share is a file of its own, so that each loads what it uses and no more.
      splitChunks: { chunks: 'all', minSize: SHARED, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css' }),
      { apply: (compiler) => writeManifest(compiler, request.source) },
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: request.cache,
      name: `pages-${request.mode}`,
      version: PRESETS,
    },
    ...QUIET,
  };
}

/** React's names lead to Preact, for every module of the build. */
function onPreact(folder: string): Record<string, string> {
  const fromApp = createRequire(join(folder, 'package.json'));
  return {
    'react/jsx-runtime$': fromApp.resolve('preact/jsx-runtime'),
    react$: fromApp.resolve('preact/compat'),
    'react-dom$': fromApp.resolve('preact/compat'),
  };
}

/** Writes what each page loads, in the order in which it does, and what the pages were built from. */
function writeManifest(compiler: Compiler, source: string): void {
  compiler.hooks.thisCompilation.tap('pages', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'pages', stage }, () => {
      const engines = Object.fromEntries(
        [...compilation.entrypoints].map(([name, entry]) => {
          const files = entry.getFiles();
          const ending = (end: string) => files.filter((file) => file.endsWith(end));
          return [name, { scripts: ending('.js'), styles: ending('.css') }];
        }),
      );
      compilation.emitAsset(PAGES_FILE, new webpack.sources.RawSource(JSON.stringify({ source, engines })));
    });
  });
}
