import { startPostgres } from '@pavilion/sandbox/testing/servers';
import { open as openBettors, type Place } from './bets.ts';
import { type Figure, figureOf, quantile } from './figure.ts';
import { openConnection } from './light-http.ts';
import { PASSWORD, usernameOf } from './operator-calls.ts';
import { startOperator } from './operator-process.ts';

/** How long a turn is, how many turns each has, and how many bets a second are sent in it, whatever becomes of those before. */
const SECONDS = 6;
const ROUNDS = 9;
const BETS_A_SECOND = 80;
/** How many sign in all the while, each again as soon as they are answered; who is told to wait does so. */
const STORMERS = 48;
/** How long whoever is refused waits, ms: as the refusal says. */
const AGAIN = 1000;

interface Storm {
  /** Who were let in. */
  entered: number;
  refused: number;
  end(): Promise<void>;
}

/** What bets took, in ms, while nobody signs in and while forty-eight do. One operator on a database server. */
export async function measureStorm(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const operator = await startOperator({ databaseUrl: postgres.url });
  const place = await openBettors('storm', [operator]);
  const [quiet, stormy, entered, refused]: [number[][], number[][], number[], number[]] = [[], [], [], []];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const isStormy of round % 2 ? [true, false] : [false, true]) {
        const storm = isStormy ? startStorm(operator.address) : undefined;
        const took = await betInStep(place);
        await storm?.end();
        // The first round warms up.
        if (round === 0) continue;
        (storm ? stormy : quiet).push(took);
        if (!storm) continue;
        entered.push(storm.entered / SECONDS);
        refused.push(storm.refused / SECONDS);
      }
    }
  } finally {
    for (const { connection } of place.clients) connection.close();
    await operator.stop();
    await postgres.stop();
  }
  const peerOf = (share: number) => ({ name: 'nobody signs in', rounds: quiet.map((took) => quantile(took, share)) });
  const during = (share: number) => ({
    what: `a bet of ${BETS_A_SECOND} a second in a storm of logins, p${share * 100}`,
    unit: 'ms',
    rounds: stormy.map((took) => quantile(took, share)),
    peer: peerOf(share),
  });
  return [
    figureOf(during(0.5)),
    figureOf({ ...during(0.99), goal: { of: 'ratio', most: 2 } }),
    figureOf({ what: 'logins meanwhile, let in', unit: 'a second', rounds: entered }),
    figureOf({ what: 'logins meanwhile, told to come again', unit: 'a second', rounds: refused }),
  ];
}

/** Bets in step, each from the moment at which it was to be sent until it is answered, ms: one that had to wait for its turn is late. */
async function betInStep({ clients, slips }: Place): Promise<number[]> {
  const took: number[] = [];
  const begun = performance.now();
  const between = (clients.length / BETS_A_SECOND) * 1000;
  await Promise.all(
    clients.map(async ({ connection, tokens }, client) => {
      const first = begun + (client / BETS_A_SECOND) * 1000;
      for (let due = first; due < begun + SECONDS * 1000; due += between) {
        const early = due - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        const slip = { ...slips[Math.floor(Math.random() * slips.length)], clientRef: crypto.randomUUID() };
        const headers = `xu-auth: ${tokens[0]}\r\n`;
        const { status, body } = await connection.post('/sports-api/bets', headers, JSON.stringify(slip));
        took.push(performance.now() - due);
        // A market that stands still for a moment refuses, as it should.
        if (status !== 200 && status !== 409) throw new Error(`${status}: ${body}`);
      }
    }),
  );
  return took;
}

/** Everybody signs in, with the right password. */
function startStorm(address: string): Storm {
  let isOver = false;
  const connections = Array.from({ length: STORMERS }, () => openConnection(address));
  const storm: Storm = {
    entered: 0,
    refused: 0,
    async end() {
      isOver = true;
      await storming;
      for (const connection of connections) connection.close();
    },
  };
  const storming = Promise.all(
    connections.map(async (connection, index) => {
      const body = JSON.stringify({ username: usernameOf(index % 16), password: PASSWORD });
      while (!isOver) {
        const { status } = await connection.post('/api/login', '', body);
        if (status === 200) storm.entered += 1;
        else if (status !== 503) throw new Error(`A login was answered ${status}`);
        else {
          storm.refused += 1;
          await new Promise((resolve) => setTimeout(resolve, AGAIN));
        }
      }
    }),
  );
  return storm;
}
