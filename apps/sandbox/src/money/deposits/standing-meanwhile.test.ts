import { paise } from '@pavilion/money';
import { DAY } from '../../base/index.ts';
import { createSessions, lockPlayer, setStanding } from '../../players/index.ts';
import { lockAccounts } from '../../store/index.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { credit } from './credit.ts';
import { approveDeposit } from './decide.ts';
import { addDeposit } from './deposit.ts';
import { FASTPAY } from './gateways.ts';
import { hearGateway } from './redirect.ts';
import { MOST_OPEN } from './request.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

test('a deposit that is approved while its player is excluded is waited for, or waits: neither has to begin again', async () => {
  const { database, now } = sandbox;
  const asha = await newPlayer(sandbox);
  const body = { ...(await moneyCalls.createDeposit(sandbox, asha)), clientRef: freshRef() };
  const answer = await sandbox.post('/api/deposit/create', body, { token: asha.token });
  const id = Number((answer.body.data as { deposit: { id: string } }).deposit.id.replace(/\D/g, ''));
  let tries = 0;
  const begin = (work: Parameters<typeof database.transaction<unknown>>[0]) =>
    database.transaction((tx) => {
      tries += 1;
      return work(tx);
    });
  const both = await database.transaction(async (tx) => {
    await lockAccounts(tx, asha.id);
    const approved = begin((one) => credit(one, id, now()));
    await waiting(database, 1);
    const state = { state: 'excluded', until: null } as const;
    const excluded = begin((other) => setStanding(other, createSessions(database, now), asha.id, state, now()));
    await waiting(database, 2);
    return { approved, excluded };
  });
  await Promise.all([both.approved, both.excluded]);
  expect(tries).toBe(2);
});

describe('whoever changes what a player has is waited for', () => {
  const EXCLUDED = { state: 'excluded', until: null } as const;
  const begin = (asha: SignedIn) => {
    const { database, now } = sandbox;
    const fastpay = async () =>
      sandbox.post(
        '/api/deposit/fastpayme',
        { ...(await moneyCalls.fastpayme(sandbox, asha)), clientRef: freshRef() },
        { token: asha.token },
      );
    /** Has somebody else lock the player, begins `work`, and once that waits does `meanwhile` and lets them go. */
    const during = async <T>(
      work: () => Promise<T>,
      meanwhile: (tx: Parameters<typeof lockPlayer>[0]) => Promise<unknown>,
    ) => {
      const { begun } = await database.transaction(async (tx) => {
        await lockPlayer(tx, asha.id);
        // How it ends is looked at once this is over.
        const begun = Promise.allSettled([work()]);
        await waiting(database, 1);
        await meanwhile(tx);
        return { begun };
      });
      const [ended] = await begun;
      return ended;
    };
    const exclude = (tx: Parameters<typeof lockPlayer>[0]) =>
      setStanding(tx, createSessions(database, now), asha.id, EXCLUDED, now());
    return { database, now, fastpay, during, exclude };
  };

  test('by who begins a deposit: together they are no more than may be open', async () => {
    const asha = await newPlayer(sandbox);
    const { now, fastpay, during } = begin(asha);
    const open = (tx: Parameters<typeof lockPlayer>[0]) =>
      addDeposit(tx, {
        ...{ player: asha.id, gateway: FASTPAY, amount: paise(100_000), state: 'created', reference: freshRef() },
        ...{ fields: [], createdAt: now(), expiresAt: new Date(now().getTime() + DAY) },
      });
    const ended = await during(fastpay, async (tx) => {
      for (let index = 0; index < MOST_OPEN; index += 1) await open(tx);
    });
    expect(ended).toMatchObject({ status: 'fulfilled', value: { status: 409 } });
  });

  test('by a gateway’s word: the payment of who has stopped meanwhile goes back', async () => {
    const asha = await newPlayer(sandbox);
    const { database, now, fastpay, during, exclude } = begin(asha);
    await fastpay();
    const [deposit] = await database.query('select reference, amount from deposit where player_id = $1', [asha.id]);
    const report = {
      paymentId: deposit?.reference ?? '',
      amount: deposit?.amount ?? paise(0),
      status: 'taken',
    } as const;
    await database.transaction((tx) => hearGateway(tx, { ...report, status: 'opened' }, now()));
    const ended = await during(() => database.transaction((tx) => hearGateway(tx, report, now())), exclude);
    expect(ended).toEqual({ status: 'fulfilled', value: 'declined' });
  });

  test('by the desk’s approval: of who has stopped meanwhile nothing is credited, and the desk reads why', async () => {
    const asha = await newPlayer(sandbox);
    const { database, now, during, exclude } = begin(asha);
    const body = { ...(await moneyCalls.createDeposit(sandbox, asha)), clientRef: freshRef() };
    const answer = await sandbox.post('/api/deposit/create', body, { token: asha.token });
    const { id } = (answer.body.data as { deposit: { id: string } }).deposit;
    const ended = await during(() => database.transaction((tx) => approveDeposit(tx, id, now())), exclude);
    expect(ended).toMatchObject({ status: 'rejected', reason: { status: 409, field: 'id' } });
  });
});
