import { ApiError } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { distinctById, LoadMore, type LoadMoreProps } from './paged-list.tsx';

const resting = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchStatus: 'idle',
} as const;

function show(query: Partial<LoadMoreProps['query']>) {
  const fetchNextPage = jest.fn();
  render(
    <ShellContext value={createTestShell()}>
      <LoadMore query={{ ...resting, fetchNextPage, ...query }} what="Older games">
        Show 25 more
      </LoadMore>
    </ShellContext>,
  );
  return { fetchNextPage };
}

test('the next page of a list is fetched at a press, and where there is none there is no button', async () => {
  const { fetchNextPage } = show({});
  await userEvent.click(screen.getByRole('button', { name: 'Show 25 more' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  show({ hasNextPage: false });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a next page that failed says why in the operator’s words, with the request id, and is fetched again at Retry', async () => {
  const error = new ApiError({ kind: 'server', call: 'getGames', serverMessage: 'Games are down.', requestId: 'r-7' });
  const { fetchNextPage } = show({ isFetchNextPageError: true, error });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Older games could not be loaded. Games are down. Your money is not affected. Try again later. Reference r-7.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('an item that a later page repeats stands in the list once', () => {
  expect(distinctById([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toEqual([{ id: 'a' }, { id: 'b' }]);
});
