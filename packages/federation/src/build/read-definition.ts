import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RemoteDefinition } from '@pavilion/contract';

/**
 * The `definition` that `file` exports now. It is read in a thread of its own: this process keeps every module that it has
 * once imported, also those that the file imports. Throws what evaluating the file throws.
 */
export function readDefinition(file: string): Promise<RemoteDefinition> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./definition-worker.ts', import.meta.url), {
      workerData: pathToFileURL(file).href,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${file} exports no definition`)));
  });
}
