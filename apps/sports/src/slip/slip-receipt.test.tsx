import type { Bet } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { Icon } from '@pavilion/shared-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { assess } from './assess.ts';
import { betterBy } from './receipt.ts';
import type { Outcome, SlipBet } from './slip-bet.ts';
import { SlipReceipt } from './slip-receipt.tsx';
import { forgetSlip, move, pick, slipStore, useSlip } from './slip-store.ts';
import { context, picked, placedBet, slipBet } from './testing.ts';
import { useReceipts } from './use-receipts.ts';

const at = Date.parse('2026-11-21T12:00:05Z');
const request = { at, stake: paise(50_000), price: 200, line: null, policy: 'better', delay: 8 } as const;
const outcome: Outcome = {
  at: at + 8000,
  matchedAt: null,
  results: [],
  matchedStake: paise(50_000),
  matchedPrice: 200,
  sums: { wins: paise(50_000), liability: paise(50_000) },
  reason: null,
  rest: null,
  isAbsent: false,
};
const nothing = { ...outcome, at, matchedStake: ZERO, matchedPrice: null };
/** Of a market without an id it offers no cash-out. */
const bet = (change: Partial<SlipBet>): SlipBet => ({
  ...slipBet('500', { marketId: null }),
  request,
  outcome,
  ...change,
});

function show(children: React.ReactNode) {
  const shell = createTestShell({ session: signedIn, answers: { getBets: { data: { bets: [], count: 0 } } } });
  return render(
    <QueryClientProvider client={createQueryClient(shell.telemetry)}>
      <ShellContext value={shell}>{children}</ShellContext>
    </QueryClientProvider>,
  );
}
const receipt = (change: Partial<SlipBet>) => {
  const [assessed] = assess([bet(change)], context());
  if (assessed) show(<SlipReceipt assessed={assessed} />);
};
/** Each step's sign, words and second. */
const steps = () => {
  const pathOf = (of: Element | null) => of?.querySelector('path')?.getAttribute('d');
  const signs = (['eye', 'arrow-right', 'clock', 'check', 'close'] as const).map(
    (name) => [name, pathOf(render(<Icon name={name} />).container)] as const,
  );
  return screen
    .getAllByRole('listitem')
    .map((step) => [
      signs.find(([, path]) => path === pathOf(step))?.[0],
      step.querySelector('b')?.textContent,
      step.querySelector('time')?.textContent ?? null,
    ]);
};

afterEach(() => act(() => forgetSlip()));

test.each([
  ['delayed', nothing],
  ['submitting', null],
  ['unknown', nothing],
] as const)('a bet that is %s has no outcome yet, and no step of it a time that is yet to come', (state, known) => {
  receipt({ state, outcome: known });
  expect(steps()).toEqual([
    ['eye', 'Seen at 2.00', expect.any(String)],
    ['arrow-right', 'Requested 2.00 or better', '12:00:05 pm'],
    ['clock', 'In-play delay 8 s', null],
  ]);
});

test.each([
  ['matched', outcome, 'check', 'Fully matched at 2.00'],
  ['unmatched', nothing, 'clock', 'Unmatched'],
  ['partial', { ...outcome, matchedStake: paise(20_000) }, 'clock', 'Partly matched at 2.00'],
] as const)('the last step of a bet that is %s says whether it waits', (state, known, icon, text) => {
  receipt({ state, outcome: known });
  expect(steps().slice(2)).toEqual([
    ['clock', 'In-play delay 8 s', '12:00:13 pm'],
    [icon, text, expect.any(String)],
  ]);
});

test('a better price is said in rupees: what a back wins more, what a lay risks less', () => {
  receipt({
    state: 'matched',
    request: { ...request, price: 1850 },
    outcome: { ...outcome, matchedPrice: 1950, sums: { wins: paise(925_000), liability: paise(50_000) } },
  });
  expect(screen.getByText('Better price: you can win ₹500.00 more.')).toBeVisible();
  const lay = { side: 'lay', state: 'matched', request: { ...request, price: 206 } } as const;
  const taken = { ...outcome, sums: { wins: paise(50_000), liability: paise(50_000) } };
  expect(betterBy(bet({ ...lay, outcome: taken }))).toBe(3000);
  receipt({ ...lay, outcome: taken });
  expect(screen.getByText('Better price: you risk ₹30.00 less.')).toBeVisible();
});

