import { createHolds, LONG_HOLD } from './hold.ts';

const page = { remote: 'sports', version: '1.0.0' };

function setup() {
  const events: unknown[][] = [];
  const telemetry = { event: (...args: unknown[]) => events.push(args), error() {} };
  return { holds: createHolds({ telemetry, window }), events };
}

/** Whether the browser would ask the player before it closes the tab. */
function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

afterEach(() => {
  jest.useRealTimers();
});

test('something is held until every hold is released, and a second release of one ends no other', () => {
  const { holds } = setup();
  const changes: boolean[] = [];
  holds.subscribe(() => changes.push(holds.isHeld()));
  const first = holds.take('a bet', page);
  const second = holds.take('a bet', page);
  first();
  first();
  expect(holds.isHeld()).toBe(true);
  second();
  expect(holds.isHeld()).toBe(false);
  expect(changes).toEqual([true, false]);
});

test('the browser asks before the tab is closed while something is held, and only then', () => {
  const { holds } = setup();
  expect(asksBeforeClosing()).toBe(false);
  const release = holds.take('a deposit', page);
  expect(asksBeforeClosing()).toBe(true);
  release();
  expect(asksBeforeClosing()).toBe(false);
});

test('a hold lasts until it is released or its part is left, however long that is; a long one is reported once, by whose it is', () => {
  jest.useFakeTimers();
  const { holds, events } = setup();
  const release = holds.take('a bet', page);
  jest.advanceTimersByTime(LONG_HOLD - 1);
  expect(events).toEqual([]);
  jest.advanceTimersByTime(LONG_HOLD * 20);
  expect(events).toEqual([['held long', { remote: 'sports', version: '1.0.0', reason: 'a bet' }]]);
  expect(holds.isHeld()).toBe(true);
  expect(asksBeforeClosing()).toBe(true);
  release();
  expect(holds.isHeld()).toBe(false);
  expect(asksBeforeClosing()).toBe(false);
  holds.take('a bet', page);
  jest.advanceTimersByTime(LONG_HOLD);
  holds.endOf(page);
  expect(holds.isHeld()).toBe(false);
});

test('a hold that was released in time is never reported as long', () => {
  jest.useFakeTimers();
  const { holds, events } = setup();
  holds.take('a bet', page)();
  holds.take('a bet', page);
  holds.endAll();
  jest.advanceTimersByTime(LONG_HOLD);
  expect(events).toEqual([]);
});
