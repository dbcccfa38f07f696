import { LARGEST_BATCH, type TelemetryReport } from '@pavilion/api-client';
import { telemetryBatch } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { BATCH_WAIT, createOutbox, GIVE_UP_AFTER, OUTBOX_SIZE, REST } from './telemetry-outbox.ts';

const loaded = (milliseconds: number): TelemetryReport => ({
  kind: 'phase',
  name: 'page',
  remote: 'casino',
  version: '1.4.2',
  milliseconds,
  count: 1,
});
const failed: TelemetryReport = {
  kind: 'failure',
  name: 'unreachable',
  remote: 'casino',
  version: '1.4.2',
  count: 1,
};

function setup(answer: () => Promise<Partial<Response>> = async () => ({ ok: true })) {
  const posts: RequestInit[] = [];
  const outbox = createOutbox({
    address: 'https://play.example/telemetry',
    post: async (_, init) => {
      posts.push(init ?? {});
      return (await answer()) as Response;
    },
  });
  const batches = () => posts.map(({ body }) => JSON.parse(String(body)));
  return { outbox, posts, batches };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('reports go together, ten seconds after the first, as the collector takes them; equal ones are counted', async () => {
  const { outbox, batches, posts } = setup();
  outbox.add(failed);
  outbox.add(loaded(300));
  outbox.add(failed);
  await pass(BATCH_WAIT - 1);
  expect(batches()).toEqual([]);
  await pass(1);
  expect(batches()).toEqual([{ reports: [{ ...failed, count: 2 }, loaded(300)], dropped: 0 }]);
  expect(z.safeParse(telemetryBatch, batches()[0]).success).toBe(true);
  expect(posts[0]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(JSON.stringify(posts[0]?.headers)).not.toMatch(/token|auth/i);
  await pass(BATCH_WAIT * 10);
  expect(batches()).toHaveLength(1);
});

test('a full batch goes at once', async () => {
  const { outbox, batches } = setup();
  for (let index = 0; index < LARGEST_BATCH; index += 1) outbox.add(loaded(index));
  await pass(0);
  expect(batches()[0].reports).toHaveLength(LARGEST_BATCH);
});

test.each(['pagehide', 'visibilitychange'])('what waits goes when the page is hidden: %s', async (event) => {
  const { outbox, batches } = setup();
  const stop = outbox.start(window);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  outbox.add(failed);
  (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
  await pass(0);
  expect(batches()).toEqual([{ reports: [failed], dropped: 0 }]);
  hidden.mockRestore();
  stop();
});

test('what does not arrive is lost and counted, never sent again; after three in a row there is a rest', async () => {
  let isDown = true;
  const { outbox, batches } = setup(async () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
  for (let round = 0; round < GIVE_UP_AFTER; round += 1) {
    outbox.add(failed);
    await pass(BATCH_WAIT);
  }
  expect(batches().map(({ dropped }) => dropped)).toEqual([0, 1, 2]);
  for (let round = 0; round < 20; round += 1) {
    outbox.add(failed);
    await pass(BATCH_WAIT);
  }
  expect(batches()).toHaveLength(GIVE_UP_AFTER);
  isDown = false;
  await pass(REST);
  outbox.add(loaded(1));
  await pass(BATCH_WAIT);
  expect(batches().at(-1)).toEqual({ reports: [{ ...failed, count: 20 }, loaded(1)], dropped: 3 });
});

test('a collector that answers no is as one that does not answer', async () => {
  const { outbox, batches } = setup(async () => ({ ok: false, status: 429 }));
  outbox.add(failed);
  await pass(BATCH_WAIT);
  outbox.add(failed);
  await pass(BATCH_WAIT);
  expect(batches().map(({ dropped }) => dropped)).toEqual([0, 1]);
});

test('a flood fills the outbox and no more: the rest is counted', async () => {
  const { outbox, batches } = setup(async () => {
    throw new TypeError('Failed to fetch');
  });
  for (let round = 0; round < GIVE_UP_AFTER; round += 1) {
    for (let index = 0; index < LARGEST_BATCH; index += 1) outbox.add(failed);
    await pass(0);
  }
  for (let index = 0; index < OUTBOX_SIZE * 5; index += 1) outbox.add(loaded(index));
  await pass(REST);
  outbox.add(failed);
  await pass(BATCH_WAIT);
  expect(batches().at(-1).dropped).toBeGreaterThan(OUTBOX_SIZE * 4);
});
