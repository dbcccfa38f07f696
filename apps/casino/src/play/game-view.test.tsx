import { ApiError } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { expectListed } from '../testing/listed.ts';
import { keepingFavourites, operator } from '../testing/operator.ts';

beforeEach(() => localStorage.clear());

test('a game’s page says what it returns and costs', async () => {
  await renderRemote(remote, '/casino/red-tiger/1100040', operator);
  expect(await screen.findByRole('heading', { level: 1, name: 'Golden Legacy Red Tiger' })).toBeVisible();
  const details = within(screen.getByRole('article'))
    .getAllByRole('definition')
    .map((detail) => detail.textContent);
  expect(details).toEqual(['96.3%', 'High', '₹10 to ₹25,000', 'Slots']);
});

test('RTP and volatility are explained', async () => {
  await renderRemote(remote, '/casino/red-tiger/1100040', operator);
  expect(await screen.findByText(/about ₹96.30 of every ₹100 staked/)).toBeInTheDocument();
  expect(screen.getByText(/^High volatility/)).toBeInTheDocument();
});

test('the heart of the game’s page is the heart of its tile', async () => {
  const { goTo } = await renderRemote(remote, '/casino/red-tiger/1100040', keepingFavourites());
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite', pressed: false }));
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  await goTo('/slots?provider=red-tiger');
  const heart = await screen.findByRole('button', { name: 'Favourite: Golden Legacy', pressed: true });
  await userEvent.click(heart);
});

test('more games of the provider are beside it, and the way back leads to all of them', async () => {
  await renderRemote(remote, '/casino/red-tiger/1100040', operator);
  await expectListed('More from Red Tiger', ['Dragon’s Eye', 'Pirate Bounty', 'Midas Gold', 'Lucky Roulette']);
  expect(screen.getByRole('link', { name: 'Back to Red Tiger' })).toHaveAttribute('href', '/casino/red-tiger');
});

test('an unknown game leads to all games', async () => {
  await renderRemote(remote, '/casino/red-tiger/nothing', operator);
  expect(await screen.findByText('Game not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games-all');
});

test('a game that cannot be loaded is named, and Retry heals it', async () => {
  let broken = true;
  await renderRemote(remote, '/casino/red-tiger/1100040', {
    ...operator,
    getGameIndex: (input: never) => {
      if (broken) throw new ApiError({ kind: 'server', call: 'getGameIndex' });
      return (operator.getGameIndex as (input: never) => unknown)(input);
    },
  });
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Opening Golden Legacy')).toBeVisible();
});

test('the page speaks Hindi', async () => {
  const { shell } = await renderRemote(remote, '/casino/red-tiger/1100040', operator);
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByText('Golden Legacy खुल रहा है')).toBeVisible();
});
