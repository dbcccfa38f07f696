import { ApiError, type Match } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { deltaOnWire, imageOnWire, match, priceOf } from './live/testing.ts';
import { matchAnswers, oddsMarket } from './match/testing.ts';
import { remote } from './remote.ts';

const now = new Date(2026, 10, 21, 19, 48);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const india = match('m1', {
  name: 'India v Australia',
  competition: 'T20 Internationals',
  inPlay: true,
  progress: '14.2 ov',
  startsAt: at(21, 18),
  matched: paise(4_830_000_000),
  hasTv: true,
  sides: [
    { name: 'India', score: '128/3', detail: '14.2', serving: true },
    { name: 'Australia', score: '184/6', detail: '(20)', serving: false },
  ],
});
const tests = match('m2', {
  name: 'South Africa v Sri Lanka',
  competition: 'Test matches',
  inPlay: true,
  progress: 'Day 3, lunch',
  startsAt: at(19, 10),
  draw: true,
});
const pakistan = match('m3', { name: 'Pakistan v England', startsAt: at(21, 20, 30), fancyCount: 12 });
const punjab = match('m4', { name: 'Punjab v Bengal', startsAt: at(22, 13), hasBookmaker: true });
const cricket = [india, tests, pakistan, punjab];

const counts = {
  data: {
    sports: [
      { sportId: '4', total: 4, inPlay: 2 },
      { sportId: '1', total: 46, inPlay: 20 },
      { sportId: '2', total: 31, inPlay: 2 },
    ],
  },
};

async function page(
  path: string,
  options: { readonly answers?: TestAnswers; readonly image?: readonly Match[]; readonly replies?: TestAnswers } = {},
) {
  const image = options.image ?? cricket;
  const answers = {
    ...matchAnswers,
    getMatches: ({ sport }: { sport?: string }) => ({
      data: { clock: 1, matches: sport === undefined || sport === '4' ? image : [] },
    }),
    getMatchCounts: counts,
    ...options.answers,
  };
  const replies = {
    'odds:subscribe': imageOnWire(1, image, { m1: oddsMarket }),
    'odds:unsubscribe': { status: 'success' },
    ...options.replies,
  };
  return renderRemote(remote, path, answers, { replies, fakeTimers: true });
}

/** Lets answers arrive and frames be painted. */
const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
const row = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.queryAllByRole('article').map((each) => each.getAttribute('aria-label'));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
  onlineManager.setOnline(true);
});

test('/exchange/Cricket lists the cricket matches in play and to come, with scores, times and prices', async () => {
  const { shell } = await page('/exchange/Cricket');
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: 'Cricket' })).toBeInTheDocument();
  expect(shell.titles).toEqual(['Cricket']);
  expect(names()).toEqual(['India v Australia', 'Pakistan v England', 'Punjab v Bengal', 'South Africa v Sri Lanka']);
  expect(row('India v Australia').getByText('14.2 ov')).toBeVisible();
  expect(row('India v Australia').getByText('128/3')).toBeVisible();
  expect(row('India v Australia').getByText('(14.2)')).toBeVisible();
  expect(row('India v Australia').getByText('batting')).toBeInTheDocument();
  expect(row('India v Australia').getByText(/₹4\.83Cr/)).toBeVisible();
  expect(row('India v Australia').getAllByText('2.00')).toHaveLength(2);
  expect(row('Pakistan v England').getByText('in 42 min')).toBeVisible();
  expect(row('Pakistan v England').getByText('8:30 pm')).toHaveAttribute(
    'title',
    expect.stringMatching(/^21 Nov 2026, 8:30 pm, \S/),
  );
  expect(row('Punjab v Bengal').getByText('Tomorrow')).toBeVisible();
  expect(screen.getByText('Video and prices can lag behind play.')).toBeVisible();
});

describe('page translators on a match row', () => {
  it.each(['India', '128/3', '₹4.83Cr', '2.00'])('leave %s alone', async (text) => {
    await page('/exchange/Cricket');
    await settle();
    const shown = row('India v Australia').getAllByText(
      (_, element) => element?.lastChild?.nodeType === Node.TEXT_NODE && element.textContent?.endsWith(text) === true,
    );
    expect(shown.filter((element) => !element.closest('[translate="no"]'))).toEqual([]);
  });
});

