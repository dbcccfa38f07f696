import { MINUTE } from '../../base/index.ts';
import { freshName, type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { notifyOfLateRounds } from './late-rounds.ts';

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

/** A bet of ₹500 in a round of its own. */
async function staked() {
  const order = { ...moneyOf(asha, freshName()), token, amount: 50_000 };
  expect((await spribe.send('bet', order)).body.code).toBe('OK');
  return order;
}
const win = (round: string, amount: number) => spribe.send('win', { ...moneyOf(asha, round), amount, close: true });
const back = ({ round, transaction: reverses }: { readonly round: string; readonly transaction: string }) =>
  spribe.send('rollback', { ...moneyOf(asha, round), reverses });
interface Kept {
  readonly title: string;
  readonly message: string;
  readonly named?: Readonly<Record<string, { readonly name: string }>>;
  readonly about?: { readonly kind: string; readonly id: string };
}
/** What the player is notified of once the sweep has come by twice. */
async function notices(): Promise<readonly Kept[]> {
  for (let turn = 0; turn < 2; turn += 1) await notifyOfLateRounds(sandbox.database, sandbox.now());
  const { body } = await sandbox.get('/api/notifications', { token: asha.token });
  return (body.data as { notifications: readonly Kept[] }).notifications.filter(({ about }) => about?.kind === 'round');
}
/** The sum of the statement's line that a notice leads to. */
async function lineOf({ about }: Kept): Promise<string> {
  const { body } = await sandbox.get(`/api/getAccountstatement/subject?reference=${about?.id}`, { token: asha.token });
  return JSON.stringify(body);
}

test('a round that its provider resumes after its player has gone is told to them once, in both languages, and leads to the statement', async () => {
  const { round } = await staked();
  sandbox.pass(5 * MINUTE);
  await win(round, 80_000);
  const [notice, ...more] = await notices();
  expect([notice?.title, notice?.message, more]).toEqual([
    'Round settled',
    `Aviator, round ${round}, was completed while you were away: ₹800.00 paid.`,
    [],
  ]);
  expect([notice?.named?.title?.name, notice?.named?.message?.name]).toEqual(['round-settled', 'round-finished']);
  expect(await lineOf(notice as Kept)).toContain(round);
});

test('so is one that was lost meanwhile, which leads to its bet', async () => {
  const { round } = await staked();
  sandbox.pass(5 * MINUTE);
  await win(round, 0);
  const [notice] = await notices();
  expect(notice?.message).toContain('₹0.00 paid');
  expect(await lineOf(notice as Kept)).toContain(round);
});

test('a stake that comes back after half a minute is told, one that its player has taken back is not', async () => {
  const [taken, dead] = [await staked(), await staked()];
  await back(taken);
  expect(await notices()).toEqual([]);
  sandbox.pass(MINUTE / 2);
  await back(dead);
  await back(dead);
  const [notice, ...more] = await notices();
  expect([notice?.title, more]).toEqual(['Stake returned', []]);
  expect(notice?.message).toContain(`₹500.00 for Aviator, round ${dead.round}`);
  expect(await lineOf(notice as Kept)).toContain(dead.round);
});

test('nobody is told of a round that is paid at once, of one whose game they have opened again, and of a bet that never came', async () => {
  await win((await staked()).round, 60_000);
  const { round } = await staked();
  sandbox.pass(5 * MINUTE);
  token = await spribe.open(asha);
  await win(round, 60_000);
  await back({ round: freshName(), transaction: freshName() });
  expect(await notices()).toEqual([]);
});
