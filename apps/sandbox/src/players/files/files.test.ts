import { deflateSync } from 'node:zlib';
import { proves } from '@pavilion/api-client/proves';
import { LARGEST_FILE } from '@pavilion/api-client/wire';
import sharp from 'sharp';
import { DAY } from '../../base/index.ts';
import { TEST_VAULT } from '../../testing/database.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { png } from '../../testing/png.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { photo, upload, uploaded } from '../../testing/uploads.ts';
import { fileOf, nameFile } from './files.ts';
import { readPicture } from './picture.ts';

let sandbox: TestSandbox;
let player: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  player = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const nameIt = (id: string, of = player) =>
  sandbox.database.transaction((tx) => nameFile(tx, { id, player: of.id, purpose: 'deposit', now: sandbox.now() }));
const filesOf = async ({ id }: SignedIn) =>
  (await sandbox.database.query('select id from file where player_id = $1', [id])).map((row) => row.id);

/** A good png of 30,000 by 30,000 black points, in 110 kilobytes. */
const bomb = () => png(30_000, 30_000, deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8))), { depth: 1 });

test('a picture is kept under a name of ours, made anew, without the place where it was taken', async () => {
  proves('uploadFile');
  const taken = await photo();
  expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(0);
  const { status, body } = await upload(sandbox, player.token, taken, { name: '../../etc/passwd.jpg' });
  expect(status).toBe(200);
  const { fileId } = body.data as { fileId: string };
  expect(fileId).toMatch(/^[\w-]{22}$/);
  expect(await nameIt(fileId)).toBe(true);
  const kept = await fileOf(sandbox.database, TEST_VAULT, fileId);
  const { format, width, height, exif, xmp, icc } = await sharp(kept?.bytes).metadata();
  expect({ type: kept?.type, format, width, height, exif, xmp, icc }).toEqual({
    type: 'image/webp',
    format: 'webp',
    width: 320,
    height: 480,
    exif: undefined,
    xmp: undefined,
    icc: undefined,
  });
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s is read by its content, whatever it is called', async (format) => {
  const bytes = await sharp(await photo('#ffb020'))
    .toFormat(format)
    .toBuffer();
  expect((await upload(sandbox, player.token, bytes, { name: 'a.txt', type: 'image/webp' })).status).toBe(200);
});

test.each(['image/jpg', 'application/octet-stream', 'text/plain', ''])(
  'a jpg that is labelled %j is taken by its content',
  async (type) => {
    expect((await upload(sandbox, player.token, await photo('#f0616d'), { name: 'IMG_1', type })).status).toBe(200);
  },
);

test.each([5, 6, 7, 8])('a picture with the orientation %i is turned upright', async (orientation) => {
  const onItsSide = await sharp(await photo('#24324e', [900, 300]))
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp((await readPicture(onItsSide))?.bytes).metadata();
  expect([width, height]).toEqual([300, 900]);
});

test.each<[string, () => Promise<Buffer>]>([
  [
    'in CMYK',
    async () =>
      sharp(await photo())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
  ],
  [
    'with the film of a motion photo behind it',
    async () => Buffer.concat([await photo(), Buffer.from('\0\0\0\x18ftypmp42')]),
  ],
  ['of 8160 × 6144 points', () => photo('#111a2c', [8160, 6144])],
])('a jpg %s is taken', async (_, picture) => {
  const { format, space } = await sharp((await readPicture(await picture()))?.bytes).metadata();
  expect([format, space]).toEqual(['webp', 'srgb']);
});

test('a picture that lies on its side is turned, and a great one is made smaller', async () => {
  const onItsSide = await sharp(await photo('#24324e', [3000, 1000]))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp((await readPicture(onItsSide))?.bytes).metadata();
  expect([width, height]).toEqual([800, 2400]);
});

