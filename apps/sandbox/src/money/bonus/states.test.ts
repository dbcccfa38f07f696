import { bonusStates } from '@pavilion/api-client/wire';
import { paise, ZERO } from '@pavilion/money';
import { DAY } from '../../base/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { countWager, voidWager } from '../wagers/wagers.ts';
import { bonusesOf, partsOf } from './bonuses.ts';
import { grantBonus } from './grants.ts';
import { type BonusMove, type BonusState, bonusMoves, partMoves, stateAfter } from './states.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let refs = 0;
const fresh = () => `state-ref-${++refs}`;
const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);
const send = (path: string, body: object) =>
  sandbox.post(`/api/bonus/claims${path}`, { ...body, clientRef: fresh() }, { token: asha.token });
const bonusNow = async () => {
  const [bonus] = await bonusesOf(sandbox.database, asha.id, sandbox.now());
  if (!bonus) throw new Error('There is no bonus');
  return bonus;
};
const partsNow = async () => partsOf(await bonusNow()).map(({ state }) => state);
const play = (stake: number, reference = fresh()) =>
  tx((t) =>
    countWager(t, {
      ...{ player: asha.id, product: 'match_odds' as const, stake: paise(stake), atRisk: paise(stake), result: ZERO },
      ...{ reference, at: sandbox.now() },
    }),
  );

/** Does a move over the wire, whether or not it is allowed; the clock's own by letting time pass. */
const moves: Record<BonusMove, (bonusId: string) => Promise<Answer | undefined>> = {
  activate: (bonusId) => send('', { bonusId }),
  claim: (bonusId) => send('/parts', { bonusId, part: 2 }),
  complete: async (bonusId) => {
    for (const part of [2, 3]) await send('/parts', { bonusId, part });
    return send('/parts', { bonusId, part: 4 });
  },
  cancel: (bonusId) => send('/cancel', { bonusId }),
  expire: async () => {
    sandbox.pass(15 * DAY);
    return undefined;
  },
};

/** How a bonus of four parts comes to stand like this: where it was active, all of its parts have opened and the first is claimed. */
const WAYS: Record<BonusState, readonly BonusMove[]> = {
  available: [],
  active: ['activate'],
  completed: ['activate', 'complete'],
  cancelled: ['activate', 'cancel'],
  expired: ['activate', 'expire'],
};

async function standingAs(state: BonusState): Promise<string> {
  await tx((t) =>
    grantBonus(t, {
      player: asha.id,
      campaign: 'reload-2026',
      amount: paise(40_000),
      source: fresh(),
      at: sandbox.now(),
    }),
  );
  const { id } = await bonusNow();
  for (const move of WAYS[state]) {
    await moves[move](String(id));
    if (move !== 'activate') continue;
    await play(200_000);
    await send('/parts', { bonusId: String(id), part: 1 });
  }
  expect((await bonusNow()).state).toBe(state);
  return String(id);
}

const everyPair = bonusStates.flatMap((state) =>
  (Object.keys(moves) as BonusMove[]).map((move) => ({ state, move, after: stateAfter(state, move) })),
);

test.each(everyPair.filter(({ after }) => after !== undefined))(
  'a bonus that is $state may $move, and is $after then',
  async ({ state, move, after }) => {
    const answer = await moves[move](await standingAs(state));
    if (answer) expect(answer.status).toBe(200);
    expect((await bonusNow()).state).toBe(after);
  },
);

test.each(everyPair.filter(({ after }) => after === undefined))(
  'a bonus that is $state may not $move: it is refused in a sentence, and stays $state',
  async ({ state, move }) => {
    const id = await standingAs(state);
    const before = await bonusNow();
    const answer = await moves[move](id);
    if (answer)
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/^This (bonus|part) .+\.$/)]);
    expect(await bonusNow()).toEqual(before);
  },
);

test('every state and every move of the table is walked', () => {
  expect(Object.keys(bonusMoves).toSorted()).toEqual([...bonusStates].toSorted());
  const reached = new Set(everyPair.flatMap(({ after }) => after ?? []));
  expect([...reached].toSorted()).toEqual(['active', 'cancelled', 'completed', 'expired']);
});

test('a part opens, closes when its wager turns out to be void, opens again, is claimed, and stays that', async () => {
  expect(partMoves).toEqual({
    locked: { open: 'claimable' },
    claimable: { claim: 'claimed', close: 'locked' },
    claimed: {},
  });
  await tx((t) =>
    grantBonus(t, {
      player: asha.id,
      campaign: 'reload-2026',
      amount: paise(40_000),
      source: fresh(),
      at: sandbox.now(),
    }),
  );
  const bonusId = String((await bonusNow()).id);
  await send('', { bonusId });
  const claim = async () => (await send('/parts', { bonusId, part: 1 })).status;
  expect([await partsNow(), await claim()]).toEqual([['locked', 'locked', 'locked', 'locked'], 403]);
  const reference = fresh();
  await play(50_000, reference);
  expect((await partsNow())[0]).toBe('claimable');
  await tx((t) => voidWager(t, { reference }));
  expect([(await partsNow())[0], await claim()]).toEqual(['locked', 403]);
  await play(50_000, reference);
  expect([await claim(), (await partsNow())[0], await claim()]).toEqual([200, 'claimed', 409]);
  await tx((t) => voidWager(t, { reference }));
  expect((await partsNow())[0]).toBe('claimed');
});
