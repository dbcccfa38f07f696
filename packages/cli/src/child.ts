import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { root } from './project.ts';

export interface ChildOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Where its errors go: to this process, or to the terminal. */
  readonly stderr: 'pipe' | 'inherit';
  /** Ctrl-C in the terminal reaches this process alone, which then stops the child in its own order. */
  readonly detached?: boolean;
}

/** A script of this package: TypeScript in this repository, JavaScript where the package is built. */
export function ownScript(name: string): string {
  return join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
}

/** Runs a script, in the root of the repository, in a process of its own, which ends when this one does, even where this one is killed. */
export function startScript(script: string, args: readonly string[], options: ChildOptions): ChildProcess {
  const { stderr, env = process.env, detached = false } = options;
  return spawn(process.execPath, [ownScript('end-with-parent'), script, ...args], {
    cwd: root,
    env,
    detached,
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
  });
}

/** Runs a script that builds; where it fails, `failed` is called with what it printed. */
export async function builtBy(
  script: string,
  args: readonly string[],
  failed: (printed: string) => never,
): Promise<void> {
  const child = startScript(script, args, { stderr: 'pipe' });
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += chunk));
  child.stderr?.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) failed(printed.trim());
}
