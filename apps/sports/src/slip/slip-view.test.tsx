import { ApiError, type Bet, type PlayLimit } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn, signedOut, type TestAnswers, type TestShell } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { createQueryClient } from '@pavilion/remote-kit';
import { sentBy } from '@pavilion/remote-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { keepSent } from '../cash-out/sent-cash-outs.ts';
import { PricePair } from '../exchange/price-pair.tsx';
import { deltaOnWire, imageOnWire, match, priceOf } from '../live/testing.ts';
import { PricesContext, useLivePrices, useMatchList } from '../live/use-prices.ts';
import { BetSlipSlot } from './slip-slot.tsx';
import { armOneTap, clearSlip, forgetSlip, pick, slipStore } from './slip-store.ts';
import { changeStakes, firstSettings } from './stake-settings.ts';
import { limits, picked, placedBet } from './testing.ts';

const india = match('m1', { name: 'India v Australia', inPlay: true });

/** A page with one match and its prices, and the slip beside it. */
function Page() {
  const { store } = useLivePrices('cricket');
  const [live] = useMatchList(store) ?? [];
  return (
    <PricesContext value={store}>
      {live?.runners.map((runner) => (
        <PricePair key={runner.id} match={live} runner={runner} />
      ))}
    </PricesContext>
  );
}

/** What the player keeps themselves to, as the operator tells of it. */
const ownLimits = (limits: readonly PlayLimit[]) => ({
  data: {
    limits,
    ...{ session: { minutes: null, used: 0, later: null }, check: null, coolingHours: 24 },
    standing: { state: 'active', until: null },
  },
});

const answerTo = (change: Partial<Bet> = {}) => ({
  data: { bet: placedBet(change), exposureAmount: paise(0) },
});

async function open(
  options: { readonly answers?: TestAnswers; readonly replies?: TestAnswers; readonly session?: typeof signedIn } = {},
) {
  const shell = createTestShell({
    session: options.session ?? signedIn,
    answers: {
      getMatches: { data: { clock: 1, matches: [india] } },
      getMatchSettings: { data: { settings: [{ ...limits, marketType: 'match_odds', commission: 2 }] } },
      getMatchOdds: {
        data: {
          clock: 1,
          match: india,
          market: {
            marketId: 'm1-MO',
            HeadName: 'Match Odds',
            result: null,
            state: 'open',
            matched: paise(0),
            runners: india.runners.map(({ id, name }) => ({ id, name, back: [], lay: [] })),
          },
        },
      },
      getBets: { data: { bets: [], count: 0 } },
      getLimits: ownLimits([]),
      placeBet: answerTo(),
      ...options.answers,
    },
    replies: {
      'odds:subscribe': imageOnWire(1, [india]),
      'odds:unsubscribe': { status: 'success' },
      ...options.replies,
    },
  });
  const view = render(
    <QueryClientProvider client={createQueryClient(shell.telemetry)}>
      <MemoryRouter>
        <ShellContext value={shell}>
          <Suspense>
            <Page />
          </Suspense>
          <Suspense>{shell.session.getState().isAuth && <BetSlipSlot />}</Suspense>
        </ShellContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await settle();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { shell, user, view };
}

const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
const price = (name: RegExp) => screen.getByRole('button', { name });
const slip = () => within(screen.getByRole('dialog', { name: 'Bet slip' }));
const placeButton = () => slip().getByRole('button', { name: /^Place bet/ });
const stakeField = () => slip().getByRole('textbox', { name: /^Stake on India, / });
let clock = 1;
const tick = async (shell: TestShell, changes: Parameters<typeof deltaOnWire>[2]) => {
  act(() => shell.emit('odds:delta', deltaOnWire(clock, clock + 1, changes)));
  clock += 1;
  await settle();
};

// What comes with the first selection is there by then: its arrival is not what is tested.
beforeAll(() => import('./slip-view.tsx'));
beforeEach(() => {
  clock = 1;
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  act(() => {
    forgetSlip();
    changeStakes(firstSettings);
  });
  jest.useRealTimers();
});

test('an idle page draws the slip once, unseen, and asks nothing for it', async () => {
  Object.assign(globalThis, {
    requestIdleCallback: (task: () => void) => setTimeout(task, 1000),
    cancelIdleCallback: clearTimeout,
  });
  const { shell, user, view } = await open();
  const unseen = () => view.container.querySelector('[inert]');
  let drawn: string | null | undefined;
  for (let waited = 0; waited < 3000 && drawn == null; waited += 5) {
    await settle(5);
    drawn = unseen()?.textContent;
  }
  expect(drawn).toMatch(/Stake.*Exposure.*Place bet/);
  await settle();
  expect(unseen()).toBeNull();
  expect([sentBy(shell, 'getBets'), sentBy(shell, 'getMatchSettings'), slipStore.getState().bets]).toEqual([
    [],
    [],
    [],
  ]);
  await user.click(price(/^Back India/));
  expect(slip().getByRole('group', { name: 'India, Back' })).toBeVisible();
  await user.click(slip().getByRole('button', { name: 'Remove India, Back' }));
  await settle();
  expect([unseen(), screen.queryByRole('dialog')]).toEqual([null, null]);
  view.unmount();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('three taps place a bet: price, stake, place; the page is held until the operator has answered', async () => {
  const answers: (() => void)[] = [];
  const { shell, user } = await open({
    answers: { placeBet: () => new Promise((resolve) => answers.push(() => resolve(answerTo()))) },
  });
  await user.click(price(/^Back India/));
  await settle();
  expect(price(/^Back India/)).toHaveAttribute('aria-pressed', 'true');
  await user.click(slip().getByRole('button', { name: '1K' }));
  expect(slip().getByText('wins ₹1,000.00', { selector: 'p *' })).toBeVisible();
  await user.click(placeButton());
  await settle();
  expect(shell.holds).toEqual(['placing a bet']);
  expect(slip().getByRole('status')).toHaveTextContent('Placing your bet');
  expect(slip().getByRole('timer')).toHaveTextContent('In-play delay: 5 s left.');
  await settle(2000);
  expect(slip().getByRole('timer')).toHaveTextContent('In-play delay: 3 s left.');
  act(() => answers[0]?.());
  await settle();
  expect(slip().getByRole('status')).toHaveTextContent('Fully matchedat 2.00');
  expect(shell.holds).toEqual([]);
  expect(sentBy(shell, 'placeBet')).toEqual([
    {
      refMatchId: 'm1',
      marketId: 'm1-MO',
      marketType: 'match_odds',
      runnerId: 'm1-1',
      selectionType: 'back',
      odds: 2,
      stack: 100_000,
      oddsPolicy: 'better',
      rest: 'stay',
      clientRef: expect.any(String),
    },
  ]);
  expect(
    slip()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Seen at 2\.00/),
    expect.stringMatching(/^Requested 2\.00 or better₹1,000\.00/),
    expect.stringMatching(/^In-play delay 5 s/),
    expect.stringMatching(/^Fully matched at 2\.00₹1,000\.00/),
  ]);
});

test('a bet that was matched at a better price than was asked for wins what that brings', async () => {
  const { user } = await open({ answers: { placeBet: answerTo({ matchedOdds: 2.2 }) } });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '1K' }));
  await user.click(placeButton());
  await settle();
  expect(slip().getByRole('status')).toHaveTextContent('Fully matchedat 2.20');
  expect(slip().getByText('wins ₹1,200.00')).toBeVisible();
  expect(slip().getByText('Liability ₹1,000.00')).toBeVisible();
});

