import { HOUR, MINUTE } from '../base/index.ts';
import { walletOf } from '../store/index.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { type PageCall, type TestStudio, testStudio } from '../testing/studio.ts';

let sandbox: TestSandbox;
let studio: TestStudio;
beforeAll(async () => {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox);
});
beforeEach(() => studio.lose('none'));
afterAll(async () => {
  await studio.close();
  await sandbox.close();
});

interface RoundSeen {
  readonly id: string;
  readonly state: string;
  readonly pays: number;
  readonly moves: readonly unknown[];
}
let refs = 0;
const roundOf = ({ body }: Answer) => body.round as RoundSeen;
const bet = async (call: PageCall) =>
  roundOf(await call('bet', { ref: `reference-${String(++refs).padStart(8, '0')}`, bet: { stake: 1000 } }));
const move = async (call: PageCall, { id, moves }: RoundSeen, step: string) =>
  roundOf(await call('move', { round: id, at: moves.length, move: step }));
const cashOf = async ({ id }: SignedIn) => (await walletOf(sandbox.database, id)).cash;

/** A round of which one rung is climbed: what it won is taken by the next move. */
async function climbed(call: PageCall): Promise<RoundSeen> {
  for (;;) {
    const after = await move(call, await bet(call), 'up');
    if (after.state === 'open') return after;
  }
}

const orderOf = async ({ id }: RoundSeen) => {
  const [order] = await sandbox.database.query(
    'select tries, done_at as "doneAt", trouble from studio_order where transaction = $1',
    [`${id}-w`],
  );
  return order;
};

test('rounds that can’t be played any more, however many and however old, keep nothing from the others, and are told of', async () => {
  const [one, two] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const [first, second] = [await studio.open(one), await studio.open(two)];
  const bad = await bet(first);
  // Its engine has gone since: a model was renamed, say. A hundred others were of it.
  await sandbox.database.query("update studio_round set engine = 'slot', model = 'gone' where id = $1", [bad.id]);
  await sandbox.database.query(
    `insert into studio_round (id, provider, game, player, ref, seed_id, nonce, engine, model, bet, stake, most_win, wallet_token, state,
       began_at, moved_at)
     select lpad(n::text, 20, 'x'), provider, game, 'P' || n, ref, seed_id, nonce, engine, model, bet, stake, most_win, wallet_token, state,
       began_at, moved_at
     from studio_round, generate_series(1, 120) as n where id = $1`,
    [bad.id],
  );
  sandbox.pass(1000);
  const good = await bet(second);
  const before = await cashOf(two);
  sandbox.pass(13 * HOUR);
  await expect(studio.sweep()).rejects.toThrow('The studio has no engine slot, gone');
  const [kept] = await sandbox.database.query('select state from studio_round where id = $1', [good.id]);
  expect(kept?.state).toBe('undone');
  await sandbox.database.query("delete from studio_round where model = 'gone'");
  await studio.sweep();
  expect(await cashOf(two)).toBe(before + 1000);
});

test('a win that the operator refuses for good is told once, with what it said; one without an answer is told after ten tries', async () => {
  const asha = await newPlayer(sandbox);
  const call = await studio.open(asha);
  const refused = await climbed(call);
  studio.lose('before', 'win');
  await move(call, refused, 'off');
  // Whatever makes the operator say no for good: here a name that it does not know.
  await sandbox.database.query(
    `update studio_order set body = jsonb_set(body, '{player}', '"PV99999999"') where transaction = $1`,
    [`${refused.id}-w`],
  );
  expect(studio.troubles()).toEqual([]);
  studio.lose('none');
  sandbox.pass(HOUR);
  await studio.sweep();
  expect(studio.troubles()).toEqual([expect.stringContaining(`win ${refused.id}-w at spribe is refused for good: `)]);
  sandbox.pass(HOUR);
  await studio.sweep();
  expect(studio.troubles()).toEqual([]);

  const late = await climbed(call);
  studio.lose('before', 'win');
  await move(call, late, 'off');
  for (let tries = 2; tries <= 10; tries += 1) {
    expect(studio.troubles()).toEqual([]);
    sandbox.pass(HOUR);
    await studio.sweep();
  }
  expect(studio.troubles()).toEqual([
    expect.stringContaining(`win ${late.id}-w at spribe is without an answer after 10 tries`),
  ]);
  studio.lose('none');
  sandbox.pass(HOUR);
  await studio.sweep();
  expect(await orderOf(late)).toMatchObject({ tries: 11, trouble: null });
});

test('a win that another process has paid meanwhile stays paid when the first hears nothing', async () => {
  const asha = await newPlayer(sandbox);
  const call = await studio.open(asha);
  const won = await climbed(call);
  const before = await cashOf(asha);
  studio.lose('after', 'win');
  const arrive = studio.hold('win');
  const left = move(call, won, 'off');
  await studio.isHeld();
  sandbox.pass(MINUTE);
  const other = await studio.another();
  await other.sweep();
  await other.close();
  const done = await orderOf(won);
  expect(done?.doneAt).not.toBeNull();
  arrive();
  await left;
  expect(await orderOf(won)).toEqual(done);
  expect(await cashOf(asha)).toBe(before + 2000);
});
