import type { Game } from '@pavilion/api-client';
import { signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell } from '../testing.tsx';
import { searchGames } from './search-games.ts';

const game = (name: string): Game => ({
  code: name.toLowerCase().replaceAll(' ', '-'),
  name,
  provider: 'jili',
  providerName: 'Jili',
  category: 'slots',
  imgUrl: `/art/covers/${name}.svg`,
  thumbUrl: '',
  redirectUrl: `/casino/jili/${name.toLowerCase().replaceAll(' ', '-')}`,
  rtp: 96,
  volatility: 'low',
  minStake: paise(100),
  maxStake: paise(10000),
});
const games = ['Super Ace', 'Golden Empire', 'Ace Fortune', 'Money Coming'].map(game);
const names = (found: readonly Game[]) => found.map(({ name }) => name);

test('search finds any part of a name, whatever the case, names that begin with it first', () => {
  expect(names(searchGames(games, 'ACE'))).toEqual(['Ace Fortune', 'Super Ace']);
  expect(names(searchGames(games, 'en e'))).toEqual(['Golden Empire']);
  expect(names(searchGames(games, '.*'))).toEqual([]);
});

const open = async (answers: Record<string, unknown> = { getGames: { data: { games, total: games.length } } }) => {
  const opened = await openShell('/terms', { session: signedIn, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Search Games' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search Games' }));
  return { ...opened, dialog, input: dialog.getByPlaceholderText('Search your favourite games here...') };
};

test('the search opens with the focus in its input, and loads the whole catalogue', async () => {
  const { sent, input } = await open();
  expect(input).toHaveFocus();
  expect(sent('getGames')).toContainEqual({ limit: 500 });
});

test('search results are links with image and name to the game’s own address, and following one closes the search', async () => {
  const { dialog, input, address } = await open();
  await userEvent.type(input, 'empire');
  const link = await dialog.findByRole('link', { name: /Golden Empire/ });
  expect(link).toHaveAttribute('href', '/casino/jili/golden-empire');
  expect(link.querySelector('img')).toHaveAttribute('src', '/art/covers/Golden Empire.svg');
  await userEvent.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).not.toBe('/terms');
});

test('an emptied search does nothing: earlier results stay', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'ace');
  expect(await dialog.findAllByRole('link')).toHaveLength(2);
  await userEvent.clear(input);
  expect(dialog.getAllByRole('link')).toHaveLength(2);
  await userEvent.type(input, '   ');
  expect(dialog.getAllByRole('link')).toHaveLength(2);
});

test('closing the search clears what was found', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'ace');
  await userEvent.click(dialog.getByRole('button', { name: 'Close search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search Games' }));
  const again = within(await screen.findByRole('dialog', { name: 'Search Games' }));
  expect(again.queryByRole('link')).toBeNull();
  expect(again.getByPlaceholderText('Search your favourite games here...')).toHaveValue('');
});

test('a search that finds nothing says so', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'zebra');
  expect(await dialog.findByText('No game with “zebra” in its name')).toBeVisible();
});

test('a catalogue that fails to load can be loaded again', async () => {
  let tries = 0;
  const { dialog, input } = await open({
    getGames: () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { data: { games, total: games.length } };
    },
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
  await userEvent.type(input, 'money');
  expect(await dialog.findByRole('link', { name: /Money Coming/ })).toBeVisible();
});
