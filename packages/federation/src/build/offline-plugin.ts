import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { OFFLINE_FILE, WORKER_FILE } from './manifest-plugin.ts';

/** Stands in the worker where the hash of its page's script belongs. */
const SCRIPT_HASH = '__SCRIPT_HASH__';
const SCRIPT = /<script>([\s\S]*?)<\/script>/;

/** Adds the service worker and the page that it keeps to the build, as they stand in `folder`; the worker learns what of its page may run. */
export class OfflinePlugin {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OfflinePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'OfflinePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const read = (name: string) => {
            const file = join(this.folder, name);
            compilation.fileDependencies.add(file);
            return readFileSync(file, 'utf8');
          };
          // `minimized`: they are read as they stand.
          const emit = (name: string, text: string) =>
            compilation.emitAsset(name, new sources.RawSource(text), { minimized: true });
          const page = read(OFFLINE_FILE);
          const [, script = ''] = SCRIPT.exec(page) ?? [];
          emit(OFFLINE_FILE, page);
          emit(
            WORKER_FILE,
            read(WORKER_FILE).replace(SCRIPT_HASH, createHash('sha256').update(script).digest('base64')),
          );
        },
      );
    });
  }
}
