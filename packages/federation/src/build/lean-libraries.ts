import { join } from 'node:path';
import webpack from 'webpack';
import { here } from './own-file.ts';

/** A file of a library (a pattern of its path) and the file in `../shared` that a build takes in its place. */
export type Replacement = readonly [file: RegExp, by: string];

/** In every build: what would never run in a page of ours. */
export const REPLACED: readonly Replacement[] = [
  // A link of react-router brings its framework mode.
  [/\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/, 'no-framework-mode.ts'],
  // A failure of the federation runtime keeps its code (`#RUNTIME-003`), what it was about and where to read of it.
  [/\/@module-federation\/.*\/desc\.m?js$/, 'no-descriptions.ts'],
  [/\/@module-federation\/runtime-core\/dist\/utils\/context\.js$/, 'no-context.ts'],
  [/\/@module-federation\/runtime-core\/dist\/utils\/semver\/index\.js$/, 'own-ranges.ts'],
  [/\/@module-federation\/sdk\/dist\/logger\.js$/, 'plain-logger.ts'],
  [
    /\/@module-federation\/webpack-bundler-runtime\/dist\/(remotes|getSharedFallbackGetter)\.js$/,
    'no-built-in-parts.ts',
  ],
];

/** In a host's build too. */
export const REPLACED_IN_HOST: readonly Replacement[] = [
  // `disableSnapshot` alone leaves this code in.
  [
    /\/@module-federation\/runtime-core\/dist\/(plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/,
    'no-snapshots.ts',
  ],
];

/** In a remote's build too. */
export const REPLACED_IN_REMOTE: readonly Replacement[] = [
  [/\/@module-federation\/webpack-bundler-runtime\/dist\/installInitialConsumes\.js$/, 'no-first-shares.ts'],
];

/** Replaces files of libraries, by the relative requests that lead to them. */
export function leanLibraries(replaced: readonly Replacement[]) {
  return new webpack.NormalModuleReplacementPlugin(/^\.\.?\//, (resource) => {
    const path = join(resource.context, resource.request);
    const found = replaced.find(([file]) => file.test(path));
    if (found) resource.request = here(`../shared/${found[1]}`);
  });
}
