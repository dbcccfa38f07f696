import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile } from 'node:fs/promises';
import { createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { programOf } from './programs.ts';
import { until } from './until.ts';

const run = promisify(execFile);

/** A server of a test's own, on a free port. It is gone with its folder when the test's process ends, in whatever way. */
export interface TestServer {
  readonly url: string;
  /** Where it works; what it says is in its `log`. */
  readonly folder: string;
  /** Stops it, and leaves what it wrote. `kill`: without a chance to put anything in order. */
  down(how?: 'stop' | 'kill'): Promise<void>;
  /** Starts it again, on the same port and with what it wrote. */
  up(): Promise<void>;
  /** Ends it for good, and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Runs a server and takes words from the test: `up`, or a signal that ends it. Where the test's process is gone, so is the pipe
 * that they come through, and then the server ends and its folder goes.
 */
const KEEPER = `
folder=$1; end=$2; shift 2
while read -r word; do
  if [ "$word" = up ]; then "$@" & server=$!; else kill -"$word" $server; wait $server; fi
  echo "$word"
done
kill -$end $server 2>/dev/null; wait $server; rm -rf "$folder"
`;

/**
 * Postgres on an empty data folder, as safe on disk as in earnest unless its `settings` say otherwise, in a folder of the system's
 * place for what is not kept or in `parent`. The superuser is `postgres`, without a password.
 */
export async function startPostgres(settings: readonly string[] = [], parent = tmpdir()): Promise<TestServer> {
  const program = programOf('postgres');
  // Postgres does not run as root.
  const user = process.getuid?.() === 0 ? await userOf('postgres') : undefined;
  const folder = await createFolder('postgres', user, parent);
  const data = join(folder, 'data');
  const making = ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', '--no-locale', '-E', 'UTF8'];
  await run(join(dirname(program), 'initdb'), making, { cwd: folder, ...user });
  const port = await freePort();
  const all = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=60',
    ...settings,
  ];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return keep({
    url,
    folder,
    user,
    end: 'INT',
    command: [program, '-D', data, ...all.flatMap((setting) => ['-c', setting])],
    isUp: async () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      try {
        await client.connect();
        return true;
      } catch {
        return false;
      } finally {
        await client.end();
      }
    },
  });
}

/** Redis, which keeps nothing when it stops. */
export async function startRedis(): Promise<TestServer> {
  const program = programOf('redis-server');
  const folder = await createFolder('redis');
  const port = await freePort();
  return keep({
    url: `redis://127.0.0.1:${port}`,
    folder,
    end: 'TERM',
    command: [program, '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    isUp: () => answers(port),
  });
}

/** How long a server may take to start, ms: less than a test may, so that it is told what the server said. */
const PATIENCE = 110_000;

interface User {
  readonly uid: number;
  readonly gid: number;
}

interface Kept {
  readonly url: string;
  /** Where it works and logs; removed at the end. */
  readonly folder: string;
  readonly user?: User | undefined;
  readonly env?: NodeJS.ProcessEnv;
  readonly command: readonly string[];
  /** The signal that ends it in good order and at once. */
  readonly end: 'INT' | 'TERM';
  readonly isUp: () => Promise<boolean>;
}

/** Starts a program as a server of a test's own. */
export async function keep({ url, folder, user, env = process.env, command, end, isUp }: Kept): Promise<TestServer> {
  const keeper = spawn('sh', ['-c', `exec 2>"$1/log"; ${KEEPER}`, 'keeper', folder, end, ...command], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
    env,
    ...user,
  });
  const lines = createInterface(keeper.stdout);
  // Only while it is waited for does it keep the test's process alive: one that was forgotten ends with it.
  const handles = [keeper, keeper.stdin as Socket, keeper.stdout as Socket];
  const waitingFor = async (done: Promise<unknown>) => {
    for (const handle of handles) handle.ref();
    await done;
    for (const handle of handles) handle.unref();
  };
  const tell = (word: string) => {
    const event = new Promise<void>((resolve) => {
      const hear = (line: string) => {
        if (line !== word) return;
        lines.off('line', hear);
        resolve();
      };
      lines.on('line', hear);
    });
    keeper.stdin.write(`${word}\n`);
    return waitingFor(event);
  };
  const stop = async () => {
    if (keeper.exitCode !== null) return;
    const gone = once(keeper, 'exit');
    keeper.stdin.end();
    await waitingFor(gone);
  };
  const up = async () => {
    await tell('up');
    try {
      await until(`${command[0]} answers`, isUp, PATIENCE);
    } catch (error) {
      const log = await readFile(join(folder, 'log'), 'utf8');
      await stop();
      throw new Error(`${String(error)}\n${log}`);
    }
  };
  await up();
  return { url, folder, up, stop, down: (how = 'stop') => tell(how === 'kill' ? 'KILL' : end) };
}

/** A folder in the system's place for what is not kept, or in `parent`, of `user` where the server runs as another one. */
export async function createFolder(name: string, user?: User, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, `pavilion-${name}-`));
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

async function userOf(name: string): Promise<User> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (which) => Number((await run('id', [which, name])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name}`);
  return { uid, gid };
}

/** Whether anybody listens on `port`. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
