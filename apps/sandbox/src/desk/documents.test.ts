import { type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { newPlayer } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { uploaded } from '../testing/uploads.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
beforeAll(async () => {
  sandbox = await testSandbox();
  desk = await signedInDesk(sandbox, 'Asha');
});
afterAll(() => sandbox.close());

const move = async (type: string, name: 'open' | 'close', reason = 'Forged ones.') => {
  await desk.open('/documents');
  return desk.send(`/documents/${type}/${name}`, { reason });
};
type Kyc = { readonly status: string; readonly schema: { type: string }[]; readonly documents: { status: string }[] };

test('a document that is closed is taken from nobody any more, and what was sent is decided and holds as before', async () => {
  const [first, second] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const send = async (token: string) => {
    const front = await uploaded(sandbox, token, 'kyc');
    const fields = { number: 'ABCDE1234F', fullName: 'Asha Rao', birth: '1994-06-14', front };
    return (await sandbox.post('/api/kyc', { type: 'pan', fields }, { token })).body;
  };
  const kyc = async (token: string) => (await sandbox.get('/api/kyc', { token })).body.data as Kyc;
  await send(first.token);
  expect((await move('pan', 'close', ' ')).status).toBe(422);
  expect((await move('pan', 'close')).status).toBe(200);
  expect((await kyc(first.token)).schema.map(({ type }) => type)).not.toContain('pan');
  expect(await send(second.token)).toMatchObject({ message: 'This document is not accepted.' });
  const { documents } = await kyc(first.token);
  const [row] = await sandbox.database.query('select id from kyc_document where player_id = $1', [first.id]);
  expect([documents.length, documents[0]?.status]).toEqual([1, 'pending']);
  await desk.open(`/kyc/${row?.id}`);
  expect((await desk.send(`/kyc/${row?.id}/approve`)).status).toBe(200);
  expect((await kyc(first.token)).status).toBe('approved');
  expect((await desk.open('/log?room=documents')).body).toMatch(/Closed the document[\s\S]*Forged ones/);
  await move('pan', 'open');
  expect((await kyc(first.token)).schema.map(({ type }) => type)).toContain('pan');
});

test('the last document that is open stays so, and nothing is closed twice', async () => {
  const { body } = await desk.open('/documents');
  const types = [...body.matchAll(/\/documents\/(\w+)\/close/g)].map(([, type = '']) => type);
  const [last = '', ...others] = types;
  for (const type of others) await move(type, 'close');
  expect((await move(last, 'close')).body).toContain('This is the last document');
  expect((await desk.post(`/documents/${others[0]}/close`, { reason: 'Again.' })).status).toBeGreaterThanOrEqual(400);
  for (const type of others) await move(type, 'open');
});
