import { renderRemote } from '@pavilion/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { expectListed } from '../testing/listed.ts';
import { operator } from '../testing/operator.ts';

test('a provider’s page lists its games under its name', async () => {
  await renderRemote(remote, '/casino/red-tiger?q=gold', operator);
  await expectListed('Red Tiger', ['Golden Legacy', 'Midas Gold']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Red Tiger 5 games');
});

test('an unknown provider leads to all games', async () => {
  const { shell } = await renderRemote(remote, '/casino/nobody', operator);
  expect(await screen.findByText('There is no provider at this address')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games-all');
  expect(shell.calls.map(({ call }) => call)).toEqual(['getProviders']);
});

test('a slug that joins a provider and a game is that game', async () => {
  await renderRemote(remote, '/casino/aura-baccarat', operator);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Baccarat Aura'));
});

test('/aura-games lists the games of Aura', async () => {
  await renderRemote(remote, '/aura-games', operator);
  await expectListed('Aura', ['Baccarat']);
});