test('a typed stake stands while the price moves; a worse price is asked about, and a better one is not', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.type(stakeField(), '1250.5');
  await tick(shell, { cells: [['m1', 'm1-1', 'back', priceOf(2.1, 10_000)]] });
  expect(slip().queryByText(/has moved/)).not.toBeInTheDocument();
  expect(slip().getByText('was 2.00')).toBeVisible();
  await tick(shell, { cells: [['m1', 'm1-1', 'back', priceOf(1.9, 10_000)]] });
  expect(stakeField()).toHaveValue('1250.5');
  expect(slip().getByText('The price moved to 1.90.')).toBeVisible();
  await user.click(placeButton());
  expect(sentBy(shell, 'placeBet')).toEqual([]);
  await user.click(slip().getByRole('button', { name: 'Accept 1.90' }));
  await user.click(placeButton());
  await settle();
  expect(sentBy(shell, 'placeBet')).toMatchObject([{ odds: 1.9, stack: 125_050 }]);
});

test('what is asked for is the price that the button is pressed at, also where it has got better since it was seen', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Lay India/));
  await settle();
  await user.type(stakeField(), '1000');
  expect(placeButton()).toHaveAccessibleName('Place bet Lay ₹1,000.00 risks ₹1,020.00');
  await tick(shell, { cells: [['m1', 'm1-1', 'lay', priceOf(1.95, 30_000)]] });
  expect(placeButton()).toHaveAccessibleName('Place bet Lay ₹1,000.00 risks ₹950.00');
  expect(slip().getByText('₹700.00 unmatched at 1.95')).toBeVisible();
  await user.click(placeButton());
  await settle();
  expect(sentBy(shell, 'placeBet')).toMatchObject([{ odds: 1.95, stack: 100_000, oddsPolicy: 'better' }]);
});

test('a player may ask for odds of their own, a tick up or down: what nobody takes at them waits', async () => {
  const { shell, user } = await open({
    answers: { placeBet: answerTo({ status: 'unmatched', odds: 2.04, matchedStack: paise(0), matchedOdds: null }) },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: 'Higher odds' }));
  await user.click(slip().getByRole('button', { name: 'Higher odds' }));
  expect(slip().getByRole('group', { name: 'Odds' })).toHaveTextContent('2.04');
  expect(slip().getByRole('group', { name: 'Odds' })).toHaveAccessibleDescription('2.00 available');
  await user.click(slip().getByRole('button', { name: '500' }));
  const after = slip()
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent);
  expect(after.slice(1)).toEqual(['₹0.00', '₹0.00', '₹500.00']);
  expect(slip().getByText('₹500.00 unmatched at 2.04')).toBeVisible();
  await tick(shell, { cells: [['m1', 'm1-1', 'back', null]] });
  await user.click(placeButton());
  await settle();
  expect(sentBy(shell, 'placeBet')).toMatchObject([{ odds: 2.04, rest: 'stay' }]);
  expect(slip().getByRole('status')).toHaveTextContent('Unmatched');
});

describe('the stake', () => {
  it.each(['10,50', '1,5', '99,5', '१०,५०'])('is refused in words as %s, and the field keeps it', async (text) => {
    const { shell, user } = await open();
    await user.click(price(/^Back India/));
    await settle();
    await user.type(stakeField(), `${text}{Enter}`);
    expect(stakeField()).toHaveAccessibleDescription('Enter an amount in rupees, such as 1,050 or 10.50.');
    expect(stakeField()).toHaveValue(text);
    expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sentBy(shell, 'placeBet')).toEqual([]);
  });

  it.each(['५००', '५０0', '\u2066５００\u2069', '₹\u00a0500'])('is ₹500 as %j', async (text) => {
    const { user } = await open();
    await user.click(price(/^Back India/));
    await settle();
    await user.type(stakeField(), text);
    expect(slip().getByText('Liability ₹500.00')).toBeVisible();
  });
});

test('odds that are stepped back to those that are offered follow them again', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: 'Lower odds' }));
  expect(slip().getByRole('group', { name: 'Odds' })).toHaveTextContent('1.99');
  await user.click(slip().getByRole('button', { name: 'Higher odds' }));
  await tick(shell, { cells: [['m1', 'm1-1', 'back', priceOf(2.1, 10_000)]] });
  expect(slip().getByRole('group', { name: 'Odds' })).toHaveTextContent('2.10was 2.00');
});

