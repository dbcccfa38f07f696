import { BET_LINE } from '../../sports/bets/together.ts';
import { lockAccounts } from '../../store/index.ts';
import { freshRef, moneyCalls, newStandingBet } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import { waitsIn } from '../../testing/waiting.ts';
import { createPlayerLines, LOOK_LINE, PLAYER_LINE } from './player-lines.ts';

/** How many connections a process has. */
const POOL = 10;

test('what one player asks for is done one after the other, in the order in which it came, beside what others ask for', async () => {
  const inTurn = createPlayerLines();
  const done: string[] = [];
  const mayGoOn = Promise.withResolvers<void>();
  const work = (name: string, after?: Promise<void>) => async () => {
    await after;
    done.push(name);
    return name;
  };
  const first = inTurn(1, work('first', mayGoOn.promise));
  const second = inTurn(1, work('second'));
  expect(await inTurn(2, work('another player’s'))).toBe('another player’s');
  mayGoOn.resolve();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(done).toEqual(['another player’s', 'first', 'second']);
});

test('what fails fails alone, and the next has its turn', async () => {
  const inTurn = createPlayerLines();
  const failing = inTurn(1, async () => {
    throw new Error('Broken');
  });
  const next = inTurn(1, async () => 'done');
  await expect(failing).rejects.toThrow('Broken');
  expect(await next).toBe('done');
});

describe('over the wire', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox();
  });
  afterAll(() => sandbox.close());

  test.each([
    {
      what: 'takes bets back',
      line: PLAYER_LINE,
      granted: 1,
      prepare: async (asha: SignedIn) => {
        const id = await newStandingBet(sandbox, asha);
        return () => ({ path: '/sports-api/bets/cancel', body: { id } });
      },
    },
    {
      what: 'bets at once, whole or with a rest that waits',
      line: BET_LINE,
      granted: 25,
      prepare: async (asha: SignedIn) => {
        const slip = await moneyCalls.placeBet(sandbox, asha);
        return (index: number) => ({
          path: '/sports-api/bets',
          body: { ...slip, stack: 100, ...(index % 2 ? { rest: 'stay' } : {}) },
        });
      },
    },
  ])(
    'a player who $what by forty requests has one connection and a short line; others are answered meanwhile',
    async ({ line, granted, prepare }) => {
      const [asha, ben] = [await newPlayer(sandbox), await newPlayer(sandbox)];
      const request = await prepare(asha);
      const most = 40;
      const { running, waiting = 0 } = line;
      const sentAway = most - running - waiting;
      const refused: number[] = [];
      const send = async (_: unknown, index: number) => {
        const { path, body } = request(index);
        const answer = await sandbox.post(path, { ...body, clientRef: freshRef() }, { 'xu-auth': asha.token });
        if (answer.status === 503) refused.push(Number(answer.headers['retry-after']));
        return answer;
      };
      const answers = await sandbox.database.transaction(async (tx) => {
        // Whatever moves their money waits for this.
        await lockAccounts(tx, asha.id);
        const begun = Array.from({ length: most }, send);
        // All of them have come as far as they come.
        await until(
          'they wait',
          async () => refused.length === sentAway || (await waitsIn(sandbox.database)) === POOL - 1,
        );
        expect((await sandbox.get('/sports-api/bets?refmatchid=none', { 'xu-auth': ben.token })).status).toBe(200);
        return { begun };
      });
      const statuses = (await Promise.all(answers.begun)).map(({ status }) => status);
      expect(refused).toEqual(Array(sentAway).fill(1));
      expect(statuses.filter((status) => status === 200)).toHaveLength(granted);
    },
  );

  test('who looks at much at once is answered a few at a time, and sent away beyond a page’s worth', async () => {
    const [asha, ben] = [await newPlayer(sandbox), await newPlayer(sandbox)];
    const { running, waiting = 0 } = LOOK_LINE;
    const most = running + waiting + 5;
    const answers: number[] = [];
    const looks = await sandbox.database.transaction(async (tx) => {
      // Whoever looks at bets waits for this.
      await tx.script('lock table bet in access exclusive mode');
      const begun = Array.from({ length: most }, async () => {
        const { status } = await sandbox.get('/sports-api/bets?refmatchid=none', { 'xu-auth': asha.token });
        answers.push(status);
      });
      await until('the last are sent away', async () => answers.length >= 5);
      expect((await sandbox.get('/api/bank', { token: ben.token })).status).toBe(200);
      return { begun };
    });
    await Promise.all(looks.begun);
    expect(answers).toEqual([...Array(5).fill(503), ...Array(running + waiting).fill(200)]);
  });
});
