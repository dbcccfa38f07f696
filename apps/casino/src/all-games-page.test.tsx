import { renderRemote } from '@pavilion/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from './remote.ts';
import { expectListed, listed } from './testing/listed.ts';
import { gameOf, indexOf, operator } from './testing/operator.ts';

/** Called as a tile is drawn, which formats its return to player. */
const mockDrawn = jest.fn();
jest.mock('@pavilion/money', () => {
  const money = jest.requireActual<typeof import('@pavilion/money')>('@pavilion/money');
  return {
    ...money,
    formatPercent(percent: number) {
      mockDrawn();
      return money.formatPercent(percent);
    },
  };
});

test('every game of every provider is listed, with the number of all', async () => {
  await renderRemote(remote, '/games-all', operator);
  await waitFor(() => expect(listed('All games')).toHaveLength(8));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All games 8 games');
});

test.each(['/games-all', '/slots'])(
  'on %s the games that were played last stand above the whole list, those of the page alone',
  async (path) => {
    const recents = [
      gameOf({ name: 'Pirate Bounty', code: '1100041' }),
      gameOf({ name: 'Baccarat', code: 'baccarat', provider: 'aura', redirectUrl: '/casino/aura-baccarat' }),
    ];
    await renderRemote(remote, path, { ...operator, getOwnGames: { data: { favourites: [], recents } } });
    const row = within(await screen.findByRole('region', { name: 'Continue playing' }));
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      path === '/slots' ? ['/casino/red-tiger/1100041'] : ['/casino/red-tiger/1100041', '/casino/aura-baccarat'],
    );
    await userEvent.type(screen.getByRole('searchbox'), 'g');
    expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
  },
);

test('provider, search and sort work together and stand in the address', async () => {
  const { address } = await renderRemote(remote, '/games-all', operator);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Provider' }), 'red-tiger');
  await userEvent.type(screen.getByRole('searchbox'), 'gold');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'RTP');
  await expectListed('All games', ['Golden Legacy', 'Midas Gold']);
  expect(address()).toBe('/games-all?provider=red-tiger&q=gold&sort=rtp');
});

test('a key draws no tile anew that stays, and the address follows once the keys rest', async () => {
  const { address } = await renderRemote(remote, '/games-all?q=gol', operator);
  await waitFor(() => expect(listed('All games')).toHaveLength(3));
  mockDrawn.mockClear();
  await userEvent.type(screen.getByRole('searchbox'), 'd');
  expect(listed('All games')).toHaveLength(3);
  expect(mockDrawn).not.toHaveBeenCalled();
  expect(address()).toBe('/games-all?q=gol');
  await waitFor(() => expect(address()).toBe('/games-all?q=gold'));
  await userEvent.type(screen.getByRole('searchbox'), '{Backspace}{Backspace}{Backspace}{Backspace}pirate');
  await expectListed('All games', ['Pirate Bounty']);
  expect(mockDrawn).toHaveBeenCalled();
});

test('the picture of a game that a key brings waits until the keys rest: its name stands there', async () => {
  const { address } = await renderRemote(remote, '/games-all', operator);
  await waitFor(() => expect(listed('All games')).toHaveLength(8));
  const tile = (name: RegExp) => screen.getByRole('link', { name });
  const picture = (name: RegExp) => tile(name).querySelector('img:not(.coverImgAway)');
  // The address follows after the list has its pictures.
  await userEvent.type(screen.getByRole('searchbox'), 'pirate');
  await waitFor(() => expect(address()).toBe('/games-all?q=pirate'));
  expect(picture(/Pirate Bounty/)).not.toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}viking');
  await expectListed('All games', ['Viking Runes']);
  expect(tile(/Viking Runes/)).toHaveTextContent('Viking Runes');
  expect(picture(/Viking Runes/)).toBeNull();
  await waitFor(() => expect(picture(/Viking Runes/)).not.toBeNull());
});