test('what stands against a bet is said in words: the stake, the ball, the market', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Lay India/));
  await settle();
  expect(slip().getByText('Enter or choose a stake.')).toBeVisible();
  await user.type(stakeField(), '5');
  expect(stakeField()).toHaveAccessibleDescription('Minimum stake is ₹100.00.');
  await tick(shell, { matches: [{ refMatchId: 'm1', state: 'ball-running' }] });
  expect(slip().getByText('The ball is running.')).toBeVisible();
  await tick(shell, { matches: [{ refMatchId: 'm1', state: 'suspended' }] });
  expect(slip().getByText('The market is suspended.')).toBeVisible();
  expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['stake-bet', 'Your limit for one bet is ₹500.00.'],
  ['stake-day', 'Your stake limit is ₹500.00 in 24 hours. ₹300.00 left.'],
] as const)(
  'what is over the player’s own %s is said before it is placed, with the way to their limits',
  async (name, says) => {
    const limit = { name, amount: paise(50_000), used: paise(name === 'stake-day' ? 20_000 : 0), later: null };
    const { shell, user } = await open({ answers: { getLimits: ownLimits([limit]) } });
    await user.click(price(/^Back India/));
    await settle();
    await user.type(stakeField(), '501');
    expect(slip().getByText(says)).toBeVisible();
    expect(slip().getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '/profile/limits');
    await user.click(placeButton());
    expect(sentBy(shell, 'placeBet')).toEqual([]);
    await user.clear(stakeField());
    await user.type(stakeField(), '300');
    expect(slip().queryByText(says)).not.toBeInTheDocument();
  },
);

test.each([
  ['ball-running', 'The ball is running.'],
  ['suspended', 'The market is suspended.'],
  ['closed', 'The market is closed.'],
] as const)(
  'a market that is %s turns the button off with the reason beside it, and it comes back by itself',
  async (state, why) => {
    const { shell, user } = await open();
    await user.click(price(/^Back India/));
    await settle();
    await user.type(stakeField(), '500');
    expect(placeButton()).not.toHaveAttribute('aria-disabled');
    await tick(shell, { matches: [{ refMatchId: 'm1', state }] });
    expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
    expect(placeButton()).toHaveAccessibleName(`Place bet India: ${why}`);
    await user.click(placeButton());
    expect(sentBy(shell, 'placeBet')).toEqual([]);
    await tick(shell, { matches: [{ refMatchId: 'm1', state: 'open' }] });
    expect(placeButton()).not.toHaveAttribute('aria-disabled');
    expect(placeButton()).not.toHaveAccessibleName(expect.stringContaining('India'));
    await user.click(placeButton());
    await settle();
    expect(sentBy(shell, 'placeBet')).toHaveLength(1);
  },
);

test('odds of one’s own wait for no market that takes no bets', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: 'Higher odds' }));
  await user.type(stakeField(), '500');
  await tick(shell, { matches: [{ refMatchId: 'm1', state: 'suspended' }] });
  expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
  expect(placeButton()).toHaveAccessibleName('Place bet India: The market is suspended.');
});

test('a market that is no more is closed: its price is not waited for', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.type(stakeField(), '500');
  await tick(shell, { gone: ['m1-MO'] });
  expect(slip().getByText('The market is closed.')).toBeVisible();
  expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
  expect(placeButton()).toHaveAccessibleName('Place bet India: The market is closed.');
  await user.click(placeButton());
  await settle();
  expect(sentBy(shell, 'placeBet')).toEqual([]);
});

