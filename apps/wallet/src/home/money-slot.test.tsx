import { ApiError } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn, type TestAnswers } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { testBonus } from '../bonus/test-bonus.ts';
import { testAvailable } from '../withdraw/test-withdrawals.ts';
import { MoneySlot } from './money-slot.tsx';

const match = (id: string, exposureAmount: number) => ({
  ...{ refMatchId: id, matchName: `Match ${id}`, exposureAmount: paise(exposureAmount), totalBets: 1 },
});
const now = { isChecked: false, checkAt: null, isCheckDue: false };
const played: TestAnswers = {
  getWithdrawals: { data: { withdrawList: [], count: 0, available: testAvailable } },
  getExposureAmount: {
    data: {
      exposureAmount: paise(-842_000),
      matches: [
        match('1', -400_000),
        match('2', -300_000),
        match('3', -90_000),
        match('4', -50_000),
        match('5', -2000),
      ],
    },
  },
  getBonusClaims: { data: { bonusListing: [testBonus()] } },
  getPlayNow: {
    data: {
      ...{ since: new Date('2026-11-21T11:18:00Z'), minutes: 42, net: paise(152_500) },
      ...{ made: { sports: paise(172_500), casino: paise(-20_000) }, ...now },
    },
  },
};
const fresh: TestAnswers = {
  getWithdrawals: {
    data: { withdrawList: [], count: 0, available: { ...testAvailable, held: ZERO, locked: ZERO } },
  },
  getExposureAmount: { data: { exposureAmount: ZERO, matches: [] } },
  getBonusClaims: { data: { bonusListing: [] } },
  getPlayNow: { data: { since: null, minutes: 0, net: ZERO, made: { sports: ZERO, casino: ZERO }, ...now } },
};

async function open(answers: TestAnswers) {
  const shell = createTestShell({ session: signedIn, answers });
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient(shell.telemetry)}>
        <ShellContext value={shell}>
          <MemoryRouter>
            <MoneySlot headingLevel={2} exposure={{ pathname: '/home', search: '?exposure=all' }} />
          </MemoryRouter>
        </ShellContext>
      </QueryClientProvider>,
    ),
  );
  const card = within(screen.getByRole('region', { name: 'Your balance now' }));
  const figure = (name: RegExp) => card.getByRole('button', { name });
  const sum = () => card.getAllByRole('definition').map(({ textContent }) => textContent);
  return { shell, card, figure, sum, user: userEvent.setup() };
}

test('each figure of a player’s money opens into its arithmetic, one at a time, with the way to where it is dealt with', async () => {
  const { card, figure, sum, user } = await open(played);
  await user.click(await card.findByRole('button', { name: /^Withdrawable ₹87,290\.00/ }));
  expect(figure(/^Withdrawable/)).toHaveAttribute('aria-expanded', 'true');
  expect(sum()).toEqual(['₹98,210.00', '−₹8,420.00', '−₹2,500.00', '=₹87,290.00', '₹25,246.50']);
  expect(card.getByRole('link', { name: 'Go to withdrawal' })).toHaveAttribute('href', '/withdraw');
  // The header's popover has the link to the statement below the card.
  expect(card.queryByRole('link', { name: /statement/i })).toBeNull();
  await user.click(figure(/^Exposure −₹8,420\.00/));
  expect(figure(/^Withdrawable/)).toHaveAttribute('aria-expanded', 'false');
  expect(sum()).toEqual(['−₹4,000.00', '−₹3,000.00', '−₹900.00', '−₹500.00', '−₹20.00', '=−₹8,420.00']);
  expect(card.getByRole('link', { name: 'See these bets' })).toHaveAttribute('href', '/home?exposure=all');
  await user.click(figure(/^Bonus to play ₹1,250\.00/));
  expect(sum()).toEqual(['₹400.00', '=₹2,000.00', '−₹750.00', '=₹1,250.00']);
  expect(card.getByRole('link', { name: 'See bonus' })).toHaveAttribute('href', '/bonus/501');
  await user.click(figure(/^Session, 42 min \+₹1,525\.00/));
  expect(sum()).toEqual(['+₹1,725.00', '−₹200.00', '=₹1,525.00']);
  await user.click(figure(/^Session/));
  expect(card.queryByRole('definition')).toBeNull();
});

test('who has nothing yet is told what would be there, and where it comes from', async () => {
  const { card, figure, user } = await open(fresh);
  await user.click(await card.findByRole('button', { name: /^Bonus to play None/ }));
  expect(card.getByText(/^You have no active bonus/)).toBeVisible();
  expect(card.getByRole('link', { name: 'See bonus' })).toHaveAttribute('href', '/bonus');
  await user.click(figure(/^Session Not playing/));
  expect(card.getByText(/^You have not played in the last 15 minutes/)).toBeVisible();
  await user.click(figure(/^Exposure ₹0\.00/));
  expect(card.getByText('You have no open bets at risk.')).toBeVisible();
});

test('who has stopped is not called to pay in', async () => {
  const { card } = await open(fresh);
  expect(card.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/gatewaylist');
  cleanup();
  const made = { sports: ZERO, casino: ZERO };
  const stopped = await open({
    ...fresh,
    getPlayNow: { data: { since: null, minutes: 0, net: ZERO, made, ...now, isStopped: true } },
  });
  await waitFor(() => expect(stopped.card.queryByRole('link', { name: 'Deposit' })).toBeNull());
  expect(stopped.card.getByRole('link', { name: 'Withdraw' })).toBeVisible();
});

test('an operator of before doesn’t say what a session is made of: the figure stands, and its sum says so', async () => {
  const { card, user } = await open({
    ...played,
    getPlayNow: { data: { since: new Date('2026-11-21T11:18:00Z'), minutes: 42, net: paise(-100), ...now } },
  });
  await user.click(await card.findByRole('button', { name: /^Session, 42 min −₹1\.00/ }));
  expect(card.getByText('Session details are not available right now.')).toBeVisible();
});

test('a figure that can’t be read leaves the others, and its sum says why and asks again', async () => {
  let tries = 0;
  const { card, user } = await open({
    ...played,
    getBonusClaims: () => {
      tries += 1;
      // Its sum asks again as it opens.
      if (tries < 3) throw new ApiError({ kind: 'refused', call: 'getBonusClaims', serverMessage: 'Not now.' });
      return played.getBonusClaims;
    },
  });
  await user.click(await card.findByRole('button', { name: /^Bonus to play Not available/ }));
  expect(card.getByText('Not now.')).toBeVisible();
  expect(card.getByRole('button', { name: /^Withdrawable ₹87,290\.00/ })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByRole('button', { name: /^Bonus to play ₹1,250\.00/ })).toBeVisible();
});

test('the figures follow the balance', async () => {
  let held = -842_000;
  const { shell, card } = await open({
    ...played,
    getExposureAmount: () => ({ data: { exposureAmount: paise(held), matches: [match('1', held)] } }),
  });
  await card.findByRole('button', { name: /^Exposure −₹8,420\.00/ });
  held = -100_000;
  await act(async () => shell.emit('update_balance', { balance: 3 }));
  await waitFor(() => expect(card.getByRole('button', { name: /^Exposure −₹1,000\.00/ })).toBeVisible());
});
