import { proves } from '@pavilion/api-client/proves';
import type { Kyc } from '@pavilion/api-client/wire';
import { DAY, HOUR, istDay } from '../../base/index.ts';
import { TEST_VAULT } from '../../testing/database.ts';
import { panOf, passportOf } from '../../testing/papers.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uploaded } from '../../testing/uploads.ts';
import { fileOf } from '../files/files.ts';
import { approveKyc, declineKyc, pendingKyc, showKyc } from './decide.ts';
import { kycStatusOf } from './document.ts';

let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const standing = async (who = player) => (await sandbox.get('/api/kyc', { token: who.token })).body.data as Kyc;
const submit = (type: string, fields: Record<string, string>, who = player) =>
  sandbox.post('/api/kyc', { type, fields }, { token: who.token });
const picture = (who = player) => uploaded(sandbox, who.token, 'kyc');
const pan = async (more: Record<string, string> = {}) => ({
  number: panOf(player),
  fullName: 'Asha Rao',
  birth: '1994-06-14',
  front: await picture(),
  ...more,
});
const dayIn = (days: number) => istDay(new Date(sandbox.now().getTime() + days * DAY));
const passport = async (expiry: string) => ({ ...(await pan()), number: passportOf(player), expiry });
const approve = (id = '') => sandbox.database.transaction((tx) => approveKyc(tx, TEST_VAULT, id, sandbox.now()));
const decline = (id = '', reason = 'The picture is blurred.') =>
  sandbox.database.transaction((tx) => declineKyc(tx, id, reason, sandbox.now()));
const toasts = () =>
  sandbox.database.query('select title, message, status from notification where player_id = $1 order by id', [
    player.id,
  ]);

test('a new player has sent nothing, and sees what the operator takes', async () => {
  proves('getKyc');
  const { status, documents, schema } = await standing();
  expect([status, documents]).toEqual(['none', []]);
  expect(schema.map(({ type }) => type)).toEqual(['pan', 'aadhaar', 'passport', 'emiratesId']);
  expect(schema[2]?.fields.find(({ name }) => name === 'expiry')).toMatchObject({ type: 'date', rule: 'future' });
});

test('what the operator adds to the schema is asked for and checked at once', async () => {
  await sandbox.database.query(
    `insert into kyc_document_type (type, position, label, fields) values ('voterId', 9, 'Voter ID', $1::text::jsonb)`,
    [
      JSON.stringify([
        { name: 'number', label: 'EPIC number', type: 'text', isRequired: true, pattern: '[A-Z]{3}\\d{7}' },
      ]),
    ],
  );
  expect((await standing()).schema.at(-1)?.type).toBe('voterId');
  expect(await submit('voterId', { number: 'abc' })).toMatchObject({
    status: 422,
    body: { field: 'fields.number', message: 'EPIC number is not valid.' },
  });
  expect((await submit('voterId', { number: 'ABC1234567' })).status).toBe(200);
  await sandbox.database.query(`update kyc_document_type set is_open = false where type = 'voterId'`);
  expect(await submit('voterId', { number: 'ABC1234567' })).toMatchObject({ status: 422, body: { field: 'type' } });
});

test('none, pending, declined with its reason, pending, approved', async () => {
  proves('submitKyc');
  const { status, body } = await submit('pan', await pan());
  expect(status).toBe(200);
  const [sent] = (body.data as Kyc).documents;
  expect(body.data).toMatchObject({ status: 'pending' });
  expect(sent).toEqual({
    id: expect.any(String),
    type: 'pan',
    number: '••••••234F',
    status: 'pending',
    submittedAt: sandbox.now().toISOString(),
  });
  expect(await submit('pan', await pan())).toMatchObject({
    status: 409,
    body: { field: 'type', message: 'This document is already under review.' },
  });
  await decline(sent?.id);
  expect(await standing()).toMatchObject({
    status: 'declined',
    documents: [{ status: 'declined', reason: 'The picture is blurred.' }],
  });
  sandbox.pass(HOUR);
  await submit('pan', await pan());
  const again = await standing();
  expect([again.status, again.documents.map((one) => one.status)]).toEqual(['pending', ['pending', 'declined']]);
  await approve(again.documents[0]?.id);
  expect((await standing()).status).toBe('approved');
  expect(await kycStatusOf(sandbox.database, player.id, sandbox.now())).toBe('approved');
  expect(await submit('pan', await pan())).toMatchObject({
    status: 409,
    body: { message: 'This document is already approved.' },
  });
  expect(await toasts()).toEqual([
    { title: 'KYC declined', message: 'PAN was declined: The picture is blurred.', status: 'error' },
    { title: 'KYC approved', message: 'PAN was approved. Withdrawals are no longer held for KYC.', status: 'success' },
  ]);
});

