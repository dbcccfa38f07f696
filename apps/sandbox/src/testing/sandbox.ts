import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceMapFolder } from '@pavilion/federation/release';
import { createPasswords } from '../players/index.ts';
import { type Limits, NO_SOCKET_LIMITS } from '../server/index.ts';
import { buildSandbox, type Sandbox } from '../start/sandbox.ts';
import type { BuildOptions } from '../start/services.ts';
import type { Database } from '../store/index.ts';
import { playedDatabase, QUICK, seededDatabase, TEST_KEYS, TEST_START, TEST_WORLD } from './database.ts';

const ENDLESS = { times: Number.POSITIVE_INFINITY, per: 1 };

/** No limits at all: for tests of something else. */
export const NO_LIMITS: Limits = {
  signInsPerName: ENDLESS,
  strangersPerName: ENDLESS,
  signInsPerAddress: ENDLESS,
  codesPerNumber: ENDLESS,
  codesPerAddress: ENDLESS,
  codeTriesPerAddress: ENDLESS,
  nameChecksPerAddress: ENDLESS,
  registrationsPerAddress: ENDLESS,
  uploadsPerPlayer: ENDLESS,
  passwordTriesPerPlayer: ENDLESS,
  stopTriesPerPlayer: ENDLESS,
  passwordChecksPerPlayer: ENDLESS,
  forgottenBetsPerPlayer: ENDLESS,
  limitChangesPerPlayer: ENDLESS,
  bankChangesPerPlayer: ENDLESS,
  passkeyChangesPerPlayer: ENDLESS,
  depositsPerPlayer: ENDLESS,
  withdrawalsPerPlayer: ENDLESS,
  contactMessages: ENDLESS,
  deskSignInsPerAddress: ENDLESS,
  deskSignIns: ENDLESS,
  visitsPerAddress: ENDLESS,
  reportsPerAddress: ENDLESS,
  newNamesPerAddress: ENDLESS,
  walletCallsPerProvider: ENDLESS,
  walletCallsPerPlayer: ENDLESS,
  gameCallsPerSession: ENDLESS,
  gameCallsPerPlayer: ENDLESS,
  seedChangesPerSession: ENDLESS,
  lobbyOpeningsPerPlayer: ENDLESS,
  gameOpeningsPerAddress: ENDLESS,
  tableListsPerAddress: ENDLESS,
};

/** Where a test's games are played; reached with `games.inject`. */
const GAMES_ORIGIN = 'http://games.test';

export interface TestSandbox extends Sandbox {
  readonly database: Database;
  readonly releases: string;
  /** What time it is in there. */
  now(): Date;
  /** Lets time pass. */
  pass(ms: number): void;
  /** Sends a call and returns its status and body. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The latest code that was sent to a number. */
  codeOf(mobile: string): Promise<string>;
  /** Calls `work` when the sandbox is closed, before it closes itself. */
  onClose(work: () => Promise<unknown>): void;
}

export interface Answer {
  readonly status: number;
  readonly body: { readonly [key: string]: unknown };
  readonly headers: Record<string, unknown>;
}

/** What makes another world than the one that is kept for tests. */
const OF_A_WORLD = ['seed', 'pace', 'matches', 'clock'] as const;

/** A whole sandbox on a database of its own (or the one given), with a clock of its own that stands still, not listening. */
export async function testSandbox(options: Partial<BuildOptions> = {}, given?: Database): Promise<TestSandbox> {
  const isOther = OF_A_WORLD.some((name) => name in options);
  const database = given ?? (await (isOther ? seededDatabase() : playedDatabase()));
  const releases = await mkdtemp(join(tmpdir(), 'pavilion-releases-'));
  const removeReleases = () =>
    Promise.all([releases, sourceMapFolder(releases)].map((folder) => rm(folder, { recursive: true, force: true })));
  const closings: (() => Promise<unknown>)[] = [];
  let now = TEST_START;
  const sandbox = await buildSandbox(database, {
    releasesFolder: releases,
    limits: NO_LIMITS,
    socketLimits: NO_SOCKET_LIMITS,
    logger: 'silent',
    passwords: createPasswords({ cost: QUICK }),
    clock: () => new Date(now),
    gamesOrigin: GAMES_ORIGIN,
    houseKeys: { given: TEST_KEYS },
    ...TEST_WORLD,
    ...options,
  }).catch(async (error: unknown) => {
    await removeReleases();
    if (!given) await database.close();
    throw error;
  });
  const send = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: unknown) => {
    const answer = await sandbox.app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : { text: answer.body },
      headers: { ...answer.headers },
    };
  };
  return {
    ...sandbox,
    database,
    releases,
    now: () => new Date(now),
    pass(ms) {
      now += ms;
    },
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body, headers = {}) => send('POST', path, headers, body),
    async codeOf(mobile) {
      const { body } = await send('GET', `/sandbox/inbox.json?mobile=${mobile}`, {});
      return (body.messages as { code: string }[])[0]?.code ?? '';
    },
    onClose: (work) => void closings.push(work),
    async close() {
      for (const work of closings.splice(0)) await work();
      await sandbox.close();
      await database.close();
      await removeReleases();
    },
  };
}
