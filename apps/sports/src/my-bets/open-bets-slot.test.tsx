import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn, type TestAnswers } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { OpenBetsSlot } from './open-bets-slot.tsx';
import { betOf, betsAnswer } from './testing.ts';

async function open(answers: TestAnswers) {
  const shell = createTestShell({ session: signedIn, answers });
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient(shell.telemetry)}>
        <ShellContext value={shell}>
          <MemoryRouter>
            <OpenBetsSlot />
          </MemoryRouter>
        </ShellContext>
      </QueryClientProvider>,
    ),
  );
  return within(await screen.findByRole('region', { name: 'Open bets' }));
}

test('home shows a player’s open bets by match', async () => {
  const exposed = { refMatchId: 'm1', matchName: 'India v Australia', exposureAmount: paise(-500), totalBets: 1 };
  const card = await open({
    getBets: betsAnswer([betOf('b1', { runnerName: 'India' })]),
    getExposureAmount: { data: { exposureAmount: paise(-500), matches: [exposed] } },
    getCashOut: { data: { cashOuts: [] } },
  });
  expect(await card.findByText('India')).toBeVisible();
});

test('home tells who has no open bets what would be there, and leads to the matches', async () => {
  const card = await open({ getExposureAmount: { data: { exposureAmount: ZERO, matches: [] } } });
  expect(card.getByText('No open bets')).toBeVisible();
  expect(card.getByRole('link', { name: 'Find a match' })).toHaveAttribute('href', '/exchange/inplay');
});
