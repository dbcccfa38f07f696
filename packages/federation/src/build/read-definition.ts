import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RemoteDefinition } from '@pavilion/contract';
import { nameOfFile } from './build-errors.ts';
import { faultsOfDefinition } from './check-definition.ts';
import { here } from './own-file.ts';

/**
 * The `definition` that `file` exports now. It is read in a thread of its own: this process keeps every module that it has
 * once imported, also those that the file imports. Throws what evaluating the file throws.
 */
function readDefinition(file: string): Promise<RemoteDefinition> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(here('./definition-worker.ts'), {
      workerData: pathToFileURL(file).href,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${file} exports no definition`)));
  });
}

/** The `definition` of the app in `folder`. Throws an error that names its file and says what is wrong, and by which rule. */
export async function readChecked(folder: string): Promise<RemoteDefinition> {
  const name = nameOfFile('src/definition.ts', folder);
  const definition = await readDefinition(join(folder, 'src/definition.ts')).catch((error: unknown) => {
    // Node says the line in the stack alone.
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const [, line] = /definition\.ts:(\d+)/.exec(stack) ?? [];
    throw new Error(`${name}${line === undefined ? '' : `:${line}`}: ${message}`);
  });
  const faults = faultsOfDefinition(definition);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${name}: ${fault}.`).join('\n'));
  return definition;
}
