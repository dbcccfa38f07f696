import { paise } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import { createVault, type Database, post, type Transaction, walletOf } from '../../store/index.ts';
import { embeddedTestDatabase, testDatabase } from '../../testing/database.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { type OnceRequest, once, orAnswered, requestHash } from './once.ts';

const vault = createVault(Buffer.alloc(32, 1));

const places: Record<'embedded' | 'server', { sandbox: TestSandbox; database: Database }> = {} as never;
beforeAll(async () => {
  const databases = { embedded: await embeddedTestDatabase(), server: await testDatabase() };
  for (const name of ['embedded', 'server'] as const) {
    const sandbox = await testSandbox({}, databases[name]);
    places[name] = { sandbox, database: sandbox.database };
  }
});
afterAll(async () => {
  await places.embedded.sandbox.close();
  await places.server.sandbox.close();
});

test('whoever reads the kept requests but has no key of the vault tells no UPI address by them', () => {
  const hashTo = (by: typeof vault, upi: string) => requestHash(by, 'createWithdrawal', { amount: 100, upi });
  const kept = hashTo(vault, 'asha@ybl');
  expect(hashTo(vault, 'asha@ybl')).toEqual(kept);
  expect(hashTo(vault, 'ravi@ybl')).not.toEqual(kept);
  expect(hashTo(createVault(Buffer.alloc(32, 2)), 'asha@ybl')).not.toEqual(kept);
});

const moveOf = (input: object) => requestHash(vault, 'move', input);

describe.each(['embedded', 'server'] as const)('on the %s database', (place) => {
  let request: OnceRequest;
  let player: number;
  let moved = 0;
  beforeEach(async () => {
    player = (await newPlayer(places[place].sandbox)).id;
    request = { player, clientRef: `ref-${player}`, call: 'move', hash: moveOf({ amount: 100 }) };
  });

  /** Takes ₹1, and returns which time it was. */
  const send = (request: OnceRequest, refuse?: Refusal, before: () => Promise<void> = async () => {}) => {
    const { database, sandbox } = places[place];
    const work = async (tx: Transaction) => {
      await before();
      moved += 1;
      await post(tx, {
        reference: `once:${moved}`,
        kind: 'adjustment',
        title: '',
        detail: '',
        state: '',
        at: sandbox.now(),
        entries: [
          { account: { player: request.player, name: 'cash' }, amount: paise(-100) },
          { account: { house: 'bank' }, amount: paise(100) },
        ],
      });
      if (refuse) throw refuse;
      return { time: moved };
    };
    return once(database, sandbox.now, request, work);
  };
  const cash = async () => (await walletOf(places[place].database, player)).cash;
  const noted = () => places[place].database.query('select answer from client_request where player_id = $1', [player]);

  test('a request that would be refused by now gets the answer that it had, and one that had none its refusal', async () => {
    const { database } = places[place];
    const refuse = () => Promise.reject(new Refusal(403, 'No.'));
    const again = (of: OnceRequest, work: () => Promise<unknown>) => orAnswered(database, of, of.hash, work);
    await expect(again(request, refuse)).rejects.toThrow('No.');
    const first = await send(request);
    expect(await again(request, refuse)).toEqual(first);
    expect(await again(request, async () => 'done')).toBe('done');
    await expect(again({ ...request, hash: moveOf({ amount: 200 }) }, refuse)).rejects.toMatchObject({
      status: 409,
      field: 'clientRef',
    });
    await expect(again(request, () => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  });

  test('the same request again gets the first answer and moves nothing', async () => {
    const first = await send(request);
    expect(await send({ ...request, hash: moveOf({ amount: 100 }) })).toEqual(first);
    expect(await cash()).toBe(999_900);
  });

  test('the same request many times at once moves money once and answers all of them the same', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await cash()).toBe(999_900);
  });

  test.each([
    ['another content', { hash: moveOf({ amount: 101 }) }],
    ['another call', { call: 'other', hash: requestHash(vault, 'other', { amount: 100 }) }],
  ])('a reference that stands for %s is refused by its field, also at the same time', async (_, change) => {
    const results = await Promise.allSettled([send(request), send({ ...request, ...change })]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(Promise.all([send(request), send({ ...request, ...change })])).rejects.toMatchObject({
      status: 409,
      field: 'clientRef',
    });
    expect(await cash()).toBe(999_900);
  });

  test('a refused request leaves no trace, and may be sent again', async () => {
    await expect(send(request, new Refusal(409, 'Not now.'))).rejects.toMatchObject({ message: 'Not now.' });
    expect([await cash(), await noted()]).toEqual([1_000_000, []]);
    await send(request);
    expect([await cash(), await noted()]).toEqual([999_900, [{ answer: { time: moved } }]]);
  });

  test('one that waits for another which is then refused is done itself', async () => {
    const begun = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    const refused = send(request, new Refusal(409, 'Not now.'), () => {
      begun.resolve();
      return mayGoOn.promise;
    });
    await begun.promise;
    const done = send(request);
    mayGoOn.resolve();
    await expect(refused).rejects.toMatchObject({ message: 'Not now.' });
    await done;
    expect(await cash()).toBe(999_900);
  });

  test('another player’s same reference is their own', async () => {
    const other = (await newPlayer(places[place].sandbox)).id;
    expect(await send(request)).not.toEqual(await send({ ...request, player: other }));
    expect(await cash()).toBe(999_900);
  });
});
