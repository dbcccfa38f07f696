import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, startPostgres } from '@pavilion/sandbox/testing/servers';
import { type LightSocket, openSocket } from './light-socket.ts';
import { call, PASSWORD, Refused, register, usernameOf } from './operator-calls.ts';

/** How many are connected, of how many sessions and players: a player has a few devices, and a few windows on each. */
const SOCKETS = 1000;
const SESSIONS = 250;
const PLAYERS = 50;
/** Who move money all the while. */
const WRITERS = 4;
/** As the app's socket waits, ms: doubled with each try, give or take half, and never longer than the most. */
const DELAY = { first: 1000, most: 5000, jitter: 0.5 };

/** An operator that can be killed and started again, at the same address and with what it wrote. */
interface Restartable {
  readonly address: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** What somebody was told that is done: the request, and its answer's id. */
interface Acknowledged {
  readonly token: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly id: string;
}

/**
 * The operator killed under a thousand connected players and started again, on both databases: when each was back with their
 * session checked, their balance and their exposure, in seconds from the kill; and whether what was acknowledged is still there.
 */
export async function measureRestart(): Promise<Record<string, unknown>[]> {
  const rows = [await restart('embedded')];
  const postgres = await startPostgres();
  try {
    rows.push(await restart('server', postgres.url));
  } finally {
    await postgres.stop();
  }
  return rows;
}

async function restart(database: string, databaseUrl?: string): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-restart-'));
  const operator = await restartable(folder, databaseUrl);
  const held: LightSocket[] = [];
  try {
    await operator.start();
    const tokens = await enterAll(operator);
    const backs = await connectAll(operator, tokens, held);
    const writers = await startWriters(operator, tokens.slice(0, WRITERS));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = writers.done.length;
    const killedAt = performance.now();
    await operator.kill();
    await operator.start();
    const up = seconds(performance.now() - killedAt);
    const times = (await Promise.all(backs)).map((at) => seconds(at - killedAt)).toSorted((a, b) => a - b);
    const done = await writers.stop();
    return {
      database,
      sockets: SOCKETS,
      'listening again s': up,
      'first s': times[0],
      'p50 s': times[Math.floor(times.length * 0.5)],
      'p99 s': times[Math.floor(times.length * 0.99)],
      'max s': times.at(-1),
      'most in 1 s': busiestSecond(times),
      acknowledged: `${before}, then ${done.length - before}`,
      lost: await lostOf(operator, done),
    };
  } finally {
    for (const socket of held) socket.close();
    await operator.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Registers everybody and signs them in on all of their devices; returns a token for each, those of registering first. */
async function enterAll(operator: Restartable): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < PLAYERS; number += 1) tokens.push(await register(operator.address, number));
  while (tokens.length < SESSIONS) {
    const username = usernameOf(tokens.length % PLAYERS);
    tokens.push(
      (await call<{ token: string }>(operator.address, '/api/login', undefined, { username, password: PASSWORD }))
        .token,
    );
  }
  return tokens;
}

/** Connects everybody, some at a time; returns when each will be back (ms) after their connection broke. */
async function connectAll(operator: Restartable, tokens: readonly string[], held: LightSocket[]) {
  const backs: Promise<number>[] = [];
  while (backs.length < SOCKETS) {
    const some = tokens.slice(backs.length % tokens.length).slice(0, 50);
    const sockets = await Promise.all(some.map((token) => openSocket(operator.address, token)));
    for (const [index, { gone }] of sockets.entries()) {
      backs.push(gone.then(() => returned(operator, some[index] ?? '', held)));
    }
  }
  return backs;
}

