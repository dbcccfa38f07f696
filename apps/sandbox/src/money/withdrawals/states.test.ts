import { createWithdrawal, type Withdrawal, withdrawalStates } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { onlyRow, walletOf } from '../../store/index.ts';
import { TEST_VAULT } from '../../testing/database.ts';
import { freshRef } from '../../testing/money-calls.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { approveWithdrawal, declineWithdrawal, failWithdrawal, payWithdrawal, takeWithdrawal } from './decide.ts';
import { type WithdrawalMove, type WithdrawalMoveName, withdrawalMoves } from './states.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

type State = Withdrawal['state'];
const moves = Object.entries(withdrawalMoves) as [WithdrawalMoveName, WithdrawalMove][];
const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);

/** Every move as its maker makes it: the player by their call, the desk by its own functions behind the check of its pages. */
const make: Readonly<Record<WithdrawalMoveName, (by: SignedIn, id: string) => Promise<{ status: number }>>> = {
  cancel: ({ token }, id) => sandbox.post('/api/withdrawRequest/cancel', { id, clientRef: freshRef() }, { token }),
  approve: (_, id) => atDesk(id, 'approve', (t) => approveWithdrawal(t, TEST_VAULT, id, sandbox.now())),
  decline: (_, id) => atDesk(id, 'decline', (t) => declineWithdrawal(t, id, 'The name differs.', sandbox.now())),
  pay: (_, id) => atDesk(id, 'pay', (t) => payWithdrawal(t, TEST_VAULT, id, `N${id.slice(3)}10`, sandbox.now())),
  fail: (_, id) => atDesk(id, 'fail', (t) => failWithdrawal(t, id, 'The bank sent it back.', sandbox.now())),
};

async function atDesk(
  id: string,
  move: WithdrawalMoveName,
  decide: Parameters<typeof sandbox.database.transaction<unknown>>[0],
): Promise<{ status: number }> {
  try {
    await tx(async (t) => {
      await takeWithdrawal(t, id, move);
      await decide(t);
    });
    return { status: 200 };
  } catch (error) {
    return error as { status: number };
  }
}

async function requested({ token }: SignedIn): Promise<string> {
  const body = { amount: 1000, method: 'upi', upi: 'asha.r@okaxis', password: PASSWORD, clientRef: freshRef() };
  const answer = await sandbox.post('/api/withdrawRequest/create', body, { token });
  return z.decode(createWithdrawal.response, answer.body as never).data.withdrawal.id;
}

/** The shortest way to a state from `pending`, by the table. */
function wayTo(state: State): WithdrawalMoveName[] {
  if (state === 'pending') return [];
  const found = moves.find(([, { to }]) => to === state);
  if (!found) throw new Error(`Nothing comes to ${state}`);
  const [name, { from }] = found;
  return [...wayTo(from), name];
}

async function standing(id: string) {
  const rows = await sandbox.database.query('select state from withdrawal where id = $1', [Number(id.slice(3))]);
  return onlyRow(rows, id).state;
}

const everyPair = withdrawalStates.flatMap((state) => moves.map(([name, move]) => ({ state, name, ...move })));

test.each(everyPair)(
  'of a request that is $state, $name',
  async ({ state, name, from, to, money }: (typeof everyPair)[number]) => {
    const player = await newPlayer(sandbox);
    const id = await requested(player);
    for (const step of wayTo(state)) expect((await make[step](player, id)).status).toBe(200);
    const before = (await walletOf(sandbox.database, player.id)).cash;
    const answer = await make[name](player, id);
    const after = (await walletOf(sandbox.database, player.id)).cash;
    if (state === from) {
      expect([answer.status, await standing(id), after - before]).toEqual([
        200,
        to,
        money === 'returned' ? 100_000 : 0,
      ]);
    } else {
      expect([answer.status, await standing(id), after - before]).toEqual([409, state, 0]);
    }
  },
);

test('a refusal says how the request stands', async () => {
  const player = await newPlayer(sandbox);
  const id = await requested(player);
  await make.decline(player, id);
  expect(await make.pay(player, id)).toMatchObject({ message: 'This request is declined.', field: 'id' });
  expect(await make.cancel(player, id)).toMatchObject({
    body: { message: 'This request can no longer be cancelled.' },
  });
});

test('the database keeps the same table, whoever writes', async () => {
  for (const state of withdrawalStates) {
    const rows = await sandbox.database.query('select withdrawal_moves($1) as moves', [state]);
    const allowed = moves.filter(([, { from }]) => from === state).map(([, { to }]) => to);
    expect(onlyRow(rows, state).moves?.toSorted()).toEqual(allowed.toSorted());
  }
  const id = await requested(await newPlayer(sandbox));
  const paid = sandbox.database.query(`update withdrawal set state = 'paid', utr = 'N323264410' where id = $1`, [
    Number(id.slice(3)),
  ]);
  await expect(paid).rejects.toThrow("A withdrawal that is pending can't become paid");
});
