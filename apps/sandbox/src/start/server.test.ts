import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { explainStartError, SandboxStartError } from '../base/index.ts';
import { startSandbox } from './server.ts';

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
  expect(sandbox.desk).toEqual({ address: `${sandbox.address}/sandbox/desk`, password: 'Pavilion-desk' });
  const gamesPort = Number(new URL(url).port);
  await expect(startSandbox({ port: 0, gamesPort, releasesFolder: tmpdir() })).rejects.toMatchObject({
    message: `Port ${gamesPort} is in use. Choose another: PAVILION_GAMES_PORT=${gamesPort + 1} npm start`,
  });
  await sandbox.close();
});

test('a database that does not answer is said in one sentence', async () => {
  const start = startSandbox({
    port: 0,
    releasesFolder: tmpdir(),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  await expect(start).rejects.toMatchObject({ reason: 'no-database' });
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
