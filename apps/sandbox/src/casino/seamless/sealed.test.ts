import { DAY, istDay } from '../../base/index.ts';
import { auditOf } from '../../chaos/ledger-sequences.ts';
import { createSessions, totalsOf } from '../../players/index.ts';
import { walletOf } from '../../store/index.ts';
import { type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { waiting } from '../../testing/waiting.ts';
import { sealRounds } from './sealed.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
let asha: SignedIn;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  token = await spribe.open(asha);
});
afterAll(() => sandbox.close());

/** The same player, signed in again after a long time. */
const signedInAgain = async (player = asha): Promise<SignedIn> => {
  const { database, now } = sandbox;
  return { ...player, token: await createSessions(database, now).begin(database, player.id, true) };
};
const FULL = 1_000_000;
const cash = async () => (await walletOf(sandbox.database, asha.id)).cash;
const seal = () => sealRounds(sandbox.database, sandbox.now());
const kept = async () =>
  (
    await sandbox.database.query('select transaction from wallet_transaction where player_id = $1 order by id', [
      asha.id,
    ])
  ).map(({ transaction }) => transaction);

/** A round with a bet, one that is refused, one that is rolled back, and a win; returns every request of it by its call. */
async function playedRound(
  round: string,
): Promise<(readonly [call: string, content: { readonly transaction: string }])[]> {
  const back = { ...moneyOf(asha, round), token, amount: 2000 };
  const requests = [
    ['bet', { ...moneyOf(asha, round), token, amount: 50_000 }],
    ['bet', back],
    ['bet', { ...moneyOf(asha, round), token, amount: 1 }],
    ['rollback', { ...moneyOf(asha, round), reverses: back.transaction }],
    ['win', { ...moneyOf(asha, round), amount: 70_000, close: true }],
  ] as const;
  for (const [call, content] of requests) await spribe.send(call, content);
  return [...requests];
}

test('ninety days after a round is over its transactions are gone, and each of them is refused when it comes again', async () => {
  const requests = await playedRound('old');
  sandbox.pass(90 * DAY);
  await seal();
  expect(await kept()).toHaveLength(5);
  sandbox.pass(1);
  await seal();
  expect(await kept()).toEqual([]);
  const renewed = await spribe.open(await signedInAgain());
  for (const [call, content] of requests) {
    const again = 'token' in content ? { ...content, token: renewed } : content;
    const { status, body } = await spribe.send(call, again);
    expect([call, status, body.code]).toEqual([call, 409, 'ROUND_CLOSED']);
  }
  for (const [call, content] of [
    ['bet', { ...moneyOf(asha, 'old'), token: renewed, amount: 5000 }],
    ['win', { ...moneyOf(asha, 'old'), amount: 5000 }],
    ['rollback', { ...moneyOf(asha, 'old'), reverses: requests[0]?.[1].transaction }],
  ] as const) {
    expect([call, (await spribe.send(call, content)).body.code]).toEqual([call, 'ROUND_CLOSED']);
  }
  expect([await cash(), await kept()]).toEqual([FULL + 20_000, []]);
});

test('statement, totals, what was counted and the ledger are as they were', async () => {
  await playedRound('whole');
  const day = istDay(sandbox.now());
  const records = async () => [
    (
      await sandbox.get(`/api/getAccountstatement?from=${day}&to=${day}&kind=casino`, {
        token: (await signedInAgain()).token,
      })
    ).body.data,
    await sandbox.database.query(
      `select title, detail, state, reference from ledger_transaction t where exists
         (select 1 from ledger_entry e where e.transaction_id = t.id and e.player_id = $1) order by id`,
      [asha.id],
    ),
    await totalsOf(sandbox.database, asha.id, '2026-11-01', '2027-12-31'),
    await sandbox.database.query('select stake, at_risk, result from wager where player_id = $1', [asha.id]),
    await sandbox.database.query('select bets, staked, won from game_round where player_id = $1', [asha.id]),
    await cash(),
  ];
  const before = await records();
  sandbox.pass(91 * DAY);
  await seal();
  expect(await kept()).toEqual([]);
  expect(await records()).toEqual(before);
  expect(JSON.stringify(before[0])).toContain('round whole');
  expect(await auditOf(sandbox.database)).toMatchObject({ drifted: 0, total: 0, twice: 0 });
});