test('a bet whose answer takes longer than usual says so, that nothing is lost by waiting, and by which reference it is known', async () => {
  const { shell, user } = await open({
    answers: {
      placeBet: () => new Promise(() => {}),
      getMatchSettings: {
        data: { settings: [{ ...limits, delay: 0, marketType: 'match_odds', commission: 2 }] },
      },
    },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle(7000);
  expect(slip().queryByText(/longer than usual/)).not.toBeInTheDocument();
  await settle(2000);
  const [{ clientRef }] = sentBy(shell, 'placeBet') as [{ clientRef: string }];
  expect(sentBy(shell, 'getBets')).toContainEqual({ clientref: clientRef });
  expect(sentBy(shell, 'placeBet')).toHaveLength(1);
  expect(slip().getByText(/longer than usual/)).toHaveTextContent(
    `This is taking longer than usual. You can wait: your bet is placed once or not at all. Reference ${clientRef}`,
  );
});

test('the operator’s own delay is none that is longer than usual', async () => {
  const { user } = await open({ answers: { placeBet: () => new Promise(() => {}) } });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle(9000);
  expect(slip().queryByText(/longer than usual/)).not.toBeInTheDocument();
  await settle(5000);
  expect(slip().getByText(/longer than usual/)).toBeVisible();
});

test('what each runner brings is shown now and after the bet, and what would be held, where less is offered the part that waits too', async () => {
  const { user } = await open({
    answers: { getBets: { data: { bets: [placedBet()], count: 1 } } },
  });
  await user.click(price(/^Lay India/));
  await settle();
  await user.type(stakeField(), '1000');
  const rows = slip()
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows.slice(1)).toEqual([
    // Of the stake ₹200.00 is offered. While it is delayed nothing of it is matched, and what is held stays so.
    ['+₹1,000.00', '+₹796.00'],
    ['−₹1,000.00', '−₹800.00'],
    ['₹1,000.00', '₹1,000.00'],
  ]);
  expect(slip().getByText('₹800.00 unmatched at 2.02')).toBeVisible();
});

/** A back of India for ₹500 that is placed, and what becomes of it as long as that. */
async function openPlaced(answers: TestAnswers, ms = 50) {
  const opened = await open({ answers });
  await opened.user.click(price(/^Back India/));
  await settle();
  await opened.user.click(slip().getByRole('button', { name: '500' }));
  await opened.user.click(placeButton());
  await settle(ms);
  return opened;
}
const throwing = (error: Error) => () => {
  throw error;
};
const unanswered = throwing(new ApiError({ kind: 'timeout', call: 'placeBet' }));

test('a bet whose answer is lost is decided by the operator, by its reference: it is what stands by that, and is never sent again', async () => {
  let isThere = false;
  const { shell } = await openPlaced({
    placeBet: unanswered,
    forgetBet: () => (isThere ? { data: { bet: placedBet() } } : unanswered()),
  });
  const [sent] = sentBy(shell, 'placeBet') as [{ clientRef: string }];
  // However long nobody answers, and whatever the clock of the device says by then.
  await settle(50_000);
  act(() => void jest.setSystemTime(Date.now() + 86_400_000));
  await settle(10_000);
  expect(slip().getByRole('status')).toHaveTextContent('Not confirmed yet');
  expect(slip().getByText(/It is not sent again/)).toHaveTextContent(sent.clientRef);
  expect(shell.holds).toEqual(['placing a bet']);
  isThere = true;
  await settle(2500);
  expect(slip().getByRole('status')).toHaveTextContent('Fully matched');
  const decisions = sentBy(shell, 'forgetBet').length;
  expect(decisions).toBeGreaterThan(10);
  expect(sentBy(shell, 'forgetBet')).toEqual(Array(decisions).fill({ clientRef: sent.clientRef }));
  expect(sentBy(shell, 'placeBet')).toHaveLength(1);
  expect(shell.holds).toEqual([]);
  await settle(10_000);
  expect(sentBy(shell, 'forgetBet')).toHaveLength(decisions);
});

test('a bet that never arrived says so once its reference is spent; tried again it is another bet', async () => {
  let place: () => unknown = unanswered;
  const { shell, user } = await openPlaced({ placeBet: () => place(), forgetBet: { data: { bet: null } } });
  expect(slip().getByText('Your bet did not reach us. Nothing was charged.')).toBeVisible();
  place = () => answerTo();
  await user.click(slip().getByRole('button', { name: 'Try again' }));
  await tick(shell, {});
  await user.click(placeButton());
  await settle();
  expect(slip().getByRole('status')).toHaveTextContent('Fully matched');
  const [first, second] = sentBy(shell, 'placeBet') as { clientRef: string }[];
  expect(sentBy(shell, 'forgetBet')).toEqual([{ clientRef: first?.clientRef }]);
  expect(second?.clientRef).not.toBe(first?.clientRef);
});

test('while its own answer is still to come nothing decides a bet, however late it is: what the operator then says is what it is', async () => {
  let answer = () => {};
  const { shell } = await openPlaced(
    { placeBet: () => new Promise((resolve) => (answer = () => resolve(answerTo()))) },
    120_000,
  );
  expect(slip().getByText(/longer than usual/)).toBeVisible();
  expect([sentBy(shell, 'forgetBet'), shell.holds]).toEqual([[], ['placing a bet']]);
  act(() => answer());
  await settle();
  expect(slip().getByRole('status')).toHaveTextContent('Fully matched');
});

test('a bet that another tab has given up meanwhile never arrived, whatever its own request is told', async () => {
  const refusal = { code: 'other-request', values: {} };
  const { shell } = await openPlaced({
    placeBet: throwing(new ApiError({ kind: 'refused', call: 'placeBet', serverMessage: 'Another request.', refusal })),
    forgetBet: { data: { bet: null } },
  });
  expect(slip().getByText('Your bet did not reach us. Nothing was charged.')).toBeVisible();
  expect(sentBy(shell, 'forgetBet')).toHaveLength(1);
});

test('a refusal stands in the operator’s words', async () => {
  const { user } = await open({
    answers: {
      placeBet: () => {
        throw new ApiError({ kind: 'refused', call: 'placeBet', serverMessage: 'The price moved to 1.98.' });
      },
    },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(slip().getByRole('status')).toHaveTextContent('Not placed');
  expect(slip().getByText('The price moved to 1.98.')).toBeVisible();
});

test('a bet that is refused once its delay is over says why', async () => {
  const reason = 'Nothing is available at these odds or better.';
  const { user } = await open({
    answers: {
      placeBet: answerTo({ status: 'rejected', matchedStack: paise(0), matchedOdds: null, fills: [], reason }),
    },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(slip().getByText(reason)).toBeVisible();
});

test('a bet that is matched in part says how much of it', async () => {
  const { user } = await open({
    answers: { placeBet: answerTo({ status: 'partial', matchedStack: paise(30_000) }) },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(slip().getByText('₹300.00 of ₹500.00 is matched.')).toBeVisible();
});

test('prices that no longer come are locked', async () => {
  let isSilent = false;
  const { user } = await open({
    answers: { getMatches: () => (isSilent ? new Promise(() => {}) : { data: { clock: 1, matches: [india] } }) },
    replies: { 'odds:subscribe': () => (isSilent ? { status: 'failed', reason: 'timeout' } : imageOnWire(1, [india])) },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  isSilent = true;
  await settle(2000);
  expect(slip().queryByText('This price is not live. Waiting for the latest price.')).not.toBeNull();
  expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
});

describe('a device whose clock is set back by ten minutes', () => {
  const setBack = () => jest.setSystemTime(Date.now() - 600_000);

  it('locks prices that no longer come', async () => {
    let isSilent = false;
    const { user } = await open({
      answers: { getMatches: () => (isSilent ? new Promise(() => {}) : { data: { clock: 1, matches: [india] } }) },
      replies: {
        'odds:subscribe': () => (isSilent ? { status: 'failed', reason: 'timeout' } : imageOnWire(1, [india])),
      },
    });
    await user.click(price(/^Back India/));
    await settle();
    await user.click(slip().getByRole('button', { name: '500' }));
    isSilent = true;
    setBack();
    await settle(2000);
    expect(slip().getByText('This price is not live. Waiting for the latest price.')).toBeVisible();
    expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows prices that are read after it', async () => {
    let matches = [india];
    await open({
      answers: { getMatches: () => ({ data: { clock: 1, matches } }) },
      replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' } },
    });
    expect(price(/^Back India/)).toHaveTextContent('2.00');
    setBack();
    matches = [{ ...india, runners: india.runners.map((runner) => ({ ...runner, back: priceOf(2.5, 10_000) })) }];
    await settle(15_000);
    expect(price(/^Back India/)).toHaveTextContent('2.50');
  });
});

describe('a selection of a runner that is removed', () => {
  it.each(['offered', 'own'])('can not be placed at %s odds', async (odds) => {
    let runners = india.runners;
    const { shell, user } = await open({
      replies: { 'odds:subscribe': () => imageOnWire(clock, [{ ...india, runners }]) },
    });
    await user.click(price(/^Back India/));
    await settle();
    if (odds === 'own') await user.click(slip().getByRole('button', { name: 'Higher odds' }));
    await user.click(slip().getByRole('button', { name: '500' }));
    expect(placeButton()).not.toHaveAttribute('aria-disabled');
    runners = india.runners.slice(1);
    clock = 5;
    // A delta after a gap: the market is asked for again.
    act(() => shell.emit('odds:delta', deltaOnWire(4, 5, {})));
    await settle();
    expect(price(/^No back price for India/)).toHaveAttribute('aria-disabled', 'true');
    expect(placeButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(placeButton());
    expect(sentBy(shell, 'placeBet')).toEqual([]);
  });
});

test('a visitor who taps a price logs in, and the selection waits for them', async () => {
  const { shell, user } = await open({ session: signedOut });
  await user.click(price(/^Back India/));
  expect(shell.opened).toEqual(['login']);
  expect(slipStore.getState().bets).toMatchObject([{ runnerName: 'India', state: 'draft' }]);
});

test('a keyboard alone places a bet', async () => {
  const { shell, user } = await open();
  act(() => price(/^Back India/).focus());
  await user.keyboard('{Enter}');
  await settle();
  expect(stakeField()).toHaveFocus();
  await user.keyboard('500');
  while (document.activeElement !== placeButton()) await user.tab();
  await user.keyboard('{Enter}');
  await settle();
  expect(sentBy(shell, 'placeBet')).toHaveLength(1);
});

test('with one-tap on, a tap places the default stake at once; a banner says so until it is turned off', async () => {
  const { shell, user } = await open();
  act(() => changeStakes({ defaultStake: '200' }));
  await user.click(price(/^Back India/));
  await settle();
  expect(stakeField()).toHaveValue('200');
  await user.click(slip().getByRole('switch', { name: 'One-tap' }));
  expect(slip().getByText(/One-tap betting is on/)).toBeVisible();
  await user.click(slip().getByRole('button', { name: 'Close the bet slip' }));
  await user.click(price(/^Back Australia/));
  await settle();
  expect(sentBy(shell, 'placeBet')).toMatchObject([{ runnerId: 'm1-2', stack: 20_000 }]);
  await user.click(slip().getByRole('button', { name: 'Turn off' }));
  expect(slipStore.getState().isOneTap).toBe(false);
});

describe('one tap on a price that the cell does not show as current', () => {
  async function arm() {
    const opened = await open();
    act(() => {
      changeStakes({ defaultStake: '200' });
      armOneTap(true);
    });
    return opened;
  }

  it('places nothing over text of a page translator', async () => {
    const { shell, user } = await arm();
    const cell = price(/^Back India/);
    const wrapped = document.createElement('font');
    wrapped.append('1.80');
    cell.querySelector('b')?.firstChild?.replaceWith(wrapped);
    await user.click(cell);
    await settle();
    expect(sentBy(shell, 'placeBet')).toEqual([]);
    expect(slipStore.getState().bets).toEqual([]);
    expect(cell).toHaveTextContent('2.00');
  });

  it('puts the shown price on the slip and waits for the player', async () => {
    const { shell, user } = await arm();
    const cell = price(/^Back India/);
    // The delta is in the book, and the next frame is not drawn yet.
    act(() => shell.emit('odds:delta', deltaOnWire(1, 2, { cells: [['m1', 'm1-1', 'back', priceOf(2.5, 10_000)]] })));
    expect(cell).toHaveTextContent('2.00');
    await user.click(cell);
    await settle();
    expect(sentBy(shell, 'placeBet')).toEqual([]);
    expect(slipStore.getState().bets).toMatchObject([{ price: 200, isOneTap: false, state: 'draft' }]);
  });
});

describe('one tap that waits for what its market asks of a bet', () => {
  /** One tap on India for ₹200; `known` brings what it waits for. */
  async function openOneTap() {
    let answer = () => {};
    const settings = { data: { settings: [{ ...limits, marketType: 'match_odds', commission: 2 }] } };
    const opened = await open({
      answers: { getMatchSettings: () => new Promise((resolve) => (answer = () => resolve(settings))) },
    });
    act(() => {
      changeStakes({ defaultStake: '200' });
      armOneTap(true);
    });
    await opened.user.click(price(/^Back India/));
    await settle();
    const known = async () => {
      act(() => answer());
      await settle();
    };
    return { ...opened, known };
  }
  /** The feed goes on for so long: at an old price nothing is placed anyway. */
  const wait = async (shell: TestShell, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await settle(950);
      await tick(shell, {});
    }
  };
  /** Nothing went out by itself, and the selection is one like any other. */
  const expectLeft = async ({ shell, user }: Awaited<ReturnType<typeof openOneTap>>, bet: object) => {
    expect(sentBy(shell, 'placeBet')).toEqual([]);
    await user.click(placeButton());
    await settle();
    expect(sentBy(shell, 'placeBet')).toMatchObject([bet]);
  };

  test('is placed as soon as that is known', async () => {
    const { shell, known } = await openOneTap();
    await wait(shell, 2);
    expect(sentBy(shell, 'placeBet')).toEqual([]);
    await known();
    expect(sentBy(shell, 'placeBet')).toMatchObject([{ runnerId: 'm1-1', odds: 2, stack: 20_000 }]);
  });

  test('is left to the player where the market is suspended: that it opens again a second later places nothing', async () => {
    const opened = await openOneTap();
    await tick(opened.shell, { matches: [{ refMatchId: 'm1', state: 'suspended' }] });
    await opened.known();
    await wait(opened.shell, 1);
    await tick(opened.shell, { matches: [{ refMatchId: 'm1', state: 'open' }] });
    await expectLeft(opened, { odds: 2, stack: 20_000 });
  });

  test('is left to the player after three seconds: what comes later places nothing', async () => {
    const opened = await openOneTap();
    await wait(opened.shell, 4);
    await opened.known();
    await expectLeft(opened, { odds: 2, stack: 20_000 });
  });

  test('is left to the player whose stake is typed meanwhile', async () => {
    const opened = await openOneTap();
    await opened.user.type(stakeField(), '0');
    await opened.known();
    await expectLeft(opened, { odds: 2, stack: 200_000 });
  });

  test('is left to the player who asks for odds of their own meanwhile', async () => {
    const opened = await openOneTap();
    await opened.user.click(slip().getByRole('button', { name: 'Higher odds' }));
    await opened.known();
    await expectLeft(opened, { odds: 2.02, stack: 20_000 });
  });
});

test('without a default stake one-tap asks for one first; stakes are the player’s own', async () => {
  const { user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('switch', { name: 'One-tap' }));
  expect(slip().getByText('Set a default stake to bet with one tap.')).toBeVisible();
  await user.type(slip().getByRole('textbox', { name: 'Default stake' }), '300');
  const first = slip().getByRole('textbox', { name: 'Stake 1' });
  await user.clear(first);
  await user.click(slip().getByRole('button', { name: 'Save stakes' }));
  expect(first).toHaveAccessibleDescription('Enter an amount in rupees, such as 1,050 or 10.50.');
  await user.type(first, '1,50,000');
  await user.click(slip().getByRole('button', { name: 'Save stakes' }));
  expect(slip().getByRole('button', { name: '1.5L' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('pavilion.stakes.RK48213') ?? '')).toMatchObject({ defaultStake: '300' });
  expect(slip().getByText(/One-tap betting is on: tapping a price places a bet of ₹300/)).toBeVisible();
  expect(stakeField()).toHaveValue('');
  await user.click(slip().getByRole('button', { name: 'Turn off' }));
  await user.click(slip().getByRole('button', { name: 'Edit stakes' }));
  await user.click(slip().getByRole('button', { name: 'Save stakes' }));
  expect(slipStore.getState().isOneTap).toBe(false);
});

test('a fancy, which is its own runner, is named once on its selection', async () => {
  await open();
  act(() =>
    pick(
      picked({
        kind: 'fancy',
        marketId: 'f1',
        marketName: '6 over runs',
        runnerId: 'f1',
        runnerName: '6 over runs',
        runners: [],
      }),
      {
        stakeText: '',
      },
    ),
  );
  await settle();
  expect(slip().getByRole('group', { name: '6 over runs, Yes' })).toHaveTextContent(/^Yes6 over runsIndia v Australia/);
});

test('added stakes are summed, Max fills in the greatest, Clear none', async () => {
  const { user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(slip().getByRole('button', { name: '+ Add' }));
  await user.click(slip().getByRole('button', { name: '2K' }));
  expect(stakeField()).toHaveValue('2500');
  await user.click(slip().getByRole('button', { name: 'Max' }));
  expect(stakeField()).toHaveValue('98210');
  await user.click(slip().getByRole('button', { name: 'Clear' }));
  expect(stakeField()).toHaveValue('');
});

test('the whole slip speaks Hindi', async () => {
  const { shell } = await open();
  // A dynamic import waits for no timer, and what was suspended comes back a moment later.
  const translated = () =>
    act(async () => {
      await Promise.all([import('../messages/hi.ts'), import('../messages/hi-slip.ts')]);
      await jest.advanceTimersByTimeAsync(500);
    });
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  await translated();
  // What suspends has to be waited for.
  await act(async () => price(/^बैक India/).click());
  // The slip's code, then its texts.
  await translated();
  await translated();
  expect(screen.getByRole('dialog', { name: 'दाँव पर्ची' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'दाँव लगाएँ' })).toBeVisible();
});

test('odds of one’s own are the worst that is taken, also by whoever takes any price otherwise', async () => {
  const { shell, user } = await open({
    answers: { placeBet: answerTo({ status: 'unmatched', matchedStack: paise(0), matchedOdds: null, fills: [] }) },
  });
  act(() => changeStakes({ policy: 'any' }));
  await user.click(price(/^Lay India/));
  await settle();
  await user.click(slip().getByRole('button', { name: 'Lower odds' }));
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(sentBy(shell, 'placeBet')).toMatchObject([{ odds: 2, oddsPolicy: 'better', rest: 'stay' }]);
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(sentBy(shell, 'placeBet').at(-1)).toMatchObject({ odds: 2, oddsPolicy: 'any' });
});

test('a receipt follows a bet that is matched further and is then settled with its market, and asks no more after that', async () => {
  const part = (rupees: number, status: Bet['status']) =>
    placedBet({ status, stack: paise(50_000), matchedStack: paise(rupees * 100) });
  let now = part(100, 'partial');
  const { shell, user } = await open({
    answers: {
      placeBet: () => ({ data: { bet: now, exposureAmount: paise(0) } }),
      getBets: (input: object) => ({ data: { bets: 'clientref' in input ? [now] : [], count: 0 } }),
    },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(slip().getByText('₹100.00 of ₹500.00 is matched.')).toBeVisible();
  now = part(400, 'partial');
  await settle(10_500);
  expect(slip().getByText('₹400.00 of ₹500.00 is matched.')).toBeVisible();
  now = { ...part(450, 'partial') };
  act(() => shell.emit('update_balance', { balance: 12.5, cash: 10, coins: 2.5 }));
  await settle(500);
  expect(slip().getByText('₹450.00 of ₹500.00 is matched.')).toBeVisible();
  now = { ...part(450, 'won'), profit: paise(40_000), settledAt: new Date('2026-11-21T12:00:03Z') };
  await settle(10_500);
  expect(slip().getByRole('status')).toHaveTextContent('Ended: won');
  const lookups = () => sentBy(shell, 'getBets').filter((input) => 'clientref' in (input as object)).length;
  const before = lookups();
  await settle(30_000);
  expect(lookups()).toBe(before);
});

test('of a bet whose rest was taken back the receipt says which part was matched, and at what, to the hundredth', async () => {
  const { user } = await open({
    answers: { placeBet: answerTo({ stack: paise(50_000), matchedStack: paise(30_000), matchedOdds: 6.85 }) },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(slip().getByRole('status')).toHaveTextContent('Partly matchedat 6.85');
  expect(slip().getByText('₹300.00 of ₹500.00 was matched. The rest is no longer open.')).toBeVisible();
});

test('a bet that is refused at once was not held: no step of its receipt is yet to come', async () => {
  const { user } = await open({
    answers: {
      placeBet: () => {
        throw new ApiError({ kind: 'refused', call: 'placeBet', serverMessage: 'No.' });
      },
    },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(slip().queryByText(/^Held/)).not.toBeInTheDocument();
  expect(slip().getAllByRole('listitem').at(-1)).toHaveTextContent('Not placed');
});

test('the stakes to tap stand under the newest selection, and under one before it once that is looked at', async () => {
  const { user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(price(/^Back Australia/));
  await settle();
  await user.click(slip().getByRole('button', { name: '1K' }));
  expect(slipStore.getState().bets.map(({ stakeText }) => stakeText)).toEqual(['500', '1000']);
  await user.click(stakeField());
  await user.click(slip().getByRole('button', { name: '2K' }));
  expect(slipStore.getState().bets.map(({ stakeText }) => stakeText)).toEqual(['2000', '1000']);
});

test('what moves the balance has the player’s bets read again, wherever the slip stands', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  const lookups = () => sentBy(shell, 'getBets').length;
  const before = lookups();
  act(() => shell.emit('update_balance', { balance: 12.5, cash: 10, coins: 2.5 }));
  await settle();
  expect(lookups()).toBe(before + 1);
});

test('a bookmaker’s selection follows the rate of its own runner', async () => {
  const runner = (id: string, name: string, rate: number) => ({
    ...{ id, name },
    back: { rate, size: 1000 },
    lay: { rate: rate + 3, size: 1000 },
  });
  const image = {
    kind: 'bookmaker',
    refMatchId: 'm1',
    inPlay: true,
    market: {
      ...{ marketId: 'm1-BM', HeadName: 'Bookmaker', result: null, state: 'open' },
      runners: [runner('m1-1', 'India', 80), runner('m1-2', 'Australia', 120)],
    },
  };
  const { shell } = await open({
    replies: { 'odds:subscribe': () => ({ status: 'success', epoch: 'e1', clock: 1, images: [image] }) },
  });
  act(() => {
    pick(picked({ kind: 'bookmaker', marketId: 'm1-BM', marketName: 'Bookmaker', price: 8000 }), { stakeText: '500' });
  });
  await settle(500);
  expect(slip().getByText('80')).toBeVisible();
  act(() =>
    shell.emit('odds:delta', {
      ...deltaOnWire(1, 2),
      markets: [
        {
          marketId: 'm1-BM',
          rates: [
            [0, 85, 1000],
            [2, 130, 1000],
          ],
        },
      ],
    }),
  );
  await settle();
  expect(slip().getByText('85')).toBeVisible();
  expect(slip().queryByText('130')).not.toBeInTheDocument();
});

test('what comes with a stake has its place before it: the stakes to tap stand between lines that are always there', async () => {
  const { user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  expect(slip().getAllByRole('row')).toHaveLength(4);
  expect(
    slip()
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(Array(6).fill('₹0.00'));
  const line = slip().getByText('Enter or choose a stake.').closest('div');
  await user.click(slip().getByRole('button', { name: '500' }));
  expect(line).toHaveTextContent('wins ₹500.00Liability ₹500.00');
  expect(slip().getAllByRole('row')).toHaveLength(4);
});

test('before the player’s bets are known the outcomes stand there without figures', async () => {
  const { user } = await open({ answers: { getBets: () => new Promise(() => {}) } });
  await user.click(price(/^Back India/));
  await settle();
  expect(slip().getByRole('row', { name: 'India' })).toBeVisible();
  expect(slip().getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

test('of several selections the button says how many of them it places, and which where it is one', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(price(/^Back Australia/));
  await settle();
  await user.click(slip().getByRole('button', { name: 'Place 1 of 2 Back India ₹500.00 wins ₹500.00' }));
  await settle();
  expect(sentBy(shell, 'placeBet')).toMatchObject([{ runnerId: 'm1-1' }]);
});

test('a new selection is on top, in sight, over those before it and over receipts, the newest of them first', async () => {
  const { user } = await open();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const names = () =>
    slip()
      .getAllByRole('group')
      .map((group) => `${group.getAttribute('aria-label')} ${group.dataset.state ?? 'draft'}`)
      .filter((name) => /^(India|Australia), /.test(name));
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  await user.click(price(/^Back Australia/));
  await settle();
  expect(names()).toEqual(['Australia, Back draft', 'India, Back matched']);
  expect(scrolled.mock.contexts.at(-1)).toBe(slip().getByRole('group', { name: /^Australia, / }));
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  await user.click(price(/^Lay Australia/));
  await settle();
  expect(scrolled.mock.contexts.at(-1)).toHaveTextContent(/^LayAustralia/);
  expect(
    within(slip().getAllByRole('group', { name: /^Australia, / })[0] as HTMLElement).getByText('1K'),
  ).toBeVisible();
  expect(names()).toEqual(['Australia, Lay draft', 'Australia, Back draft', 'India, Back matched']);
  scrolled.mockRestore();
});

test('of a lay the button names the stake that was typed, and what it can cost', async () => {
  const { user } = await open();
  await user.click(price(/^Lay India/));
  await settle();
  await user.type(stakeField(), '600');
  expect(placeButton()).toHaveAccessibleName('Place bet Lay ₹600.00 risks ₹612.00');
});

test('Enter in the stake field places that selection, where nothing stands against it; the focus goes to what becomes of it', async () => {
  const { shell, user } = await open();
  act(() => price(/^Back India/).focus());
  await user.keyboard('{Enter}');
  await settle();
  await user.keyboard('{Enter}');
  expect(sentBy(shell, 'placeBet')).toEqual([]);
  await user.keyboard('500{Enter}');
  await settle();
  expect(sentBy(shell, 'placeBet')).toHaveLength(1);
  expect(slip().getByRole('status')).toHaveFocus();
});

describe('page translators on the slip', () => {
  it.each(['India', '2.00', '₹500.00'])('leave %s alone', async (text) => {
    const { user } = await open();
    await user.click(price(/^Back India/));
    await settle();
    await user.click(slip().getByRole('button', { name: '500' }));
    const shown = slip().getAllByText((_, element) => element?.firstChild?.nodeValue === text);
    expect(shown.filter((element) => !element.closest('[translate="no"]'))).toEqual([]);
  });
});

describe('Enter in the stake field', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])('places nothing while text is composed, %j', async (init) => {
    const { shell, user } = await open();
    await user.click(price(/^Back India/));
    await settle();
    await user.type(stakeField(), '500');
    fireEvent.keyDown(stakeField(), { key: 'Enter', ...init });
    await settle();
    expect(sentBy(shell, 'placeBet')).toEqual([]);
  });
});

test('the closed slip says what is on it, and that one-tap is on, whatever is on it', async () => {
  const { user } = await open();
  act(() => changeStakes({ defaultStake: '150' }));
  await user.click(price(/^Back India/));
  await settle();
  await user.click(placeButton());
  await settle();
  await user.click(price(/^Lay India/));
  await settle();
  await user.click(slip().getByRole('button', { name: 'Close the bet slip' }));
  expect(screen.getByRole('button', { name: 'Open the bet slip: 1 selection, 1 receipt' })).toBeVisible();
  act(() => armOneTap(true));
  expect(screen.getByText('One-tap on · ₹150')).toBeVisible();
  act(() => clearSlip());
  expect(screen.getByText('One-tap on · ₹150')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Open the bet slip/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(slipStore.getState().isOneTap).toBe(false);
});

test('one-tap ends with the default stake that it placed', async () => {
  const { user } = await open();
  act(() => changeStakes({ defaultStake: '150' }));
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('switch', { name: 'One-tap' }));
  await user.click(slip().getByRole('button', { name: 'Edit stakes' }));
  await user.clear(slip().getByRole('textbox', { name: 'Default stake' }));
  await user.click(slip().getByRole('button', { name: 'Save stakes' }));
  expect(slipStore.getState().isOneTap).toBe(false);
});

test('what waits is cancelled from its receipt, which then says what was', async () => {
  const waiting = placedBet({
    status: 'unmatched',
    stack: paise(50_000),
    matchedStack: paise(0),
    matchedOdds: null,
    fills: [],
  });
  let now = waiting;
  const { shell, user } = await open({
    answers: {
      placeBet: () => ({ data: { bet: now, exposureAmount: paise(0) } }),
      getBets: () => ({ data: { bets: [now], count: 1 } }),
      cancelBet: () => {
        const at = new Date('2026-11-21T12:00:09Z');
        now = { ...waiting, status: 'cancelled', timeline: [...waiting.timeline, { moment: 'cancelled', at }] };
        return { data: { bet: now, exposureAmount: paise(0) } };
      },
    },
  });
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  await user.click(slip().getByRole('button', { name: 'Cancel ₹500.00 on India' }));
  await settle(500);
  expect(sentBy(shell, 'cancelBet')).toMatchObject([{ id: 'B1' }]);
  await settle(10_500);
  expect(slip().getByText('₹500.00 was cancelled before it was matched.')).toBeVisible();
  expect(slip().getAllByRole('listitem').at(-1)).toHaveTextContent('Ended: cancelled₹500.0012:00:09 pm');
  expect(slip().queryByText(/^wins/)).not.toBeInTheDocument();
  expect(slip().queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});

test('the same again is of the price as it stands by then', async () => {
  const { shell, user } = await open();
  await user.click(price(/^Back India/));
  await settle();
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  await tick(shell, { cells: [['m1', 'm1-1', 'back', priceOf(2.1, 10_000)]] });
  await user.click(slip().getByRole('button', { name: 'Same again' }));
  expect(slipStore.getState().bets).toMatchObject([{ state: 'draft', price: 210, pricedAt: Date.now() }]);
});

test('with the session all that was the player’s leaves the tab', async () => {
  const { shell, user } = await open();
  keepSent({
    ...{ player: 'p1', refMatchId: 'm1', marketId: 'm1-MO', marketName: 'Match Odds', percent: 50 },
    ...{ secured: paise(0), waiting: paise(0), quote: 'q1', clientRef: 'r1', at: 0 },
  });
  await user.click(price(/^Back India/));
  await settle();
  expect([sessionStorage.getItem('betSlipContent'), sessionStorage.getItem('pavilion.cashOuts')]).not.toContain(null);
  await act(() => shell.session.end());
  expect(slipStore.getState().bets).toEqual([]);
  expect([sessionStorage.getItem('betSlipContent'), sessionStorage.getItem('pavilion.cashOuts')]).toEqual([null, null]);
});

test('what a market asks of a bet is read again: at once when its match turns in-play, and by and by', async () => {
  let delay = 0;
  const { shell, user } = await open({
    answers: {
      placeBet: () => new Promise(() => {}),
      getMatchSettings: () => ({ data: { settings: [{ ...limits, delay, marketType: 'match_odds', commission: 2 }] } }),
    },
  });
  await tick(shell, { matches: [{ refMatchId: 'm1', inPlay: false }] });
  await user.click(price(/^Back India/));
  await settle();
  const reads = () => sentBy(shell, 'getMatchSettings').length;
  expect(reads()).toBe(1);
  delay = 8;
  await tick(shell, { matches: [{ refMatchId: 'm1', inPlay: true }] });
  expect(reads()).toBe(2);
  await tick(shell, { cells: [['m1', 'm1-1', 'back', priceOf(2.1, 10_000)]] });
  expect(reads()).toBe(2);
  // The feed goes on: after a minute of silence its prices would be old, and nothing could be placed.
  for (let second = 0; second < 61; second += 1) {
    await tick(shell, {});
    await settle(950);
  }
  expect(reads()).toBe(3);
  await tick(shell, {});
  await user.click(slip().getByRole('button', { name: '500' }));
  await user.click(placeButton());
  await settle();
  expect(slip().getByRole('timer')).toHaveTextContent('In-play delay: 8 s left.');
});

test('the receipt of a matched bet follows it to its result, as soon as the operator says that the balance moved', async () => {
  let clientRef = '';
  let status: Bet['status'] = 'matched';
  const { shell } = await openPlaced({
    placeBet: (input: object) => {
      clientRef = (input as { readonly clientRef: string }).clientRef;
      return answerTo({ clientRef });
    },
    getBets: () => ({ data: { bets: clientRef === '' ? [] : [placedBet({ clientRef, status })], count: 1 } }),
  });
  for (const [next, text] of [
    ['won', 'Ended: won'],
    ['void', 'Ended: void'],
  ] as const) {
    status = next;
    act(() => shell.emit('update_balance', { balance: 12.5, cash: 10, coins: 2.5 }));
    await settle(500);
    expect(slip().getByRole('status')).toHaveTextContent(text);
  }
});
