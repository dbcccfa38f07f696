import { BootError } from '../environment/config.ts';
import { createDocumentReader } from './document-reader.ts';

/** Readings of a document that always fails with `error`, while something of it is missing. */
function failing(error: BootError) {
  let count = 0;
  const reader = createDocumentReader({
    async read() {
      count += 1;
      throw error;
    },
    take: async () => undefined,
    missed: async () => undefined,
    isWhole: () => false,
  });
  return { reader, count: () => count };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a document that can’t be had is asked for again soon', async () => {
  const its = failing(new BootError('discovery', 'status 503', new Error('status 503')));
  await its.reader.read();
  await jest.advanceTimersByTimeAsync(2000 + 4000);
  expect(its.count()).toBe(3);
  its.reader.stop();
});

test('a document that is too long is left alone for a minute each time: reading it costs the player too much', async () => {
  const its = failing(new BootError('discovery', 'too long', new RangeError('too long')));
  await its.reader.read();
  await jest.advanceTimersByTimeAsync(59_999);
  expect(its.count()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(its.count()).toBe(2);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(its.count()).toBe(2);
  its.reader.stop();
});
