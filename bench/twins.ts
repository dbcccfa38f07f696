import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type OperatorProcess, startOperator } from './operator-process.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/bench/load');
const keys = join(folder, 'keys');
const gamesFolder = join(folder, 'games');

/** Where an operator finds the app, and the keys that it is signed with. */
export interface BuiltApp {
  readonly releases: string;
  readonly keys: string;
  /** The games' pages. */
  readonly gamesFolder: string;
}

/** The app and its twin, each served by an operator of its own. */
export interface Twins {
  readonly app: OperatorProcess;
  readonly twin: OperatorProcess;
  stop(): Promise<void>;
}

/**
 * Builds the app as it stands in this tree and, from the same sources, its twin: one bundle, split by the same pages, with the same
 * preload links in its HTML. Two operators of the same kind, each with an empty database, serve them.
 */
export async function startTwins(): Promise<Twins> {
  const { releases } = buildApp();
  const twinReleases = join(folder, 'twin');
  runScript('scripts/build-twin.ts', [join(folder, 'build/out'), releases, twinReleases], releases);
  const app = await startOperator({ releases, keys });
  const twin = await startOperator({ releases: twinReleases, keys });
  return {
    app,
    twin,
    async stop() {
      await Promise.all([app.stop(), twin.stop()]);
    },
  };
}

/** Builds the app as it stands in this tree. */
export function buildApp(): BuiltApp {
  const releases = join(folder, 'app');
  runScript('packages/cli/src/main.ts', ['build'], releases);
  return { releases, keys, gamesFolder };
}

function runScript(script: string, args: readonly string[], releases: string): void {
  const env = { ...process.env, PAVILION_RELEASES: releases, PAVILION_KEYS: keys, PAVILION_GAMES: gamesFolder };
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
}
