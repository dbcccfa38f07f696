// The thread of read-definition.ts.
import { parentPort, workerData } from 'node:worker_threads';

const { definition } = (await import(workerData as string)) as { definition?: unknown };
if (definition) parentPort?.postMessage(definition);
