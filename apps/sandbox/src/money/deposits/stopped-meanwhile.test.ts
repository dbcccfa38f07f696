import { reasonTexts } from '@pavilion/api-client/wire';
import { HOUR } from '../../base/index.ts';
import { createSessions, type Standing, setStanding } from '../../players/index.ts';
import { walletOf } from '../../store/index.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { settlePayments } from '../fastpay/routes.ts';
import { approveDeposit } from './decide.ts';
import { hearGateway } from './redirect.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const stand = (state: Standing['state']) => {
  const until = state === 'break' ? new Date(sandbox.now().getTime() + HOUR) : null;
  const sessions = createSessions(sandbox.database, sandbox.now);
  return sandbox.database.transaction((tx) => setStanding(tx, sessions, asha.id, { state, until }, sandbox.now()));
};
const made = ({ body }: { body: Record<string, unknown> }) =>
  body.data as { deposit: { id: string }; redirectUrl: string };
/** A deposit of ₹1,500 by hand that waits, and its id. */
async function waiting(): Promise<string> {
  const body = { ...(await moneyCalls.createDeposit(sandbox, asha)), clientRef: freshRef() };
  return made(await sandbox.post('/api/deposit/create', body, { token: asha.token })).deposit.id;
}
const approve = (id: string) => sandbox.database.transaction((tx) => approveDeposit(tx, id, sandbox.now()));
const numbered = (id: string) => Number(id.replace(/\D/g, ''));
const cash = async () => (await walletOf(sandbox.database, asha.id)).cash;

const STOPPED = [
  ['limited', 'The player’s account is limited.', 'reason-account-limited'],
  ['break', 'The player is on a break.', 'reason-on-break'],
  ['excluded', 'The player has self-excluded.', 'reason-excluded'],
  ['closed', 'The player’s account is closed.', 'reason-own-account-closed'],
] as const;

describe.each(STOPPED)('of a player who is %s by now', (state, why, reason) => {
  test('no deposit by hand is credited: the desk is refused by name, and reads it before it presses', async () => {
    const id = await waiting();
    await stand(state);
    await expect(approve(id)).rejects.toMatchObject({
      status: 409,
      message: `${why} Decline it and refund the payment.`,
    });
    const { body } = await (await signedInDesk(sandbox)).open(`/deposits/${id}`);
    expect(body).toContain(`${why} Decline it and refund the payment.`);
    expect(body).not.toContain(`/deposits/${id}/approve`);
    expect(await cash()).toBe(1_000_000);
  });

  test('nothing else in the house credits it either', async () => {
    const id = await waiting();
    await stand(state);
    const credited = sandbox.database.query(`update deposit set state = 'approved', decided_at = $2 where id = $1`, [
      numbered(id),
      sandbox.now(),
    ]);
    await expect(credited).rejects.toMatchObject({ code: 'PVST1' });
  });

  test('what was paid at the gateway that redirects goes back, and they read why', async () => {
    const body = { amount: 1000, returnPath: '/deposit', clientRef: freshRef() };
    const { redirectUrl, deposit } = made(await sandbox.post('/api/deposit/fastpayme', body, { token: asha.token }));
    await sandbox.post(`${redirectUrl}/pay`, undefined, { 'content-type': 'application/x-www-form-urlencoded' });
    await stand(state);
    await settlePayments(sandbox.database, hearGateway, sandbox.now());
    const [row] = await sandbox.database.query('select state, reason from deposit where id = $1', [
      numbered(deposit.id),
    ]);
    expect(row).toEqual({ state: 'declined', reason: reasonTexts[reason] });
    // The gateway's own book says that the money goes back.
    const [payment] = await sandbox.database.query(
      'select f.state from fastpay_payment f join deposit d on d.reference = f.id where d.id = $1',
      [numbered(deposit.id)],
    );
    expect(payment?.state).toBe('declined');
    const [notice] = await sandbox.database.query(
      'select title, message from notification where player_id = $1 order by id desc limit 1',
      [asha.id],
    );
    expect(notice).toEqual({ title: 'Deposit declined', message: `₹1,000.00 by FastPay: ${reasonTexts[reason]}` });
    expect(await cash()).toBe(1_000_000);
  });
});

test('whose break has ended has their deposit credited', async () => {
  const id = await waiting();
  await stand('break');
  sandbox.pass(2 * HOUR);
  expect((await approve(id)).state).toBe('approved');
});
