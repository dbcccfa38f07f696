import { renderRemote } from '@pavilion/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from './remote.ts';
import { expectListed, listed } from './testing/listed.ts';
import { operator } from './testing/operator.ts';

test('every game of every provider is listed, with the number of all', async () => {
  await renderRemote(remote, '/games-all', operator);
  await waitFor(() => expect(listed('All games')).toHaveLength(8));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All games 8 games');
});

test('provider, search and sort work together and stand in the address', async () => {
  const { address } = await renderRemote(remote, '/games-all', operator);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Provider' }), 'Red Tiger');
  await userEvent.type(screen.getByRole('searchbox'), 'gold');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'RTP');
  await expectListed('All games', ['Golden Legacy', 'Midas Gold']);
  expect(address()).toBe('/games-all?provider=red-tiger&q=gold&sort=rtp');
});

test('a home category leads to its games', async () => {
  await renderRemote(remote, '/games-all?category=baccarat', operator);
  await expectListed('All games', ['Baccarat']);
});

test('new games are a category here and a badge on the tile', async () => {
  await renderRemote(remote, '/games-all?category=newgames', operator);
  await expectListed('All games', ['Pirate Bounty']);
  const pick = screen.getByRole('combobox', { name: 'Category' });
  expect(within(pick).getByRole('option', { name: 'New games' })).toHaveProperty('selected', true);
});

test('filters that leave nothing say so, and clear in one press', async () => {
  const { address } = await renderRemote(remote, '/games-all?provider=netent&badge=jackpot', operator);
  expect(await screen.findByText('No game matches these filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(listed('All games')).toHaveLength(8));
  expect(address()).toBe('/games-all');
});

test('/Casino leads to all games', async () => {
  const { address } = await renderRemote(remote, '/Casino', operator);
  await waitFor(() => expect(address()).toBe('/games-all'));
});