test('what else could be chosen is counted once the keys rest, as the address is written', async () => {
  const { address } = await renderRemote(remote, '/games-all', operator);
  await waitFor(() => expect(listed('All games')).toHaveLength(8));
  const first = () => within(screen.getByRole('combobox', { name: 'Provider' })).getAllByRole('option')[0];
  await userEvent.type(screen.getByRole('searchbox'), 'gold');
  expect(listed('All games')).toHaveLength(3);
  expect(first()).toHaveTextContent('All (8)');
  await waitFor(() => expect(first()).toHaveTextContent('All (3)'));
  expect(address()).toBe('/games-all?q=gold');
});

test('a home category leads to its games', async () => {
  await renderRemote(remote, '/games-all?category=baccarat', operator);
  await expectListed('All games', ['Baccarat']);
});

describe('the count beside All games', () => {
  it('follows the filters in the address', async () => {
    await renderRemote(remote, '/games-all?category=baccarat', operator);
    await expectListed('All games', ['Baccarat']);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('All games 1 game');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'All (8)');
    await waitFor(() => expect(title).toHaveTextContent('All games 8 games'));
  });
});

describe('a search that finds no game', () => {
  it('offers near names, each of which searches for itself', async () => {
    const { address } = await renderRemote(remote, '/games-all?q=goldne+legcay', operator);
    const near = within(await screen.findByRole('group', { name: 'Did you mean:' }));
    expect(near.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Golden Legacy']);
    await userEvent.click(near.getByRole('button'));
    await expectListed('All games', ['Golden Legacy']);
    expect(address()).toBe('/games-all?q=Golden+Legacy');
    expect(screen.queryByRole('group', { name: 'Did you mean:' })).toBeNull();
  });

  it('offers a game by its Hindi name', async () => {
    await renderRemote(remote, '/games-all?q=बैकारेट', operator);
    const near = within(await screen.findByRole('group', { name: 'Did you mean:' }));
    expect(near.getByRole('button', { name: 'Baccarat' })).toBeVisible();
  });

  it('offers only names that the other filters leave', async () => {
    const wolf = { name: 'Wolf Moon', provider: 'netent', providerName: 'Netent' };
    await renderRemote(remote, '/games-all?provider=netent&q=golf+monn', {
      ...operator,
      getGameIndex: indexOf([gameOf({ name: 'Golf Moon' }), gameOf(wolf)]),
    });
    const near = within(await screen.findByRole('group', { name: 'Did you mean:' }));
    expect(near.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Wolf Moon']);
  });
});

test('new games are a category here and a badge on the tile', async () => {
  await renderRemote(remote, '/games-all?category=newgames', operator);
  await expectListed('All games', ['Pirate Bounty']);
  const pick = screen.getByRole('combobox', { name: 'Category' });
  expect(within(pick).getByRole('option', { name: 'New games (1)' })).toHaveProperty('selected', true);
});

test('new games can come first, and each provider says how many it has', async () => {
  const { address } = await renderRemote(remote, '/games-all', {
    ...operator,
    getGameIndex: indexOf([
      gameOf({ name: 'Old One', added: 10 }),
      gameOf({ name: 'New One', added: 30, provider: 'netent', providerName: 'Netent' }),
      gameOf({ name: 'Middle One', added: 20 }),
    ]),
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'New');
  await expectListed('All games', ['New One', 'Middle One', 'Old One']);
  expect(address()).toBe('/games-all?sort=new');
  const options = within(screen.getByRole('combobox', { name: 'Provider' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All (3)', 'Red Tiger (2)', 'Netent (1)']);
});

test('filters that leave nothing say so, and clear in one press', async () => {
  const { address } = await renderRemote(remote, '/games-all?provider=netent&badge=jackpot', operator);
  expect(await screen.findByText('No games for these filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(listed('All games')).toHaveLength(8));
  expect(address()).toBe('/games-all');
});

test('/Casino leads to all games', async () => {
  const { address } = await renderRemote(remote, '/Casino', operator);
  await waitFor(() => expect(address()).toBe('/games-all'));
});
