import { ApiError, type Match } from '@pavilion/api-client';
import { type SessionState, ShellContext, type SlotProps } from '@pavilion/contract';
import { createTestShell, signedIn, signedOut, type TestAnswers } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { match, priceOf } from '../live/testing.ts';
import { forgetSlip, slipStore } from '../slip/slip-store.ts';
import { InPlaySlot } from './in-play-slot.tsx';

const india: Match = {
  ...match('34210877', { name: 'India v Australia', inPlay: true, progress: '15.2 ov', matched: paise(482_163_400) }),
  sides: [
    { name: 'India', score: '148/3', detail: '15.2', serving: false },
    { name: 'Australia', score: '', detail: 'To bat', serving: false },
  ],
};
const [home, away] = india.runners;
if (!home || !away) throw new Error('a match has two sides');
const priced: Match = {
  ...india,
  runners: [
    { ...home, back: priceOf(1.44, 42_000_000) },
    { ...away, lay: null },
  ],
};
const halted = match('2', { name: 'B v C', inPlay: true, state: 'suspended' });

async function front(
  look: SlotProps['in-play']['look'],
  {
    matches = [priced, halted],
    session = signedIn,
    ...rest
  }: Partial<{ matches: Match[]; session: SessionState; answers: TestAnswers }> = {},
) {
  const shell = createTestShell({
    session,
    answers: { getMatches: { data: { clock: 1, matches } }, ...rest.answers },
    replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' }, 'odds:unsubscribe': { status: 'success' } },
  });
  const place = { now: '' };
  function Place() {
    const { pathname, search } = useLocation();
    place.now = pathname + search;
    return null;
  }
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient(shell.telemetry)}>
        <ShellContext value={shell}>
          <MemoryRouter initialEntries={['/home']}>
            <InPlaySlot look={look} />
            <Place />
          </MemoryRouter>
        </ShellContext>
      </QueryClientProvider>,
    ),
  );
  return { shell, place, user: userEvent.setup() };
}

beforeEach(() => {
  sessionStorage.clear();
  forgetSlip();
});

test.each(['list', 'strip'] as const)('a tap on a price of the %s puts it on the slip', async (look) => {
  const { user } = await front(look);
  await user.click(await screen.findByRole('button', { name: /^Back India\s*1\.44\s*4\.2L$/, pressed: false }));
  expect(slipStore.getState().bets).toMatchObject([
    { refMatchId: '34210877', matchName: 'India v Australia', runnerName: 'India', side: 'back', price: 144 },
  ]);
  expect(screen.getByRole('button', { name: /^Back India/, pressed: true })).toBeVisible();
});

test('a visitor’s tap opens the login, and the selection waits for them on the slip', async () => {
  const { shell, user } = await front('strip', { session: signedOut });
  await user.click(await screen.findByRole('button', { name: /^Back India/ }));
  expect(shell.opened).toEqual(['login']);
  expect(slipStore.getState()).toMatchObject({ owner: null, bets: [{ runnerName: 'India', price: 144 }] });
});

test('a visitor’s links lead to the login and on to the match', async () => {
  await front('strip', { session: signedOut });
  expect(await screen.findByRole('link', { name: 'India v Australia' })).toHaveAttribute(
    'href',
    '/home?dialog=login&next=%2Fexchange%2F34210877',
  );
});

test.each(['list', 'strip'] as const)(
  'a suspended market keeps the size of its prices in the %s and says so',
  async (look) => {
    await front(look);
    expect(await screen.findAllByText('Suspended')).toHaveLength(2);
  },
);

test('home lists what is in play by the sport in the address, the most matched first', async () => {
  const tennis = match('3', {
    name: 'A. Krishnan v L. Moretti',
    sportId: '2',
    inPlay: true,
    matched: paise(900_000_000),
  });
  const { place, user } = await front('list', { matches: [priced, tennis] });
  const rows = () => screen.getAllByRole('link', { name: / v / }).map(({ textContent }) => textContent);
  await screen.findByRole('link', { name: 'India v Australia' });
  expect(rows()).toEqual(['A. Krishnan v L. Moretti', 'India v Australia']);
  await user.click(screen.getByRole('button', { name: /Tennis/ }));
  expect(place.now).toBe('/home?sport=tennis');
  expect(screen.getByRole('link', { name: 'A. Krishnan v L. Moretti' })).toHaveAttribute('href', '/exchange/3');
  expect(rows()).toEqual(['A. Krishnan v L. Moretti']);
});

test('Back and Lay stand in words over the prices', async () => {
  await front('list');
  const row = within(await screen.findByRole('list'));
  expect(row.getAllByText('Back').length).toBeGreaterThan(0);
  expect(row.getAllByText('Lay').length).toBeGreaterThan(0);
});

test('matches that fail show the operator’s message and the request id, and nothing in play says where to look', async () => {
  await front('list', {
    answers: {
      getMatches: () => {
        throw new ApiError({
          kind: 'refused',
          call: 'getMatches',
          serverMessage: 'The scores are being checked.',
          requestId: 'req-31',
        });
      },
    },
  });
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Matches could not be loaded');
  expect(failure).toHaveTextContent('The scores are being checked.');
  expect(failure).toHaveTextContent('Reference req-31');
});

test('where nothing is in play the page says what comes', async () => {
  await front('list', { matches: [] });
  expect(await screen.findByText('No matches in play')).toBeVisible();
});
