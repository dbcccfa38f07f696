import { signedIn, signedOut } from '@pavilion/contract/testing';
import { createStore } from 'zustand/vanilla';
import { followPlayers } from './follow-players.ts';

afterEach(() => jest.useRealTimers());

function setup(first = signedOut) {
  const store = createStore(() => first);
  const lost = jest.fn();
  const stop = jest.fn();
  const follow = jest.fn(() => stop);
  const load = jest.fn(async () => follow);
  const leave = followPlayers({ store, connection: { lost } } as never, load);
  return { store, lost, stop, follow, load, leave };
}
const done = () => new Promise(setImmediate);

test('a visitor loads nothing; the first player does, once, whoever comes after', async () => {
  const { store, lost, load, follow, stop, leave } = setup();
  expect(load).not.toHaveBeenCalled();
  store.setState(signedIn);
  expect([load.mock.calls.length, lost.mock.calls.length]).toEqual([1, 1]);
  store.setState(signedOut);
  store.setState(signedIn);
  await done();
  expect([load.mock.calls.length, follow.mock.calls.length]).toEqual([1, 1]);
  leave();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a player who is there from the start is followed from the start', async () => {
  const { follow } = setup(signedIn);
  await done();
  expect(follow).toHaveBeenCalledTimes(1);
});

test('code that does not come is loaded again, and the figures are not known meanwhile', async () => {
  jest.useFakeTimers();
  const { store, load, lost, follow } = setup();
  load.mockRejectedValueOnce(new Error('offline'));
  store.setState(signedIn);
  await jest.advanceTimersByTimeAsync(4999);
  expect([load.mock.calls.length, lost.mock.calls.length]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(1);
  expect(follow).toHaveBeenCalledTimes(1);
});

test('a page that is left meanwhile follows nobody', async () => {
  const { store, follow, leave } = setup();
  store.setState(signedIn);
  leave();
  await done();
  expect(follow).not.toHaveBeenCalled();
});
