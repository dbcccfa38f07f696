import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Derive } from './derivations.ts';

/** What a thread is told, one at a time, and what it answers. */
export interface ToHash {
  readonly password: string;
  readonly way: string;
  readonly salt: Uint8Array;
}
export type Hashed = { readonly hash: Uint8Array } | { readonly error: unknown };

/**
 * Hashes in threads of their own, which on Linux have a tenth of everything else's share of a core: a storm of logins takes little from whoever
 * is in. A thread begins when there is none that is idle, and stays: whoever calls it says how many hash at once. None that is idle keeps the process alive.
 */
export function createHashingThreads(): Derive {
  const idle: Worker[] = [];
  return async (password, way, salt) => {
    const worker = idle.pop() ?? new Worker(new URL('./hashing-thread.ts', import.meta.url));
    worker.ref();
    worker.postMessage({ password, way, salt } satisfies ToHash);
    // One that breaks down says why to whoever waits for it, and the next password begins another.
    const [hashed] = (await once(worker, 'message')) as [Hashed];
    worker.unref();
    idle.push(worker);
    if ('error' in hashed) throw hashed.error;
    return hashed.hash;
  };
}
