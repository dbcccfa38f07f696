import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { paise } from '@pavilion/money';
import { createRandom, type Random } from '../base/index.ts';
import { type Database, openDatabase } from '../store/index.ts';
import { newPlayer } from '../testing/players.ts';
import { startSandboxProcess } from '../testing/sandbox-process.ts';
import { startPostgres, type TestServer } from '../testing/servers.ts';
import type { Campaign } from './campaign.ts';
import { KillClient, type Sent } from './kill-client.ts';
import { auditOf } from './ledger-sequences.ts';

/** How many players send at the same time, and how much each has, in paise. */
const CLIENTS = 6;
const CASH = paise(100_000_000);

/**
 * The operator's process, killed in the middle of writes, `count` times on each database. After each kill its database holds every
 * request that was acknowledged, with the answer that was given, and no reference twice; what was not answered is sent again.
 */
export const killCampaign: Campaign = async ({ count, seed, print }) => {
  const postgres = await startPostgres();
  try {
    const { url } = postgres;
    await Promise.all([
      kill(
        'embedded',
        count,
        createRandom(seed),
        {},
        ({ folder }) => openDatabase({ folder: join(folder, 'database') }),
        print,
      ),
      kill('server', count, createRandom(seed + 1), { DATABASE_URL: url }, () => openDatabase({ url }), print),
    ]);
  } finally {
    await postgres.stop();
  }
};

async function kill(
  name: string,
  count: number,
  random: Random,
  env: Record<string, string>,
  open: (server: TestServer) => Promise<Database>,
  print: (line: string) => void,
): Promise<void> {
  const server = await startSandboxProcess({ ...env, PAVILION_LIMITS: 'off' });
  const look = <T>(work: (database: Database) => Promise<T>) => withDatabase(() => open(server), work);
  try {
    await server.down('kill');
    const clients = await look((database) => newClients(database, random));
    let unanswered = 0;
    let hadHappened = 0;
    for (let round = 1; round <= count; round += 1) {
      await server.up();
      for (const client of clients) await client.finish(server.url);
      await interrupt(server, clients, random);
      unanswered += clients.flatMap(({ sent }) => sent).filter(({ answer }) => !answer).length;
      hadHappened += await look((database) => examine(database, clients));
    }
    await server.up();
    for (const client of clients) await client.finish(server.url);
    await server.down('kill');
    await look((database) => examine(database, clients));
    const sent = clients.flatMap((client) => client.sent);
    const done = sent.filter(({ answer }) => answer?.status === 200).length;
    if (done < count * CLIENTS)
      throw new Error(`Only ${done} of ${sent.length} requests were granted: nothing is shown`);
    print(
      `${name}: killed ${count} times; ${done} requests done once each; of ${unanswered} without an answer ${hadHappened} had happened`,
    );
  } finally {
    await server.stop();
  }
}

async function withDatabase<T>(open: () => Promise<Database>, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function newClients(database: Database, random: Random): Promise<readonly KillClient[]> {
  const players = await Promise.all(
    Array.from({ length: CLIENTS }, () => newPlayer({ database, now: () => new Date() }, CASH)),
  );
  return players.map((player) => new KillClient(player, random));
}

/** Lets the clients send, and kills the server some time after the first answers. */
async function interrupt(server: TestServer, clients: readonly KillClient[], random: Random): Promise<void> {
  let isOver = false;
  let answers = 0;
  const enough = random.int(CLIENTS, 20 * CLIENTS);
  let reached = () => {};
  const hasEnough = new Promise<void>((resolve) => (reached = resolve));
  const working = Promise.all(
    clients.map((client) =>
      client.work(
        server.url,
        () => isOver,
        () => {
          answers += 1;
          if (answers === enough) reached();
        },
      ),
    ),
  );
  await Promise.race([hasEnough, working.then(() => Promise.reject(new Error('The server is gone too soon')))]);
  await new Promise((resolve) => setTimeout(resolve, random.int(0, 20)));
  await server.down('kill');
  isOver = true;
  await working;
}

interface Request {
  readonly ref: string;
  readonly call: Sent['call'];
  readonly answer: unknown;
}

/** Holds what the database has against what the players were told. Returns how many unanswered requests have happened. */
async function examine(database: Database, clients: readonly KillClient[]): Promise<number> {
  const audit = await auditOf(database);
  if (Object.values(audit ?? { missing: 1 }).some((count) => count !== 0)) wrong('The ledger is not in order', audit);
  let hadHappened = 0;
  for (const { player, sent } of clients) {
    const requests = (await database.query(
      'select client_ref as ref, call, answer from client_request where player_id = $1',
      [player.id],
    )) as Request[];
    hadHappened += examineRequests(requests, sent);
    await examineEffects(database, player.id, requests);
  }
  return hadHappened;
}

/** What was acknowledged is kept with its answer, what was refused is not, and nothing else is. Returns what happened unanswered. */
function examineRequests(requests: readonly Request[], sent: readonly Sent[]): number {
  let hadHappened = 0;
  const known = new Map(requests.map((request) => [request.ref, request]));
  for (const one of sent) {
    const request = known.get(one.ref);
    if (one.answer?.status === 200 && !isDeepStrictEqual(request?.answer, one.answer.body)) {
      wrong('This was acknowledged, and is not there', { ...one, found: request });
    }
    if (one.answer && one.answer.status !== 200 && request) wrong('This was refused, and is there', one);
    if (request && request.answer === null) wrong('This is half done', one);
    if (request && !one.answer) hadHappened += 1;
    known.delete(one.ref);
  }
  if (known.size > 0) wrong('Nobody asked for this', [...known.keys()]);
  return hadHappened;
}

/** Each request that is kept has done its work once. */
async function examineEffects(database: Database, player: number, requests: readonly Request[]): Promise<void> {
  const [done] = await database.query(
    `select (select count(*) from withdrawal where player_id = $1) as "createWithdrawal",
       (select count(*) from withdrawal where player_id = $1 and state = 'cancelled') as "cancelWithdrawal",
       (select count(*) from deposit where player_id = $1) as "fastpayme",
       (select count(*) from bet where player_id = $1) as "placeBet"`,
    [player],
  );
  for (const [call, count] of Object.entries(done ?? {})) {
    const sent = requests.filter((request) => request.call === call).length;
    if (sent !== count) wrong(`${call} happened ${count} times for ${sent} requests`, player);
  }
}

function wrong(what: string, found: unknown): never {
  throw new Error(`${what}: ${JSON.stringify(found)}`);
}
