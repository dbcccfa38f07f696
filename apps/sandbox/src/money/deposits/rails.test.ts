import { DAY, MINUTE } from '../../base/index.ts';
import { walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { TIMES } from '../../testing/race.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uploaded } from '../../testing/uploads.ts';
import { approveDeposit, declineDeposit } from './decide.ts';
import { addGateway, gatewayOf } from './gateways.ts';

// UPI, Paytm and IMPS are three forms for one rail: a payment has one number there, whichever of the forms it is written in.
const ONE_RAIL = ['upi', 'm_paytm', 'imps'] as const;

let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

let refs = 300_000_000_000;
const freshUtr = () => String(++refs);
async function send(gateway: string, reference: string, who = player, screenshot?: string) {
  const fields = {
    reference,
    payer: 'Asha Rao',
    screenshot: screenshot ?? (await uploaded(sandbox, who.token, 'deposit')),
    ...(gateway === 'imps' && { paidOn: '2026-11-20' }),
  };
  const body = { gateway, amount: 1000, fields, clientRef: `rail-${++refs}` };
  return sandbox.post('/api/deposit/create', body, { token: who.token });
}
const idOf = ({ body }: Awaited<ReturnType<typeof send>>) => (body.data as { deposit: { id: string } }).deposit.id;
const approve = (id: string) => sandbox.database.transaction((tx) => approveDeposit(tx, id, sandbox.now()));
const REFUSED = {
  status: 409,
  body: { field: 'fields.reference', message: 'This payment reference has already been submitted.' },
};

test.each(ONE_RAIL)(
  'a payment that was sent by %s is refused by every other way on its rail, from anybody',
  async (first) => {
    const reference = freshUtr();
    await approve(idOf(await send(first, reference)));
    const other = await newPlayer(sandbox);
    for (const gateway of ONE_RAIL) {
      expect([gateway, await send(gateway, reference)]).toMatchObject([gateway, REFUSED]);
      expect([gateway, await send(gateway, ` ${reference} `, other)]).toMatchObject([gateway, REFUSED]);
    }
    expect((await walletOf(sandbox.database, player.id)).cash).toBe(1_100_000);
  },
);

test('sent by two ways at once it is one deposit', async () => {
  const reference = freshUtr();
  const answers = await Promise.all([send('upi', reference), send('imps', reference, await newPlayer(sandbox))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('sent by three ways and many players at once it is one deposit', async () => {
  const reference = freshUtr();
  const sent: (() => ReturnType<typeof send>)[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    const who = await newPlayer(sandbox);
    const screenshot = await uploaded(sandbox, who.token, 'deposit');
    sent.push(() => send(ONE_RAIL[index % 3] ?? 'upi', reference, who, screenshot));
  }
  const answers = await Promise.all(sent.map((one) => one()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(TIMES - 1).fill(409)]);
  expect(await sandbox.database.query('select 1 from deposit where reference = $1', [reference])).toHaveLength(1);
});

test('declined by one way, or run out there, it is free by another', async () => {
  const reference = freshUtr();
  const declined = idOf(await send('upi', reference));
  await sandbox.database.transaction((tx) => declineDeposit(tx, declined, 'No such payment.', sandbox.now()));
  expect((await send('m_paytm', reference)).status).toBe(200);
  sandbox.pass(DAY + MINUTE);
  await sandbox.sweeps.run();
  expect((await send('imps', reference)).status).toBe(200);
});

test('a new way has a rail of its own unless it is put on another, and is put there later with all its deposits', async () => {
  const upi = await gatewayOf(sandbox.database, 'upi');
  if (!upi) throw new Error('UPI is not open');
  await addGateway(sandbox.database, { ...upi, code: 'own' }, 20);
  await addGateway(sandbox.database, { ...upi, code: 'same' }, 21, 'rrn');
  const [reference, later] = [freshUtr(), freshUtr()];
  expect((await send('upi', reference)).status).toBe(200);
  expect(await send('same', reference)).toMatchObject(REFUSED);
  expect((await send('own', reference)).status).toBe(200);
  expect((await send('own', later)).status).toBe(200);
  await sandbox.database.query(`update gateway set rail = 'rrn' where code = 'own'`);
  expect(await send('upi', later)).toMatchObject(REFUSED);
});

test('of two that were taken apart and whose ways were put on one rail later, one is approved, whoever else approves', async () => {
  const upi = await gatewayOf(sandbox.database, 'upi');
  if (!upi) throw new Error('UPI is not open');
  await addGateway(sandbox.database, { ...upi, code: 'apart' }, 22);
  const reference = freshUtr();
  const ids = [idOf(await send('upi', reference)), idOf(await send('apart', reference))];
  await sandbox.database.query(`update gateway set rail = 'rrn' where code = 'apart'`);
  const results = await Promise.allSettled([...ids, ...ids].map(approve));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused).toMatchObject(Array(2).fill({ reason: { status: 409 } }));
  expect((await walletOf(sandbox.database, player.id)).cash).toBe(1_100_000);
  // The one that was kept twice is declined, and its reference still stands for the other.
  const approved = await sandbox.database.query(`select id from deposit where reference = $1 and state = 'approved'`, [
    reference,
  ]);
  const left = ids.find((id) => id !== `DP-${approved[0]?.id}`) ?? '';
  await sandbox.database.transaction((tx) => declineDeposit(tx, left, 'Sent twice.', sandbox.now()));
  for (const gateway of [...ONE_RAIL, 'apart']) expect(await send(gateway, reference)).toMatchObject(REFUSED);
});
