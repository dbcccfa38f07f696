import { renderRemote } from '@pavilion/remote-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { expectListed } from '../testing/listed.ts';
import { operator, withTables } from '../testing/operator.ts';

test('a provider’s page lists its games under its name', async () => {
  const { shell } = await renderRemote(remote, '/casino/red-tiger?q=gold', operator);
  await expectListed('Red Tiger', ['Golden Legacy', 'Midas Gold']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Red Tiger 5 games');
  expect(shell.titles).toEqual(['Red Tiger']);
});

test('an unknown provider leads to all games', async () => {
  const { shell } = await renderRemote(remote, '/casino/nobody', operator);
  expect(await screen.findByText('Provider not found')).toBeVisible();
  // No count comes under the title, so it is level with the back arrow.
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('headTitleAlone');
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games-all');
  expect(shell.calls.map(({ call }) => call).toSorted()).toEqual(['getGames', 'getOwnGames', 'getProviders']);
});

test('a slug that joins a provider and a game is that game', async () => {
  await renderRemote(remote, '/casino/aura-baccarat', operator);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Baccarat Aura'));
});

test('a slug that is a game’s alone is that game, and a provider’s is found however it is spelt', async () => {
  const { shell } = await renderRemote(remote, '/casino/viking-runes', operator);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Viking Runes Netent'));
  expect(shell.titles).toEqual(['Viking Runes · Netent']);
  cleanup();
  await renderRemote(remote, '/casino/RedTiger?q=midas', operator);
  await expectListed('Red Tiger', ['Midas Gold']);
});

test('a game’s old spelling leads to its own address', async () => {
  const { address } = await renderRemote(remote, '/casino/netent/vikingrunes', operator);
  await waitFor(() => expect(address()).toBe('/casino/netent/viking-runes'));
});

test('/aura-games lists the games of Aura', async () => {
  await renderRemote(remote, '/aura-games', operator, withTables([]));
  await expectListed('Aura', ['Baccarat']);
});
