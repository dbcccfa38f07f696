// A thread in which passwords are hashed, one after the other: `createHashingThreads` begins it.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { deriveHere } from './derivations.ts';
import type { Hashed, ToHash } from './hashing-threads.ts';

// What players who are in are waiting for goes first. Linux keeps this for each thread by itself; elsewhere it would be the process'.
if (process.platform === 'linux') {
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    process.emitWarning(`Passwords are hashed at the priority of all else: ${error}`);
  }
}

const answer = (hashed: Hashed) => parentPort?.postMessage(hashed);

parentPort?.on('message', ({ password, way, salt }: ToHash) => {
  try {
    answer({ hash: deriveHere(password, way, salt) });
  } catch (error) {
    answer({ error });
  }
});
