import { calls } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { HOUR } from '../../base/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import {
  LIMIT_MOVES,
  type LimitCause,
  type LimitNow,
  type LimitState,
  limitAfter,
  limitCause,
  limitState,
  limitStates,
} from './states.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const causes = Object.keys(LIMIT_MOVES) as LimitCause[];
const everyCase = limitStates.flatMap((state) =>
  causes.map((cause) => ({ state, cause, after: limitAfter(state, cause) })),
);

const set = (amount: number | null) =>
  sandbox.post('/api/limits/set', { name: 'loss-day', amount }, { token: asha.token });
async function limitIs(): Promise<LimitNow> {
  const { body } = await sandbox.get('/api/limits', { token: asha.token });
  const { limits } = z.decode(calls.getLimits.response, body as never).data;
  return limits.find(({ name }) => name === 'loss-day') ?? { amount: null, later: null };
}
const changes = async () => {
  const rows = await sandbox.database.query(
    `select amount, starts_at > at as waits from limit_change where player_id = $1 order by id`,
    [asha.id],
  );
  return rows.length;
};

/** Amounts in rupees that bring a limit of ₹1,000 to each state. */
const WAYS: Readonly<Record<LimitState, readonly (number | null)[]>> = {
  none: [],
  set: [1000],
  rising: [1000, 3000],
  ending: [1000, null],
};
/** What each cause sets; null amounts lift. The time makes the others. */
const SENT = { lower: 500, raise: 2000, lift: null, keep: 1000 } as const;

/** Makes a move through the operator's own call. One that a state can't be asked for is none. */
async function move(state: LimitState, cause: LimitCause): Promise<void> {
  if (cause === 'rise' || cause === 'end') return sandbox.pass(48 * HOUR);
  const amount = state === 'none' && cause === 'keep' ? null : SENT[cause];
  const sent = amount === null ? null : amount * 100;
  if (limitCause(await limitIs(), sent) !== cause) return;
  expect((await set(amount)).status).toBe(200);
}

async function bringTo(state: LimitState): Promise<void> {
  for (const amount of WAYS[state]) await set(amount);
  expect(limitState(await limitIs())).toBe(state);
}

describe('the moves of a limit', () => {
  it('are those of the rules: a rise and an end wait', () => {
    const moves = everyCase.flatMap(({ state, cause, after }) =>
      after === null ? [] : [`${cause}: ${state} → ${after}`],
    );
    expect(moves.toSorted()).toEqual(
      [
        ...['lower: none → set', 'lower: set → set', 'lower: rising → set', 'lower: ending → set'],
        ...['raise: set → rising', 'raise: rising → rising', 'raise: ending → rising'],
        ...['lift: set → ending', 'lift: rising → ending', 'keep: rising → set', 'keep: ending → set'],
        ...['rise: rising → set', 'end: ending → none'],
      ].toSorted(),
    );
  });

  it('have no rise without a limit: every first amount is lower', () => {
    const none = { amount: null, later: null };
    expect([0, 1, 100_000].map((amount) => limitCause(none, amount))).toEqual(['lower', 'lower', 'lower']);
    expect(limitCause(none, null)).toBe('keep');
  });

  it.each(everyCase.filter(({ after }) => after !== null))(
    'take a limit that is $state by $cause to $after',
    async ({ state, cause, after }) => {
      await bringTo(state);
      const before = await changes();
      await move(state, cause);
      expect(limitState(await limitIs())).toBe(after);
      const isByTime = cause === 'rise' || cause === 'end';
      expect(await changes()).toBe(before + (isByTime ? 0 : 1));
    },
  );

  it.each(everyCase.filter(({ after }) => after === null))(
    'do not include $cause of a limit that is $state: nothing changes',
    async ({ state, cause }) => {
      await bringTo(state);
      const [before, recorded] = [await limitIs(), await changes()];
      if (cause === 'rise' || cause === 'end') sandbox.pass(47 * HOUR);
      else await move(state, cause);
      const now = await limitIs();
      expect([now.amount, now.later, await changes()]).toEqual([before.amount, before.later, recorded]);
    },
  );

  it('leave a limit in force until its rise comes, and none but that', async () => {
    await bringTo('rising');
    sandbox.pass(48 * HOUR - 1);
    expect(await limitIs()).toMatchObject({ amount: 100_000 });
    sandbox.pass(1);
    expect(await limitIs()).toMatchObject({ amount: 300_000, later: null });
  });
});