test('what follows a picture in its file is left behind', async () => {
  const script = '<script>alert(1)</script>PK\u0003\u0004';
  const polyglot = Buffer.concat([await photo(), Buffer.from(script)]);
  const kept = await readPicture(polyglot);
  expect(kept?.bytes.includes('<script>')).toBe(false);
});

const unread = {
  status: 422,
  body: { error: true, message: 'This file is not a supported picture. Send a jpg, png or webp.', field: 'file' },
};

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a text called .png', () => Buffer.from('just words')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  ],
  [
    'an SVG that includes a file of the server',
    () =>
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
      ),
  ],
  ['a GIF that is also a script', () => Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000*/=1;alert(1)//', 'latin1')],
  [
    'a TIFF',
    async () =>
      sharp(await photo())
        .tiff()
        .toBuffer(),
  ],
  ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
  ['the first bytes of a jpg and nothing else', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a jpg that was cut off', async () => (await photo('#111a2c', [600, 600])).subarray(0, 1500)],
  ['a png whose points are missing', () => png(100, 100, deflateSync(Buffer.alloc(10)))],
  [
    'a png that claims four thousand million points a side',
    () => png(0xffff_ffff, 0xffff_ffff, deflateSync(Buffer.alloc(9))),
  ],
])('%s is refused', async (_, bytes) => {
  const before = await filesOf(player);
  expect(await upload(sandbox, player.token, await bytes(), { name: 'photo.png', type: 'image/png' })).toMatchObject(
    unread,
  );
  expect(await filesOf(player)).toEqual(before);
});

test('a file of another type, an empty one, one for nothing and one that is missing are refused by their fields', async () => {
  const send = (options: object) => upload(sandbox, player.token, Buffer.from('x'), options);
  expect(await send({ type: 'image/svg+xml' })).toMatchObject({ status: 422, body: { field: 'file' } });
  expect(await send({ purpose: 'avatar' })).toMatchObject({ status: 422, body: { field: 'purpose' } });
  expect(await upload(sandbox, player.token, Buffer.alloc(0))).toMatchObject({ status: 422, body: { field: 'file' } });
});

test('5 MB may come, one byte more may not', async () => {
  const padded = async (size: number) => {
    const jpeg = await photo();
    return Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
  };
  expect((await upload(sandbox, player.token, await padded(LARGEST_FILE))).status).toBe(200);
  expect(await upload(sandbox, player.token, await padded(LARGEST_FILE + 1))).toMatchObject({
    status: 413,
    body: { error: true, message: 'The file is too large. Maximum 5 MB.', field: 'file' },
  });
});

const multipart = (payload: string, headers: Record<string, string> = {}) =>
  sandbox.post('/api/upload', Buffer.from(payload), {
    token: player.token,
    'content-type': 'multipart/form-data; boundary=edge',
    ...headers,
  });
const part = (name: string, value: string, more = '') =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

test.each([
  ['without a file', `${part('purpose', 'kyc')}--edge--\r\n`, 422],
  ['with a text where the file should be', `${part('purpose', 'kyc')}${part('file', 'words')}--edge--\r\n`, 422],
  ['with two files', `${part('file', 'a', '; filename="a"')}${part('file', 'b', '; filename="b"')}--edge--\r\n`, 413],
  [
    'that is cut off in the file',
    `${part('purpose', 'kyc')}--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n\xff\xd8`,
    400,
  ],
  ['that is cut off before anything', '--ed', 400],
  ['that is empty', '', 422],
  [
    'with a hundred fields',
    `${Array.from({ length: 100 }, (_, index) => part(`f${index}`, 'x')).join('')}--edge--\r\n`,
    413,
  ],
  ['with a field called __proto__', `${part('__proto__', 'x')}--edge--\r\n`, 400],
])('a form %s is refused, not a failure', async (_, payload, status) => {
  const answer = await multipart(payload);
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ error: true })]);
});

test('a request that is no form is told so', async () => {
  expect(await sandbox.post('/api/upload', { purpose: 'kyc' }, { token: player.token })).toMatchObject({
    status: 415,
    body: { message: 'Send the request as multipart/form-data.' },
  });
  expect((await multipart('--edge--', { 'content-type': 'multipart/form-data' })).status).toBeLessThan(500);
});

