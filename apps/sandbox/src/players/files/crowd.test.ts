import sharp from 'sharp';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { photo, upload } from '../../testing/uploads.ts';
import { createPictures, PICTURE_LINE } from './picture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox({ pictureLine: { running: 1, waiting: 2 } });
});
afterAll(() => sandbox.close());

/** A good png of 36 million points: a few kilobytes that take a while to unpack. */
const large = () =>
  sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#2ebd7f' } })
    .png()
    .toBuffer();

test('while 24 large pictures are sent at once, whoever signs in is in before the second of them is read', async () => {
  const [{ token }, bytes] = [await newPlayer(sandbox), await large()];
  const done: string[] = [];
  const sent = Array.from({ length: 24 }, async () => {
    const { status, headers } = await upload(sandbox, token, bytes, { name: 'a.png', type: 'image/png' });
    if (status === 200) done.push('picture');
    return [status, headers['retry-after']];
  });
  const first = await Promise.any(
    sent.map(async (one) => {
      const [status, wait] = await one;
      if (status !== 503) throw new Error('it was read');
      return wait;
    }),
  );
  expect(first).toBe('5');
  const { status } = await sandbox.post('/api/login', { username: 'demo', password: 'Pavilion1' });
  done.push('sign-in');
  expect(status).toBe(200);
  const statuses = (await Promise.all(sent)).map(([one]) => one);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(done.indexOf('sign-in')).toBeLessThan(2);
});

test('what is too large to unpack, or no picture, takes nobody’s turn', async () => {
  const pictures = createPictures({ running: 1, waiting: 0 });
  const tooLarge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const [bytes, small] = [await large(), await photo()];
  const first = pictures.read(bytes);
  expect([await pictures.read(tooLarge), await pictures.read(Buffer.from('GIF89a'))]).toEqual([null, null]);
  await expect(pictures.read(small)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(await first).toMatchObject({ type: 'image/webp' });
});

test('one picture is read at a time, and twelve wait, where nobody says otherwise', () => {
  expect(PICTURE_LINE).toEqual({ running: 1, waiting: 12 });
});