test('a price that is not better, or that nobody has taken, is worth nothing more; of what is over nothing is said', () => {
  const better = { ...outcome, matchedPrice: 210, sums: { wins: paise(55_000), liability: paise(50_000) } };
  expect(betterBy(bet({ state: 'matched', outcome: better }))).toBe(5000);
  expect(betterBy(bet({ state: 'matched' }))).toBeNull();
  expect(betterBy(bet({ state: 'unmatched', outcome: nothing }))).toBeNull();
  expect(betterBy(bet({ state: 'lost', outcome: better }))).toBeNull();
  const worse = { ...outcome, matchedPrice: 190, sums: { wins: paise(45_000), liability: paise(50_000) } };
  expect(betterBy(bet({ state: 'matched', request: { ...request, policy: 'any' }, outcome: worse }))).toBeNull();
  // The part that waits is at what was asked for.
  const part = { ...better, matchedStake: paise(20_000), sums: { wins: paise(52_000), liability: paise(50_000) } };
  expect(betterBy(bet({ state: 'partial', outcome: part }))).toBe(2000);
});

test('a matched bet is followed to its result, and to another one after that, by the player’s bets that the slip knows', () => {
  pick(picked(), { stakeText: '500' });
  const [first] = slipStore.getState().bets as [SlipBet];
  move(first, 'submitting', { request });
  move(first, 'matched', { outcome });
  let known: readonly Bet[] | null = null;
  const Receipts = () => {
    useReceipts(
      useSlip(({ bets }) => bets),
      { betsOf: () => known },
    );
    return null;
  };
  const now = (status: Bet['status']) => {
    known = [placedBet({ clientRef: 'another', status: 'lost' }), placedBet({ clientRef: first.clientRef, status })];
    show(<Receipts />).unmount();
    return slipStore.getState().bets[0]?.state;
  };
  // What was read before it was matched changes nothing.
  const states = (['unmatched', 'matched', 'won', 'won', 'void'] as const).map(now);
  expect(states).toEqual(['matched', 'matched', 'won', 'won', 'void']);
});

const matchedAt = Date.parse('2026-11-21T12:00:06Z');
const settledAt = Date.parse('2026-11-21T14:30:00Z');
const lost = { at: settledAt, status: 'lost', profit: paise(-24_400), isCorrected: false } as const;
const corrected = { at: settledAt + 60_000, status: 'won', profit: paise(40_000), isCorrected: true } as const;
const money = () => screen.queryAllByText(/^(wins|Liability) /).map(({ textContent }) => textContent);

test('a lay that lost says what was lost, which is not its stake, and when it was matched', () => {
  receipt({ side: 'lay', state: 'lost', outcome: { ...outcome, at: settledAt, matchedAt, results: [lost] } });
  expect(screen.getByRole('status')).toHaveTextContent('Ended: lost−₹244.00');
  expect(steps().slice(3)).toEqual([
    ['check', 'Fully matched at 2.00', '12:00:13 pm'],
    ['close', 'Settled: lost', '2:30:00 pm'],
  ]);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('−₹244.00');
  expect(money()).toEqual([]);
});

test('a result that was corrected stands under the one before it; what it came to last is what the bet is', () => {
  receipt({ state: 'won', outcome: { ...outcome, at: corrected.at, matchedAt, results: [lost, corrected] } });
  expect(screen.getByRole('status')).toHaveTextContent('Ended: won+₹400.00');
  expect(steps().slice(4)).toEqual([
    ['close', 'Settled: lost', '2:30:00 pm'],
    ['check', 'Result corrected: won', '2:31:00 pm'],
  ]);
  expect(money()).toEqual([]);
});

test('what was won where commission is taken says that it is before it, and nothing else does', () => {
  const note = () => screen.queryByText(/^Commission is charged once, on your net profit/);
  const won = { ...outcome, at: settledAt, matchedAt, results: [{ ...corrected, isCorrected: false }] };
  receipt({ state: 'won', outcome: won });
  expect(note()).toBeVisible();
  cleanup();
  receipt({ state: 'lost', outcome: { ...won, results: [lost] } });
  expect(note()).toBeNull();
  receipt({ state: 'won', kind: 'bookmaker', outcome: won });
  expect(note()).toBeNull();
});

test.each(['won', 'lost', 'void'] as const)('of a bet that is %s nothing is at risk any more', (state) => {
  receipt({ state });
  expect(screen.getByRole('status')).toHaveTextContent(`Ended: ${state}`);
  expect(money()).toEqual([]);
});

test('no step is before the one that it follows on, whatever the device’s clock says', () => {
  receipt({ state: 'unmatched', outcome: { ...nothing, at: at - 60_000 } });
  expect(steps().map(([, , time]) => time)).toEqual(['12:00:00 pm', '12:00:05 pm', '12:00:13 pm', '12:00:13 pm']);
});
