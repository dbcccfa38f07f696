import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { act, render, screen } from '@testing-library/react';
import { SessionMeter } from './session-figures.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SessionMeter', () => {
  it('counts on when the clock of the device is set back', () => {
    const session = { beganAt: steadyNow(), played: undefined };
    render(
      <ShellContext value={createTestShell()}>
        <SessionMeter session={session} />
      </ShellContext>,
    );
    act(() => jest.advanceTimersByTime(60_000));
    jest.setSystemTime(Date.now() - 600_000);
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByText('01:05')).toBeVisible();
  });
});
