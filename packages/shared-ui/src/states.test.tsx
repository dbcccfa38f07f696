import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Delayed, EmptyState, FailedState } from './states.tsx';
import { SumUp, Why } from './sum-up.tsx';
import { Wordmark } from './wordmark.tsx';

test('a skeleton waits 150 ms', () => {
  jest.useFakeTimers();
  render(<Delayed>skeleton</Delayed>);
  act(() => jest.advanceTimersByTime(149));
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('skeleton')).toBeVisible();
  jest.useRealTimers();
});

test('a skeleton that keeps its place is there from the start and seen after 150 ms', () => {
  jest.useFakeTimers();
  render(<Delayed keepsPlace>skeleton</Delayed>);
  act(() => jest.advanceTimersByTime(149));
  expect(screen.getByText('skeleton')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('skeleton')).toBeVisible();
  jest.useRealTimers();
});

test('a failure is read out and can be tried again', async () => {
  const onRetry = jest.fn();
  render(
    <FailedState
      title="The games could not be loaded"
      text="Check the connection."
      retryLabel="Retry"
      onRetry={onRetry}
      detail="503"
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The games could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an empty place says what fills it', () => {
  render(
    <EmptyState
      icon="bets"
      title="No bets yet"
      text="Bets that you place stand here."
      action={<a href="/home">Home</a>}
    />,
  );
  expect(screen.getByText('No bets yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a figure opens into its arithmetic, signs included', async () => {
  render(
    <Why summary="Why ₹400.00">
      <SumUp
        rows={[
          { label: 'Balance', amount: '₹500.00' },
          { label: 'Held for open bets', note: '2 bets', amount: '₹100.00', kind: 'minus' },
          { label: 'Withdrawable', amount: '₹400.00', kind: 'total' },
        ]}
      />
    </Why>,
  );
  await userEvent.click(screen.getByText('Why ₹400.00'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getAllByRole('definition').map((row) => row.textContent)).toEqual(['₹500.00', '−₹100.00', '=₹400.00']);
});

test('a wordmark is the name as it is written, whatever its setting', () => {
  render(
    <>
      <Wordmark provider="Red Tiger" />
      <Wordmark provider="A Studio of Tomorrow" />
    </>,
  );
  expect(screen.getByText('Red Tiger')).toBeVisible();
  expect(screen.getByText('A Studio of Tomorrow')).toBeVisible();
});
