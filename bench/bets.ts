import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programOf } from '@pavilion/sandbox/testing/programs';
import { startPostgres, startRedis } from '@pavilion/sandbox/testing/servers';
import { type LightConnection, openConnection } from './light-http.ts';
import { call, register } from './operator-calls.ts';
import { type OperatorProcess, startOperator } from './operator-process.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** How many connections bet at the same time, of how many players, for how long in a turn, and how many turns. */
const CLIENTS = 16;
const PLAYERS = 16;
const SECONDS = 3;
const ROUNDS = 5;

export interface Place {
  readonly name: string;
  readonly operators: readonly OperatorProcess[];
  readonly clients: readonly { readonly connection: LightConnection; readonly tokens: readonly string[] }[];
  readonly slips: readonly object[];
}

/**
 * Bets a second: of two processes on a Postgres server beside `pgbench` on the same server; and of the embedded database beside that
 * of another commit, where one is named (`pnpm bench bets REVISION`). In turns, each time in another order.
 */
export async function measureBets(revision?: string): Promise<Record<string, unknown>[]> {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  const opened: Place[] = [];
  try {
    await preparePgbench(postgres.url);
    const shared = { databaseUrl: postgres.url, redisUrl: redis.url, keys: join(postgres.folder, 'keys') };
    opened.push(await open('two processes', [await startOperator(shared), await startOperator(shared)]));
    opened.push(await open('embedded', [await startOperator()]));
    if (revision)
      opened.push(await open(`embedded, ${revision}`, [await startOperator({ checkout: await checkoutOf(revision) })]));
    const rates = new Map<string, number[]>();
    const times = new Map<string, number[]>();
    const turns = [
      ...opened.map((place) => ({ name: place.name, turn: () => bet(place, times) })),
      { name: 'pgbench, TPC-B', turn: () => pgbench(postgres.url) },
    ];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { name, turn } of round % 2 ? turns : turns.toReversed()) {
        const rate = await turn();
        // The first round warms up.
        if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
        else times.clear();
      }
    }
    return turns.map(({ name }) => row(name, rates, times, revision));
  } finally {
    for (const { operators, clients } of opened) {
      for (const { connection } of clients) connection.close();
      for (const operator of operators) await operator.stop();
    }
    await Promise.all([postgres.stop(), redis.stop()]);
  }
}

/** The peer of each: what the machine could do with the same database, and what the commit before did. */
function row(
  name: string,
  rates: ReadonlyMap<string, readonly number[]>,
  times: ReadonlyMap<string, readonly number[]>,
  revision: string | undefined,
): Record<string, unknown> {
  const own = rates.get(name) ?? [];
  const peer = { 'two processes': 'pgbench, TPC-B', embedded: `embedded, ${revision}` }[name];
  const ratios = (peer === undefined ? [] : (rates.get(peer) ?? [])).map((rate, round) => (own[round] ?? 0) / rate);
  const took = (times.get(name) ?? []).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((took[Math.floor(took.length * share)] ?? Number.NaN) * 10) / 10;
  const rounded = (values: readonly number[], digits: number) => values.map((value) => Number(value.toFixed(digits)));
  const sorted = rounded(
    own.toSorted((a, b) => a - b),
    0,
  );
  const ratio = rounded(
    ratios.toSorted((a, b) => a - b),
    2,
  );
  return {
    what: name,
    'a second': sorted[Math.floor(sorted.length / 2)],
    least: sorted[0],
    most: sorted.at(-1),
    ...(ratio.length > 0
      ? { peer, ratio: ratio[Math.floor(ratio.length / 2)], 'ratio least': ratio[0], 'ratio most': ratio.at(-1) }
      : {}),
    ...(took.length > 0 ? { 'p50 ms': at(0.5), 'p99 ms': at(0.99) } : {}),
  };
}

export async function open(name: string, operators: readonly OperatorProcess[]): Promise<Place> {
  const [first] = operators;
  if (!first) throw new Error('No operator runs');
  const tokens: string[] = [];
  for (let number = 0; number < PLAYERS; number += 1) tokens.push(await register(first.address, number));
  const slips = await slipsOf(first, tokens[0] ?? '');
  const clients = Array.from({ length: CLIENTS }, (_, index) => ({
    connection: openConnection(operators[index % operators.length]?.address ?? first.address),
    tokens: tokens.filter((_, number) => number % CLIENTS === index),
  }));
  return { name, operators, clients, slips };
}

