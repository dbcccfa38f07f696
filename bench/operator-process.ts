import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@pavilion/sandbox/testing/servers';

/** The operator in a process of its own, for one measurement. */
export interface OperatorProcess {
  readonly address: string;
  /** Its memory, bytes (RSS), once its garbage is collected and it has stopped growing. */
  memory(): Promise<number>;
  /** The processor's time that it has taken so far, ms; to the hundredth of a second. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export interface OperatorOptions {
  /** The database instead of one embedded in a folder. */
  readonly databaseUrl?: string | undefined;
  /** What it shares with other processes on that database. */
  readonly redisUrl?: string | undefined;
  /** The checkout whose operator it is; this one unless said. */
  readonly checkout?: string;
  /** The release store that it serves, and the keys by which its releases are signed; none unless said. */
  readonly releases?: string;
  readonly keys?: string;
  /** The pages of its own games; those of the last build unless said. */
  readonly gamesFolder?: string;
  /** How many matches of each sport it has, and how many of their prices change a second; as it comes unless said. */
  readonly matches?: number;
  readonly changes?: number;
  /** How many games its catalogue has; the demo's unless said. */
  readonly games?: number;
}

/** Starts it on an empty database. */
export async function startOperator(options: OperatorOptions = {}): Promise<OperatorProcess> {
  const { databaseUrl, redisUrl, checkout = root, releases, keys, gamesFolder, matches, changes, games } = options;
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-bench-'));
  return startProcess(join(checkout, 'apps/sandbox/src/main.ts'), folder, {
    PORT: '0',
    HOST: '127.0.0.1',
    PAVILION_DATA: join(folder, 'database'),
    PAVILION_RELEASES: releases ?? join(folder, 'releases'),
    PAVILION_KEYS: keys ?? join(folder, 'keys'),
    PAVILION_LIMITS: 'off',
    ...(gamesFolder ? { PAVILION_GAMES: gamesFolder, PAVILION_GAMES_PORT: String(await freePort()) } : {}),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...(matches ? { PAVILION_MATCHES: String(matches) } : {}),
    ...(changes ? { PAVILION_CHANGES: String(changes) } : {}),
    ...(games ? { PAVILION_GAMES_COUNT: String(games) } : {}),
  });
}

/** Starts the socket.io server that the operator's sockets are measured beside: `program`, told by `settings`. */
export async function startPlainSockets(
  program = 'plain-socket-server.ts',
  settings: Readonly<Record<string, string>> = {},
): Promise<OperatorProcess> {
  return startProcess(join(import.meta.dirname, program), await mkdtemp(join(tmpdir(), 'pavilion-bench-')), settings);
}

const root = join(import.meta.dirname, '..');

/** Starts a program that says `Sandbox at ADDRESS` once it listens; its folder goes with it. */
async function startProcess(
  program: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<OperatorProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const inspectPort = await freePort();
  const child = spawn(process.execPath, [`--inspect-port=${inspectPort}`, program], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  let address: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    address = /^Sandbox at (\S+)/.exec(line)?.[1];
    if (address) break;
  }
  if (!address) throw new Error(`${program} did not start`);
  const rss = async () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
  return {
    address,
    async cpu() {
      // Fields 14 and 15, user and system, counted in hundredths of a second; the second field may have spaces in it.
      const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * 10;
    },
    async memory() {
      await collectGarbage(child, inspectPort);
      let lowest = await rss();
      for (let look = 0; look < 10; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        lowest = Math.min(lowest, await rss());
      }
      return lowest;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Has a process and its threads collect all of their garbage, by the debugger that every Node opens when it is asked for. */
async function collectGarbage(child: ChildProcess, port: number): Promise<void> {
  child.kill('SIGUSR1');
  const debuggers = async (): Promise<{ webSocketDebuggerUrl: string }[]> =>
    (await fetch(`http://127.0.0.1:${port}/json/list`)).json() as Promise<{ webSocketDebuggerUrl: string }[]>;
  let found = await debuggers().catch(() => []);
  for (; found.length === 0; found = await debuggers().catch(() => [])) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const socket = new WebSocket(found[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const messages: Heard[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)) as Heard));
  const heard = async (is: (message: Heard) => boolean): Promise<void> => {
    while (!messages.some(is)) await once(socket, 'message');
  };
  const collect = { method: 'HeapProfiler.collectGarbage' };
  // What is answered says by then which threads run.
  socket.send(JSON.stringify({ id: 1, method: 'NodeWorker.enable', params: { waitForDebuggerOnStart: false } }));
  await heard(({ id }) => id === 1);
  socket.send(JSON.stringify({ id: 2, ...collect }));
  await heard(({ id }) => id === 2);
  for (const { method, params } of [...messages]) {
    if (method !== 'NodeWorker.attachedToWorker' || !params) continue;
    const { sessionId } = params;
    const message = JSON.stringify({ id: 1, ...collect });
    socket.send(JSON.stringify({ id: 3, method: 'NodeWorker.sendMessageToWorker', params: { sessionId, message } }));
    await heard(
      (answer) => answer.method === 'NodeWorker.receivedMessageFromWorker' && answer.params?.sessionId === sessionId,
    );
  }
  socket.close();
}

/** What a debugger says: an answer by its id, or something that happened in a thread. */
interface Heard {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string };
}
