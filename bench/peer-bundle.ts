import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';

/** Bundles each peer of a measurement for production, by its name and its source. Returns their scripts. */
export async function bundlePeers<Peer extends string>(
  measurement: string,
  entries: readonly (readonly [peer: Peer, source: string])[],
): Promise<ReadonlyMap<Peer, string>> {
  const output = join(import.meta.dirname, '../.cache/bench', measurement);
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    entry: Object.fromEntries(entries),
    output: { path: output, filename: '[name].js', module: true, chunkFormat: 'module' },
    experiments: { outputModule: true },
    performance: false,
    cache: { type: 'filesystem', cacheDirectory: join(output, 'cache') },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const scripts = entries.map(async ([peer]) => [peer, await readFile(join(output, `${peer}.js`), 'utf8')] as const);
  return new Map(await Promise.all(scripts));
}
