import { ApiError, type Bet } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { firstCalls, renderRemote } from '@pavilion/remote-kit/testing';
import { formatDay, formatTime } from '@pavilion/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { betOf, betsAnswer, settledBet } from './my-bets/testing.ts';
import { remote } from './remote.ts';

const now = new Date('2026-11-21T11:00:00Z');
const results = (moneyIn: number, moneyOut: number) => ({
  data: {
    entries: [],
    total: 0,
    next: null,
    summary: { moneyIn: paise(moneyIn), moneyOut: paise(moneyOut), byKind: [], days: [] },
  },
});
const answersFor = (bets: readonly Bet[], more: TestAnswers = {}): TestAnswers => ({
  getBets: betsAnswer(bets),
  getExposureAmount: {
    data: {
      exposureAmount: paise(-650_000),
      matches: [{ refMatchId: 'm1', matchName: 'India v Australia', exposureAmount: paise(-650_000), totalBets: 2 }],
    },
  },
  getAccountStatement: ({ from, to }: { from: string; to: string }) =>
    from === to ? results(152_500, 0) : results(0, 64_250),
  ...more,
});
const open = (bets: readonly Bet[], address = '/mybets', more: TestAnswers = {}) =>
  renderRemote(remote, address, answersFor(bets, more));
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setImmediate',
      'clearImmediate',
      'nextTick',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('open bets stand by match, each match with what it can cost, each bet with what it can win', async () => {
  const { sent } = await open([
    betOf('b1'),
    betOf('b2', { refMatchId: 'm2', matchName: 'Pakistan v England', runnerName: 'England', selectionType: 'lay' }),
  ]);
  const india = await card('India v Australia');
  expect(await india.findByText('−₹6,500.00')).toBeVisible();
  expect(india.getAllByText('+₹6,500.00')[0]).toBeVisible();
  expect(india.getByText('₹5,000.00 at 2.30')).toBeInTheDocument();
  expect((await card('Pakistan v England')).getByText('Lay')).toBeVisible();
  expect(screen.getByText('2 of 2 bets')).toBeVisible();
  expect(sent('getBets')).toEqual([
    { startdate: '2026-10-23', enddate: '2026-11-21', betstatus: 'open', skip: 0, pagesize: 20 },
  ]);
});

test('a bet of a cash-out shows the profit that it was booked with, and no sum by its price that comes to another figure', async () => {
  const at = new Date('2026-11-21T09:00:05Z');
  const fills = [{ stack: paise(65_001), odds: 1.8, at, profit: paise(52_003) }];
  const { user } = await open([
    betOf('b1', { cashOut: true, selectionType: 'lay', stack: paise(65_001), matchedStack: paise(65_001), fills }),
    betOf('b2', { fills: [{ stack: paise(500_000), odds: 2.3, at, profit: paise(650_000) }] }),
  ]);
  const india = await card('India v Australia');
  await user.click(india.getByText('Lay'));
  const sums = within(india.getAllByRole('region', { name: 'Calculation' })[0] as HTMLElement);
  expect(sums.getByText('−₹520.03')).toBeVisible();
  expect(sums.getByText('Exact amount from the cash-out')).toBeVisible();
  expect(sums.queryByText(/×/)).not.toBeInTheDocument();
  // Booked with what its price comes to as well.
  await user.click(india.getByText('Back'));
  expect(india.getByText('₹5,000.00 × (2.30 − 1)')).toBeVisible();
});

test('why a bet was refused is said in the player’s language where the reason has a name', async () => {
  const refused = betOf('b1', {
    ...{ status: 'rejected', matchedStack: paise(0), matchedOdds: null, fills: [] },
    reason: 'The price moved to 1.98.',
    refusal: { code: 'price-moved', values: { price: '1.98' } },
    timeline: [{ moment: 'rejected', at: new Date('2026-11-21T09:00:05Z') }],
  });
  const { user } = await renderRemote(remote, '/mybets', answersFor([refused]), { locale: 'hi' });
  await user.click(await screen.findByText('India'));
  expect(await screen.findByText(/भाव बदलकर 1\.98 हो गया है।/)).toBeVisible();
});

test('what sports brought today and in seven days is what the statement says', async () => {
  await open([betOf('b1')]);
  expect(await screen.findByText('+₹1,525.00')).toBeVisible();
  expect(await screen.findByText('−₹642.50')).toBeVisible();
});

test('a bet opens into its sums and what happened to it', async () => {
  const { user } = await open([
    betOf('b1', {
      status: 'partial',
      odds: 2.2,
      matchedOdds: 2.3,
      stack: paise(300_000),
      matchedStack: paise(200_000),
    }),
  ]);
  const list = await card('India v Australia');
  await user.click(list.getByText('India'));
  expect(list.getByText('Matched: ₹2,000.00 at 2.30')).toBeVisible();
  expect(list.getByText('₹2,000.00 × (2.30 − 1)')).toBeVisible();
  expect(list.getByText('Unmatched: ₹1,000.00 at 2.20')).toBeVisible();
  expect(list.getByText('Placed, ₹3,000.00 at 2.20')).toBeVisible();
  expect(list.getByText('Matched, ₹2,000.00 at 2.30')).toBeVisible();
  expect(list.getByText('₹1,000.00 unmatched')).toBeVisible();
  expect(list.getByText(/Commission is charged once, on your net profit in the market/)).toBeVisible();
});

