import type { Kyc } from '@pavilion/api-client/wire';
import { createVault, KEPT_KEYS, keepSetting, settingIfAny } from '../../store/index.ts';
import { TEST_VAULT } from '../../testing/database.ts';
import { signedInDesk } from '../../testing/desk.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { uploaded } from '../../testing/uploads.ts';
import { fileOf } from '../files/files.ts';
import { approveKyc, showKyc } from './decide.ts';
import { recordDocument } from './document.ts';
import { otherAccountsOf } from './one-person.ts';
import { sealPapers } from './reseal.ts';

let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const STRANGER = createVault(Buffer.alloc(32, 9));
const PAPER = { number: 'QXZPV9137K', fullName: 'Qamar Zubin Vakil', birth: '1987-03-29' };
const FIELDS = Object.entries(PAPER).map(([name, value]) => ({ name, label: name, type: 'text' as const, value }));

const kycOf = async ({ token }: SignedIn) => (await sandbox.get('/api/kyc', { token })).body.data as Kyc;
async function send(who: SignedIn, number = PAPER.number): Promise<{ readonly id: string; readonly front: string }> {
  const front = await uploaded(sandbox, who.token, 'kyc');
  const { status } = await sandbox.post(
    '/api/kyc',
    { type: 'pan', fields: { ...PAPER, number, front } },
    { token: who.token },
  );
  expect(status).toBe(200);
  return { id: (await kycOf(who)).documents[0]?.id ?? '', front };
}
const show = (id: string, vault = TEST_VAULT) => showKyc(sandbox.database, vault, id, sandbox.now());

/** Every row of every table, as text; bytes are in hexadecimal. */
async function everyRow(): Promise<string> {
  const tables = await uncheckedRows<{ readonly query: string }>(
    sandbox.database,
    `select format('select string_agg(t::text, E''\\n'') as rows from %I t', tablename) as query from pg_tables where schemaname = 'public'`,
  );
  const texts = [];
  for (const { query } of tables) {
    const [table] = await uncheckedRows<{ readonly rows: string | null }>(sandbox.database, query);
    texts.push(table?.rows ?? '');
  }
  return texts.join('\n');
}

/** Throws where a text or bytes are in the database, as they are or in hexadecimal or base64. */
async function expectNowhere(...values: readonly (string | Buffer)[]): Promise<void> {
  const rows = await everyRow();
  expect(rows).toContain(`\\x`);
  for (const value of values) {
    if (typeof value === 'string') expect(rows.includes(value)).toBe(false);
    expect(rows.includes(Buffer.from(value).toString('hex'))).toBe(false);
    expect(rows.includes(Buffer.from(value).toString('base64'))).toBe(false);
  }
}

test('no row of the database has the number, the name, the day of birth or the picture of a document, nor of one that waits for its own', async () => {
  const { id, front } = await send(player);
  const waiting = await uploaded(sandbox, player.token, 'kyc');
  const { fields } = await show(id);
  expect(fields).toEqual([
    ...Object.entries(PAPER).map(([name, value]) => expect.objectContaining({ name, value })),
    expect.objectContaining({ name: 'front', value: front }),
  ]);
  const picture = await fileOf(sandbox.database, TEST_VAULT, front);
  // Both are of the same photo, so that the bytes of one are those of the other.
  expect(picture?.bytes.subarray(8, 12).toString()).toBe('WEBP');
  const [kept] = await sandbox.database.query('select bytes from file where id = $1', [waiting]);
  expect(kept?.bytes).toHaveLength((picture?.bytes.length ?? 0) + 28);
  await expectNowhere(...Object.values(PAPER), ...(picture ? [picture.bytes.subarray(0, 64)] : []));
  expect((await kycOf(player)).documents[0]?.number).toBe('••••••137K');
});

