import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { match } from '../live/testing.ts';
import { forgetSlip, slipStore } from '../slip/slip-store.ts';
import { SearchSlot } from './search-slot.tsx';

const cricket = [
  match('m1', { name: 'India v Australia', competition: 'World Cup', inPlay: true, matched: paise(10) }),
  match('m2', { name: 'Pakistan v England', competition: 'World Cup', matched: paise(900) }),
  match('m3', { name: 'Goa v Delhi', state: 'closed' }),
];

async function search(text: string) {
  const shell = createTestShell({
    session: signedIn,
    answers: {
      getMatches: ({ sport }: { sport?: string }) => ({ data: { clock: 1, matches: sport === '4' ? cricket : [] } }),
    },
    replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' }, 'odds:unsubscribe': { status: 'success' } },
  });
  const onFollow = jest.fn();
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient(shell.telemetry)}>
        <ShellContext value={shell}>
          <MemoryRouter>
            <SearchSlot text={text} onFollow={onFollow} />
          </MemoryRouter>
        </ShellContext>
      </QueryClientProvider>,
    ),
  );
  return { onFollow, user: userEvent.setup() };
}
const found = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);

beforeEach(() => forgetSlip());

test('matches are found by their name or competition, whatever the case, the most matched first', async () => {
  await search('WORLD');
  expect(await found()).toEqual(['Pakistan v England: open the match', 'India v Australia: open the match']);
});

test('where no match fits, and for one that has ended, there is nothing', async () => {
  await search('goa');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a price is put on the slip from the search, which closes', async () => {
  const { user, onFollow } = await search('india');
  await user.click(await screen.findByRole('button', { name: /^Back India/ }));
  expect(slipStore.getState().bets).toMatchObject([
    { matchName: 'India v Australia', runnerName: 'India', price: 200 },
  ]);
  expect(onFollow).toHaveBeenCalledTimes(1);
});

test('a match that is opened closes the search', async () => {
  const { user, onFollow } = await search('pakistan');
  await user.click(await screen.findByRole('link'));
  expect(onFollow).toHaveBeenCalledTimes(1);
});