test('an approved document ends with its own day, in India, and may then be sent anew', async () => {
  const expiry = dayIn(2);
  await submit('passport', await passport(expiry));
  await approve((await standing()).documents[0]?.id);
  const midnight = new Date(`${expiry}T18:30:00Z`).getTime();
  sandbox.pass(midnight - sandbox.now().getTime() - 1);
  expect(await standing()).toMatchObject({ status: 'approved', documents: [{ expiresOn: expiry }] });
  sandbox.pass(1);
  expect(await standing()).toMatchObject({ status: 'expired', documents: [{ status: 'expired' }] });
  expect(await kycStatusOf(sandbox.database, player.id, sandbox.now())).toBe('expired');
  expect((await submit('passport', await passport(dayIn(900)))).status).toBe(200);
  expect((await standing()).status).toBe('pending');
});

test('one that ran out while it waited is not approved', async () => {
  await submit('passport', await passport(dayIn(1)));
  sandbox.pass(3 * DAY);
  await expect(approve((await standing()).documents[0]?.id)).rejects.toMatchObject({
    status: 409,
    message: 'This document has expired since it was sent.',
  });
});

test('one approved document is enough, whatever else waits or was declined', async () => {
  await submit('pan', await pan());
  await approve((await standing()).documents[0]?.id);
  sandbox.pass(HOUR);
  await submit('passport', await passport(dayIn(900)));
  expect((await standing()).status).toBe('approved');
  await decline((await standing()).documents[0]?.id);
  expect((await standing()).status).toBe('approved');
});