test('a price that moves over the socket moves in its cell, and the cells beside it stay', async () => {
  const { shell } = await page('/exchange/Cricket');
  await settle();
  act(() => shell.emit('odds:delta', deltaOnWire(1, 2, { cells: [['m1', 'm1-1', 'back', priceOf(2.06, 8_420_000)]] })));
  await settle();
  const cell = row('India v Australia').getByText('2.06').parentElement;
  expect(cell).toHaveTextContent('Back India2.0684.2K');
  expect(cell).toHaveAttribute('data-move', 'up');
  expect(row('India v Australia').getAllByText('2.00')).toHaveLength(1);
});

test('a score, a suspension and a running ball arrive over the socket and are said in words', async () => {
  const { shell } = await page('/exchange/Cricket');
  await settle();
  const change = (clock: number, state: 'open' | 'suspended' | 'ball-running') =>
    act(async () => {
      shell.emit(
        'odds:delta',
        deltaOnWire(clock, clock + 1, { matches: [{ refMatchId: 'm1', state, progress: '14.3 ov' }] }),
      );
      await jest.advanceTimersByTimeAsync(50);
    });
  await change(1, 'suspended');
  expect(row('India v Australia').getAllByText('Suspended')).toHaveLength(2);
  expect(row('India v Australia').getByText('14.3 ov')).toBeVisible();
  expect(row('India v Australia').queryByText('2.00')).not.toBeInTheDocument();
  await change(2, 'ball-running');
  expect(row('India v Australia').getAllByText('Ball running')).toHaveLength(2);
  await change(3, 'open');
  expect(row('India v Australia').getAllByText('2.00')).toHaveLength(2);
});

test('matches come and go as the socket tells that the list is another one', async () => {
  let image: readonly Match[] = cricket;
  let clock = 1;
  const { shell } = await page('/exchange/Cricket', {
    answers: { getMatches: () => ({ data: { clock, matches: image } }) },
    replies: { 'odds:subscribe': () => imageOnWire(2, cricket) },
  });
  await settle();
  image = [tests, match('m9', { name: 'Nepal v Oman', startsAt: at(21, 21) })];
  clock = 3;
  act(() =>
    shell.emit(
      'odds:delta',
      deltaOnWire(2, 3, { matches: [{ refMatchId: 'm1', state: 'closed' }], lists: [['4', 3]] }),
    ),
  );
  await settle();
  expect(row('India v Australia').getAllByText('Ended')).toHaveLength(2);
  await settle(4000);
  expect(names()).toEqual(['South Africa v Sri Lanka', 'Nepal v Oman']);
});

test('a group whose markets have no draw has no column X, and a market without one in a group with it shows one dash', async () => {
  await page('/exchange/Cricket?sort=time');
  await settle();
  const [inPlay, upcoming] = screen.getAllByRole('region').filter((each) => each.dataset.draw);
  expect(within(inPlay as HTMLElement).getByText('X')).toBeInTheDocument();
  expect(within(upcoming as HTMLElement).queryByText('X')).not.toBeInTheDocument();
  expect(row('India v Australia').getByRole('img', { name: 'No draw in this market' })).toBeInTheDocument();
});