test.each([
  ['delayed', 'In-play delay, until'],
  ['matched', 'In-play delay, until'],
] as const)('a bet that is %s waits, or waited, as its status says', async (status, text) => {
  const at = new Date('2026-11-21T09:00:00Z');
  const timeline: Bet['timeline'] = [
    { moment: 'asked', at },
    { moment: 'delayed', at },
  ];
  const { user } = await open([betOf('b1', { status, timeline })]);
  const list = await card('India v Australia');
  await user.click(list.getByText('India'));
  expect(list.getByText(text)).toBeVisible();
});

test('what waits of a bet can be cancelled once, and the bets are read again', async () => {
  const waiting = betOf('b1', { status: 'unmatched', matchedStack: paise(0), matchedOdds: null, fills: [] });
  const bets = [waiting];
  const { user, sent } = await open(bets, '/mybets', {
    cancelBet: () => {
      bets[0] = { ...waiting, status: 'cancelled' };
      return { data: { bet: bets[0], exposureAmount: paise(0) } };
    },
  });
  const list = await card('India v Australia');
  await user.click(list.getByText('India'));
  await user.click(list.getByRole('button', { name: 'Cancel ₹5,000.00 on India' }));
  expect(sent('cancelBet')).toEqual([{ id: 'b1', clientRef: expect.any(String) }]);
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel ₹5,000.00 on India' })).toBeNull();
});

test('a cancel that is refused says why and leaves the bet as it is', async () => {
  const { user } = await open(
    [betOf('b1', { status: 'unmatched', matchedStack: paise(0), matchedOdds: null, fills: [] })],
    '/mybets',
    {
      cancelBet: () => {
        throw new ApiError({ kind: 'refused', call: 'cancelBet', serverMessage: 'It was matched meanwhile.' });
      },
    },
  );
  const list = await card('India v Australia');
  await user.click(list.getByText('India'));
  await user.click(list.getByRole('button', { name: 'Cancel ₹5,000.00 on India' }));
  expect(await list.findByRole('alert')).toHaveTextContent('It was matched meanwhile.');
  expect(list.getByText('Unmatched')).toBeVisible();
});

test('the settled tab asks for settled bets by the address, shows what came of each, and a correction', async () => {
  const { user, address, sent } = await open([
    settledBet('b1', 'won', 650_000, {
      resettled: true,
      timeline: [
        { moment: 'asked', at: new Date('2026-11-21T09:00:00Z') },
        {
          moment: 'settled',
          at: new Date('2026-11-21T10:00:00Z'),
          result: { status: 'lost', profit: paise(-500_000) },
        },
        { moment: 'corrected', at: new Date('2026-11-21T10:20:00Z') },
        {
          moment: 'corrected',
          at: new Date('2026-11-21T10:30:00Z'),
          result: { status: 'won', profit: paise(650_000) },
        },
      ],
    }),
    settledBet('b2', 'lost', -500_000, { runnerName: 'The Draw' }),
    settledBet('b3', 'void', 0, { runnerName: 'Australia', createdAt: new Date('2026-11-20T09:00:00Z') }),
  ]);
  await user.click(screen.getByRole('tab', { name: 'Settled' }));
  expect(address()).toBe('/mybets?betstatus=settled');
  const day = await card('21 Nov 2026');
  expect(sent('getBets').at(-1)).toMatchObject({ betstatus: 'settled' });
  expect(day.getByText('+₹1,500.00')).toBeVisible();
  expect(day.getAllByText('+₹6,500.00')[0]).toBeVisible();
  expect(day.getAllByText('Lost')[0]).toBeVisible();
  expect(day.getByText('Result corrected')).toBeVisible();
  await user.click(day.getByText('India'));
  const steps = day.getAllByText(/^Settled/, { selector: 'li *' }).map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Settled: lost ₹5,000.00',
    // By an operator that did not keep it yet.
    'Settled again: result corrected',
    'Settled again, result corrected: won ₹6,500.00',
  ]);
  expect((await card('20 Nov 2026')).getAllByText('Void')[0]).toBeVisible();
});

test('a settled bet has its time where it was settled on the day that stands above it, else that day', async () => {
  const [early, late] = [new Date('2026-11-19T09:00:00Z'), new Date('2026-11-21T10:30:00Z')];
  const { user } = await open([
    settledBet('b1', 'won', 100, { createdAt: early, settledAt: early }),
    settledBet('b2', 'lost', -100, { createdAt: early, settledAt: late }),
  ]);
  await user.click(screen.getByRole('tab', { name: 'Settled' }));
  const day = await card('19 Nov 2026');
  const moments = day.getAllByText((_, element) => element?.matches('summary time') ?? false);
  expect(moments.map(({ textContent }) => textContent)).toEqual([formatTime(early, 'en'), formatDay(late, 'en')]);
});

