import { drawsOfBet, type SeenSlotRound, slotGame, slotModels } from '@pavilion/game-rules';
import { paise } from '@pavilion/money';
import { playerId } from '../../base/index.ts';
import { walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { type PageCall, type TestStudio, testStudio } from '../../testing/studio.ts';

let sandbox: TestSandbox;
let studio: TestStudio;
let asha: SignedIn;
let call: PageCall;
beforeAll(async () => {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox, { engine: 'slot', model: 'steady' });
  asha = await newPlayer(sandbox, paise(10_00_000_00));
  call = await studio.open(asha);
});
afterAll(() => sandbox.close());

const STAKE = 20_00;
const PACE = 2500;
let refs = 0;
const spin = (stake = STAKE) => call('bet', { ref: `reference-${String(++refs).padStart(8, '0')}`, bet: { stake } });
const roundOf = ({ body }: Answer) =>
  body.round as {
    readonly id: string;
    readonly state: string;
    readonly pays: number;
    readonly moves: readonly object[];
    readonly seen: SeenSlotRound;
  };
const refused = ({ status, body, headers }: Answer) => [status, body.field, Number(headers['retry-after'])];

test('a spin is taken no sooner than 2.5 s after the one before, and its stake is one that all lines share', async () => {
  const before = (await walletOf(sandbox.database, asha.id)).cash;
  const first = await spin();
  const { seen, pays, state } = roundOf(first);
  expect(first.status).toBe(200);
  expect(seen.spins[0]?.stops).toHaveLength(5);
  const after = before - STAKE + (state === 'over' ? pays : 0);
  expect((await walletOf(sandbox.database, asha.id)).cash).toBe(after);
  if (state === 'open') await playOut(first);
  expect(refused(await spin())).toEqual([429, 'pace', 3]);
  sandbox.pass(PACE - 1);
  expect(refused(await spin())).toEqual([429, 'pace', 1]);
  sandbox.pass(1);
  expect((await spin(STAKE + 1)).body.field).toBe('bet');
  expect((await spin(slotModels.steady.mostStake + 20)).body.field).toBe('bet');
});

/** Spins free spins, each no sooner than its pace lets it, until none are left. */
async function playOut(answer: Answer): Promise<Answer> {
  let last = answer;
  while (roundOf(last).state === 'open') {
    sandbox.pass(PACE);
    const { id, moves } = roundOf(last);
    last = await call('move', { round: id, at: moves.length, move: { kind: 'spin' } });
  }
  return last;
}

/** Has the player's next bet be one whose draws bring free spins: one spin of 140 does. */
async function standBeforeFreeSpins(): Promise<void> {
  const [seeds] = await sandbox.database.query(
    'select server_seed as server, client_seed as client from studio_seed where player = $1 and revealed_at is null',
    [playerId(asha.id)],
  );
  const game = slotGame(slotModels.steady);
  const isFree = (nonce: number) =>
    !game.begin({ stake: paise(STAKE) }, drawsOfBet(seeds?.server ?? new Uint8Array(), seeds?.client ?? '', nonce))
      .isOver;
  let nonce = 10;
  while (!isFree(nonce)) nonce += 1;
  await sandbox.database.query('update studio_seed set next_nonce = $2 where player = $1 and revealed_at is null', [
    playerId(asha.id),
    nonce,
  ]);
}

test('free spins are tapped one by one, each at its pace, with the stake that won them; the win comes once, after the last', async () => {
  await standBeforeFreeSpins();
  sandbox.pass(PACE);
  const begun = await spin();
  const { id, seen } = roundOf(begun);
  expect(seen.freeSpinsLeft).toBeGreaterThanOrEqual(8);
  expect(refused(await call('move', { round: id, at: 0, move: { kind: 'spin' } }))).toEqual([429, 'pace', 3]);
  expect((await spin()).body.field).toBe('round');
  const before = (await walletOf(sandbox.database, asha.id)).cash;
  sandbox.pass(PACE);
  const next = await call('move', { round: id, at: 0, move: { kind: 'spin' } });
  expect(roundOf(next).seen.spins).toHaveLength(2);
  expect((await walletOf(sandbox.database, asha.id)).cash).toBe(before);
  // The same tap that comes twice is one spin.
  expect(roundOf(await call('move', { round: id, at: 0, move: { kind: 'spin' } })).seen.spins).toHaveLength(2);
  const over = roundOf(await playOut(next));
  expect(over.seen).toMatchObject({ isOver: true, freeSpinsLeft: 0, won: over.pays });
  expect((await walletOf(sandbox.database, asha.id)).cash).toBe(before + over.pays);
});