test('a round that something came in since is kept for ninety days more', async () => {
  await playedRound('late');
  sandbox.pass(60 * DAY);
  const late = { ...moneyOf(asha, 'late'), amount: 3000 };
  const first = await spribe.send('win', late);
  sandbox.pass(60 * DAY);
  await seal();
  expect(await kept()).toHaveLength(6);
  expect((await spribe.send('win', late)).body).toEqual(first.body);
  sandbox.pass(31 * DAY);
  await seal();
  expect(await kept()).toEqual([]);
});

test('a round that is open, a bet refused without a round, and a rollback before its bet are kept for ever', async () => {
  const refused = { ...moneyOf(asha), token, amount: 1 };
  const unseen = { ...moneyOf(asha), token, amount: 2000 };
  await spribe.send('bet', { ...moneyOf(asha), token, amount: 50_000 });
  const first = await spribe.send('bet', refused);
  await spribe.send('rollback', { ...moneyOf(asha, unseen.round), reverses: unseen.transaction });
  sandbox.pass(1000 * DAY);
  await seal();
  expect(await kept()).toHaveLength(4);
  const renewed = await spribe.open(await signedInAgain());
  expect((await spribe.send('bet', { ...refused, token: renewed })).body).toEqual(first.body);
  expect((await spribe.send('bet', { ...unseen, token: renewed })).body.code).toBe('TRANSACTION_ROLLED_BACK');
});

test('another player’s part of the same round is sealed by its own age', async () => {
  const other = await newPlayer(sandbox);
  await playedRound('shared');
  sandbox.pass(80 * DAY);
  const theirs = { ...moneyOf(other, 'shared'), token: await spribe.open(await signedInAgain(other)), amount: 1000 };
  const first = await spribe.send('bet', { ...theirs, close: true });
  sandbox.pass(11 * DAY);
  await seal();
  expect([first.body.code, await kept()]).toEqual(['OK', []]);
  expect((await spribe.send('bet', { ...theirs, close: true })).body).toEqual(first.body);
});

test('two processes that seal at the same moment, while a win comes, leave one of the two: paid once, or refused', async () => {
  const requests = await playedRound('race');
  sandbox.pass(91 * DAY);
  const late = { ...moneyOf(asha, 'race'), amount: 3000 };
  const answers = await Promise.all([
    spribe.send('win', late),
    spribe.send('win', { ...requests[4]?.[1] }),
    seal().then(() => undefined),
    seal().then(() => undefined),
  ]);
  expect(answers.filter((answer) => answer !== undefined && answer.status >= 500)).toEqual([]);
  await seal();
  const isPaid = answers[0]?.body.code === 'OK';
  expect([answers[0]?.body.code, await cash()]).toEqual([
    isPaid ? 'OK' : 'ROUND_CLOSED',
    FULL + 20_000 + (isPaid ? 3000 : 0),
  ]);
  const again = await spribe.send('win', late);
  expect([again.body.code, await cash()]).toEqual([
    isPaid ? 'OK' : 'ROUND_CLOSED',
    FULL + 20_000 + (isPaid ? 3000 : 0),
  ]);
});

test('a win that comes while its round is being sealed waits, and is refused', async () => {
  await playedRound('sealing');
  const { database, now } = sandbox;
  const { answer } = await database.transaction(async (tx) => {
    await uncheckedRows(tx, 'update game_round set sealed_at = $2 where player_id = $1', [asha.id, now()]);
    const answer = spribe.send('win', { ...moneyOf(asha, 'sealing'), amount: 3000 });
    await Promise.race([answer, waiting(database, 1)]);
    return { answer };
  });
  expect([(await answer).body.code, await cash()]).toEqual(['ROUND_CLOSED', FULL + 20_000]);
});
