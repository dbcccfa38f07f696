import { paise } from '@pavilion/money';
import type { Socket } from 'socket.io-client';
import { type Database, openDatabase } from '../../store/index.ts';
import { connectSocket, heardBy } from '../../testing/player-socket.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type RoundRobin, startRoundRobin } from '../../testing/round-robin.ts';
import { startSandboxProcess } from '../../testing/sandbox-process.ts';
import { startPostgres, startRedis, type TestServer } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';

const PLAYERS = 6;
/** One below what a player may have open: another one is asked for in the end. */
const WITHDRAWALS = 19;
/** Rupees; what each has at first is in paise. */
const EACH = 500;
const AT_FIRST = 5_000_000;

let postgres: TestServer;
let redis: TestServer;
let leader: TestServer;
let follower: TestServer;
let address: RoundRobin;
let database: Database;
const sockets: Socket[] = [];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  leader = await startSandboxProcess(env);
  follower = await startSandboxProcess(env);
  address = await startRoundRobin([leader.url, follower.url]);
  database = await openDatabase({ url: postgres.url });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await database?.close();
  await address?.close();
  await Promise.all([leader?.stop(), follower?.stop()]);
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

/** What a player's requests came to: the answer to each reference, and how often one had to be sent again. */
interface Round {
  readonly answers: Map<string, string>;
  again: number;
}

const refOf = (player: number, count: number) => `withdraw-${player}-${count}`;

/** One withdrawal after the other, each sent until it is answered, as the API client does. */
async function withdraw({ id, token }: SignedIn, round: Round): Promise<void> {
  for (let count = 0; count < WITHDRAWALS; count += 1) {
    const clientRef = refOf(id, count);
    const body = JSON.stringify({
      amount: EACH,
      method: 'upi',
      upi: 'somebody@upi',
      password: PASSWORD,
      again: true,
      clientRef,
    });
    await until(`${clientRef} is answered`, async () => {
      try {
        const answer = await fetch(`${address.url}/api/withdrawRequest/create`, {
          method: 'POST',
          headers: { token, 'content-type': 'application/json' },
          body,
        });
        const reply = (await answer.json()) as { data: { withdrawal: { id: string } } };
        if (answer.status !== 200) throw new Error(JSON.stringify(reply));
        round.answers.set(clientRef, reply.data.withdrawal.id);
        return true;
      } catch {
        round.again += 1;
        return false;
      }
    });
  }
}

async function matchesAt(server: TestServer): Promise<{ clock: number; ids: string[] }> {
  const answer = await fetch(`${server.url}/sports-api/bet/matches`);
  const { data } = (await answer.json()) as { data: { clock: number; matches: { refMatchId: string }[] } };
  return { clock: data.clock, ids: data.matches.map(({ refMatchId }) => refMatchId).sort() };
}

test('a process killed under load loses no answered request, does none twice, and the other one has its players and matches', async () => {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => newPlayer({ database, now: () => new Date() }, paise(AT_FIRST))),
  );
  const balances: unknown[][] = [];
  for (const { token } of players) {
    const socket = await connectSocket(address.url, token, { reconnection: true });
    sockets.push(socket);
    balances.push(heardBy(socket, 'update_balance'));
  }
  const before = await matchesAt(leader);
  const round: Round = { answers: new Map(), again: 0 };
  const lost = sockets.map(
    (socket) => new Promise<boolean>((resolve) => socket.once('disconnect', () => resolve(true))),
  );
  const done = Promise.all(players.map((player) => withdraw(player, round)));
  await until('a third is done', () => round.answers.size >= (PLAYERS * WITHDRAWALS) / 3);
  // Some are done by the leader and not answered yet when it is killed.
  address.hold();
  const answeredThen = new Map(round.answers);
  const ids = players.map(({ id }) => id);
  await until('all that was sent is done, and nobody was told', async () => {
    // Where passwords wait long to be hashed, the first players have all of theirs before the last has one.
    const waiting = ids.filter((id) => !round.answers.has(refOf(id, WITHDRAWALS - 1)));
    const done = await database.query(
      'select client_ref as ref from client_request where player_id = any($1::bigint[])',
      [ids],
    );
    return done.filter(({ ref }) => !round.answers.has(ref)).length >= waiting.length;
  });
  expect(round.answers.size).toBeLessThan(PLAYERS * WITHDRAWALS);
  await leader.down('kill');
  address.release(leader.url);
  await Promise.any(lost);
  await done;

  expect(round.again).toBeGreaterThan(0);
  const kept = await database.query(
    'select client_ref as ref, answer from client_request where player_id = any($1::bigint[])',
    [ids],
  );
  const byRef = new Map(
    kept.map(({ ref, answer }) => [ref, (answer as { data: { withdrawal: { id: string } } }).data.withdrawal.id]),
  );
  for (const [ref, id] of answeredThen) expect([ref, byRef.get(ref)]).toEqual([ref, id]);
  expect(byRef).toEqual(round.answers);
  for (const { id } of players) {
    const [requests] = await database.query('select count(*) from withdrawal where player_id = $1', [id]);
    const [cash] = await database.query(`select balance from account where player_id = $1 and name = 'cash'`, [id]);
    expect([requests?.count, cash?.balance]).toEqual([WITHDRAWALS, AT_FIRST - WITHDRAWALS * EACH * 100]);
  }
  const [sum] = await database.query('select sum(amount)::bigint as sum from ledger_entry');
  expect(sum?.sum).toBe(0);

  await until('every socket is back', () => sockets.every(({ connected }) => connected), 15_000);
  const heard = balances.map(({ length }) => length);
  const more = Promise.all(
    players.map(async ({ id, token }) => {
      const answer = await fetch(`${address.url}/api/withdrawRequest/create`, {
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify({
          amount: EACH,
          method: 'upi',
          upi: 'somebody@upi',
          again: true,
          clientRef: `one-more-${id}`,
        }),
      });
      return answer.status;
    }),
  );
  expect(await more).toEqual(players.map(() => 200));
  await until('each hears of their money again', () =>
    balances.every(({ length }, index) => length > (heard[index] ?? 0)),
  );

  await until('the matches go on', async () => (await matchesAt(follower)).clock > before.clock + 10);
  const after = await matchesAt(follower);
  expect(after.ids.filter((id) => before.ids.includes(id)).length).toBeGreaterThanOrEqual(before.ids.length - 3);
  const [world] = await database.query('select term from world');
  expect(world?.term).toBe(2);
});