/** Every client bets again as soon as it is answered; returns the bets a second. */
async function bet({ name, clients, slips }: Place, times: Map<string, number[]>): Promise<number> {
  const took = times.get(name) ?? [];
  times.set(name, took);
  const begun = performance.now();
  const end = begun + SECONDS * 1000;
  let bets = 0;
  await Promise.all(
    clients.map(async ({ connection, tokens }, client) => {
      for (let sent = client; performance.now() < end; sent += 1) {
        const started = performance.now();
        const slip = { ...slips[Math.floor(Math.random() * slips.length)], clientRef: crypto.randomUUID() };
        const { status, body } = await connection.post(
          '/sports-api/bets',
          `xu-auth: ${tokens[sent % tokens.length]}\r\n`,
          JSON.stringify(slip),
        );
        took.push(performance.now() - started);
        // A market that stands still for a moment refuses, as it should.
        if (status === 200) bets += 1;
        else if (status !== 409) throw new Error(`${status}: ${body}`);
      }
    }),
  );
  return bets / ((performance.now() - begun) / 1000);
}

/** Bets that hold little and free what others held: on both sides of the first runner of every match that is not in play. */
async function slipsOf({ address }: OperatorProcess, token: string): Promise<object[]> {
  const slips: object[] = [];
  const list = await call<{ data: { matches: Listed[] } }>(address, '/sports-api/bet/matches', token);
  for (const { refMatchId, inPlay, state } of list.data.matches) {
    if (inPlay || state !== 'open') continue;
    const path = `/sports-api/bet/match/odds?refmatchid=${refMatchId}`;
    const { data } = await call<Odds>(address, path, token);
    const [runner] = data.market.runners;
    const [back, lay] = [runner?.back[0], runner?.lay[0]];
    if (!runner || !back || !lay || lay.odds > 6) continue;
    const slip = {
      refMatchId,
      marketId: data.market.marketId,
      marketType: 'match_odds',
      runnerId: runner.id,
      stack: 100,
      oddsPolicy: 'any',
    };
    slips.push({ ...slip, selectionType: 'back', odds: back.odds }, { ...slip, selectionType: 'lay', odds: lay.odds });
  }
  if (slips.length === 0) throw new Error('No market takes bets');
  return slips;
}

interface Listed {
  readonly refMatchId: string;
  readonly inPlay: boolean;
  readonly state: string;
}

interface Odds {
  readonly data: {
    readonly market: {
      readonly marketId: string;
      readonly runners: readonly {
        readonly id: string;
        readonly back: { odds: number }[];
        readonly lay: { odds: number }[];
      }[];
    };
  };
}

async function preparePgbench(url: string): Promise<void> {
  await run(programOf('pgbench'), ['-i', '-s', '10', '-q', url]);
}

/** Postgres' own measure with as many clients: seven statements a transaction, each a round trip. */
async function pgbench(url: string): Promise<number> {
  const { stdout } = await run(programOf('pgbench'), [
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-n',
    url,
  ]);
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`pgbench said: ${stdout}`);
  return rate;
}

/** The sources of another commit, with what is installed here; its own packages stand beside it. */
async function checkoutOf(revision: string): Promise<string> {
  const commit = execFileSync('git', ['rev-parse', `${revision}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();
  const folder = join(root, '.cache', 'bench', 'checkouts', commit);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', partial], { input: archive });
  const packages = (await readdir(join(partial, 'packages'))).map((name) => join('packages', name));
  for (const place of ['apps/sandbox', ...packages]) await linkModules(join(root, place), join(partial, place), folder);
  await rename(partial, folder);
  return folder;
}

async function linkModules(from: string, to: string, checkout: string): Promise<void> {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')];
  if (!existsSync(source)) return;
  await mkdir(target);
  for (const name of await readdir(source)) {
    if (name !== '@pavilion') await symlink(join(source, name), join(target, name));
  }
  if (!existsSync(join(source, '@pavilion'))) return;
  await mkdir(join(target, '@pavilion'));
  for (const name of await readdir(join(source, '@pavilion'))) {
    await symlink(join(checkout, 'packages', name), join(target, '@pavilion', name));
  }
}
