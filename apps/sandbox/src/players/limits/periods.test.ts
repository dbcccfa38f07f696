import { negatePaise, paise } from '@pavilion/money';
import { DAY, MINUTE } from '../../base/index.ts';
import { approveDeposit } from '../../money/index.ts';
import { lockAccounts, post, type Transaction } from '../../store/index.ts';
import { gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { lockPlayer } from '../accounts/players.ts';
import { setLimit } from './limits.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const AMOUNT = paise(100_000);

async function payIn(player: SignedIn): Promise<void> {
  const body = { ...(await moneyCalls.createDeposit(sandbox, player)), amount: 1000, clientRef: freshRef() };
  const answer = await sandbox.post('/api/deposit/create', body, { token: player.token });
  const { id } = (answer.body.data as { deposit: { id: string } }).deposit;
  await sandbox.database.transaction((tx) => approveDeposit(tx, id, sandbox.now()));
}
const lose = ({ id }: SignedIn, amount = AMOUNT) =>
  sandbox.database.transaction((tx) =>
    post(tx, {
      ...{
        reference: `lost:${freshRef()}`,
        kind: 'sports',
        title: 'Lost',
        detail: '',
        state: 'Lost',
        at: sandbox.now(),
      },
      entries: [
        { account: { player: id, name: 'cash' }, amount: negatePaise(amount) },
        { account: { house: 'sports' }, amount },
      ],
    }),
  );
async function stake(player: SignedIn): Promise<void> {
  const provider = await gameProvider(sandbox);
  const token = await provider.open(player);
  await provider.send('bet', { ...moneyOf(player), token, amount: AMOUNT, close: true });
}

test('what was lost since a moment is every entry after it, on whichever side of India’s midnight either is', async () => {
  const player = await newPlayer(sandbox);
  const begin = sandbox.now().getTime();
  const lost: { readonly at: number; readonly amount: number }[] = [];
  for (let quarter = 0; quarter < 32; quarter += 1) {
    sandbox.pass(45 * MINUTE);
    const amount = paise(1000 + quarter);
    await lose(player, amount);
    lost.push({ at: sandbox.now().getTime(), amount });
  }
  for (let quarter = 0; quarter < 96; quarter += 1) {
    const start = begin + quarter * 15 * MINUTE;
    const [row] = await sandbox.database.query('select lost_since($1, $2) as lost', [player.id, new Date(start)]);
    const right = lost.filter(({ at }) => at > start).reduce((sum, { amount }) => sum + amount, 0);
    expect([quarter, row?.lost]).toEqual([quarter, right]);
  }
});

test.each([
  ['deposit-day', 1, payIn],
  ['deposit-week', 7, payIn],
  ['deposit-month', 30, payIn],
  ['loss-day', 1, lose],
  ['loss-week', 7, lose],
  ['loss-month', 30, lose],
  ['stake-day', 1, stake],
] as const)('what counts towards %s counts for %i times 24 hours, to the millisecond', async (name, days, act) => {
  const player = await newPlayer(sandbox);
  const at = sandbox.now().getTime();
  await act(player);
  const used = async (ms: number) => {
    const [row] = await sandbox.database.query('select used_of($1, $2, $3) as used', [
      ...([player.id, name, new Date(at + ms)] as const),
    ]);
    return row?.used;
  };
  expect([await used(0), await used(days * DAY - 1), await used(days * DAY)]).toEqual([AMOUNT, AMOUNT, 0]);
});

test.each([
  ['their row, as whoever credits a deposit has', lockPlayer],
  ['their accounts, as whoever moves their money has', lockAccounts],
] as const)('whoever sets a limit waits for who has locked %s', async (_, lock) => {
  const { database, now } = sandbox;
  const { id } = await newPlayer(sandbox);
  const both = await database.transaction(async (tx: Transaction) => {
    await lock(tx, id);
    const set = database.transaction((other) =>
      setLimit(other, { player: id, name: 'loss-day', amount: 100, at: now() }),
    );
    await waiting(database, 1);
    return { set };
  });
  await both.set;
  const rows = await database.query(`select amount from player_limit where player_id = $1 and name = 'loss-day'`, [id]);
  expect(rows).toEqual([{ amount: 100 }]);
});