describe('a document is refused by its field', () => {
  test.each<[string, Record<string, string>, string, string]>([
    [
      'a wrong number',
      { number: 'ABCPK12345' },
      'fields.number',
      'PAN number is not valid: 5 letters, 4 digits, 1 letter.',
    ],
    ['no name', { fullName: ' ' }, 'fields.fullName', 'Full name is required.'],
    ['no picture', { front: '' }, 'fields.front', 'Front is required.'],
    ['a birth that is no date', { birth: '1994-13-01' }, 'fields.birth', 'Enter a valid date: Date of birth.'],
    ['a birth in another century', { birth: '0094-06-14' }, 'fields.birth', 'Enter a valid date: Date of birth.'],
    ['a birth to come', { birth: '2090-01-01' }, 'fields.birth', 'You must be 18 or older.'],
    ['a field too many', { expiry: '2090-01-01' }, 'fields.expiry', 'This field is not part of the form.'],
  ])('with %s', async (_, fault, field, message) => {
    expect(await submit('pan', await pan(fault))).toMatchObject({ status: 422, body: { field, message } });
    expect((await standing()).status).toBe('none');
  });

  test('where its player is not yet 18, by India’s day', async () => {
    const today = dayIn(0);
    const birth = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
    const tomorrow = dayIn(1);
    const tooYoung = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`;
    expect(await submit('pan', await pan({ birth: tooYoung }))).toMatchObject({
      status: 422,
      body: { field: 'fields.birth', message: 'You must be 18 or older.' },
    });
    expect((await submit('pan', await pan({ birth }))).status).toBe(200);
  });

  test('where it ends today or before', async () => {
    for (const expiry of [dayIn(0), dayIn(-1)]) {
      expect(await submit('passport', await passport(expiry))).toMatchObject({
        status: 422,
        body: { field: 'fields.expiry', message: 'Valid until has passed.' },
      });
    }
    expect((await submit('passport', await passport(dayIn(1)))).status).toBe(200);
  });

  test('where a picture is another player’s, or was sent for a deposit', async () => {
    const other = await newPlayer(sandbox);
    for (const front of [await picture(other), await uploaded(sandbox, player.token, 'deposit')]) {
      expect(await submit('pan', await pan({ front }))).toMatchObject({ status: 422, body: { field: 'fields.front' } });
    }
  });

  test('where one picture stands for both sides', async () => {
    const front = await picture();
    const fields = { ...(await pan({ front })), number: '234567890123', back: front };
    expect(await submit('aadhaar', fields)).toMatchObject({ status: 422, body: { field: 'fields.back' } });
    expect((await submit('aadhaar', { ...fields, back: await picture() })).status).toBe(200);
  });

  test('where its type is not taken', async () => {
    for (const type of ['library-card', 'a\u0000', '']) {
      expect(await submit(type, {})).toMatchObject({ status: 422, body: { field: 'type' } });
    }
  });
});

describe('the desk', () => {
  test('sees those that wait, with fields and pictures', async () => {
    await submit('pan', await pan());
    const id = (await standing()).documents[0]?.id ?? '';
    const { documents, count } = await pendingKyc(sandbox.database, TEST_VAULT, sandbox.now(), {
      skip: 0,
      pagesize: 100,
    });
    expect(count).toBe(documents.length);
    expect(documents.at(-1)).toMatchObject({ player: player.id, label: 'PAN', document: { id, status: 'pending' } });
    const { fields: shown } = await showKyc(sandbox.database, TEST_VAULT, id, sandbox.now());
    const fields = shown === 'no-key' ? [] : shown;
    expect(fields.map(({ name, value }) => [name, value]).slice(0, 3)).toEqual([
      ['number', panOf(player)],
      ['fullName', 'Asha Rao'],
      ['birth', '1994-06-14'],
    ]);
    expect((await fileOf(sandbox.database, TEST_VAULT, fields[3]?.value ?? ''))?.type).toBe('image/webp');
  });

  test('decides once, however often it is told, and the player hears once', async () => {
    await submit('pan', await pan());
    const id = (await standing()).documents[0]?.id;
    const [first, second] = await Promise.all([approve(id), approve(id)]);
    expect([first.status, second.status]).toEqual(['approved', 'approved']);
    await expect(decline(id)).rejects.toMatchObject({ status: 409, message: 'This document is already approved.' });
    expect(await toasts()).toHaveLength(1);
  });

  test.each(['', ' ', 'x'.repeat(201)])('takes %j for no reason', async (reason) => {
    await submit('pan', await pan());
    await expect(decline((await standing()).documents[0]?.id, reason)).rejects.toMatchObject({
      status: 422,
      field: 'reason',
    });
  });

  test.each(['0', '999999', 'x', ''])('has no document %j', async (id) => {
    await expect(approve(id)).rejects.toMatchObject({ status: 404, field: 'id' });
    await expect(showKyc(sandbox.database, TEST_VAULT, id, sandbox.now())).rejects.toMatchObject({ status: 404 });
  });
});

test('the demo player is approved by one document, whatever became of the others', async () => {
  const { body } = await sandbox.post('/api/login/demo');
  const { status, documents } = await standing({ id: 0, token: String(body.token) });
  expect([status, documents.map((one) => [one.type, one.status])]).toEqual([
    'approved',
    [
      ['aadhaar', 'approved'],
      ['aadhaar', 'declined'],
      ['pan', 'declined'],
      ['passport', 'expired'],
    ],
  ]);
});

test('what is no document’s id is no document, not the one that happens to have the number 0', async () => {
  await sandbox.database.query(
    `insert into kyc_document (id, player_id, type, status, reason, sealed, submitted_at) overriding system value
     select 0, player_id, type, 'declined', 'x', sealed, submitted_at from kyc_document where status = 'declined' limit 1`,
  );
  const missing = { status: 404, message: 'This document was not found.' };
  await expect(showKyc(sandbox.database, TEST_VAULT, '0', sandbox.now())).rejects.toMatchObject(missing);
  await expect(showKyc(sandbox.database, TEST_VAULT, 'nonsense', sandbox.now())).rejects.toMatchObject(missing);
  await expect(decline('nonsense')).rejects.toMatchObject(missing);
});
