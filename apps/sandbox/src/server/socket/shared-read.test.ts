import { createSharedRead } from './shared-read.ts';

/** Reads that end when they are let. */
function heldReads() {
  const ends: ((value: number | Error) => void)[] = [];
  const read = createSharedRead(
    (key: number) => key,
    () =>
      new Promise<number>((resolve, reject) => {
        ends.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
      }),
  );
  return { read, ends };
}

test('whoever asks while one is read shares the next reading, which began after their question', async () => {
  const { read, ends } = heldReads();
  const first = read(1);
  const others = Array.from({ length: 100 }, () => read(1));
  expect(ends).toHaveLength(1);
  ends[0]?.(10);
  expect(await first).toBe(10);
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.(20);
  expect(await Promise.all(others)).toEqual(Array(100).fill(20));
  const last = read(1);
  expect(ends).toHaveLength(3);
  ends[2]?.(30);
  expect(await last).toBe(30);
});

test('another key is read at the same time, and a reading that fails fails those who share it alone', async () => {
  const { read, ends } = heldReads();
  const [first, next, other] = [read(1), read(1), read(2)];
  expect(ends).toHaveLength(2);
  ends[0]?.(new Error('away'));
  ends[1]?.(5);
  await expect(first).rejects.toThrow('away');
  expect(await other).toBe(5);
  ends[2]?.(6);
  expect(await next).toBe(6);
});
