import { createBackoff } from './backoff.ts';

afterEach(() => jest.useRealTimers());

describe('createBackoff', () => {
  it('ends a rest when the clock of the device is set back', () => {
    jest.useFakeTimers();
    const backoff = createBackoff();
    backoff.failed('casino');
    expect(backoff.isResting('casino')).toBe(true);
    jest.setSystemTime(Date.now() - 600_000);
    jest.advanceTimersByTime(1000);
    expect(backoff.isResting('casino')).toBe(false);
  });
});
