import { createHolds, LONGEST_HOLD } from './hold.ts';

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

test('a forgotten hold ends after its longest time, and the report names who forgot it', () => {
  jest.useFakeTimers();
  const { holds, events } = setup();
  holds.take('a bet', page);
  jest.advanceTimersByTime(LONGEST_HOLD - 1);
  expect(holds.isHeld()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(holds.isHeld()).toBe(false);
  expect(events).toEqual([['hold forgotten', { remote: 'sports', version: '1.0.0', reason: 'a bet' }]]);
});

test('a hold that was released is never reported as forgotten', () => {
  jest.useFakeTimers();
  const { holds, events } = setup();
  holds.take('a bet', page)();
  holds.take('a bet', page);
  holds.endAll();
  jest.advanceTimersByTime(LONGEST_HOLD);
  expect(events).toEqual([]);
});
