import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { imageOnWire, match } from '../live/testing.ts';
import { refuse } from './answer.ts';
import { forgetSlip, move, pick, slipStore } from './slip-store.ts';
import { SlipView } from './slip-view.tsx';
import { changeStakes, firstSettings } from './stake-settings.ts';
import { limits, picked } from './testing.ts';

const india = match('m1', { name: 'India v Australia' });
const market = {
  marketId: 'm1-MO',
  HeadName: 'Match Odds',
  result: null,
  state: 'open',
  matched: paise(0),
  runners: india.runners.map(({ id, name }) => ({ id, name, back: [], lay: [] })),
};

/** The slip of a player with cash and coins, as a sheet; selections are put on it by `pick`. */
async function open(wallet: { readonly cash: number; readonly coins: number }) {
  const [cash, coins] = [paise(wallet.cash), paise(wallet.coins)];
  const shell = createTestShell({
    session: { ...signedIn, wallet: { balance: paise(cash + coins), cash, coins }, exposureAmount: paise(0) },
    answers: {
      getMatches: { data: { clock: 1, matches: [india] } },
      getMatchSettings: { data: { settings: [{ ...limits, marketType: 'match_odds', commission: 2 }] } },
      getMatchOdds: { data: { clock: 1, match: india, market } },
      getBets: { data: { bets: [], count: 0 } },
    },
    replies: { 'odds:subscribe': imageOnWire(1, [india]), 'odds:unsubscribe': { status: 'success' } },
  });
  render(
    <QueryClientProvider client={createQueryClient(shell.telemetry)}>
      <MemoryRouter>
        <ShellContext value={shell}>
          <SlipView />
        </ShellContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { shell };
}
const put = (change: Parameters<typeof picked>[0], stakeText: string) => act(() => pick(picked(change), { stakeText }));
const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const sheet = () => within(screen.getByRole('dialog', { name: 'Bet slip' }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  act(() => {
    forgetSlip();
    changeStakes(firstSettings);
  });
  jest.useRealTimers();
});

test('the second half of a double tap on a price does nothing in the sheet that opens under it', async () => {
  // Each touch is of the moment before the sheet opened, however slow the machine.
  const { timeStamp } = new Event('before');
  await open({ cash: 1_000_000, coins: 0 });
  put({}, '');
  await settle();
  const touch = (name: string) => {
    const on = sheet().getByRole('button', { name });
    const down = new Event('pointerdown', { bubbles: true });
    fireEvent(on, Object.defineProperties(down, { pointerType: { value: 'touch' }, timeStamp: { value: timeStamp } }));
    fireEvent.click(on, { detail: 1 });
  };
  for (const name of ['1K', 'Any price', 'Edit stakes', 'Remove India, Back']) touch(name);
  expect(slipStore.getState()).toMatchObject({ bets: [{ stakeText: '' }], editing: null });
  expect(sheet().getByRole('button', { name: 'Any price' })).toHaveAttribute('aria-pressed', 'false');
});

test('whoever has coins is told why the balance is not enough for a bet', async () => {
  const { shell } = await open({ cash: 1_000_000, coins: 100_000 });
  put({}, '10500');
  await settle();
  const text = 'You need ₹500.00 more. Bets use cash, and ₹1,000.00 of your balance is coins.';
  expect(sheet().getByText(text)).toBeVisible();
  act(() =>
    shell.stores.session.setState({ wallet: { balance: paise(1_000_000), cash: paise(1_000_000), coins: paise(0) } }),
  );
  expect(sheet().getByText('You need ₹500.00 more.')).toBeVisible();
});

describe('a bet that the money does not cover', () => {
  it('leads to the deposit page', async () => {
    await open({ cash: 1_000_000, coins: 0 });
    put({}, '10500');
    await settle();
    expect(sheet().getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/gatewaylist');
  });
});

test('what a selection starts from is “now” alone where no other one on the slip counts in it', async () => {
  await open({ cash: 1_000_000, coins: 0 });
  const headings = () =>
    sheet()
      .getAllByRole('table')
      .map((table) => within(table).getAllByRole('columnheader')[1]?.textContent);
  put({}, '50');
  await settle();
  put({ runnerId: 'm1-2', runnerName: 'Australia' }, '500');
  await settle();
  // The newest is on top, and the one before it is below the least stake: it is not placed.
  expect(headings()).toEqual(['Now', 'Now']);
  act(forgetSlip);
  put({}, '500');
  await settle();
  put({ runnerId: 'm1-2', runnerName: 'Australia' }, '500');
  await settle();
  expect(headings()).toEqual(['Before', 'Now']);
});

test('both sides of one runner are told apart by their names alone, as drafts and as receipts', async () => {
  await open({ cash: 1_000_000, coins: 0 });
  for (const side of ['back', 'lay'] as const) put({ side }, '500');
  await settle();
  const names = () =>
    sheet()
      .getAllByRole('group', { name: /^India/ })
      .map((group) => group.getAttribute('aria-label'));
  expect(names()).toEqual(['India, Lay', 'India, Back']);
  for (const side of ['Back', 'Lay']) {
    expect(sheet().getByRole('textbox', { name: `Stake on India, ${side}` })).toBeVisible();
    expect(sheet().getByRole('button', { name: `Remove India, ${side}` })).toBeVisible();
  }
  act(() => {
    for (const bet of slipStore.getState().bets) {
      move(bet, 'submitting');
      refuse(bet, { reason: null, isAbsent: false });
    }
  });
  expect(sheet().getAllByRole('status')).toHaveLength(2);
  expect(names()).toEqual(['India, Lay', 'India, Back']);
});
