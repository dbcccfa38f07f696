import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { textOfErrors } from './build-errors.ts';
import type { PagesRequest } from './pages-config.ts';
import { readChecked } from './read-definition.ts';
import { twinConfig } from './twin-config.ts';
import type { BuildRequest } from './webpack-config.ts';

/** A build that failed; the message says of each error what and where. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Builds the app in `folder` by its `webpack.config.ts`. Throws `BuildError` where its definition is none or webpack reports an error. */
export async function runBuild(folder: string, request: BuildRequest): Promise<void> {
  // Before anything is built: a minute later it would be told no better.
  await readChecked(folder).catch((error: unknown) => {
    throw error instanceof Error ? new BuildError(error.message) : error;
  });
  await run(await compilerOf(folder, request), folder);
}

/** Builds the shell and its remotes as one bundle (twin-config.ts). Throws `BuildError` where webpack reports an error. */
export async function runTwinBuild(shell: string, remotes: readonly string[], request: BuildRequest): Promise<void> {
  const compiler = webpack(twinConfig(shell, remotes, request));
  if (!compiler) throw new BuildError('webpack made no compiler of the configuration');
  await run(compiler, shell);
}

/** Builds the pages of the app in `folder` by its `pages.config.ts`. Throws `BuildError` where webpack reports an error. */
export async function runPagesBuild(folder: string, request: PagesRequest): Promise<void> {
  await run(await compilerBy(folder, 'pages.config.ts', request), folder);
}

async function run(compiler: webpack.Compiler, folder: string): Promise<void> {
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => {
      // Closing writes the cache; the build is over only then.
      compiler.close((closing) => (error || closing ? reject(error ?? closing) : resolve(result)));
    });
  });
  if (!stats || stats.hasErrors()) throw new BuildError(stats ? textOfErrors(stats, folder) : 'no result');
}

/**
 * Builds now and after each change; `onBuild` is called after every build, with what is wrong where there are some.
 * Returns a function that ends the watch and writes what the next one need not do again.
 */
export async function watchBuild(
  folder: string,
  request: BuildRequest,
  onBuild: (errors: string | null) => void,
): Promise<() => Promise<void>> {
  const compiler = await compilerOf(folder, request);
  compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    onBuild(error ? String(error) : stats?.hasErrors() ? textOfErrors(stats, folder) : null);
  });
  return () => new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
}

const compilerOf = (folder: string, request: BuildRequest) => compilerBy(folder, 'webpack.config.ts', request);

async function compilerBy<Request>(folder: string, name: string, request: Request): Promise<webpack.Compiler> {
  const file = pathToFileURL(join(folder, name)).href;
  const { default: config } = (await import(file)) as { default: (request: Request) => Configuration };
  const compiler = webpack(config(request));
  if (!compiler) throw new BuildError(`${folder}: webpack made no compiler of the configuration`);
  return compiler;
}