test('a file belongs to its player and its purpose, and to one form alone', async () => {
  const other = await newPlayer(sandbox);
  const mine = await uploaded(sandbox, player.token, 'deposit');
  expect(await nameIt(mine, other)).toBe(false);
  expect(await nameIt(await uploaded(sandbox, player.token, 'kyc'))).toBe(false);
  expect(await nameIt('A'.repeat(22))).toBe(false);
  expect(await fileOf(sandbox.database, TEST_VAULT, mine)).toBeNull();
  expect(await nameIt(mine)).toBe(true);
  expect(await nameIt(mine)).toBe(false);
});

test('what one player sends in a day has a limit, and the next day there is room again', async () => {
  const keen = await newPlayer(sandbox);
  await sandbox.database.query(
    `insert into file (id, player_id, purpose, type, bytes, created_at)
     values ('heavy', $1, 'kyc', 'image/webp', decode(repeat('00', 41943000), 'hex'), $2)`,
    [keen.id, sandbox.now()],
  );
  const picture = await photo();
  expect(await upload(sandbox, keen.token, picture)).toMatchObject({ status: 429, body: { field: 'file' } });
  expect((await upload(sandbox, player.token, picture)).status).toBe(200);
  sandbox.pass(DAY);
  expect((await upload(sandbox, keen.token, picture)).status).toBe(200);
});

test('tries are limited too, whatever becomes of them', async () => {
  const limited = await testSandbox({ limits: { uploadsPerPlayer: { times: 2, per: DAY } } });
  const { token } = await newPlayer(limited);
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await upload(limited, token, Buffer.from('x'))).status);
  expect(statuses).toEqual([422, 422, 429]);
  await limited.close();
});

test('a file that no form names is gone after a day, a named one stays', async () => {
  const tidy = await newPlayer(sandbox);
  const [forgotten, named] = [
    await uploaded(sandbox, tidy.token, 'deposit'),
    await uploaded(sandbox, tidy.token, 'deposit'),
  ];
  await nameIt(named, tidy);
  sandbox.pass(DAY - 1);
  await sandbox.sweeps.run();
  expect((await filesOf(tidy)).toSorted()).toEqual([forgotten, named].toSorted());
  sandbox.pass(1);
  await sandbox.sweeps.run();
  expect(await filesOf(tidy)).toEqual([named]);
  expect(await nameIt(forgotten, tidy)).toBe(false);
});

test('over a real connection a body of 60 MB is cut short with an answer, and the server goes on', async () => {
  const { address, port } = await new Promise<{ address: string; port: number }>((resolve) => {
    sandbox.app.server.listen(0, '127.0.0.1', () =>
      resolve(sandbox.app.server.address() as { address: string; port: number }),
    );
  });
  const form = new FormData();
  form.set('purpose', 'kyc');
  form.set('file', new File([new Uint8Array(60 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' }));
  const url = `http://${address}:${port}/api/upload`;
  const answer = await fetch(url, { method: 'POST', body: form, headers: { token: player.token } });
  expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ field: 'file' })]);
  expect((await fetch(url)).status).toBe(404);
});

test.each<[string, () => Buffer]>([
  ['of 8,000 by 8,000 points', () => png(8000, 8000, deflateSync(Buffer.alloc(9)))],
  ['that is a bomb of 30,000 by 30,000 points', bomb],
])('a picture %s is refused with the most that it may have, and nothing of it is kept', async (_, bytes) => {
  const before = await filesOf(player);
  expect(await upload(sandbox, player.token, bytes(), { name: 'photo.png', type: 'image/png' })).toMatchObject({
    status: 422,
    body: {
      message: 'This picture is too large. Maximum 51 megapixels.',
      field: 'file',
    },
  });
  expect(await filesOf(player)).toEqual(before);
});
