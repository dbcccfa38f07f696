import { ApiError, type Bet, type Match } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { deltaOnWire, imageOnWire, match, priceOf } from '../live/testing.ts';
import { betOf } from '../my-bets/testing.ts';
import { remote } from '../remote.ts';
import { clearSlip } from '../slip/slip-store.ts';
import { bookmakerMarket, matchAnswers, oddsMarket } from './testing.ts';

const india = match('m1', {
  name: 'India v Australia',
  inPlay: true,
  progress: '14.2 ov',
  hasBookmaker: true,
  fancyCount: 3,
  sides: [
    { name: 'India', score: '128/3', detail: '14.2', serving: true },
    { name: 'Australia', score: '184/6', detail: '(20)', serving: false },
  ],
});

async function page(
  options: {
    answers?: TestAnswers;
    replies?: TestAnswers;
    bets?: readonly Bet[];
    shown?: Match;
    address?: string;
  } = {},
) {
  const { bets = [], shown = india, address = '/exchange/m1' } = options;
  const answers = {
    ...matchAnswers,
    getMatches: ({ sport }: { sport?: string }) => ({ data: { clock: 1, matches: sport === '4' ? [shown] : [] } }),
    getMatchCounts: { data: { sports: [{ sportId: '4', total: 1, inPlay: 1 }] } },
    getBets: { data: { bets, count: bets.length } },
    ...options.answers,
  };
  const replies = {
    'odds:subscribe': imageOnWire(1, [shown], { m1: { ...oddsMarket, state: shown.state } }),
    'odds:unsubscribe': { status: 'success' },
    ...options.replies,
  };
  const view = await renderRemote(remote, address, answers, { replies, fakeTimers: true });
  await settle();
  return view;
}
const settle = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms));
const card = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
});
afterEach(() => {
  act(clearSlip);
  jest.useRealTimers();
});

test('the page says how the match stands and shows its markets, each with its limits', async () => {
  await page();
  expect(screen.getByRole('heading', { level: 1, name: 'India v Australia' })).toBeVisible();
  expect(screen.getByText('128/3')).toBeVisible();
  expect(card('Match Odds').getByText(/₹100\.00 – ₹2,50,000\.00/)).toBeVisible();
  expect(card('Bookmaker').getByRole('button', { name: /Back India/ })).toHaveTextContent('1045L');
  expect(card('Sessions').getByRole('button', { name: /Yes, the line or more, India 20 over runs/ })).toHaveTextContent(
    '183100',
  );
  expect(card('Rules and limits').getByText('5% of net profit')).toBeVisible();
});

