import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startScript } from '../child.ts';
import { foldersOf } from '../project.ts';

/** What of a folder is no source: a change of it restarts nothing. */
const NO_SOURCE = /\.test\.tsx?$|(^|\/)\.|~$/;

export interface Operator {
  stop(): Promise<void>;
}

/**
 * Runs the play-money operator from this tree, and starts it again when its own sources or those of its packages change.
 * `onFailure` is called where its very first start fails.
 */
export async function startOperator(env: NodeJS.ProcessEnv, onFailure: () => void): Promise<Operator> {
  let child: ChildProcess;
  let hasBeenUp = false;
  let isStopping = false;
  let isStale = false;
  const start = () => {
    isStale = false;
    child = startScript('apps/sandbox/src/main.ts', [], { env, stderr: 'inherit', detached: true });
    if (child.stdout) createInterface({ input: child.stdout }).on('line', read);
    child.once('exit', (code) => {
      if (isStopping) return;
      if (isStale) start();
      else if (hasBeenUp) console.error(`The operator ended (${code}). It starts again when its sources change.`);
      else onFailure();
    });
  };
  const read = (line: string) => {
    console.log(line);
    // The one line that it prints once it answers (docs/sandbox.md).
    if (line.includes('Sandbox at ')) hasBeenUp = true;
  };
  const restart = () => {
    if (isStopping || isStale) return;
    isStale = true;
    if (hasEnded(child)) start();
    else child.kill('SIGTERM');
  };
  const folders = await foldersOf('sandbox');
  const watchers = folders.map((folder) =>
    watch(join(folder, 'src'), { recursive: true }, (_, file) => {
      if (file && !NO_SOURCE.test(file)) restart();
    }),
  );
  start();
  return {
    async stop() {
      isStopping = true;
      for (const watcher of watchers) watcher.close();
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
