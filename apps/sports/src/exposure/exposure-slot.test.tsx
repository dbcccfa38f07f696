import { ShellContext, type SlotProps } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { betOf, betsAnswer } from '../my-bets/testing.ts';
import { ExposureSlot } from './exposure-slot.tsx';

const matches = [
  { refMatchId: '33814207', matchName: 'India v Australia', exposureAmount: paise(-650_000), totalBets: 12 },
  { refMatchId: '33809115', matchName: 'West Indies v Sri Lanka', exposureAmount: paise(-420_000), totalBets: 1 },
];

async function dialog(props: Partial<SlotProps['exposure']> = {}, exposed = matches, page?: ReactNode) {
  const bets = Array.from({ length: 12 }, (_, at) => betOf(`b${at}`, { refMatchId: '33814207' }));
  const total = exposed.reduce((sum, { exposureAmount }) => sum + exposureAmount, 0);
  const shell = createTestShell({
    session: signedIn,
    answers: {
      getBets: betsAnswer(bets),
      getExposureAmount: { data: { exposureAmount: paise(total), matches: exposed } },
    },
  });
  const [onMatch, onClose] = [jest.fn(), jest.fn()];
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient(shell.telemetry)}>
        <ShellContext value={shell}>
          <MemoryRouter>
            {page ?? <ExposureSlot match={null} onMatch={onMatch} onClose={onClose} {...props} />}
          </MemoryRouter>
        </ShellContext>
      </QueryClientProvider>,
    ),
  );
  return { shell, onMatch, onClose, user: userEvent.setup() };
}

test('the dialog lists what each match can cost by the columns of the specification', async () => {
  await dialog();
  expect(await screen.findByText('−₹10,700.00')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '#',
    'Exposure Amount',
    'Match Name',
    'Ref Match ID',
    'Total Bets',
  ]);
  const [, first] = screen.getAllByRole('row');
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '−₹6,500.00', 'India v Australia', '33814207', '12']);
});

test('a match that is pressed is asked for, and the cross closes the dialog', async () => {
  const { user, onMatch, onClose } = await dialog();
  await user.click(await screen.findByRole('button', { name: 'India v Australia' }));
  expect(onMatch).toHaveBeenCalledWith('33814207');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test('the bets of a match come ten at a time, from the first', async () => {
  const { user, shell, onMatch } = await dialog({ match: '33814207' });
  expect(await screen.findByRole('heading', { name: 'India v Australia' })).toBeInTheDocument();
  expect(await screen.findByText('10 of 12 bets')).toBeVisible();
  expect(shell.calls.filter(({ call }) => call === 'getBets')).toEqual([
    { call: 'getBets', input: { refmatchid: '33814207', skip: 0, pagesize: 10 } },
  ]);
  const [, first] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('2.30')).toBeVisible();
  expect(within(first as HTMLElement).getByText('₹5,000.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(await screen.findByText('12 of 12 bets')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to all matches' }));
  expect(onMatch).toHaveBeenCalledWith(null);
});

test('without open bets it says that nothing is at risk', async () => {
  await dialog({}, []);
  expect(await screen.findByText('No exposure')).toBeVisible();
});

test('the focus goes to the bets of a match and back to its line', async () => {
  function Dialog() {
    const [match, setMatch] = useState<string | null>(null);
    return <ExposureSlot match={match} onMatch={setMatch} onClose={() => {}} />;
  }
  const { user } = await dialog({}, matches, <Dialog />);
  await user.click(await screen.findByRole('button', { name: 'India v Australia' }));
  expect(screen.getByRole('button', { name: 'Back to all matches' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'India v Australia' })).toHaveFocus();
});
