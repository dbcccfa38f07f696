import { createSweeps } from './sweeps.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('each is done every five seconds, and one that fails stops neither the others nor its next turn', async () => {
  const done: string[] = [];
  const failed: unknown[] = [];
  const sweeps = createSweeps(
    [
      async () => {
        throw new Error('away');
      },
      async () => {
        done.push('second');
      },
    ],
    (error) => failed.push(error),
  );
  sweeps.start();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual(['second', 'second']);
  expect(failed).toEqual([new Error('away'), new Error('away')]);
  await sweeps.stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).toHaveLength(2);
});

test('what can wait is done once a minute, from the first turn on, and with all the rest where somebody asks for it', async () => {
  const done: string[] = [];
  const doing = (name: string) => async () => {
    done.push(name);
  };
  const sweeps = createSweeps([doing('often')], () => {}, [doing('seldom')]);
  sweeps.start();
  await jest.advanceTimersByTimeAsync(65_000);
  expect(done.filter((name) => name === 'often')).toHaveLength(13);
  expect(done.filter((name) => name === 'seldom')).toHaveLength(2);
  await sweeps.stop();
  done.length = 0;
  await sweeps.run();
  expect(done).toEqual(['often', 'seldom']);
});

test('a turn that takes long is not begun again beside itself, and stopping waits for it', async () => {
  let begun = 0;
  let finish = () => {};
  const sweeps = createSweeps(
    [
      () =>
        new Promise((resolve) => {
          begun += 1;
          finish = resolve;
        }),
    ],
    () => {},
  );
  sweeps.start();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(begun).toBe(1);
  let isStopped = false;
  const stopping = sweeps.stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(isStopped).toBe(true);
});