/** Money that is moved all the while. */
async function startWriters(operator: Restartable, tokens: readonly string[]) {
  const done: Acknowledged[] = [];
  let isOver = false;
  // The first to a destination needs the password.
  for (const token of tokens) await withdraw(operator, token, { clientRef: crypto.randomUUID(), password: PASSWORD });
  const writing = Promise.all(
    tokens.map(async (token) => {
      while (!isOver) done.push(await write(operator, token));
    }),
  );
  return {
    done,
    async stop(): Promise<readonly Acknowledged[]> {
      isOver = true;
      await writing;
      return done;
    },
  };
}

async function restartable(folder: string, databaseUrl?: string): Promise<Restartable> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    kill,
    async start() {
      child = spawn(process.execPath, [join(import.meta.dirname, '../apps/sandbox/src/main.ts')], {
        env: {
          PATH: process.env.PATH,
          PORT: String(port),
          HOST: '127.0.0.1',
          PAVILION_DATA: join(folder, 'database'),
          PAVILION_RELEASES: join(folder, 'releases'),
          PAVILION_KEYS: join(folder, 'keys'),
          PAVILION_LIMITS: 'off',
          ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      if (!child.stdout) throw new Error('The operator says nothing');
      for await (const line of createInterface(child.stdout)) if (line.startsWith('Sandbox at ')) return;
      throw new Error('The operator did not start');
    },
  };
}

/** Tries until it is connected, as the app's socket does; `failures` that came before. */
async function comeBack(operator: Restartable, token: string, failures: number): Promise<LightSocket> {
  try {
    return await openSocket(operator.address, token);
  } catch {
    await wait(failures);
    return comeBack(operator, token, failures + 1);
  }
}

/** A player whose connection broke; returns when they have all that the app asks for after each connection. */
async function returned(operator: Restartable, token: string, held: LightSocket[]): Promise<number> {
  await wait(0);
  const socket = await comeBack(operator, token, 1);
  const exposure = untilAnswered(() => call(operator.address, '/api/bet/exposure/amount', token));
  await Promise.all([socket.ask('session_check'), socket.ask('get:balance'), exposure]);
  held.push(socket);
  return performance.now();
}

function wait(failures: number): Promise<void> {
  const spread = 1 + DELAY.jitter * (2 * Math.random() - 1);
  const ms = Math.min(DELAY.first * 2 ** failures * spread, DELAY.most);
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Takes ₹500 out and puts it back; each is sent until it is answered. Returns what was acknowledged of the first. */
async function write(operator: Restartable, token: string): Promise<Acknowledged> {
  const taken = await withdraw(operator, token, { clientRef: crypto.randomUUID() });
  const back = { id: taken.id, clientRef: crypto.randomUUID() };
  await untilAnswered(() => call(operator.address, '/api/withdrawRequest/cancel', token, back));
  return taken;
}

async function withdraw(
  operator: Restartable,
  token: string,
  given: { readonly clientRef: string; readonly password?: string },
): Promise<Acknowledged> {
  const path = '/api/withdrawRequest/create';
  const body = { amount: 500, method: 'upi', upi: 'bench.player@okaxis', again: true, ...given };
  type Answer = { data: { withdrawal: { id: string } } };
  const { data } = await untilAnswered(() => call<Answer>(operator.address, path, token, body));
  return { token, path, body, id: data.withdrawal.id };
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error;
      await wait(0);
    }
  }
}

/** How many of what was acknowledged are not there: the same request again has to be answered as it was. */
async function lostOf(operator: Restartable, done: readonly Acknowledged[]): Promise<number> {
  type Answer = { data: { withdrawal: { id: string } } };
  let lost = 0;
  for (const { token, path, body, id } of done) {
    const { data } = await call<Answer>(operator.address, path, token, body);
    if (data.withdrawal.id !== id) lost += 1;
  }
  return lost;
}

/** The most of these times (seconds, sorted) within any one second. */
function busiestSecond(times: readonly number[]): number {
  return Math.max(...times.map((from, index) => times.filter((at, other) => other >= index && at < from + 1).length));
}

const seconds = (ms: number) => Math.round(ms / 10) / 100;
