import { telemetryReport } from '@pavilion/api-client/wire';
import { signedIn, signedOut } from '@pavilion/contract/testing';
import { integrityOf } from '@pavilion/federation/discovery';
import { type RemoteFailureKind, RemoteLoadError } from '@pavilion/federation/runtime';
import * as z from 'zod/mini';
import { testRelease } from '../testing.tsx';
import { type ErrorReport, traceError } from './telemetry-trace.ts';

const BASE = 'https://play.example/releases/casino/1.0.3/';
const thrown = (name = 'TypeError') =>
  Object.assign(new Error('Rohit has 500'), { name, stack: `Error: Rohit has 500\n    at f (${BASE}317.js:1:9)` });
const report = (kind: ErrorReport['kind'], name: string) =>
  ({ kind, name, remote: 'casino', version: '1.0.3', count: 1 }) as ErrorReport;

async function traced(given: ErrorReport, error: unknown, player = signedOut) {
  await traceError(given, error, player);
  expect(z.safeParse(telemetryReport, given).success).toBe(true);
  const { kind: _, remote: __, version: ___, count: ____, ...rest } = given;
  return rest;
}

/** The error of a release's entry, with what came when it was requested again. */
async function entryFailed(kind: RemoteFailureKind, source: ConstructorParameters<typeof RemoteLoadError>[3]) {
  const integrity = await integrityOf('the entry');
  return new RemoteLoadError({ ...testRelease({ name: 'casino' }), integrity }, kind, 'detail', source);
}

let printed: jest.SpyInstance;
let answers: Record<string, Response | undefined>;
beforeEach(() => {
  answers = {};
  printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (async (url: string) => {
    const answer = answers[url.slice(BASE.length)];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  }) as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const answer = (text: string, status = 200) =>
  ({ ok: status === 200, status, text: async () => text }) as unknown as Response;

describe('traceError', () => {
  it('adds the places of an error', async () => {
    expect(await traced(report('error', 'TypeError'), thrown())).toEqual({
      name: 'TypeError',
      frames: ['casino/1.0.3/317.js:1:9'],
    });
  });

  it.each(['uncaught', 'rejected'])('adds class and places of an error that is %s', async (name) => {
    expect(await traced(report('failure', name), thrown())).toEqual({
      name,
      error: 'TypeError',
      frames: ['casino/1.0.3/317.js:1:9'],
    });
  });

  it('says whether the page or the container threw', async () => {
    const frames = ['casino/1.0.3/317.js:1:9'];
    const crashed = { name: 'crashed', error: 'TypeError', frames };
    expect(await traced(report('failure', 'crashed'), thrown())).toEqual({ ...crashed, cause: 'page threw' });
    const wrapped = await entryFailed('crashed', { cause: thrown() });
    expect(await traced(report('failure', 'crashed'), wrapped)).toEqual({ ...crashed, cause: 'container threw' });
  });

  it('keeps a class of errors that holds a name of the player', async () => {
    const name = `${signedIn.user?.name?.split(' ')[0]}Error`;
    expect(await traced(report('failure', 'uncaught'), thrown(name), signedIn)).toMatchObject({ error: 'Error' });
  });

  it('names what is wrong with a remote that is none', async () => {
    const missing = await entryFailed('invalid', { reason: 'missing part' });
    expect(await traced(report('failure', 'invalid'), missing)).toEqual({ name: 'invalid', cause: 'missing part' });
    const none = await entryFailed('invalid', {});
    expect(await traced(report('failure', 'invalid'), none)).toEqual({ name: 'invalid', cause: 'no container' });
  });

  it.each([
    [null, 'network'],
    ['the entry', 'network'],
    [503, 'not served'],
    ['another entry', 'hash'],
  ])('names the cause of an entry whose second request brings %j: %s', async (answered, cause) => {
    const error = await entryFailed('unreachable', { answer: Promise.resolve(answered) });
    expect(await traced(report('failure', 'unreachable'), error)).toEqual({ name: 'unreachable', cause });
    expect(printed).toHaveBeenCalledWith(`casino 1.0.3 is unreachable: ${cause}`);
  });

  it.each([
    ['nothing', {}, 'network'],
    ['an error', { '7.js': answer('', 404) }, 'not served'],
    ['other content', { '7.js': answer('tampered') }, 'hash'],
    ['the right content', { '7.js': answer('a page') }, 'network'],
  ])('names the cause of a chunk whose second request brings %s', async (_, second, cause) => {
    const files = { '7.js': await integrityOf('a page') };
    answers = { 'build.json': answer(JSON.stringify({ files })), ...second };
    const error = Object.assign(new Error(`Loading chunk 7 failed.\n(error: ${BASE}7.js?retry=0.3)`), {
      name: 'ChunkLoadError',
    });
    expect(await traced(report('failure', 'unreachable'), error)).toEqual({ name: 'unreachable', cause });
  });

  it('adds nothing to a failure whose name is its cause', async () => {
    expect(await traced(report('failure', 'timeout'), thrown())).toEqual({ name: 'timeout' });
  });
});
