import sharp from 'sharp';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { photo, upload } from '../../testing/uploads.ts';
import { createPictures, PICTURE_LINE, readPicture } from './picture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox({ pictureLine: { running: 1, waiting: 2 } });
});
afterAll(() => sandbox.close());

/** A good png of so many points a side: at 6,000 a few kilobytes that take a while to unpack, at 8,000 more points than are. */
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2ebd7f' } })
    .png()
    .toBuffer();

test('while 24 large pictures are sent at once, whoever signs in is in before the second of them is read', async () => {
  const [{ token }, bytes] = [await newPlayer(sandbox), await square(6000)];
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
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  // The first is held half read, however fast the machine is, so that whatever comes meanwhile finds the only turn taken.
  const pictures = createPictures({ running: 1, waiting: 0 }, async (bytes) => {
    begun.resolve();
    await rest.promise;
    return readPicture(bytes);
  });
  const [tooLarge, small] = [await square(8000), await photo()];
  const first = pictures.read(small);
  await begun.promise;
  expect([await pictures.read(tooLarge), await pictures.read(Buffer.from('GIF89a'))]).toEqual([null, null]);
  await expect(pictures.read(small)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  rest.resolve();
  expect(await first).toMatchObject({ type: 'image/webp' });
});

test('one picture is read at a time, and twelve wait, where nobody says otherwise', () => {
  expect(PICTURE_LINE).toEqual({ running: 1, waiting: 12 });
});
