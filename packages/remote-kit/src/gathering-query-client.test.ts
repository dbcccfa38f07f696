import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

/** What the operator has, as changes move it on, and a page that shows it; each read takes `takes` ms and sees what was there as it began. */
function open({ takes = 40 } = {}) {
  const client = createQueryClient({ error() {}, event() {} });
  const operator = { changes: 0 };
  const reads: number[] = [];
  const queryFn = () => {
    const seen = operator.changes;
    reads.push(seen);
    return new Promise<number>((resolve) => setTimeout(resolve, takes, seen));
  };
  const observer = new QueryObserver(client, { queryKey: ['bets', 'm1'], queryFn });
  const stop = observer.subscribe(() => {});
  const mutation = new MutationObserver(client, {
    async mutationFn() {
      operator.changes += 1;
    },
    meta: { invalidates: [['bets'], ['exposure']] },
  });
  const bet = () => mutation.mutate();
  const push = () => {
    operator.changes += 1;
    return client.invalidateQueries({ queryKey: ['bets'] });
  };
  return { client, reads, bet, push, shown: () => observer.getCurrentResult().data, stop };
}
const settle = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a change is read at once; many in a short while are read once more at its end, whoever told of them', async () => {
  const { reads, bet, push, shown, stop } = open();
  await settle(1000);
  for (let count = 0; count < 16; count += 1) {
    await bet();
    void push();
    await settle(10);
  }
  await settle(1000);
  expect(reads).toEqual([0, 1, 32]);
  expect(shown()).toBe(32);
  await bet();
  await settle(1000);
  expect([reads.length, shown()]).toEqual([4, 33]);
  stop();
});

test.each([0, 10, 240, 249, 250, 251, 260, 500])(
  'after the last change there is a read that began after it, also %i ms after the one before',
  async (between) => {
    const { push, shown, stop } = open();
    await settle(1000);
    void push();
    await settle(between);
    const later = push();
    await settle(1000);
    await later;
    expect(shown()).toBe(2);
    stop();
  },
);

test('a first read that was on its way as something changed is followed by another', async () => {
  const { reads, bet, push, shown, stop } = open({ takes: 600 });
  await settle(10);
  for (let count = 0; count < 5; count += 1) {
    await bet();
    void push();
    await settle(100);
  }
  await settle(3000);
  expect(shown()).toBe(10);
  expect(reads.length).toBeLessThanOrEqual(3);
  stop();
});

test('a first read that fails is not tried again for it', async () => {
  const client = createQueryClient({ error() {}, event() {} });
  const queryFn = jest.fn(() => new Promise((_, reject) => setTimeout(reject, 100, new Error('no'))));
  const stop = new QueryObserver(client, { queryKey: ['bets'], queryFn }).subscribe(() => {});
  await settle(10);
  void client.invalidateQueries({ queryKey: ['bets'] });
  await settle(1000);
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});

test('what is invalidated in another way, only some of a key or without a read, is so at once', async () => {
  const { client, reads, push, stop } = open();
  await settle(1000);
  void push();
  await settle(50);
  void client.invalidateQueries({ queryKey: ['bets'], predicate: () => true });
  await settle(50);
  void client.invalidateQueries({ queryKey: ['bets'], refetchType: 'none' });
  expect(client.getQueryState(['bets', 'm1'])?.isInvalidated).toBe(true);
  expect(reads).toHaveLength(3);
  stop();
});
