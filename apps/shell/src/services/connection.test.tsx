import { onlineManager } from '@tanstack/react-query';
import { createDeviceStorage } from '../environment/device-storage.ts';
import { createConnection } from './connection.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const storage = () => createDeviceStorage(() => window.localStorage);
const refusal = { type: 'TooManySockets', message: 'Too many windows.' };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: noon });
});
afterEach(() => jest.useRealTimers());

function live() {
  const connection = createConnection(storage());
  connection.opened();
  connection.confirm('wallet');
  connection.confirm('exposure');
  return connection;
}

test('figures are of now while both came over a connection that stands', () => {
  const connection = live();
  jest.advanceTimersByTime(60_000);
  expect(connection.getState().isOld).toBe(false);
});

test('a connection that comes back soon leaves no mark; one that does not leaves the moment at which it was lost', () => {
  const connection = live();
  jest.advanceTimersByTime(60_000);
  connection.lost();
  jest.advanceTimersByTime(2000);
  connection.confirm('wallet');
  connection.confirm('exposure');
  jest.advanceTimersByTime(60_000);
  expect(connection.getState().isOld).toBe(false);
  connection.lost();
  jest.advanceTimersByTime(5000);
  expect(connection.getState()).toMatchObject({ isOld: true, asOf: noon + 122_000 });
});

test('one of two figures is not enough to be of now again', () => {
  const connection = live();
  connection.lost();
  jest.advanceTimersByTime(5000);
  connection.confirm('wallet');
  expect(connection.getState()).toMatchObject({ isOld: true, asOf: noon });
  connection.confirm('exposure');
  expect(connection.getState()).toMatchObject({ isOld: false, asOf: noon + 5000 });
});

test('figures that nobody answers for over a connection that seems to stand are old at once, and are asked for again', () => {
  const connection = live();
  const again = jest.fn();
  jest.advanceTimersByTime(30_000);
  connection.failed('wallet', again);
  expect(connection.getState()).toMatchObject({ isOld: true, asOf: noon });
  jest.advanceTimersByTime(10_000);
  expect(again).toHaveBeenCalledTimes(1);
});

test('a page that is opened while the operator is away knows from when its figures are', () => {
  live().lost();
  jest.advanceTimersByTime(60_000);
  const later = createConnection(storage());
  later.lost();
  jest.advanceTimersByTime(3000);
  expect(later.getState()).toMatchObject({ isOld: true, asOf: noon });
});

test('where another tab hears of figures that this one does not, they are as of then', () => {
  const connection = live();
  connection.lost();
  jest.advanceTimersByTime(60_000);
  connection.renewed();
  expect(connection.getState()).toMatchObject({ isOld: true, asOf: noon + 60_000 });
});

test('with the session all of it is forgotten', () => {
  const connection = live();
  connection.refused(refusal);
  connection.lost();
  connection.forget();
  jest.advanceTimersByTime(60_000);
  expect(connection.getState()).toEqual({ refusal: null, isOld: false, asOf: null });
  expect(createConnection(storage()).getState().asOf).toBeNull();
});

test('a refusal is the same one at each try until a connection is let in, and one that passes is none', () => {
  const connection = createConnection(storage());
  connection.refused({ type: 'ConnectionUsed', message: 'Open another one.' });
  expect(connection.getState().refusal).toBeNull();
  connection.refused(refusal);
  const first = connection.getState().refusal;
  connection.refused({ ...refusal });
  connection.refused({ type: undefined, message: 'Too many.' });
  expect(connection.getState().refusal).toBe(first);
  connection.opened();
  expect(connection.getState().refusal).toBeNull();
});

describe('an open connection', () => {
  it('counts as online whatever the browser reports', () => {
    onlineManager.setOnline(false);
    createConnection(storage()).opened();
    expect(onlineManager.isOnline()).toBe(true);
  });
});
