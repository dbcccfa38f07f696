import { paise } from '@pavilion/money';
import { act, renderHook } from '@testing-library/react';
import { createLateRise, LONGEST_WAIT, useLateRise } from './late-rise.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function figures() {
  const shown: number[] = [];
  const late = createLateRise<'balance'>(({ balance }) => shown.push(balance));
  return { shown, late, put: (balance: number) => late.put({ balance: paise(balance) }) };
}

test('while nothing is under way each change is shown at once', () => {
  const { shown, put } = figures();
  for (const balance of [1000, 900, 1100]) put(balance);
  expect(shown).toEqual([1000, 900, 1100]);
});

test('while a round is under way a decrease is shown at once, also after an increase that waits; its end shows what is', () => {
  const { shown, late, put } = figures();
  put(1000);
  late.hold(true);
  for (const balance of [900, 1110, 1010]) put(balance);
  expect(shown).toEqual([1000, 900, 900, 800]);
  late.hold(false);
  expect(shown.at(-1)).toBe(1010);
  jest.advanceTimersByTime(2 * LONGEST_WAIT);
  expect(shown).toHaveLength(5);
});

test('an increase waits no longer than eight seconds from when it came, each by its own', () => {
  const { shown, late, put } = figures();
  put(1000);
  late.hold(true);
  put(1200);
  jest.advanceTimersByTime(5000);
  put(1250);
  jest.advanceTimersByTime(2999);
  expect(shown.at(-1)).toBe(1000);
  jest.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe(1200);
  jest.advanceTimersByTime(5000);
  expect(shown.at(-1)).toBe(1250);
});

test("another player's figures are shown as they come, and nothing of those before", () => {
  const { shown, late, put } = figures();
  put(1000);
  late.hold(true);
  put(1200);
  late.forget();
  put(50);
  jest.advanceTimersByTime(LONGEST_WAIT);
  expect(shown).toEqual([1000, 1000, 50]);
});

test('on a page an amount rises once it is held no more', () => {
  const { result, rerender } = renderHook(({ amount, isHeld }) => useLateRise(amount, isHeld), {
    initialProps: { amount: paise(100), isHeld: true },
  });
  act(() => rerender({ amount: paise(300), isHeld: true }));
  expect(result.current).toBe(100);
  act(() => rerender({ amount: paise(300), isHeld: false }));
  expect(result.current).toBe(300);
});
