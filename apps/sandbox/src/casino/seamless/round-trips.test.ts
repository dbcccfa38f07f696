import { paise } from '@pavilion/money';
import { seededDatabase } from '../../testing/database.ts';
import { type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { overheard, statementsOf } from '../../testing/overheard.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
let asha: SignedIn;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox({}, overheard(await seededDatabase()));
  spribe = await gameProvider(sandbox);
  asha = await newPlayer(sandbox);
  token = await spribe.open(asha);
});
afterAll(() => sandbox.close());

/** What a provider's call says to the database. */
async function countOf(call: string, body: object, code = 'OK'): Promise<number> {
  const { statements, result } = await statementsOf(() => spribe.send(call, body));
  expect([call, result.body.code]).toEqual([call, code]);
  return statements.length;
}

test('a provider’s call says three statements to the database, whatever comes of it: its key, its nonce, and what it asks for', async () => {
  const bet = { ...moneyOf(asha), token, amount: 50_000 };
  const slot = { ...moneyOf(asha), token, amount: 1000, win: 5000, close: true };
  const back = { ...moneyOf(asha, slot.round), reverses: slot.transaction };
  const late = { ...moneyOf(asha, bet.round), reverses: bet.transaction };
  expect([
    await countOf('bet', bet),
    await countOf('bet', bet),
    await countOf('win', { ...moneyOf(asha, bet.round), amount: 70_000, close: true }),
    await countOf('bet-win', slot),
    await countOf('rollback', back),
    await countOf('rollback', back),
    await countOf('rollback', { ...moneyOf(asha), reverses: 'never-came' }),
    await countOf('rollback', late, 'NOT_REVERSIBLE'),
    await countOf('bet', { ...moneyOf(asha), token, amount: 1_000_000 }),
    await countOf('bet', { ...moneyOf(asha), token, amount: 1_000_000 }, 'NOT_ENOUGH_MONEY'),
    await countOf('win', { ...moneyOf(asha), amount: 1000 }, 'TRANSACTION_NOT_FOUND'),
  ]).toEqual(Array(11).fill(3));
});

test('a refusal that names the game’s limits or the player’s standing is asked for once more: four statements', async () => {
  expect(await countOf('bet', { ...moneyOf(asha), token, amount: paise(10) }, 'LIMIT_REACHED')).toBe(4);
});
