import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

const shell = createTestShell();
const InShell = ({ children }: { readonly children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
);

/** The smallest error boundary there is. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? 'It did not load' : this.props.children;
  }
}

function Retrying({ part: Part }: { readonly part: ComponentType }) {
  const [tries, setTries] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTries((count) => count + 1)}>
        Retry
      </button>
      <Boundary key={tries}>
        <Part />
      </Boundary>
    </>
  );
}

test('a part’s code is loaded once, and its skeleton goes when it is there', async () => {
  const load = jest.fn(async () => () => <p>The part</p>);
  const Part = lazyPart<object>(load, <p>Loading</p>, { failure: 'throw' });
  const { rerender } = render(<Part />, { wrapper: InShell });
  expect(screen.getByText('Loading')).toBeVisible();
  await act(async () => undefined);
  expect(screen.getByText('The part')).toBeVisible();
  rerender(<Part key="again" />);
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that was loaded ahead is shown at once', async () => {
  const Part = lazyPart<object>(async () => () => <p>The part</p>, <p>Loading</p>);
  await Part.preload();
  render(<Part />, { wrapper: InShell });
  expect(screen.getByText('The part')).toBeVisible();
});

test('what stands in for a part that is loading is shown after 150 ms', async () => {
  jest.useFakeTimers();
  const Part = lazyPart<object>(() => new Promise(() => undefined), <p>Loading</p>);
  render(<Part />, { wrapper: InShell });
  expect(screen.getByText('Loading')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByText('Loading')).toBeVisible();
  jest.useRealTimers();
});

test('a part whose code failed to load says so, and Retry loads it', async () => {
  const load = jest.fn(async () => () => <p>The part</p>).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart<object>(load, null);
  render(<Part />, { wrapper: InShell });
  expect(await screen.findByRole('alert')).toHaveTextContent('This section could not be loaded');
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText('The part')).toBeVisible();
});

test('a part that leaves its failure to the boundary above is loaded again when it is mounted again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async () => () => <p>The part</p>).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart<object>(load, null, { failure: 'throw' });
  render(<Retrying part={Part} />, { wrapper: InShell });
  expect(await screen.findByText('It did not load')).toBeVisible();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('The part')).toBeVisible();
  quiet.mockRestore();
});

test('a part whose code hangs is named after 4.5 s; Retry gives up what hangs and asks anew', async () => {
  jest.useFakeTimers();
  const drop = jest.fn((isMeant: (file: string, age: number) => boolean) => [
    isMeant('1.js', 4500),
    isMeant('2.js', 100),
  ]);
  Object.assign(globalThis, { __PAVILION_CHUNKS__: { drop } });
  const load = jest.fn(async () => () => <p>The part</p>).mockReturnValueOnce(new Promise(() => undefined));
  const Part = lazyPart<object>(load, null);
  render(<Part />, { wrapper: InShell });
  act(() => jest.advanceTimersByTime(4499));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent('This section could not be loaded');
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText('The part')).toBeVisible();
  expect(drop).toHaveReturnedWith([true, false]);
  Reflect.deleteProperty(globalThis, '__PAVILION_CHUNKS__');
  jest.useRealTimers();
});

test('a part whose code is late takes its place by itself', async () => {
  jest.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const Part = lazyPart<object>(() => promise, null);
  render(<Part />, { wrapper: InShell });
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole('alert')).toBeVisible();
  await act(async () => resolve(() => <p>The part</p>));
  expect(screen.getByText('The part')).toBeVisible();
  jest.useRealTimers();
});

test('of two requests for a part’s code the first that comes is the code wherever the part is shown', async () => {
  jest.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const load = jest.fn(async (): Promise<ComponentType> => () => <p>Asked for anew</p>).mockReturnValueOnce(promise);
  const Part = lazyPart<object>(load, null);
  const { rerender } = render(<Part />, { wrapper: InShell });
  act(() => jest.advanceTimersByTime(4500));
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  await act(async () => resolve(() => <p>Asked for first</p>));
  expect(screen.getByText('Asked for anew')).toBeVisible();
  rerender(<Part key="again" />);
  expect(screen.getByText('Asked for anew')).toBeVisible();
  jest.useRealTimers();
});
