import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainFolder, explainStartError, SandboxStartError } from '../base/index.ts';
import { type RunningSandbox, startSandbox } from './server.ts';

/** What a test started; it ends with the test, also where that fails. */
const started: RunningSandbox[] = [];
afterEach(() => Promise.all(started.splice(0).map((sandbox) => sandbox.close())));

async function nicenessOfThreads(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const stats = await Promise.all(threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8')));
  // Its 19th field; the second, a name in brackets, may have spaces in it.
  return stats.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

test('a busy port is said in one sentence, before anything is opened', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen({ port: 0, host: '127.0.0.1' }, resolve));
  const { port } = other.address() as AddressInfo;
  const start = startSandbox({ port, host: '127.0.0.1', releasesFolder: tmpdir(), dataFolder: '/nowhere/at/all' });
  await expect(start).rejects.toMatchObject({
    name: 'SandboxStartError',
    reason: 'port-in-use',
    message: `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`,
  });
  await new Promise((resolve) => other.close(resolve));
});

test('games listen at a port of their own that the app’s pages name, and a busy one is said by its variable', async () => {
  const sandbox = await startSandbox({ port: 0, releasesFolder: tmpdir(), logger: 'silent' });
  started.push(sandbox);
  const call = async (path: string, body: object, token = '') => {
    const answer = await fetch(sandbox.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { token: string; data: { url: string } };
  };
  const { token } = await call('/api/login/demo', {});
  const { url } = (await call('/lobby-api/lobby/', { product: 'betby' }, token)).data;
  expect(new URL(url).hostname).toBe('localhost');
  expect(new URL(url).port).not.toBe(new URL(sandbox.address).port);
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining(`frame-ancestors ${sandbox.address}`),
  ]);
  // Whoever waits for anything else goes before a password: on Linux each thread has a niceness of its own.
  if (process.platform === 'linux') expect(await nicenessOfThreads()).toContain(10);
  expect(sandbox.desk).toEqual({ address: `${sandbox.address}/sandbox/desk`, password: 'Pavilion-desk' });
  const gamesPort = Number(new URL(url).port);
  await expect(startSandbox({ port: 0, gamesPort, releasesFolder: tmpdir() })).rejects.toMatchObject({
    message: `Port ${gamesPort} is in use. Choose another: PAVILION_GAMES_PORT=${gamesPort + 1} npm start`,
  });
});

test('a database that does not answer is said in one sentence', async () => {
  const start = startSandbox({
    port: 0,
    releasesFolder: tmpdir(),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  await expect(start).rejects.toMatchObject({ reason: 'no-database' });
});

test.each(['postgres://pavilion:s3cret#pw@127.0.0.1:1/x', 'postgres://pavilion:s3cret?pw@127.0.0.1:1/x'])(
  'the address %s of a database is refused in one sentence that does not repeat it',
  async (databaseUrl) => {
    const error: unknown = await startSandbox({ port: 0, releasesFolder: tmpdir(), databaseUrl }).catch(
      (e: unknown) => e,
    );
    expect(error).toMatchObject({ reason: 'bad-setting', message: expect.not.stringContaining('s3cret') });
    expect(error).toMatchObject({ message: expect.stringMatching(/^DATABASE_URL is not an address of a Postgres/) });
  },
);

test.each(['256.1.1.1', '192.0.2.1'])(
  'refuses the host %s, which is not this machine’s, before it opens anything',
  async (host) => {
    const start = startSandbox({ port: 0, host, releasesFolder: tmpdir(), dataFolder: '/nowhere/at/all' });
    await expect(start).rejects.toMatchObject({
      reason: 'no-host',
      message: `HOST=${host} is no address of this machine. Leave it out, or choose 0.0.0.0 for all of them.`,
    });
  },
);

test('a folder that nothing can be kept in is said in one sentence, and one below /proc ends as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-start-'));
  const file = join(folder, 'file');
  await writeFile(file, 'mine');
  for (const [dataFolder, why] of [
    [file, 'a file is in its place, or above it'],
    [join(file, 'database'), 'a file is in its place, or above it'],
    ['/proc/nope/db', 'no folder can be made there'],
  ] as const) {
    await expect(startSandbox({ port: 0, releasesFolder: tmpdir(), dataFolder })).rejects.toMatchObject({
      reason: 'no-folder',
      message: `Nothing can be kept in ${dataFolder}: ${why}. Choose another folder: PAVILION_DATA=… npm start`,
    });
  }
  expect(await readFile(file, 'utf8')).toBe('mine');
  await rm(folder, { recursive: true });
});

test.each(['EACCES', 'EPERM', 'EROFS'])('that a folder may not be written is said so: %s', (code) => {
  const error = Object.assign(new Error('raw'), { code });
  expect(explainFolder(error, '/data', 'PAVILION_DATA')).toMatchObject({
    message: 'Nothing can be kept in /data: it may not be written. Choose another folder: PAVILION_DATA=… npm start',
  });
});

test('a Redis that does not answer, and one without a database, are said in one sentence each, before anything is opened', async () => {
  const options = { port: 0, releasesFolder: tmpdir(), redisUrl: 'redis://127.0.0.1:1' };
  await expect(
    startSandbox({ ...options, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' }),
  ).rejects.toMatchObject({
    reason: 'no-redis',
    message: 'The Redis of REDIS_URL does not answer. Is it running, and is the address right?',
  });
  await expect(startSandbox({ ...options, dataFolder: '/nowhere/at/all' })).rejects.toMatchObject({
    reason: 'redis-alone',
    message: 'REDIS_URL is for several processes, and those need one database: set DATABASE_URL too.',
  });
});

test('a full disk is said in one sentence, whether Node or Postgres finds it', () => {
  const full = [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
  ];
  for (const error of full) {
    expect(explainStartError(error, '/data')).toMatchObject({
      reason: 'disk-full',
      message: 'The disk is full (/data). Free some space and start again.',
    });
  }
});

test('what has no sentence of its own stays the error that it is', () => {
  const other = new Error('surprise');
  expect(explainStartError(other)).toBe(other);
  const known = new SandboxStartError('disk-full', 'x');
  expect(explainStartError(known)).toBe(known);
});