test.each([
  [-330, 0],
  [300, 1],
])(
  'whose clock is %s minutes behind Greenwich reads whose days are chosen, unless they are their own',
  async (offset, notes) => {
    const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    const { user } = await open([settledBet('b1', 'won', 100)]);
    await user.click(screen.getByRole('tab', { name: 'Settled' }));
    await card('21 Nov 2026');
    expect(screen.queryAllByText('The chosen days are in India time (IST).')).toHaveLength(notes);
    clock.mockRestore();
  },
);

test('what was matched at several prices at one time says each part, and a bet whose rest was taken back is what was matched', async () => {
  const at = new Date('2026-11-21T09:00:05Z');
  const { user } = await open([
    betOf('b1', {
      stack: paise(950_000),
      matchedStack: paise(600_000),
      matchedOdds: 2.31,
      fills: [
        { stack: paise(188_000), odds: 2.32, at },
        { stack: paise(412_000), odds: 2.3, at },
      ],
      timeline: [
        { moment: 'asked', at },
        { moment: 'matched', at },
        { moment: 'cancelled', at },
      ],
    }),
  ]);
  const list = await card('India v Australia');
  expect(list.getByText('₹6,000.00 of ₹9,500.00')).toBeVisible();
  expect(list.getByText('₹6,000.00 at 2.31')).toBeVisible();
  await user.click(list.getByText('India'));
  expect(list.getByText('Matched, ₹1,880.00 at 2.32, ₹4,120.00 at 2.30')).toBeVisible();
});

test('days and kind of market are asked for by the names of the call', async () => {
  const { user, address, sent } = await open([betOf('b1')]);
  await screen.findByRole('region', { name: 'India v Australia' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Market:' }), 'Fancy');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period:' }), 'Last 7 days');
  expect(address()).toBe('/mybets?markettype=fancy&period=7d');
  await waitFor(() =>
    expect(sent('getBets').at(-1)).toMatchObject({
      markettype: 'fancy',
      startdate: '2026-11-15',
      enddate: '2026-11-21',
    }),
  );
});

test('the next page of bets comes when it is asked for', async () => {
  const { user, sent } = await open(Array.from({ length: 23 }, (_, at) => betOf(`b${at}`)));
  await user.click(await screen.findByRole('button', { name: 'Show 3 more' }));
  expect(await screen.findByText('23 of 23 bets')).toBeVisible();
  expect(sent('getBets').at(-1)).toMatchObject({ skip: 20, pagesize: 20 });
});

describe('the count of shown bets', () => {
  it.each([
    ['en', '1 of 1 bet'],
    ['hi', '1 में से 1 दाँव'],
  ] as const)('names one bet in the singular (%s)', async (locale, text) => {
    await renderRemote(remote, '/mybets', answersFor([betOf('b1')]), { locale });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

test('a push of the balance reads the bets again', async () => {
  const bets = [betOf('b1', { status: 'unmatched', matchedStack: paise(0), matchedOdds: null })];
  const { shell } = await open(bets);
  expect(await screen.findByText('Unmatched')).toBeVisible();
  bets[0] = betOf('b1');
  act(() => shell.emit('update_balance', { balance: 1 }));
  expect(await screen.findByText('Matched')).toBeVisible();
});

test('without bets the page says what would stand here and leads to the matches', async () => {
  await open([]);
  expect(await screen.findByText('No open bets')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See matches' })).toHaveAttribute('href', '/exchange/inplay');
});

test('bets that can’t be loaded say so, and come with Retry', async () => {
  let fails = true;
  const { user } = await open([], '/mybets', {
    getBets: (input: { skip?: number }) => {
      if (fails) throw new ApiError({ kind: 'refused', call: 'getBets', serverMessage: 'Not now.' });
      return betsAnswer([betOf('b1')])(input);
    },
  });
  const failed = await screen.findByRole('alert', undefined, { timeout: 10_000 });
  expect(failed).toHaveTextContent('Bets could not be loaded');
  fails = false;
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'India v Australia' })).toBeVisible();
});

test.each(['/mybets', '/mybets?betstatus=settled&period=7d'])(
  '%s asks ahead for what it shows first',
  async (address) => {
    // On a fancy: what a match offers to cash out is asked for once its bets are known, and can't be ahead of them.
    const bets = [betOf('b1', { marketType: 'fancy', line: 180, marketName: 'India 20 over runs' })];
    const { byData, byPage } = await firstCalls(remote, address, answersFor(bets));
    expect(byData).toEqual(byPage);
  },
);

test('the page speaks Hindi', async () => {
  await renderRemote(remote, '/mybets', answersFor([betOf('b1')]), { locale: 'hi' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'मेरे दाँव' })).toBeVisible());
  expect((await card('India v Australia')).getByText('मिलान हुआ')).toBeVisible();
});

describe('a bet in a state that is not known', () => {
  it('is listed as it is, beside the others', async () => {
    await open([betOf('b1'), betOf('b2', { status: 'other' })]);
    const india = await card('India v Australia');
    expect(india.getByText('Matched')).toBeVisible();
    expect(india.getByText('Other status')).toBeVisible();
  });
});
