import { paise } from '@pavilion/money';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { isLate } from './slip-bet.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('isLate', () => {
  it('tells a late answer on a device whose clock is set back', () => {
    const request = { at: Date.now(), stake: paise(1), price: 200, line: null, policy: 'none', delay: 5 } as const;
    const late = () => isLate({ state: 'submitting', request }, steadyNow());
    expect(late()).toBe(false);
    jest.setSystemTime(Date.now() - 600_000);
    expect(late()).toBe(false);
    jest.advanceTimersByTime(13_000);
    expect(late()).toBe(true);
  });
});
