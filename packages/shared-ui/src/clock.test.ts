import { steadyNow, steadyOf, timeLeft, wallOf } from './clock.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
/** Sets the device's clock by `ms`, while no time passes. */
const setClock = (ms: number) => jest.setSystemTime(Date.now() + ms);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  steadyNow();
});
afterEach(() => jest.useRealTimers());

describe('steadyNow', () => {
  it('passes as time does', () => {
    const before = steadyNow();
    jest.advanceTimersByTime(1500);
    expect(steadyNow() - before).toBe(1500);
  });

  it('never goes back with the wall clock', () => {
    const before = steadyNow();
    setClock(-10 * MINUTE);
    expect(steadyNow() - before).toBe(0);
    jest.advanceTimersByTime(500);
    expect(steadyNow() - before).toBe(500);
  });

  it('counts the time that the device slept', () => {
    const before = steadyNow();
    setClock(10 * MINUTE);
    expect(steadyNow() - before).toBe(10 * MINUTE);
  });

  it('adds up no small differences of the two clocks', () => {
    const before = steadyNow();
    for (let turn = 0; turn < 100; turn += 1) {
      setClock(turn % 2 === 0 ? 900 : -900);
      steadyNow();
    }
    expect(steadyNow() - before).toBe(0);
  });
});

describe('steadyOf', () => {
  it('keeps the age of a moment', () => {
    expect(steadyNow() - steadyOf(Date.now() - 4000)).toBe(4000);
  });

  it('takes a moment to come for one before the clock was set back', () => {
    const noted = Date.now();
    jest.advanceTimersByTime(2000);
    steadyNow();
    setClock(-10 * MINUTE);
    steadyNow();
    jest.advanceTimersByTime(3000);
    expect(steadyNow() - steadyOf(noted)).toBe(3000);
  });
});

describe('wallOf', () => {
  it('says a moment by the clock as it is now', () => {
    const moment = steadyNow();
    setClock(-10 * MINUTE);
    jest.advanceTimersByTime(3000);
    expect(wallOf(moment)).toBe(NOON - 10 * MINUTE);
  });
});

describe('timeLeft', () => {
  it('counts down to nothing, and never shows more than all', () => {
    const since = steadyNow();
    jest.advanceTimersByTime(10_000);
    expect(timeLeft(since, 30_000)).toBe(20_000);
    setClock(-10 * MINUTE);
    expect(timeLeft(since, 30_000)).toBe(20_000);
    jest.advanceTimersByTime(30_000);
    expect(timeLeft(since, 30_000)).toBe(0);
    expect(timeLeft(since + 10 * MINUTE, 30_000)).toBe(30_000);
  });
});
