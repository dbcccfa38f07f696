import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * How source maps name the sources of the app in `folder`: by their paths in its repository, which is where its lock file is, and those of
 * installed packages by their paths below `node_modules`.
 */
export function sourceNames(folder: string): (module: { readonly absoluteResourcePath: string }) => string {
  const root = repositoryOf(folder) ?? folder;
  return ({ absoluteResourcePath: path }) => {
    const [, ...installed] = path.split('/node_modules/');
    return installed.at(-1) ?? relative(root, path);
  };
}

function repositoryOf(folder: string): string | null {
  if (['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'].some((file) => existsSync(join(folder, file))))
    return folder;
  return dirname(folder) === folder ? null : repositoryOf(dirname(folder));
}
