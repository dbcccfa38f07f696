import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, keyFolder, renewStatements } from '@pavilion/federation/release';
import { builtGames, root } from './places.ts';

/** Where an operator keeps what is its own, and what it serves. */
interface OperatorFolders {
  readonly database: string;
  readonly releases: string;
  readonly keys: string;
}

/** A running operator, which answers at `address`. */
export interface RunningOperator {
  readonly address: string;
  /** The one-time code that was last sent to a number. */
  code(mobile: string): Promise<string>;
  /** Puts its clock ahead by so many ms more: what was begun before runs out. */
  pass(ms: number): Promise<void>;
  /** Changes its frozen world: a price, a market's state, the score, the end of a match (apps/sandbox, `worldChange`). */
  change(change: object): Promise<void>;
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

/**
 * A module that puts a process's clock ahead by so many ms, and by so many more each time its parent says so, loaded before any other; a
 * date of another thread is one too (those threads look at no clock).
 */
const clockAhead = (ms: number) =>
  `data:text/javascript,${encodeURIComponent(
    `const D=Date;let ahead=${ms};globalThis.Date=class extends D{constructor(...a){if(a.length)super(...a);else super(D.now()+ahead)}static now(){return D.now()+ahead}static[Symbol.hasInstance](x){return x instanceof D}};process.on('message',ms=>{ahead+=ms;process.send(ahead)});process.channel?.unref()`,
  )}`;

interface OperatorStart extends OperatorFolders {
  /** By so many ms its clock is ahead of this machine's. */
  readonly ahead?: number;
  /** Where it listens; any free port without it. */
  readonly port?: string;
  /** How many games its catalogue has, in place of the demo's. */
  readonly games?: number | undefined;
  /** The teams' public keys; those of the folder of keys without it. */
  readonly publicKeys?: Readonly<Record<string, readonly string[]>>;
  /** Lets developers show a remote of their machine in it. */
  readonly localRemotes?: boolean;
  /** `live` lets matches and prices move. In a frozen world, the default, they stay until a test changes them. */
  readonly world?: World;
}

export type World = 'live' | 'frozen';

/** Starts the operator by itself, with no limits: tests sign in and up more often than any person. */
export async function startOperator(options: OperatorStart): Promise<RunningOperator> {
  const {
    database,
    releases,
    keys,
    ahead = 0,
    port = '0',
    games,
    publicKeys,
    localRemotes = false,
    world = 'frozen',
  } = options;
  const flags = ['--import', clockAhead(ahead)];
  const child = spawn(join(root, 'node_modules/node/bin/node'), [...flags, 'apps/sandbox/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: port,
      PAVILION_DATA: database,
      PAVILION_RELEASES: releases,
      PAVILION_KEYS: keys,
      PAVILION_GAMES: builtGames,
      PAVILION_LIMITS: 'off',
      PAVILION_WORLD: world,
      ...(games === undefined ? {} : { PAVILION_GAMES_COUNT: String(games) }),
      ...(localRemotes ? { PAVILION_LOCAL_REMOTES: 'on' } : {}),
      ...(publicKeys === undefined ? {} : { PAVILION_PUBLIC_KEYS: JSON.stringify(publicKeys) }),
    },
  });
  const address = await addressOf(child);
  return {
    address,
    async code(mobile) {
      const answer = await fetch(`${address}/sandbox/inbox.json?mobile=${mobile}`);
      const { messages } = (await answer.json()) as { messages: { code: string }[] };
      const [newest] = messages;
      if (!newest) throw new Error(`No code was sent to ${mobile}`);
      return newest.code;
    },
    async pass(ms) {
      const passed = once(child, 'message');
      child.send(ms);
      await passed;
    },
    change: (change) => changeWorld(address, change),
    stop: () => ended(child),
  };
}

async function changeWorld(address: string, change: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/sandbox/world`, { method: 'POST', headers, body: JSON.stringify(change) });
  if (!answer.ok) throw new Error(`The world did not change: ${await answer.text()}`);
}

const A_DAY = 86_400_000;
/** By how much the statements of a release are signed anew for tests that let time pass, ms: they are good for 30 days from then. */
const SIGNED_AHEAD = 20 * A_DAY;

/** An operator of its own for tests that let time pass, up to 40 days, on a fresh database; its folder, of this name, is removed as it stops. */
export async function ownOperator(
  built: Pick<OperatorFolders, 'releases' | 'keys'>,
  name: string,
  { games }: Pick<OperatorStart, 'games'> = {},
): Promise<RunningOperator> {
  const folder = await mkdtemp(join(tmpdir(), `pavilion-${name}-`));
  const releases = join(folder, 'releases');
  const keys = join(folder, 'keys');
  const database = join(folder, 'database');
  await Promise.all([cp(built.releases, releases, { recursive: true }), cp(built.keys, keys, { recursive: true })]);
  await renewStatements(folderStore(releases), {
    keys: keyFolder(keys),
    clock: () => new Date(Date.now() + SIGNED_AHEAD),
  });
  await copyFreshDatabase({ database, keys });
  let ahead = 0;
  let operator = await startOperator({ releases, keys, database, games });
  const { address, code } = operator;
  return {
    address,
    code,
    async pass(ms) {
      ahead += ms;
      if (ms < A_DAY) return operator.pass(ms);
      // Its matches would first play what has passed: days of that take longer than to start anew.
      await operator.stop();
      operator = await startOperator({ releases, keys, database, games, ahead, port: new URL(address).port });
    },
    change: (change) => operator.change(change),
    async stop() {
      await operator.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
