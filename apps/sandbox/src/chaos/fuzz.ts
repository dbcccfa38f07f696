import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, keyFolder, publishRelease } from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { paise } from '@pavilion/money';
import { createRandom, type Random } from '../base/index.ts';
import { createSessions } from '../players/index.ts';
import { DEFAULT_LIMITS } from '../server/index.ts';
import { signedInDesk } from '../testing/desk.ts';
import { moneyCalls, newBank, newBonus, newWithdrawal } from '../testing/money-calls.ts';
import { newPlayer, PASSWORD } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import type { Campaign } from './campaign.ts';
import { fuzzEvents, fuzzPackets } from './fuzz-frames.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-requests.ts';
import { auditOf } from './ledger-sequences.ts';

/** How long an answer may take, ms: far longer than any does. */
const PATIENCE = 20_000;

/** What is sent in one turn, after which the ledger is looked at, and a new player is at the keyboard. */
interface Turn {
  readonly requests: number;
  readonly events: number;
  /** Connections that send a few packets each. */
  readonly packets: number;
  readonly connections: number;
}

/**
 * Random requests to every route, and a tenth as many socket frames and raw connections: never an answer of 5xx, no crash, no
 * hang; a request that the wire's schema does not take is refused with 422 and the name of a field that is at fault; the ledger is
 * in order all the while.
 */
export const fuzzCampaign: Campaign = ({ count, seed, print }) =>
  fuzzing({
    turns: count / 1000,
    turn: { requests: 1000, events: 34, packets: 34, connections: 34 },
    seed,
    print,
    isLimited: false,
  });

/** So many turns (the last one may be a part of one) of whatever is in a turn; `isLimited`: with the limits of every operator. */
export async function fuzzing({
  turns,
  turn,
  seed,
  print,
  isLimited,
}: {
  readonly turns: number;
  readonly turn: Turn;
  readonly seed: number;
  readonly print: (line: string) => void;
  readonly isLimited: boolean;
}): Promise<void> {
  const random = createRandom(seed);
  const keysFolder = await mkdtemp(join(tmpdir(), 'pavilion-fuzz-'));
  const sandbox = await testSandbox({ keysFolder, ...(isLimited ? { limits: DEFAULT_LIMITS } : {}) });
  try {
    await release(sandbox, keysFolder);
    const url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
    const routes = routesOf(sandbox);
    const statuses = new Map<number, number>();
    for (let done = 0; done < turns; done += 1) {
      const part = Math.min(1, turns - done);
      const some = (inATurn: number) => Math.ceil(inATurn * part);
      const [chance, forEvents, forPackets, forBytes] = Array.from({ length: 4 }, () =>
        createRandom(random.int(0, 2 ** 31 - 1)),
      ) as [Random, Random, Random, Random];
      // Whoever sends the requests signs out now and then, and everywhere.
      const { token } = await newPlayer(sandbox);
      await Promise.all([
        sendRequests(sandbox, { routes, count: some(turn.requests), random: chance, statuses }),
        fuzzEvents(url, token, forEvents, some(turn.events)),
        fuzzPackets(url, token, forPackets, some(turn.packets)),
        fuzzConnections(Number(new URL(url).port), forBytes, some(turn.connections)),
      ]);
      const audit = await auditOf(sandbox.database);
      if (Object.values(audit ?? { missing: 1 }).some((one) => one !== 0)) {
        throw new Error(`The ledger is not in order: ${JSON.stringify(audit)}`);
      }
      if (done % 10 === 9) print(`${(done + 1) * turn.requests} requests`);
    }
    const shares = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    print(`${routes.length} routes; answers ${shares.join(', ')}`);
  } finally {
    await sandbox.close();
    await rm(keysFolder, { recursive: true });
  }
}

/** How many requests are under way at the same time. */
const LANES = 3;

/** One player's requests, and those of somebody at the desk. */
async function sendRequests(
  sandbox: TestSandbox,
  {
    routes,
    count,
    random,
    statuses,
  }: {
    readonly routes: ReturnType<typeof routesOf>;
    readonly count: number;
    readonly random: Random;
    readonly statuses: Map<number, number>;
  },
): Promise<void> {
  const player = await somebody(sandbox);
  const desk = await atTheDesk(sandbox);
  let { token } = player;
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const status = await judged(sandbox, fuzzRequest(random, { token, desk, ids: player.ids, routes }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Signed out, or the password is another one now.
      if (status === 401) token = await signedIn(sandbox, player.id);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const signedIn = (sandbox: TestSandbox, player: number) =>
  sandbox.database.transaction((tx) => createSessions(sandbox.database, sandbox.now).begin(tx, player, true));

/** A session at the desk, which has opened the house again if somebody closed it. */
async function atTheDesk(sandbox: TestSandbox): Promise<{ cookie: string; csrf: string }> {
  const browser = await signedInDesk(sandbox);
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await browser.open('/house')).body) ?? [];
  await browser.post('/organisations/pavilion/status', { value: 'live', csrf });
  return { cookie: browser.cookies(), csrf };
}

/** A player who has one of everything, and the ids of it. */
async function somebody(sandbox: TestSandbox): Promise<{ id: number; token: string; ids: string[] }> {
  const player = await newPlayer(sandbox, paise(100_000_000));
  const bet = await moneyCalls.placeBet(sandbox, player);
  const ids = [
    await newBank(sandbox, player.token),
    await newWithdrawal(sandbox, player.token),
    await newBonus(sandbox, player),
    String(player.id),
    ...[bet.refMatchId, bet.marketId, bet.runnerId].map(String),
    'm_paytm',
    PASSWORD,
    'live',
    'reload-2026',
    'somebody@upi',
    '2026-11-01',
    '2026-11-21',
    '9876543210',
  ];
  return { ...player, ids };
}

/** A page of the app for every address that is none of the operator's, released with keys in `folder`. */
async function release({ releases, now }: TestSandbox, folder: string): Promise<void> {
  const build = join(folder, 'build');
  await writeBuild(build, { name: 'shell', version: '1.0.0' });
  await publishRelease(folderStore(releases), build, { keys: keyFolder(folder), clock: now });
}

/** Every route, read from the router's own tree: a line's path follows on that of the line above it to the left. */
function routesOf({ app }: TestSandbox): { methods: string[]; path: string }[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, edge = '', part = '', methods] = /^(.*?── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = edge.length / 4;
      above.splice(depth - 1, Number.POSITIVE_INFINITY, part);
      return methods ? [{ path: above.join(''), methods: methods.split(', ') }] : [];
    });
}

