import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { CashChart } from './cash-chart.tsx';
import { shortDay } from './day-text.ts';

const point = (day: string, cash: number, withdrawals: number) => ({
  day,
  cash: paise(cash),
  change: paise(-withdrawals),
  deposits: paise(0),
  withdrawals: paise(withdrawals),
});

test('a withdrawal that came back has no mark: not on its own day, and not on a later one', async () => {
  const points = [point('2026-11-01', 700_00, 300_00), point('2026-11-02', 1000_00, -300_00)];
  const { container } = await act(async () =>
    render(
      <ShellContext value={createTestShell()}>
        <Suspense>
          <CashChart
            opening={paise(1000_00)}
            points={[...points, point('2026-11-03', 1000_00, 0)]}
            dayName={(day) => shortDay(day, 'en')}
          />
        </Suspense>
      </ShellContext>,
    ),
  );
  // What it opened with is as much as the most, and was there first.
  expect(
    screen.getByText(/opened at ₹1,000\.00, lowest ₹700\.00 on 1 Nov, highest ₹1,000\.00 on 1 Nov/),
  ).toBeInTheDocument();
  expect(container.querySelectorAll('.marks')).toHaveLength(1);
  const days = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(days.map((row) => row.lastElementChild?.textContent)).toEqual(['₹300.00', '−₹300.00']);
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/withdrawals returned ₹300\.00/);
});