test('what an operator of before kept in clear is read as it is, and sealed by the next start', async () => {
  const other = await newPlayer(sandbox);
  const { front } = await send(player, 'QXZPV9138K');
  const bytes = Buffer.from('RIFF....WEBP of before');
  await sandbox.database.query('update file set bytes = $2, is_sealed = false where id = $1', [front, bytes]);
  const clear = JSON.stringify([...FIELDS, { name: 'front', label: 'Front', type: 'file', value: front }]);
  await sandbox.database.query(
    `update kyc_document set fields = $2::text::jsonb, sealed = null, fingerprint = null, masked_number = null where player_id = $1`,
    [player.id, clear],
  );
  const id = (await kycOf(player)).documents[0]?.id ?? '';
  for (const isSealed of [false, true]) {
    if (isSealed) await sealPapers(sandbox.database, TEST_VAULT);
    expect((await show(id)).fields).toEqual(JSON.parse(clear));
    expect((await kycOf(player)).documents[0]?.number).toBe('••••••137K');
    expect((await fileOf(sandbox.database, TEST_VAULT, front))?.bytes).toEqual(bytes);
  }
  await expectNowhere(...Object.values(PAPER), bytes);
  // Known again by what was sealed just now, however it is written.
  await sandbox.database.transaction((tx) =>
    recordDocument(tx, TEST_VAULT, other.id, {
      ...{ type: 'pan', reason: undefined, sent: sandbox.now(), decided: sandbox.now() },
      fields: [{ name: 'number', label: 'PAN', type: 'text', value: 'qxzpv-9137 k' }],
    }),
  );
  const others = await otherAccountsOf(sandbox.database, [other.id], sandbox.now());
  expect(others.get(other.id)?.map((one) => one.player)).toContain(player.id);
});

test('the picture of a payment is sealed too, also one of before; the desk shows it as it was', async () => {
  const proof = await uploaded(sandbox, player.token, 'deposit');
  await sandbox.database.query('update file set named_at = created_at where id = $1', [proof]);
  const picture = await fileOf(sandbox.database, TEST_VAULT, proof);
  if (!picture) throw new Error('The proof is missing');
  await expectNowhere(picture.bytes.subarray(0, 64));
  const before = Buffer.from('RIFF....WEBP of a payment');
  await sandbox.database.query('update file set bytes = $2, is_sealed = false where id = $1', [proof, before]);
  await sandbox.sweeps.run();
  await expectNowhere(before);
  expect((await fileOf(sandbox.database, TEST_VAULT, proof))?.bytes).toEqual(before);
});

test('what no key at hand opens is called so at the desk, and nobody approves it', async () => {
  const { id, front } = await send(player, 'QXZPV9139K');
  expect((await show(id, STRANGER)).fields).toBe('no-key');
  const refusal = { status: 409, message: 'It can’t be opened: a key is missing.' };
  await expect(fileOf(sandbox.database, STRANGER, front)).rejects.toMatchObject(refusal);
  const approve = sandbox.database.transaction((tx) => approveKyc(tx, STRANGER, id, sandbox.now()));
  await expect(approve).rejects.toMatchObject(refusal);
  await sandbox.database.query('update kyc_document set sealed = $2 where id = $1', [
    Number(id),
    STRANGER.seal(player.id, '[]'),
  ]);
  const desk = await signedInDesk(sandbox);
  expect((await desk.open(`/kyc/${id}`)).body).toContain(refusal.message);
});

test('none is taken by a process whose key was retired meanwhile', async () => {
  const front = await uploaded(sandbox, player.token, 'kyc');
  const names = await settingIfAny<string[]>(sandbox.database, KEPT_KEYS);
  const keep = (kept: readonly string[]) => sandbox.database.transaction((tx) => keepSetting(tx, KEPT_KEYS, kept));
  await keep([STRANGER.keys.sealing]);
  const sent = { type: 'pan', fields: { ...PAPER, number: 'QXZPV9141K', front } };
  expect((await sandbox.post('/api/kyc', sent, { token: player.token })).status).toBe(500);
  await keep(names ?? []);
  expect((await sandbox.post('/api/kyc', sent, { token: player.token })).status).toBe(200);
});

test('a document of one player, and its picture, are not opened as another’s', async () => {
  const other = await newPlayer(sandbox);
  const { id, front } = await send(player, 'QXZPV9140K');
  await sandbox.database.query('update kyc_document set player_id = $2 where id = $1', [Number(id), other.id]);
  await sandbox.database.query('update file set player_id = $2 where id = $1', [front, other.id]);
  expect((await show(id)).fields).toBe('no-key');
  await expect(fileOf(sandbox.database, TEST_VAULT, front)).rejects.toMatchObject({ status: 409 });
});
