import { ApiError } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allQueries, QueryBoundary, type QueryBoundaryProps, type QueryState } from './query-boundary.tsx';

const resting = { data: undefined, error: null, isFetching: false, fetchStatus: 'idle', dataUpdatedAt: 0 } as const;
const loading = { ...resting, isFetching: true, fetchStatus: 'fetching' } as const;
const failure = new ApiError({ kind: 'server', call: 'getGames', serverMessage: 'Games are down.', requestId: 'r-7' });

function show(
  query: Partial<QueryState<readonly string[]>>,
  props: Partial<QueryBoundaryProps<readonly string[]>> = {},
) {
  const refetch = jest.fn();
  render(
    <ShellContext value={createTestShell()}>
      <QueryBoundary<readonly string[]>
        query={{ ...resting, refetch, ...query }}
        what="Games"
        skeleton={<p>grey</p>}
        empty={{ when: (games) => games.length === 0, show: <p>No games yet</p> }}
        {...props}
      >
        {(games) => <p>{games.join(', ')}</p>}
      </QueryBoundary>
    </ShellContext>,
  );
  return { refetch };
}

afterEach(() => onlineManager.setOnline(true));

test('what loads fast shows no skeleton; after 150 ms it stands there, and says what is loading', () => {
  jest.useFakeTimers();
  show(loading);
  expect(screen.getByRole('status', { name: 'Loading Games' })).toHaveAttribute('aria-busy', 'true');
  act(() => jest.advanceTimersByTime(149));
  expect(screen.getByText('grey')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('grey')).toBeVisible();
  jest.useRealTimers();
});

test('a failure says what did not load, the operator’s message, the request id, and asks again', async () => {
  const { refetch } = show({ error: failure });
  expect(screen.getByRole('alert')).toHaveTextContent('Games could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('Games are down.');
  expect(screen.getByRole('alert')).toHaveTextContent('Your money is not affected. Try again later.');
  expect(screen.getByRole('alert')).toHaveTextContent('Reference r-7');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('while it is asked for again, the failure gives way to the loading', () => {
  show({ error: failure, isFetching: true, fetchStatus: 'fetching' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading Games' })).toBeInTheDocument();
});

describe('query boundary without a network', () => {
  beforeEach(() => onlineManager.setOnline(false));

  it('says that the player is offline where the request failed', () => {
    show({ error: failure });
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  });

  it('shows that it loads while a request is in flight', () => {
    show({ error: failure, isFetching: true, fetchStatus: 'fetching' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading Games' })).toBeInTheDocument();
  });
});

test('an answer that holds nothing shows what would be there', () => {
  show({ data: [] });
  expect(screen.getByText('No games yet')).toBeVisible();
});

test('what is there stays when it could not be read again, and says how old it is', async () => {
  const { refetch } = show({
    data: ['Aviator'],
    error: failure,
    dataUpdatedAt: new Date('2026-11-21T10:42:00').getTime(),
  });
  expect(screen.getByText('Aviator')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^As of 10:42\sam\. Newer data could not be loaded\./);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('an empty answer that could not be read again says so too, with why', () => {
  show({ data: [], error: failure, dataUpdatedAt: 1 });
  expect(screen.getByText('No games yet')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Games are down. Reference r-7');
});

test('what nobody has asked for yet shows nothing', () => {
  show({});
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('what is being read again quietly stays as it is', () => {
  show({ data: ['Aviator'], isFetching: true, fetchStatus: 'fetching' });
  expect(screen.getByText('Aviator')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a page that is whole without it shows nothing of its failure', () => {
  show({ error: failure }, { failed: 'nothing' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure and an emptiness stand in the frame that the page gives them', () => {
  show({ error: failure }, { frame: (state) => <section aria-label="Frame">{state}</section> });
  expect(screen.getByRole('region', { name: 'Frame' })).toHaveTextContent('Games could not be loaded');
});

describe('several queries together', () => {
  const loaded = { ...resting, data: 1, dataUpdatedAt: 2, refetch: jest.fn() };
  const alsoLoaded = { ...resting, data: 'a', dataUpdatedAt: 1, refetch: jest.fn() };

  test('are there when all of them are, as old as the oldest', () => {
    expect(allQueries([loaded, alsoLoaded])).toMatchObject({ data: [1, 'a'], error: null, dataUpdatedAt: 1 });
    expect(allQueries([loaded, { ...loading, refetch: jest.fn() }])).toMatchObject({
      data: undefined,
      isFetching: true,
    });
  });

  test('are on their way while one is missing, though what is there could not be read again', () => {
    const old = { ...loaded, error: failure };
    const missing = { ...loading, refetch: jest.fn() };
    expect(allQueries([old, missing])).toMatchObject({
      data: undefined,
      error: null,
      isFetching: true,
      fetchStatus: 'fetching',
    });
  });

  test('have failed when one of them has, and only that one is asked again', async () => {
    const bad = { ...resting, error: failure, refetch: jest.fn() };
    const together = allQueries([loaded, bad]);
    expect(together).toMatchObject({ data: undefined, error: failure, isFetching: false });
    await together.refetch();
    expect(bad.refetch).toHaveBeenCalledTimes(1);
    expect(loaded.refetch).not.toHaveBeenCalled();
  });
});

test('a part whose page shows the failure elsewhere says it in a line', () => {
  show({ error: failure }, { failed: 'line' });
  expect(screen.getByText('Games could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
