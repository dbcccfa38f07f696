import type { Match } from '@pavilion/api-client';
import { type SessionState, ShellContext, type SlotProps } from '@pavilion/contract';
import { createTestShell, signedIn, signedOut, type TestAnswers } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { match } from '../live/testing.ts';
import { forgetSlip, slipStore } from '../slip/slip-store.ts';
import { SearchSlot } from './search-slot.tsx';

const startsAt = new Date(2026, 10, 21, 19, 30);
const cricket = [
  match('m1', { name: 'India v Australia', competition: 'World Cup', inPlay: true, matched: paise(10) }),
  match('m2', { name: 'Pakistan v England', competition: 'World Cup', matched: paise(900), startsAt }),
  match('m3', { name: 'Goa v Delhi', state: 'closed' }),
  match('m4', { name: 'England v India', competition: 'Test series', matched: paise(20) }),
];
const standing: Match = {
  ...(cricket[0] ?? match('m1')),
  progress: '15.2 ov',
  sides: [{ name: 'India', score: '148/3', detail: '15.2', serving: false }],
};
const answersWith = (matches: readonly Match[]): TestAnswers => ({
  getMatches: ({ sport }: { sport?: string }) => ({ data: { clock: 1, matches: sport === '4' ? matches : [] } }),
});

async function search(
  text: string,
  { answers = answersWith(cricket), session = signedIn }: { answers?: TestAnswers; session?: SessionState } = {},
) {
  const shell = createTestShell({
    session,
    answers,
    replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' }, 'odds:unsubscribe': { status: 'success' } },
  });
  const onFollow = jest.fn();
  const counts: (number | null)[] = [];
  const names: (readonly string[] | undefined)[] = [];
  const onFound: SlotProps['search']['onFound'] = (count, searched) => {
    counts.push(count);
    names.push(searched);
  };
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient(shell.telemetry)}>
        <ShellContext value={shell}>
          <MemoryRouter initialEntries={['/terms']}>
            <SearchSlot text={text} onFollow={onFollow} onFound={onFound} />
          </MemoryRouter>
        </ShellContext>
      </QueryClientProvider>,
    ),
  );
  return { onFollow, counts, names, user: userEvent.setup() };
}
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const names = (found: ReturnType<typeof within>) =>
  found.getAllByRole('link').map((link: HTMLElement) => link.querySelector('b')?.textContent);

beforeEach(() => forgetSlip());

test('matches are found by their name or competition, whatever the case, the most matched first', async () => {
  const { counts } = await search('WORLD');
  expect(names(await group('Matches'))).toEqual(['Pakistan v England', 'India v Australia']);
  expect(names(await group('Leagues'))).toEqual(['World Cup']);
  expect(counts.at(-1)).toBe(3);
});

test('a team is found once, however many matches it has, and leads to them', async () => {
  await search('ind');
  const teams = await group('Teams and players');
  expect(names(teams)).toEqual(['India']);
  expect(teams.getByRole('link')).toHaveAttribute('href', '/sportsbook2?q=India');
  expect(teams.getByRole('link')).toHaveTextContent('2 matches');
  expect(teams.getByText('Ind')).toHaveClass('mark');
});

test('a match in play says how it stands, another one when it starts in the player’s zone', async () => {
  await search('world', { answers: answersWith([standing, ...cricket.slice(1)]) });
  const matches = await group('Matches');
  expect(matches.getByRole('link', { name: /India v Australia.*In-play.*15\.2 ov.*148\/3/ })).toBeVisible();
  expect(matches.getByText(/7:30 pm/).closest('time')).toHaveAttribute('datetime', startsAt.toISOString());
});

test('where no match fits, and for one that has ended, there is nothing, and that is said', async () => {
  const { counts } = await search('goa');
  await waitFor(() => expect(counts.at(-1)).toBe(0));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

describe('the sports part of the search', () => {
  it('sends its teams and leagues where it has found nothing', async () => {
    const { counts, names } = await search('indea');
    await waitFor(() => expect(counts.at(-1)).toBe(0));
    expect(names.at(-1)).toEqual(['Pakistan', 'England', 'India', 'Australia', 'World Cup', 'Test series']);
  });

  it('sends no names where it has found some', async () => {
    const { counts, names } = await search('india');
    await waitFor(() => expect(counts.at(-1)).toBeGreaterThan(0));
    expect(names.at(-1)).toBeUndefined();
  });
});

test('before anything is searched stand the matches on which most is matched', async () => {
  await search('');
  expect(names(await group('Most matched now'))).toEqual([
    'Pakistan v England',
    'England v India',
    'India v Australia',
  ]);
  expect(screen.queryByRole('region', { name: 'Teams and players' })).not.toBeInTheDocument();
});

test('matches that fail can be loaded again, and until then nothing is said of how many there are', async () => {
  let fails = true;
  const { user, counts } = await search('india', {
    answers: {
      getMatches: (request: { sport?: string }) => {
        if (fails) throw new Error('offline');
        return (answersWith(cricket).getMatches as (request: unknown) => unknown)(request);
      },
    },
  });
  expect(await screen.findByText('Matches could not be loaded')).toBeVisible();
  expect(counts).toEqual([null]);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(names(await group('Matches'))).toEqual(['England v India', 'India v Australia']);
});

test('a price is put on the slip from the search, which closes', async () => {
  const { user, onFollow } = await search('australia');
  await user.click(await screen.findByRole('button', { name: /^Back India/ }));
  expect(slipStore.getState().bets).toMatchObject([
    { matchName: 'India v Australia', runnerName: 'India', price: 200 },
  ]);
  expect(onFollow).toHaveBeenCalledTimes(1);
});

test('a match that is opened closes the search and is named to it', async () => {
  const { user, onFollow } = await search('pakistan');
  await user.click(await screen.findByRole('link', { name: /Pakistan v England/ }));
  expect(onFollow.mock.calls).toEqual([['Pakistan v England']]);
});

test('a visitor who chooses a match is asked to log in and is brought there', async () => {
  await search('pakistan v', { session: signedOut });
  expect(await screen.findByRole('link', { name: /Pakistan v England/ })).toHaveAttribute(
    'href',
    '/terms?dialog=login&next=%2Fexchange%2Fm2',
  );
});
