import { type ChildProcess, spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './places.ts';

/** Where an operator keeps what is its own, and what it serves. */
interface OperatorFolders {
  readonly database: string;
  readonly releases: string;
  readonly keys: string;
}

/** A running operator, which answers at `address`. */
export interface RunningOperator {
  readonly address: string;
  stop(): Promise<void>;
}

/** A new operator's database as its first start leaves it, and the key that is made with it. */
const fresh = join(root, '.cache/e2e/operator');
const freshDatabase = join(fresh, 'database');
const freshKeys = join(fresh, 'keys');

/** Starts an operator once on an empty database, for every later one to begin from: what a first start writes is most of its work. */
export async function makeFreshDatabase(): Promise<void> {
  await rm(fresh, { recursive: true, force: true });
  const operator = await startOperator({
    database: freshDatabase,
    // Nothing is released in it, and nothing is asked for.
    releases: join(fresh, 'releases'),
    keys: freshKeys,
  });
  await operator.stop();
}

/** Puts a new operator's database where one will look for it, and its key among those that are in `keys`. */
export async function copyFreshDatabase({ database, keys }: Omit<OperatorFolders, 'releases'>): Promise<void> {
  await Promise.all([cp(freshDatabase, database, { recursive: true }), cp(freshKeys, keys, { recursive: true })]);
}

/** Starts the operator by itself, with no limits: tests sign in and up more often than any person. */
export async function startOperator({ database, releases, keys }: OperatorFolders): Promise<RunningOperator> {
  const child = spawn(join(root, 'node_modules/node/bin/node'), ['apps/sandbox/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      PAVILION_DATA: database,
      PAVILION_RELEASES: releases,
      PAVILION_KEYS: keys,
      PAVILION_LIMITS: 'off',
    },
  });
  return { address: await addressOf(child), stop: () => ended(child) };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /https?:\/\/[\w.:[\]]+\d/.exec(output);
      if (found) resolve(found[0]);
    });
    child.on('exit', (code) => reject(new Error(`The operator ended with ${code}: ${output}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
