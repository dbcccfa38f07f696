import { startPostgres } from '@pavilion/sandbox/testing/servers';
import { type Figure, figureOf, quantile } from './figure.ts';
import { type LightConnection, openConnection } from './light-http.ts';
import { type LightSocket, openSocket } from './light-socket.ts';
import { PASSWORD, register } from './operator-calls.ts';
import { type OperatorProcess, startOperator, startPlainSockets } from './operator-process.ts';
import { withdraw } from './withdrawals.ts';

/** How many sockets' memory is counted, of how many players beside the one who moves money. */
const SOCKETS = 2000;
const PLAYERS = 50;
/** So many are connected before: what they make is made once. */
const FIRST = 1000;
/** How often money is moved in a turn, and how many turns each has. */
const TIMES = 60;
const ROUNDS = 4;

/** Somewhere with sockets of many players, one of whom something happens to. */
interface Crowd {
  readonly name: string;
  readonly process: OperatorProcess;
  readonly connection: LightConnection;
  /** Whose sockets stand around. */
  readonly tokens: readonly string[];
  readonly listener: LightSocket;
  /** What the listener is to hear of. */
  act(): Promise<void>;
}

/**
 * Two thousand sockets beside a thousand: what one of them costs at rest, and how long it takes from the request of a transfer until the one socket of its player
 * hears of the new balance. Beside a plain socket.io server with as many, which a call tells to say something to one of them.
 */
export async function measureCrowd(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const crowds: Crowd[] = [];
  try {
    crowds.push(await plainCrowd());
    crowds.push(await operatorCrowd('server', await startOperator({ databaseUrl: postgres.url })));
    crowds.push(await operatorCrowd('embedded', await startOperator()));
    const memory = new Map<string, number>();
    const held: LightSocket[] = [];
    for (const crowd of crowds) memory.set(crowd.name, await gather(crowd, held));
    const heard = await heardInTurns(crowds);
    for (const socket of held) socket.close();
    return crowds.slice(1).flatMap(({ name }) => figuresOf(name, memory, heard));
  } finally {
    for (const { listener, connection, process } of crowds) {
      listener.close();
      connection.close();
      await process.stop();
    }
    await postgres.stop();
  }
}

const PLAIN = 'plain socket.io';

function figuresOf(
  name: string,
  memory: ReadonlyMap<string, number>,
  heard: ReadonlyMap<string, readonly (readonly number[])[]>,
): Figure[] {
  const of = (crowd: string, share: number) => (heard.get(crowd) ?? []).map((took) => quantile(took, share));
  const heardWithin = (share: number) => ({
    what: `a transfer to one of ${FIRST + SOCKETS} sockets is heard, p${share * 100}, ${name}`,
    unit: 'ms',
    rounds: of(name, share),
    peer: { name: `${PLAIN}, emit to one`, rounds: of(PLAIN, share) },
  });
  return [
    figureOf(heardWithin(0.5)),
    figureOf({ ...heardWithin(0.99), goal: { of: 'figure', most: 30 } }),
    figureOf({
      what: `memory of an idle socket of ${SOCKETS}, ${name}`,
      unit: 'KB',
      rounds: [memory.get(name) ?? Number.NaN],
      peer: { name: PLAIN, rounds: [memory.get(PLAIN) ?? Number.NaN] },
      goal: { of: 'figure', most: 12 },
    }),
  ];
}

/** Opens the sockets and keeps them; returns what each cost, KB of the process' memory. */
async function gather({ process, tokens }: Crowd, held: LightSocket[]): Promise<number> {
  const open = async (count: number) => {
    for (let opened = 0; opened < count; opened += 50) {
      const some = Array.from({ length: 50 }, (_, index) => tokens[(opened + index) % tokens.length] ?? '');
      held.push(...(await Promise.all(some.map((token) => openSocket(process.address, token)))));
    }
  };
  await open(FIRST);
  const before = await process.memory();
  await open(SOCKETS);
  return ((await process.memory()) - before) / SOCKETS / 1024;
}

/** From the request until it is heard, ms: of each crowd, turn by turn. */
async function heardInTurns(crowds: readonly Crowd[]): Promise<ReadonlyMap<string, readonly (readonly number[])[]>> {
  const heard = new Map<string, number[][]>(crowds.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const crowd of round % 2 ? crowds : crowds.toReversed()) {
      const took: number[] = [];
      for (let time = 0; time < TIMES; time += 1) took.push(await actAndHear(crowd));
      // The first round warms up.
      if (round > 0) heard.get(crowd.name)?.push(took);
    }
  }
  return heard;
}

async function actAndHear({ listener, act }: Crowd): Promise<number> {
  const heard = listener.heard('update_balance');
  const started = performance.now();
  const [at] = await Promise.all([heard, act()]);
  return at - started;
}

async function plainCrowd(): Promise<Crowd> {
  const process = await startPlainSockets();
  const connection = openConnection(process.address);
  const tokens = Array.from({ length: PLAYERS }, () => crypto.randomUUID());
  const token = crypto.randomUUID();
  return {
    ...{ name: PLAIN, process, connection, tokens },
    listener: await openSocket(process.address, token),
    async act() {
      await connection.post('/', `token: ${token}\r\n`, '{}');
    },
  };
}

async function operatorCrowd(name: string, process: OperatorProcess): Promise<Crowd> {
  const { address } = process;
  const tokens: string[] = [];
  for (let number = 0; number < PLAYERS; number += 1) tokens.push(await register(address, number));
  const token = await register(address, PLAYERS);
  const connection = openConnection(address);
  // The first to a destination needs the password.
  let pending: string | undefined = await withdraw(connection, token, PASSWORD);
  return {
    ...{ name, process, connection, tokens },
    listener: await openSocket(address, token),
    async act() {
      if (pending === undefined) {
        pending = await withdraw(connection, token);
        return;
      }
      const body = { id: pending, clientRef: crypto.randomUUID() };
      const { status } = await connection.post(
        '/api/withdrawRequest/cancel',
        `token: ${token}\r\n`,
        JSON.stringify(body),
      );
      if (status !== 200) throw new Error(`A withdrawal was not taken back: ${status}`);
      pending = undefined;
    },
  };
}
