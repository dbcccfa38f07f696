import { calls } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { DAY } from '../../base/index.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { restrictionsOf } from '../accounts/restrictions.ts';
import { createSessions } from '../accounts/sessions.ts';
import { setStanding } from './change.ts';
import {
  STOP_MOVES,
  type Stop,
  type StopCause,
  type StopState,
  stopAfter,
  stopCause,
  stopCauses,
  stopState,
  stopStates,
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

const everyCase = (Object.keys(STOP_MOVES) as Stop[]).flatMap((stop) =>
  stopStates
    // A break always has an end: no call makes one without.
    .filter((state) => stop === 'excluded' || state !== 'permanent')
    .flatMap((state) => stopCauses.map((cause) => ({ stop, state, cause, after: stopAfter(stop, state, cause) }))),
);

type Length = Parameters<typeof send>[1];
const send = (stop: Stop, length: '24h' | '7d' | '30d' | '6m' | '1y' | '5y' | 'for-good') =>
  sandbox.post(
    `/api/limits/${stop === 'break' ? 'break' : 'exclude'}`,
    { length, password: PASSWORD },
    { token: asha.token },
  );
const set = (state: 'active' | Stop, until: Date | null = null) =>
  sandbox.database.transaction((tx) =>
    setStanding(tx, createSessions(sandbox.database, sandbox.now), asha.id, { state, until }, sandbox.now()),
  );
const kept = async (stop: Stop) => (await restrictionsOf(sandbox.database, asha.id))[stop];
const stateOf = async (stop: Stop) => stopState(await kept(stop), sandbox.now());

/** By length what begins each stop, and what makes it longer and shorter. */
const LENGTHS = {
  break: { begin: '7d', extend: '30d', shorten: '24h' },
  excluded: { begin: '1y', extend: '5y', shorten: '6m' },
} as const satisfies Record<Stop, Record<string, Length>>;

async function bringTo(stop: Stop, state: StopState): Promise<void> {
  if (state !== 'none') await send(stop, state === 'permanent' ? 'for-good' : LENGTHS[stop].begin);
  expect(await stateOf(stop)).toBe(state);
}

/** Asks for a move as a player can, or the desk where a player can't. A refusal is an answer. */
async function ask(stop: Stop, cause: Exclude<StopCause, 'end'>): Promise<Pick<Answer, 'status' | 'body'>> {
  if (cause === 'lift' || (cause === 'makePermanent' && stop === 'break')) {
    const done = { status: 200, body: {} };
    return set(cause === 'lift' ? 'active' : stop).then(
      () => done,
      ({ status, message }) => ({ status, body: { message } }),
    );
  }
  return send(stop, cause === 'makePermanent' ? 'for-good' : LENGTHS[stop][cause]);
}

/** Whether the state has such a request: a first stop is neither longer nor shorter than another, and one that runs does not begin. */
const isAskable = ({ state, cause }: { readonly state: StopState; readonly cause: StopCause }) => {
  if (cause === 'begin') return state === 'none';
  if (cause === 'extend') return state === 'running';
  return cause === 'makePermanent' || (cause !== 'end' && state !== 'none');
};

describe('stopAfter', () => {
  it('allows a beginning, a later end, no end, and the end in time', () => {
    const moves = everyCase.flatMap(({ stop, state, cause, after }) =>
      after === null ? [] : [`${stop}, ${cause}: ${state} → ${after}`],
    );
    expect(moves.toSorted()).toEqual(
      [
        ...['break, begin: none → running', 'break, extend: running → running', 'break, end: running → none'],
        ...['excluded, begin: none → running', 'excluded, extend: running → running', 'excluded, end: running → none'],
        ...['none', 'running', 'permanent'].map((state) => `excluded, makePermanent: ${state} → permanent`),
      ].toSorted(),
    );
  });

  it.each(everyCase.filter(({ after, cause }) => after !== null && cause !== 'end'))(
    'takes a $stop that is $state by $cause to $after',
    async ({ stop, state, cause, after }) => {
      await bringTo(stop, state);
      const answer = await ask(stop, cause as Exclude<StopCause, 'end'>);
      expect(answer.status).toBe(200);
      expect(await stateOf(stop)).toBe(after);
      const { standing } = z.decode(calls.getLimits.response, answer.body as never).data;
      expect(standing.state).toBe(stop);
    },
  );

  it.each(everyCase.filter(({ after }) => after === null).filter(isAskable))(
    'refuses $cause of a $stop that is $state, and says why',
    async ({ stop, state, cause }) => {
      await bringTo(stop, state);
      const before = await kept(stop);
      expect(await ask(stop, cause as Exclude<StopCause, 'end'>)).toMatchObject(
        cause === 'makePermanent'
          ? { status: 422, body: { message: 'Choose when the break ends.' } }
          : { status: 409, body: { message: 'A break or self-exclusion can’t be shortened.' } },
      );
      expect(await kept(stop)).toBe(before);
    },
  );

  it.each(['break', 'excluded'] as const)('ends a %s at its time, and not before', async (stop) => {
    await bringTo(stop, 'running');
    const end = new Date(String(await kept(stop))).getTime();
    sandbox.pass(end - sandbox.now().getTime() - 1);
    expect(await stateOf(stop)).toBe('running');
    sandbox.pass(1);
    expect(await stateOf(stop)).toBe('none');
    // Their session is over by then.
    await set(stop, new Date(end + DAY));
    expect(await stateOf(stop)).toBe('running');
  });

  it('keeps a self-exclusion without an end', async () => {
    await bringTo('excluded', 'permanent');
    sandbox.pass(10 * 365 * DAY);
    expect(await stateOf('excluded')).toBe('permanent');
  });
});

describe('stopCause', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const end = '2026-11-28T12:00:00.000Z';
  const at = (ms: number) => new Date(new Date(end).getTime() + ms);

  it('takes the same end for no shorter one, and a millisecond less for one', () => {
    expect([0, 1, -1].map((ms) => stopCause(end, at(ms), now))).toEqual(['extend', 'extend', 'shorten']);
  });

  it('takes whatever follows an end for a beginning', () => {
    expect(stopCause(end, at(1), at(0))).toBe('begin');
    expect(stopCause(undefined, at(0), now)).toBe('begin');
    expect([undefined, end, null].map((kept) => stopCause(kept, null, now))).toEqual(Array(3).fill('makePermanent'));
    expect(stopCause(null, at(0), now)).toBe('shorten');
  });
});