test('the sports are links with how many matches each has', async () => {
  await page('/exchange/Cricket');
  await settle();
  const tabs = within(screen.getByRole('navigation', { name: 'Sports' }));
  expect(tabs.getByRole('link', { name: 'Cricket 4' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Soccer 46' })).toHaveAttribute('href', '/exchange/Soccer');
  expect(tabs.getByRole('link', { name: 'In-play 24' })).toHaveAttribute('href', '/exchange/inplay');
});

test('the tree opens the sport into its competitions and their matches', async () => {
  await page('/exchange/Cricket');
  await settle();
  const tree = within(screen.getByRole('navigation', { name: 'Exchange' }));
  expect(tree.getByText('Test matches')).toBeInTheDocument();
  expect(tree.getByRole('link', { name: 'In-play India v Australia' })).toHaveAttribute('href', '/exchange/m1');
});

test('a filter, an order and a search stand in the address and narrow the list', async () => {
  const { user, address } = await page('/exchange/Cricket');
  await settle();
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
  expect(address()).toBe('/exchange/Cricket?day=tomorrow');
  expect(names()).toEqual(['Punjab v Bengal']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  await user.click(screen.getByRole('button', { name: 'Fancy' }));
  expect(names()).toEqual(['Pakistan v England']);
  await user.click(screen.getByRole('button', { name: 'Fancy' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort matches' }), 'By name');
  expect(address()).toBe('/exchange/Cricket?sort=name');
  await user.type(screen.getByRole('searchbox', { name: 'Search matches' }), 'lanka');
  expect(names()).toEqual(['South Africa v Sri Lanka']);
  expect(address()).toBe('/exchange/Cricket?sort=name');
  await settle(300);
  expect(address()).toBe('/exchange/Cricket?sort=name&q=lanka');
});

test('an address with a search opens with it', async () => {
  await page('/exchange/Cricket?q=punjab');
  await settle();
  expect(names()).toEqual(['Punjab v Bengal']);
  for (const field of screen.getAllByRole('searchbox')) expect(field).toHaveValue('punjab');
});

test('where no match fits, the player can show all again', async () => {
  const { user, address } = await page('/exchange/Cricket?tv=1&day=tomorrow');
  await settle();
  expect(screen.getByText('No matches found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all matches' }));
  expect(address()).toBe('/exchange/Cricket');
  expect(names()).toHaveLength(4);
});

test('a sport without matches says so and leads to the other sports', async () => {
  await page('/exchange/Cricket', { image: [] });
  await settle();
  expect(screen.getByText('No matches now')).toBeVisible();
  const others = within(screen.getByRole('navigation', { name: 'Other sports' }));
  expect(others.getByRole('link', { name: 'Tennis' })).toHaveAttribute('href', '/exchange/Tennis');
  expect(others.queryByRole('link', { name: 'Cricket' })).not.toBeInTheDocument();
});

test('a list that takes a moment shows rows of its shape, and one that fails says so and can be tried again', async () => {
  const failed = new ApiError({ kind: 'network', call: 'getMatches' });
  let answer: 'never' | 'fails' | 'works' = 'never';
  const { user } = await page('/exchange/Cricket', {
    answers: {
      getMatches: () => {
        if (answer === 'never') return new Promise((_, reject) => setTimeout(() => reject(failed), 1000));
        if (answer === 'fails') throw failed;
        return { data: { clock: 1, matches: cricket } };
      },
    },
    replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' } },
  });
  const rows = () => screen.getByRole('status', { name: 'Loading Matches' }).firstElementChild;
  expect(rows()).not.toBeVisible();
  await settle(200);
  expect(rows()).toBeVisible();
  await settle(1000);
  expect(screen.getByRole('alert')).toHaveTextContent('Matches could not be loaded');
  answer = 'works';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(names()).toHaveLength(4);
});

test.each(['/exchange/Cricket', '/exchange/m1'])(
  'where the matches of %s fail the player reads the operator’s message and the reference for support',
  async (path) => {
    await page(path, {
      answers: {
        getMatches: () => {
          throw new ApiError({
            kind: 'server',
            call: 'getMatches',
            serverMessage: 'Sports are closed until 18:00.',
            requestId: 'sp-77',
          });
        },
      },
      replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' } },
    });
    await settle();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Matches could not be loaded');
    expect(alert).toHaveTextContent('Sports are closed until 18:00.');
    expect(alert).toHaveTextContent('Reference sp-77');
  },
);

test('prices that are no longer live say how old they are, and stop saying it when they are live again', async () => {
  let forgotten = false;
  const { shell } = await page('/exchange/Cricket', {
    answers: { getMatches: () => new Promise(() => {}) },
    replies: {
      'odds:subscribe': () => (forgotten ? { status: 'failed', reason: 'timeout' } : imageOnWire(1, cricket)),
    },
  });
  await settle();
  forgotten = true;
  await settle(12_000);
  expect(screen.getByText('Prices as of 12 s ago')).toBeVisible();
  expect(screen.getByText('No price updates.')).toBeVisible();
  act(() => shell.emit('odds:delta', deltaOnWire(1, 1)));
  await settle();
  expect(screen.queryByText(/Prices as of/)).not.toBeInTheDocument();
});

test('leaves the notice to the frame while there is no network', async () => {
  let open = true;
  await page('/exchange/Cricket', {
    answers: { getMatches: () => (open ? { data: { clock: 1, matches: cricket } } : new Promise(() => {})) },
    replies: {
      'odds:subscribe': () => (open ? imageOnWire(1, cricket) : { status: 'failed', reason: 'timeout' }),
    },
  });
  await settle();
  open = false;
  act(() => onlineManager.setOnline(false));
  await settle(7000);
  expect(screen.queryByText(/Prices as of/)).not.toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  expect(screen.getByText(/Prices as of/)).toBeInTheDocument();
  expect(names()).toHaveLength(4);
});

test('the prices of the match that has the focus are announced at most every 10 s, and no others', async () => {
  const { shell } = await page('/exchange/Cricket');
  await settle();
  const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;
  let clock = 1;
  const move = (odds: number) => {
    act(() =>
      shell.emit(
        'odds:delta',
        deltaOnWire(clock, clock + 1, { cells: [['m1', 'm1-1', 'back', priceOf(odds, 5_000)]] }),
      ),
    );
    clock += 1;
  };
  for (let tick = 0; tick < 11; tick += 1) {
    move(2.1 + tick / 100);
    await settle(1000);
  }
  expect(announced()).toBe('');
  act(() => screen.getByRole('link', { name: 'India v Australia: open the match' }).focus());
  for (let tick = 0; tick < 9; tick += 1) {
    move(2.2 + tick / 100);
    await settle(1000);
    expect(announced()).toBe('');
  }
  await settle(600);
  // The feed goes on, if only to say that nothing has changed.
  act(() => shell.emit('odds:delta', deltaOnWire(clock, clock + 1)));
  await settle(500);
  expect(announced()).toBe('India: back 2.28, lay 2.02. Australia: back 2.00, lay 2.02');
});

test('/exchange/inplay lists every sport that is in play', async () => {
  const kerala = match('s1', { name: 'Kerala v Goa', sportId: '1', inPlay: true, draw: true });
  await page('/exchange/inplay', { image: [india, kerala] });
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: 'In-play now' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['Cricket: T20 Internationals', 'Soccer: Test League']),
  );
  expect(names()).toEqual(['India v Australia', 'Kerala v Goa']);
});

test('the id of a match shows its name, competition, score and live match odds', async () => {
  const { shell } = await page('/exchange/m1');
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: 'India v Australia' })).toBeVisible();
  expect(shell.titles).toEqual(['India v Australia']);
  expect(screen.getByText('T20 Internationals', { selector: 'header *' })).toBeVisible();
  expect(screen.getByText('128/3')).toBeVisible();
  act(() => shell.emit('odds:delta', deltaOnWire(1, 2, { cells: [['m1', 'm1-2', 'lay', priceOf(1.94, 5_000)]] })));
  await settle();
  expect(screen.getByText('1.94')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All of Cricket' })).toHaveAttribute('href', '/exchange/Cricket');
  const odds = within(screen.getByRole('region', { name: 'Match Odds' }));
  expect(odds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Back India, third price1.9898.7K',
    'Back India, second price1.991.26L',
    'Back India2.00100',
    'Lay India2.02200',
    'Lay India, second price2.0473.5K',
    'Lay India, third price2.061.55L',
    'No back price for Australia—',
    'No back price for Australia—',
    'Back Australia2.00100',
    'Lay Australia1.9450',
    'No lay price for Australia—',
    'No lay price for Australia—',
    'Price history',
  ]);
});

test('what is in play is of no other day', async () => {
  await page('/exchange/inplay');
  await settle();
  const filters = within(screen.getByRole('toolbar', { name: 'Filter matches' }));
  expect(filters.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  for (const name of ['In-play', 'Today', 'Tomorrow']) expect(filters.queryByRole('button', { name })).toBeNull();
});

test('an id that names neither a sport nor a match says so and leads to the sports', async () => {
  await page('/exchange/Kabaddi');
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: 'Match or sport not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cricket' })).toHaveAttribute('href', '/exchange/Cricket');
});

test('the page speaks Hindi', async () => {
  const { shell } = await page('/exchange/Cricket');
  await settle();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: 'क्रिकेट' })).toBeInTheDocument();
  expect(row('Pakistan v England').getByText('42 मिनट में')).toBeVisible();
  expect(screen.getByText('14.2 ओवर')).toBeVisible();
  expect(screen.getByText('दिन 3, लंच')).toBeVisible();
});