async function judged(sandbox: TestSandbox, request: FuzzRequest): Promise<number> {
  const { method, url, headers, payload, call } = request;
  const complain = (what: string, found: unknown) => {
    const shown = { method, url, headers, payload: payload?.toString().slice(0, 2000), call };
    throw new Error(
      `${what}: ${JSON.stringify(found)?.slice(0, 600)}\n${JSON.stringify(shown, null, 2).slice(0, 5000)}`,
    );
  };
  const late = AbortSignal.timeout(PATIENCE);
  const answer = await sandbox.app
    .inject({
      method: method as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(payload === undefined ? {} : { payload }),
      signal: late,
    })
    .catch((error) => complain(late.aborted ? 'No answer in time' : 'No answer', String(error)));
  if (!answer) return 0;
  const { statusCode: status, body } = answer;
  // Too often, or too busy: said so, and when to come again.
  if ([429, 503].includes(status) && answer.headers['retry-after'] !== undefined) return status;
  if (status >= 500) complain('A failure of ours', { status, body });
  const isEnvelope = String(answer.headers['content-type']).startsWith('application/json');
  if (status >= 400 && isEnvelope && method !== 'HEAD' && !isClear(url, body))
    complain('An unclear refusal', { status, body });
  if (!call) return status;
  if (!isEnvelope) complain('A call that is not answered in the envelope', { status, body });
  if (!call.isValid && ![400, 401, 413, 422, 431].includes(status))
    complain('A bad request was not refused', { status, body });
  if (status === 422) {
    const { field } = JSON.parse(body);
    const [named] = String(field).split('.');
    if (!call.isValid && call.fields.length > 0 && !call.fields.includes(String(named))) {
      complain('The wrong field is named', { field, fields: call.fields });
    }
    if (field === undefined && call.fields.length > 0) complain('No field is named', { body });
  }
  return status;
}

/** Whether a refusal says that it is one, and why: a game provider's in its own words. */
function isClear(url: string, body: string): boolean {
  const reply = JSON.parse(body || '{}') as { readonly [field: string]: unknown };
  const isRefusal = reply.error === true || (/^\/wallet-api(?:[/?]|$)/.test(url) && typeof reply.code === 'string');
  return isRefusal && typeof reply.message === 'string' && reply.message !== '';
}

/** Bytes that are hardly HTTP, on connections of their own: each is answered with 4xx or closed. */
async function fuzzConnections(port: number, random: Random, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const start = random.pick([
      'GET / HTTP/1.1',
      'POST /api/login HTTP/1.1',
      'GET /api/getBanners HTTP/9.9',
      'BREW / HTTP/1.1',
      'GET  HTTP/1.1',
      '\0\x01\x02',
      'GET /\xff HTTP/1.1',
      'PRI * HTTP/2.0',
    ]);
    const headers = random.pick([
      'Host: a\r\nHost: b',
      'Host: a\r\nContent-Length: 5\r\nContent-Length: 6',
      'Host: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3',
      'Host: a\r\nContent-Length: zz',
      'Host: a\r\nX: '.padEnd(40_000, 'y'),
      'Host: a\r\n: empty',
      'Host: a\r\nUpgrade: websocket\r\nConnection: Upgrade',
      'Host: a\r\nToken: x\r\nToken: y\r\nContent-Type: application/json',
      'no colon',
      'Host: a\r\nExpect: 200-maybe',
    ]);
    const body = random.pick(['', '{}', 'zz\r\n', '5\r\nab', '0\r\n\r\n', '{"username":"a","password":"b"}']);
    const text = await exchanged(port, `${start}\r\n${headers}\r\nConnection: close\r\n\r\n${body}`);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 400);
    // What the parser below our server refuses by itself is 501 for a coding that it does not know.
    if (status >= 500)
      throw new Error(`${start} | ${headers.slice(0, 200)} | ${body} was answered ${text.slice(0, 500)}`);
  }
}

function exchanged(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`No answer in time to ${bytes.slice(0, 300)}`)));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.on('error', (error) => (error.message.startsWith('No answer') ? reject(error) : resolve(text)));
  });
}
