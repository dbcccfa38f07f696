import type { Gateway } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { leftOf, useInstructions } from './instructions.ts';

afterEach(() => jest.useRealTimers());

test('for the same amount again the countdown runs on; for another one it begins anew', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  const shell = createTestShell();
  const wrapper = ({ children }: { children: ReactNode }) => <ShellContext value={shell}>{children}</ShellContext>;
  const gateway = { code: 'upi', expiresIn: 1800 } as Gateway;
  const { result } = renderHook(() => useInstructions(gateway), { wrapper });
  const until = () => result.current.instructions?.until.toISOString();
  act(() => result.current.begin(paise(50_000)));
  expect(until()).toBe('2026-11-21T10:30:00.000Z');
  jest.setSystemTime(new Date('2026-11-21T10:10:00Z'));
  act(() => result.current.begin(paise(50_000)));
  expect(until()).toBe('2026-11-21T10:30:00.000Z');
  act(() => result.current.begin(paise(60_000)));
  expect(until()).toBe('2026-11-21T10:40:00.000Z');
});

describe('leftOf', () => {
  it('counts down when the clock of the device is set back', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    const shell = createTestShell();
    const wrapper = ({ children }: { children: ReactNode }) => <ShellContext value={shell}>{children}</ShellContext>;
    const { result } = renderHook(() => useInstructions({ code: 'bank', expiresIn: 1800 } as Gateway), { wrapper });
    act(() => result.current.begin(paise(50_000)));
    const { instructions } = result.current;
    const left = () => instructions && leftOf(instructions) / 60_000;
    expect(left()).toBe(30);
    jest.setSystemTime(Date.now() - 600_000);
    jest.advanceTimersByTime(10 * 60_000);
    expect(left()).toBe(20);
    jest.advanceTimersByTime(20 * 60_000);
    expect(left()).toBe(0);
  });
});
