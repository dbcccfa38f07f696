import { proves } from '@pavilion/api-client/proves';
import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '@pavilion/api-client/wire';
import { DAY, MINUTE } from '../../base/index.ts';
import { type Answering, type Authenticator, createAuthenticator } from '../../testing/authenticator.ts';
import { freshRef } from '../../testing/money-calls.ts';
import { newPlayer, PASSWORD, type SignedIn } from '../../testing/players.ts';
import { type Answer, NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let asha: SignedIn;
let key: Authenticator;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  key = await keyOf(asha);
});
afterAll(() => sandbox.close());

const SITE = { origin: 'http://localhost:3000', rpId: 'localhost' };
const AT = { host: 'localhost:3000', origin: SITE.origin };
const ACCOUNT = {
  ...{ type: 'bank', holder: 'Asha Rao', bankName: 'HDFC Bank' },
  ...{ accountNumber: '50100284734417', ifsc: 'HDFC0000142' },
};
const CARD = { type: 'card', holder: 'Asha Rao', cardNumber: '4111111111111111', expires: '2029-04' };

const post = (path: string, body: object, by = asha) => sandbox.post(`/api${path}`, body, { ...AT, token: by.token });
const refused = ({ status, body }: Answer) => [status, body.code ?? body.message, body.field];
const bankOf = (answer: Answer) => (answer.body.data as { bank: { id: string } }).bank.id;

async function keyOf(by: SignedIn): Promise<Authenticator> {
  const made = createAuthenticator(SITE);
  const creation = (await post('/passkeys/begin', {}, by)).body.data as PasskeyCreation;
  expect((await post('/passkeys/add', { credential: made.create(creation) }, by)).status).toBe(200);
  return made;
}
async function confirmation(by = asha, signer = key, as: Answering = {}): Promise<{ passkey: PasskeyAssertion }> {
  return { passkey: signer.sign((await post('/passkeys/confirm', {}, by)).body.data as PasskeyRequest, as) };
}
const NEEDED = [403, 'confirm-by-passkey', 'passkey'];

test('who has a passkey saves an account or a card with it alone; what is wrong with it is said first', async () => {
  proves('beginPasskeyConfirm');
  for (const saved of [ACCOUNT, CARD]) {
    expect(refused(await post('/bank', saved))).toEqual(NEEDED);
    expect((await post('/bank', { ...saved, ...(await confirmation()) })).status).toBe(200);
  }
  expect(refused(await post('/bank', { ...ACCOUNT, ifsc: 'ICIC0000142' }))[2]).toBe('bankName');
  expect((await post('/bank', ACCOUNT, await newPlayer(sandbox))).status).toBe(200);
});

test('a confirmation is taken once, of this player’s own passkey, and no sign-in is one', async () => {
  const once = await confirmation(asha, key, { counter: 0 });
  expect((await post('/bank', { ...ACCOUNT, ...once })).status).toBe(200);
  expect(refused(await post('/bank', { ...CARD, ...once }))).toEqual([400, 'passkey-over', 'passkey']);
  const ben = await newPlayer(sandbox);
  const other = await keyOf(ben);
  const { passkey } = await confirmation(asha, other);
  expect(refused(await post('/bank', { ...CARD, passkey }))).toEqual([400, 'passkey-unknown', 'passkey']);
  expect(refused(await post('/bank', { ...CARD, ...(await confirmation(ben, other)) }))).toEqual([
    400,
    'passkey-over',
    'passkey',
  ]);
  const login = key.sign((await post('/login/passkey/begin', {})).body.data as PasskeyRequest);
  expect(refused(await post('/bank', { ...CARD, passkey: login }))).toEqual([400, 'passkey-over', 'passkey']);
});

test('an account that a passkey confirmed is withdrawn to, and made the default, without another confirmation', async () => {
  await post('/bank', { ...ACCOUNT, ...(await confirmation()) });
  const other = { ...ACCOUNT, accountNumber: '600000000001' };
  const bankId = bankOf(await post('/bank', { ...other, ...(await confirmation()) }));
  expect((await post('/bank/default', { id: bankId })).status).toBe(200);
  const request = { amount: 1000, method: 'bank', bankId, clientRef: freshRef() };
  expect((await post('/withdrawRequest/create', request)).status).toBe(200);
});

test('one that was saved before there was a passkey takes it, in place of the password', async () => {
  const ben = await newPlayer(sandbox);
  await post('/bank', ACCOUNT, ben);
  const bankId = bankOf(await post('/bank', { ...ACCOUNT, accountNumber: '600000000002' }, ben));
  const own = await keyOf(ben);
  expect(refused(await post('/bank/default', { id: bankId, password: PASSWORD }, ben))).toEqual(NEEDED);
  expect((await post('/bank/default', { id: bankId, ...(await confirmation(ben, own)) }, ben)).status).toBe(200);
  const request = { amount: 1000, method: 'bank', bankId, clientRef: freshRef() };
  expect(refused(await post('/withdrawRequest/create', { ...request, password: PASSWORD }, ben))).toEqual(NEEDED);
  const sent = { ...request, ...(await confirmation(ben, own)) };
  expect((await post('/withdrawRequest/create', sent, ben)).status).toBe(200);
});

