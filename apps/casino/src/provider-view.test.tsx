import { screen, waitFor } from '@testing-library/react';
import { expectListed, openCasino } from './casino-fixture.tsx';

test('a provider’s page lists its games under its name', async () => {
  await openCasino('/casino/red-tiger?q=gold');
  await expectListed('Red Tiger', ['Golden Legacy', 'Midas Gold']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Red Tiger 5 games');
});

test('an unknown provider leads to all games', async () => {
  const { shell } = await openCasino('/casino/nobody');
  expect(await screen.findByText('There is no provider at this address')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games-all');
  expect(shell.calls.map(({ call }) => call)).toEqual(['getProviders']);
});

test('a slug that joins a provider and a game is that game', async () => {
  await openCasino('/casino/aura-baccarat');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Baccarat Aura'));
});

test('/aura-games lists the games of Aura', async () => {
  await openCasino('/aura-games');
  await expectListed('Aura', ['Baccarat']);
});
