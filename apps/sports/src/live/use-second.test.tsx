import { steadyNow } from '@pavilion/shared-ui/clock';
import { act, renderHook } from '@testing-library/react';
import { useSecond } from './use-second.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

test('the time goes on by the second while it is needed', () => {
  const began = steadyNow();
  const { result } = renderHook(() => useSecond(true));
  act(() => jest.advanceTimersByTime(2000));
  expect(result.current).toBe(began + 2000);
});

test('what is needed again says the time of now at once, not the time when it was needed last', () => {
  const began = steadyNow();
  const { result, rerender } = renderHook(({ isNeeded }) => useSecond(isNeeded), { initialProps: { isNeeded: false } });
  act(() => jest.advanceTimersByTime(60_000));
  rerender({ isNeeded: true });
  expect(result.current).toBe(began + 60_000);
});

describe('useSecond', () => {
  it('goes on when the clock of the device is set back', () => {
    const began = steadyNow();
    const { result } = renderHook(() => useSecond(true));
    jest.setSystemTime(Date.now() - 600_000);
    act(() => jest.advanceTimersByTime(2000));
    expect(result.current).toBe(began + 2000);
  });
});