test('a UPI address that was never withdrawn to takes the passkey; the same request sent again is answered as before', async () => {
  const request = { amount: 1000, method: 'upi', upi: 'asha@ybl', clientRef: freshRef() };
  expect(refused(await post('/withdrawRequest/create', request))).toEqual(NEEDED);
  const first = await post('/withdrawRequest/create', { ...request, ...(await confirmation()) });
  expect(first.status).toBe(200);
  const again = await post('/withdrawRequest/create', { ...request, ...(await confirmation()) });
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
});

const HELD = [409, 'new-place-held', undefined];
const passkeys = async () =>
  (await sandbox.get('/api/passkeys', { ...AT, token: asha.token })).body.data as {
    passkeys: { id: string }[];
    heldUntil?: string;
  };
const toUpi = (upi: string) => ({ amount: 1000, method: 'upi', upi, password: PASSWORD, clientRef: freshRef() });

test('for a day after the last passkey is removed money goes to no new place, whoever has the password; then the rule is the one before', async () => {
  const known = bankOf(await post('/bank', { ...ACCOUNT, ...(await confirmation()) }));
  const { passkey } = await confirmation();
  await post('/passkeys/remove', { id: (await passkeys()).passkeys[0]?.id });
  const end = new Date(sandbox.now().getTime() + DAY);
  expect((await passkeys()).heldUntil).toBe(end.toISOString());
  const held = await post('/bank', { ...CARD, passkey });
  expect(refused(held)).toEqual(HELD);
  expect(held.body.values).toMatchObject({ at: new Date(Math.floor(end.getTime() / MINUTE) * MINUTE).toISOString() });
  expect(refused(await post('/withdrawRequest/create', toUpi('thief@ybl')))).toEqual(HELD);
  // What is known is paid as ever, and a passkey of the thief's own does not shorten it.
  const paid = { amount: 1000, method: 'bank', bankId: known, clientRef: freshRef() };
  expect((await post('/withdrawRequest/create', paid)).status).toBe(200);
  const own = await keyOf(asha);
  expect(refused(await post('/bank', { ...CARD, ...(await confirmation(asha, own)) }))).toEqual(HELD);
  sandbox.pass(DAY);
  expect((await passkeys()).heldUntil).toBeUndefined();
  expect((await post('/bank', { ...CARD, ...(await confirmation(asha, own)) })).status).toBe(200);
});

test('so it is once one is added beside another, and for an account that was saved before; to remove one of several holds nothing', async () => {
  const ben = await newPlayer(sandbox);
  await post('/bank', ACCOUNT, ben);
  const id = bankOf(await post('/bank', { ...ACCOUNT, accountNumber: '600000000003' }, ben));
  const first = await keyOf(ben);
  const second = await keyOf(ben);
  for (const signer of [first, second]) {
    expect(refused(await post('/bank/default', { id, ...(await confirmation(ben, signer)) }, ben))).toEqual(HELD);
  }
  sandbox.pass(DAY);
  const listed = await sandbox.get('/api/passkeys', { ...AT, token: ben.token });
  const [one] = (listed.body.data as { passkeys: { id: string }[] }).passkeys;
  expect((await post('/passkeys/remove', { id: one?.id, password: PASSWORD }, ben)).status).toBe(200);
  const left: number[] = [];
  for (const signer of [first, second]) {
    const account = { ...ACCOUNT, accountNumber: `6000000001${left.length}`, ...(await confirmation(ben, signer)) };
    left.push((await post('/bank', account, ben)).status);
  }
  expect(left.toSorted()).toEqual([200, 400]);
});

test('two passkeys that are removed at the same moment hold it as the last one does', async () => {
  await keyOf(asha);
  sandbox.pass(DAY);
  const { passkeys: both } = await passkeys();
  await Promise.all(both.map(({ id }) => post('/passkeys/remove', { id, password: PASSWORD })));
  expect(refused(await post('/bank', CARD))).toEqual(HELD);
});

test('once the day is over, who has no passkey saves an account by itself, and withdraws to it with the password', async () => {
  await post('/passkeys/remove', { id: (await passkeys()).passkeys[0]?.id });
  sandbox.pass(DAY);
  const bankId = bankOf(await post('/bank', ACCOUNT));
  const request = { amount: 1000, method: 'bank', bankId, clientRef: freshRef() };
  expect(refused(await post('/withdrawRequest/create', request))).toEqual([403, 'enter-password', 'password']);
  expect((await post('/withdrawRequest/create', { ...request, password: PASSWORD })).status).toBe(200);
});

test('a right passkey is no wrong try, however often it confirms, and clears those before; wrong ones are counted with wrong passwords', async () => {
  const limited = await testSandbox({
    limits: { ...NO_LIMITS, passwordTriesPerPlayer: { times: 2, per: 900_000 } },
  });
  const open = sandbox;
  sandbox = limited;
  try {
    const cleo = await newPlayer(sandbox);
    const own = await keyOf(cleo);
    const save = async (number: number, signer = own) => {
      const account = { ...ACCOUNT, accountNumber: `70000000000${number}` };
      return (await post('/bank', { ...account, ...(await confirmation(cleo, signer)) }, cleo)).status;
    };
    const stranger = createAuthenticator(SITE);
    expect([await save(1), await save(2), await save(3)]).toEqual([200, 200, 200]);
    expect([await save(4, stranger), await save(4), await save(5)]).toEqual([400, 200, 200]);
    expect([await save(6, stranger), await save(6, stranger), await save(6)]).toEqual([400, 400, 429]);
  } finally {
    sandbox = open;
    await limited.close();
  }
});
