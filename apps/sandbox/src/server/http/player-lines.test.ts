import { lockAccounts } from '../../store/index.ts';
import { freshRef, newStandingBet } from '../../testing/money-calls.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import { createPlayerLines, PLAYER_LINE } from './player-lines.ts';

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

  test('a player who asks for much money to move at once has one connection and a short line; others are answered meanwhile', async () => {
    const [asha, ben] = [await newPlayer(sandbox), await newPlayer(sandbox)];
    const id = await newStandingBet(sandbox, asha);
    const most = 40;
    const { running, waiting = 0 } = PLAYER_LINE;
    const sentAway = most - running - waiting;
    const refused: number[] = [];
    const cancel = async () => {
      const answer = await sandbox.post(
        '/sports-api/bets/cancel',
        { id, clientRef: freshRef() },
        { 'xu-auth': asha.token },
      );
      if (answer.status === 503) refused.push(Number(answer.headers['retry-after']));
      return answer;
    };
    const answers = await sandbox.database.transaction(async (tx) => {
      // Whatever moves their money waits for this.
      await lockAccounts(tx, asha.id);
      const begun = Array.from({ length: most }, cancel);
      const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      // All of them have come as far as they come.
      await until(
        'they wait',
        async () => refused.length === sentAway || (await sandbox.database.query(waits)).length === POOL - 1,
      );
      expect((await sandbox.get('/sports-api/bets?refmatchid=none', { 'xu-auth': ben.token })).status).toBe(200);
      return { begun };
    });
    const statuses = (await Promise.all(answers.begun)).map(({ status }) => status);
    expect(refused).toEqual(Array(sentAway).fill(5));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});
