import { act, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { CrashBoundary } from '../remotes/crash-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

function Retrying({ part: Part }: { part: ComponentType }) {
  const [tries, setTries] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTries((count) => count + 1)}>
        Retry
      </button>
      <CrashBoundary resetKey={String(tries)} onCrash={() => undefined} fallback="It did not come">
        <Part />
      </CrashBoundary>
    </>
  );
}

test('a part’s code is asked for once, and what stands in for it goes when it comes', async () => {
  const load = jest.fn(async () => () => <p>The part</p>);
  const Part = lazyPart(load, <p>Loading</p>);
  const { rerender } = render(<Part />);
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => undefined);
  expect(screen.getByText('The part')).toBeVisible();
  rerender(<Part key="again" />);
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part whose code did not come is asked for again at the next try', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async () => () => <p>The part</p>).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart<object>(load);
  render(<Retrying part={Part} />);
  expect(await screen.findByText('It did not come')).toBeVisible();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('The part')).toBeVisible();
  quiet.mockRestore();
});
