import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { copyFreshDatabase } from './operator.ts';
import { builtGames, builtReleases, root } from './places.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

/** A running `pnpm dev`. */
export interface DevServer {
  readonly address: string;
  /** Ends it by a signal; returns its exit code, or null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A copy of this workspace with the shell, one remote, auth, and the games as they were built, in which a test may edit anything. */
export interface DevWorkspace {
  /** Its release store, which holds what was built for all browser tests. */
  readonly releases: string;
  /** Starts `pnpm dev` with these arguments; returns once the app answers. */
  start(...apps: string[]): Promise<DevServer>;
  readonly edit: WorkspaceCopy['edit'];
}

export const test = base.extend<{ workspace: DevWorkspace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture depends on from this pattern.
  workspace: async ({}, use) => {
    const copy = await copyWorkspace('shell', 'auth', 'sandbox', 'games');
    const releases = join(copy.folder, '.pavilion/releases');
    await cp(builtReleases, releases, { recursive: true });
    const running: DevServer[] = [];
    await use({
      releases,
      async start(...apps) {
        const server = await startDev(copy.folder, apps);
        running.push(server);
        return server;
      },
      edit: copy.edit,
    });
    await Promise.all(running.map((server) => server.end('SIGKILL')));
    await copy.remove();
  },
});

/** Each takes two ports: below those that the system gives out by itself, and others for each process of the tests. */
let port = 20_000 + (process.pid % 4000) * 2;

async function startDev(folder: string, apps: readonly string[]): Promise<DevServer> {
  port += 2;
  const state = join(folder, '.pavilion');
  await copyFreshDatabase({ database: join(state, 'dev', String(port), 'database'), keys: join(state, 'keys') });
  const address = `http://localhost:${port}`;
  const { PAVILION_RELEASES: _, PAVILION_STATE: __, ...env } = process.env;
  const command = [join(folder, 'packages/cli/src/main.ts'), 'dev', ...apps];
  const child = spawn(join(root, 'node_modules/node/bin/node'), command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, PORT: String(port), PAVILION_GAMES: builtGames, PAVILION_LOCAL_REMOTES: 'on' },
  });
  await untilUp(child);
  return {
    address,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

function untilUp(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('Sandbox at ') || line.includes(' from here against ')) resolve();
      });
    child.once('exit', (code) => reject(new Error(`pnpm dev ended with ${code}:\n${lines.join('\n')}`)));
  });
}