test('a match is followed and pinned beside its name', async () => {
  localStorage.clear();
  const { user } = await page();
  await user.click(screen.getByRole('button', { name: 'Pin India v Australia', pressed: false }));
  expect(screen.getByRole('button', { name: 'Pin India v Australia', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Follow /, pressed: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pin India v Australia' }));
});

test('what waits for a later innings is folded behind one line, after what is open', async () => {
  const line = (HeadName: string, differs: object = {}) => ({
    marketId: HeadName,
    HeadName,
    result: 'null',
    state: 'suspended',
    no: null,
    yes: null,
    ...differs,
  });
  const open = { state: 'open', no: { line: 8, volume: 95 }, yes: { line: 8, volume: 80 } };
  const sides = india.sides.map((side) => (side.serving ? side : { ...side, score: '', detail: '' }));
  await page({
    shown: { ...india, sides },
    answers: {
      getFancyOdds: {
        data: {
          clock: 1,
          markets: [
            line('Australia 6 over runs'),
            line('Only 16th over runs, India', open),
            line('India 15 over runs', open),
          ],
        },
      },
    },
  });
  const sessions = screen.getByRole('region', { name: 'Sessions' });
  expect(
    [...sessions.querySelectorAll('b')].map(({ textContent }) => textContent?.replace(/^\d+$/, '')).filter(Boolean),
  ).toEqual(['India 15 over runs', 'Only 16th over runs, India', 'Australia 6 over runs']);
  const later = within(sessions).getByText('Later innings, 1').closest('details');
  expect(later).not.toHaveAttribute('open');
  expect(later).toHaveTextContent('Australia 6 over runs');
});

test('match odds stand three deep and live', async () => {
  const { shell } = await page();
  const odds = card('Match Odds');
  expect(odds.getByRole('button', { name: /^Back India, second price/ })).toHaveTextContent('1.99');
  expect(odds.getByRole('button', { name: /^Lay India, third price/ })).toHaveTextContent('2.06');
  const move = (from: number, ...prices: number[]) =>
    act(async () => {
      const side = prices.map((each) => priceOf(each, 8_420_000));
      shell.emit('odds:delta', deltaOnWire(from, from + 1, { cells: [['m1', 'm1-1', 'back', side]] }));
      await jest.advanceTimersByTimeAsync(100);
    });
  await move(1, 2.1, 2.08, 2.06);
  expect(odds.getByText('2.10')).toBeVisible();
  expect(odds.getByRole('button', { name: /^Back India, second price/ })).toHaveTextContent('2.08');
  await move(2, 1.99);
  expect(odds.getByText('1.99')).toBeVisible();
  expect(odds.queryByRole('button', { name: /^Back India, second price/ })).toBeNull();
  expect(odds.queryByRole('button', { name: /^Back India, third price/ })).toBeNull();
});

test('this over’s balls stand by the score as they are bowled', async () => {
  const { shell } = await page();
  const bowl = (from: number, over: readonly string[]) =>
    act(async () => {
      const { scores, ...rest } = deltaOnWire(from, from + 1, { matches: [{ refMatchId: 'm1', progress: '14.3 ov' }] });
      shell.emit('odds:delta', { ...rest, scores: scores?.map((score) => ({ ...score, over })) });
      await jest.advanceTimersByTimeAsync(100);
    });
  await bowl(1, ['4', '1wd']);
  expect(screen.getByText('This over:').closest('p')).toHaveTextContent('This over: 4, 1 wide');
  await bowl(2, ['4', '1wd', 'W', '1lb', '1nb']);
  expect(screen.getByText('4, 1 wide, wicket, 1 leg bye, 1 no-ball')).toBeVisible();
});

test('what each runner brings now stands under it, of the player’s open bets', async () => {
  await page({
    bets: [
      betOf('b1'),
      betOf('b2', { marketId: 'm1-bm', marketType: 'bookmaker', odds: 90, matchedOdds: 90, runnerId: 'm1-2' }),
    ],
  });
  expect(card('Match Odds').getByText('+₹6,500.00')).toBeVisible();
  expect(card('Match Odds').getByText('−₹5,000.00')).toBeVisible();
  expect(card('Bookmaker').getByText('+₹4,500.00')).toBeVisible();
});

test('each runner has its own profit or loss, by its name', async () => {
  await page({
    bets: [
      betOf('b1'),
      betOf('b2', { marketId: 'm1-bm', marketType: 'bookmaker', odds: 90, matchedOdds: 90, runnerId: 'm1-2' }),
    ],
  });
  const nameOf = (market: string, runner: string) => card(market).getByText(runner, { selector: 'b' }).parentElement;
  expect(nameOf('Match Odds', 'India')).toHaveTextContent('India+₹6,500.00');
  expect(nameOf('Match Odds', 'Australia')).toHaveTextContent('Australia−₹5,000.00');
  expect(nameOf('Bookmaker', 'India')).toHaveTextContent('India−₹5,000.00');
  expect(nameOf('Bookmaker', 'Australia')).toHaveTextContent('Australia+₹4,500.00');
});

test('a fancy with bets shows what each range of results brings', async () => {
  const fancy = { marketId: 'f1', marketType: 'fancy', runnerId: 'f1', runnerName: 'India 20 over runs' } as const;
  await page({
    bets: [
      betOf('b1', {
        ...fancy,
        line: 178,
        odds: 100,
        matchedOdds: 100,
        stack: paise(100_000),
        matchedStack: paise(100_000),
      }),
      betOf('b2', {
        ...fancy,
        line: 186,
        odds: 100,
        matchedOdds: 100,
        selectionType: 'lay',
        stack: paise(50_000),
        matchedStack: paise(50_000),
      }),
    ],
  });
  const ladder = within(screen.getByRole('list', { name: 'Profit or loss by result' }));
  expect(ladder.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '≤ 177−₹500.00',
    '178–185+₹1,500.00',
    '≥ 186+₹500.00',
  ]);
  expect(card('Sessions').getByText('Worst case −₹500.00')).toBeVisible();
});

test('the player’s bets on the match stand beside it and open into their sums', async () => {
  const { user } = await page({ bets: [betOf('b1')] });
  const mine = card('My Bets');
  await user.click(mine.getByText('Matched', { selector: 'summary *' }));
  expect(mine.getByText('Matched: ₹5,000.00 at 2.30')).toBeVisible();
});

test('while the ball runs the prices give way to the word, in each market', async () => {
  const { shell } = await page();
  act(() => shell.emit('odds:delta', deltaOnWire(1, 2, { matches: [{ refMatchId: 'm1', state: 'ball-running' }] })));
  await settle();
  expect(card('Match Odds').getAllByText('Ball running')).toHaveLength(2);
  expect(card('Players and wickets').getByText('Suspended')).toBeVisible();
});

test('a price is a button that puts the selection on the slip', async () => {
  const { user } = await page();
  const button = card('Sessions').getByRole('button', { name: /No, below the line, India 20 over runs/ });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('the tabs narrow the page to one kind of market, by the address', async () => {
  const { user, address } = await page();
  await user.click(screen.getByRole('tab', { name: /Bookmaker/ }));
  expect(address()).toBe('/exchange/m1?market=bookmaker');
  expect(screen.queryByRole('region', { name: 'Match Odds' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Bookmaker' })).toBeVisible();
});

test('markets that are decided are folded away with their results', async () => {
  const { user } = await page();
  await user.click(screen.getByText('Results, 1'));
  expect(screen.getByText('Result: 48')).toBeVisible();
});

test('a market that can’t be loaded says so and leaves the others as they are', async () => {
  await page({
    answers: {
      getBookmakerOdds: () => {
        throw new ApiError({ kind: 'refused', call: 'getBookmakerOdds', serverMessage: 'No.' });
      },
    },
  });
  expect(screen.getByText('Bookmaker could not be loaded')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Match Odds' })).toBeVisible();
});

test('a match that is over says its result and takes no bets', async () => {
  await page({
    shown: { ...india, state: 'closed' },
    answers: { getMatchOdds: { data: { clock: 1, market: { ...oddsMarket, state: 'closed', result: 'India' } } } },
  });
  expect(card('Match Odds').getByText('Result: India')).toBeVisible();
  expect(card('Match Odds').getAllByText('Ended')).toHaveLength(2);
  expect(card('Match Odds').queryByRole('button')).toBeNull();
});

test('what a market came to is said in the player’s language', async () => {
  const { shell } = await page({
    shown: { ...india, state: 'closed' },
    answers: { getMatchOdds: { data: { clock: 1, market: { ...oddsMarket, state: 'closed', result: 'void' } } } },
  });
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByText('नतीजा: रद्द')).toBeVisible();
});

test('prices that are no longer live say how old they are', async () => {
  let isSilent = false;
  await page({
    answers: {
      getMatches: ({ sport }: { sport?: string }) =>
        isSilent ? new Promise(() => {}) : { data: { clock: 1, matches: sport === '4' ? [india] : [] } },
    },
    replies: { 'odds:subscribe': () => (isSilent ? { status: 'failed', reason: 'timeout' } : imageOnWire(1, [india])) },
  });
  isSilent = true;
  await settle(12_000);
  expect(screen.getByText(/Prices as of 12 s ago/)).toBeVisible();
});

test('while the socket is silent a market shows what HTTP says of it, under how old the oldest price is', async () => {
  const { markets } = (matchAnswers.getFancyOdds as { data: { markets: readonly { marketId: string }[] } }).data;
  const suspended = { state: 'suspended', no: null, yes: null };
  const reply = imageOnWire(1, [india], { m1: oddsMarket });
  const images = [...reply.images, { kind: 'fancy', refMatchId: 'm1', inPlay: true, market: markets[0] }];
  let isSilent = false;
  await page({
    answers: {
      getMatchOdds: () => ({
        data: { clock: 1, market: { ...oddsMarket, ...(isSilent && { state: 'ball-running' }) } },
      }),
      getFancyOdds: () => ({
        data: { clock: 1, markets: markets.map((each) => ({ ...each, ...(isSilent && suspended) })) },
      }),
    },
    replies: { 'odds:subscribe': () => (isSilent ? { status: 'failed', reason: 'timeout' } : { ...reply, images }) },
  });
  await settle(1000);
  const yes = () => card('Sessions').queryByRole('button', { name: /Yes, the line or more, India 20 over runs/ });
  expect(yes()).toBeVisible();
  isSilent = true;
  await settle(6000);
  expect(yes()).toBeNull();
  expect(card('Sessions').getAllByText('Suspended')).toHaveLength(1);
  expect(card('Match Odds').getAllByText('Ball running')).toHaveLength(2);
  // The bookmaker, the fancy and the match odds were read again; the list, which has the score, not yet.
  expect(screen.getByText(/Prices as of 7 s ago/)).toBeVisible();
});

test('a match that nobody knows says so, and leads to the bets on one that has ended', async () => {
  await page({ address: '/exchange/nothing' });
  expect(screen.getByRole('heading', { level: 1, name: 'Match or sport not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Bets' })).toHaveAttribute('href', '/mybets');
});

test('a match that leaves the list while it is shown is said to have ended', async () => {
  let hasEnded = false;
  const { shell } = await page({
    answers: {
      getMatches: ({ sport }: { sport?: string }) => ({
        data: { clock: 1, matches: sport === '4' && !hasEnded ? [india] : [] },
      }),
    },
    replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' } },
  });
  expect(screen.getByRole('region', { name: 'Match Odds' })).toBeVisible();
  hasEnded = true;
  await settle(15_000);
  expect(screen.getByRole('heading', { level: 1, name: 'This match has ended' })).toBeInTheDocument();
  expect(shell.titles).toEqual([india.name]);
  expect(screen.getByRole('link', { name: 'My Bets' })).toHaveAttribute('href', '/mybets');
});

test('the page speaks Hindi', async () => {
  const { shell } = await page();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'नियम और सीमाएँ' })).toBeInTheDocument();
  expect(screen.getByText('India: 20 ओवर में रन')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^हाँ.*India: 20 ओवर में रन/ })).toBeInTheDocument();
});

describe('the bookmaker card', () => {
  it('leaves out a runner that was not understood', async () => {
    const gap = { id: '', name: '', back: null, lay: null };
    const market = { ...bookmakerMarket, runners: [gap, ...bookmakerMarket.runners] };
    await page({ answers: { getBookmakerOdds: { data: { clock: 1, markets: [market] } } } });
    expect(card('Bookmaker').getAllByRole('button', { name: /^Back/ })).toHaveLength(2);
  });
});
