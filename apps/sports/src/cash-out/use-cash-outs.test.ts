import { steadyNow } from '@pavilion/shared-ui/clock';
import { secondsLeft } from './use-cash-outs.ts';

type Quote = Parameters<typeof secondsLeft>[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('secondsLeft', () => {
  it('never exceeds the time of the quote when the clock is set back', () => {
    const quote = { lasts: 8000 } as Quote;
    const cameAt = Date.now();
    steadyNow();
    jest.advanceTimersByTime(2000);
    expect(secondsLeft(quote, cameAt, steadyNow())).toBe(6);
    jest.setSystemTime(Date.now() - 600_000);
    expect(secondsLeft(quote, cameAt, steadyNow())).toBeLessThanOrEqual(8);
    jest.advanceTimersByTime(8000);
    expect(secondsLeft(quote, cameAt, steadyNow())).toBe(0);
  });
});
