import type { Match } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { match } from './live/testing.ts';
import { remote } from './remote.ts';
import { clearSlip } from './slip/slip-store.ts';

const now = new Date(2026, 10, 21, 19, 48);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const india = match('m1', {
  name: 'India v Australia',
  competition: 'T20 Internationals',
  inPlay: true,
  startsAt: at(21, 18),
  matched: paise(4_830_000_000),
});
const lanka = match('m2', {
  name: 'South Africa v Sri Lanka',
  competition: 'Test matches',
  inPlay: true,
  startsAt: at(19, 10),
  draw: true,
  matched: paise(1_430_000_000),
});
const pakistan = match('m3', { name: 'Pakistan v England', startsAt: at(21, 20, 30) });
const punjab = match('m4', { name: 'Punjab v Bengal', startsAt: at(22, 13) });

/** Opens a list whose prices come over HTTP alone. */
async function page(path: string, matches: readonly Match[] = [india, lanka, pakistan, punjab]) {
  const answers = {
    getMatches: ({ sport }: { sport?: string }) => ({
      data: { clock: 1, matches: sport === undefined || sport === '4' ? matches : [] },
    }),
    getMatchCounts: { data: { sports: [{ sportId: '4', total: matches.length, inPlay: 2 }] } },
  };
  const replies = {
    'odds:subscribe': { status: 'failed', reason: 'timeout' },
    'odds:unsubscribe': { status: 'success' },
  };
  const view = await renderRemote(remote, path, answers, { replies, fakeTimers: true });
  await settle();
  return view;
}

const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
const names = () => screen.queryAllByRole('article').map((each) => each.getAttribute('aria-label'));
const row = (name: string) => within(screen.getByRole('article', { name }));
const cards = () => screen.getAllByRole('region').filter((each) => each.dataset.draw);
const headings = () => cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

test('leagues stand by what is matched in them, and a league that is followed before them', async () => {
  const { user } = await page('/exchange/Cricket');
  expect(headings()).toEqual(['Cricket: T20 Internationals', 'Cricket: Test matches', 'Cricket: Test League']);
  await user.click(screen.getByRole('button', { name: 'Follow Test League', pressed: false }));
  expect(headings()).toEqual(['Cricket: Test League', 'Cricket: T20 Internationals', 'Cricket: Test matches']);
  expect(screen.getByRole('button', { name: 'Follow Test League', pressed: true })).toBeVisible();
});

test('a match that is pinned stands before everything, here and after a reload', async () => {
  const { user, unmount } = await page('/exchange/Cricket');
  await user.click(row('Punjab v Bengal').getByRole('button', { name: 'Pin Punjab v Bengal' }));
  expect(headings()[0]).toBe('Pinned');
  expect(names()[0]).toBe('Punjab v Bengal');
  unmount();
  await page('/exchange/Cricket');
  expect(names()[0]).toBe('Punjab v Bengal');
  expect(names()).toHaveLength(4);
});

test('Back and Lay stand in words over each runner’s prices, and runners stand in one order', async () => {
  await page('/exchange/Cricket');
  const [card] = cards().filter((each) => each.dataset.draw === 'true');
  const columns = within(card as HTMLElement)
    .getByText('X')
    .closest('[aria-hidden]');
  expect(columns).toHaveTextContent('Back1LayBackXLayBack2Lay');
  expect(
    row('South Africa v Sri Lanka')
      .getAllByRole('button', { name: /^(Back|Lay) / })
      .map(({ textContent }) => textContent?.replace(/\d.*/, '')),
  ).toEqual([
    'Back South Africa',
    'Lay South Africa',
    'Back The Draw',
    'Lay The Draw',
    'Back Sri Lanka',
    'Lay Sri Lanka',
  ]);
});

test('what starts within two hours stands above the list, with the prices to back each side', async () => {
  await page('/exchange/Cricket');
  const soon = within(screen.getByRole('region', { name: 'Starting soon 1' }));
  expect(soon.getByText('in 42 min')).toBeVisible();
  expect(soon.getByRole('link', { name: 'Pakistan v England: open the match' })).toHaveAttribute(
    'href',
    '/exchange/m3',
  );
  expect(soon.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Back Pakistan2.00100',
    'Back England2.00100',
  ]);
});

test('the draw has its Hindi name', async () => {
  const { shell } = await page('/exchange/Cricket');
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  await settle();
  const lanka = row('South Africa v Sri Lanka');
  expect(lanka.getByText('ड्रॉ')).toBeVisible();
  expect(lanka.getByRole('button', { name: /^बैक ड्रॉ/ })).toBeVisible();
  expect(lanka.queryByText(/Draw/)).toBeNull();
});

test('that prices are old is said above the slip’s bar where that stands', async () => {
  const { user } = await page('/exchange/Cricket');
  await settle(20_000);
  const notice = () => screen.getByText(/^Prices are not live/).closest('p');
  expect(notice()).not.toHaveClass('noticeRaised');
  await user.click(row('India v Australia').getByRole('button', { name: /^Back India/ }));
  expect(notice()).toHaveClass('noticeRaised');
  act(clearSlip);
});

test('the first match is within ten presses of Tab from where the page begins', async () => {
  const { user } = await page('/exchange/Cricket');
  let presses = 0;
  while (!document.activeElement?.closest('[data-match]') && presses < 20) {
    presses += 1;
    await user.tab();
  }
  // One more leads from the address to the link that skips the header.
  expect(presses + 1).toBeLessThanOrEqual(10);
});

test('the chips are one stop of the Tab key: the arrow keys go through them and round', async () => {
  const { user, address } = await page('/exchange/Cricket');
  const chips = within(screen.getByRole('toolbar', { name: 'Filter matches' }));
  act(() => chips.getByRole('button', { name: 'All' }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(chips.getByRole('button', { name: 'Today' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(chips.getByRole('button', { name: 'Bookmaker' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(address()).toBe('/exchange/Cricket?fancy=1');
});

test('the chosen tab is brought into view', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('aria-current') === 'page' ? 400 : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
  await page('/exchange/Tennis');
  expect(screen.getByRole('navigation', { name: 'Sports' }).scrollLeft).toBe(270);
  jest.restoreAllMocks();
});

describe('a list of 1,000 matches', () => {
  const thousand = Array.from({ length: 1000 }, (_, index) =>
    match(`t${index}`, {
      name: `Home ${index} v Away ${index}`,
      matched: paise(1_000_000 - index),
      startsAt: at(25, 9),
    }),
  );
  let see: (element: Element, isIntersecting: boolean) => void = () => {};
  const unseen = jest.fn();
  beforeEach(() => {
    class Observer {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        see = (target, isIntersecting) => tell([{ target, isIntersecting }]);
      }
      observe() {}
      unobserve = unseen;
      disconnect() {}
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
  // By selectors: asking a thousand rows for their roles takes longer than showing them.
  const rowOf = (at: number) => document.querySelector<HTMLElement>(`article[data-match="t${at}"]`) as HTMLElement;
  const cells = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>('button[aria-pressed]:has(b)')];
  const prices = (at: number) => cells(rowOf(at));

  test('has a link for each, and prices only near the screen', async () => {
    await page('/exchange/Cricket', thousand);
    expect(document.querySelectorAll('article a[href^="/exchange/t"]')).toHaveLength(1000);
    expect(rowOf(600)).toHaveTextContent('Home 600 v Away 600');
    expect(cells(document).length).toBeLessThanOrEqual(16 * 4);
    expect(prices(0)).toHaveLength(4);
    expect(prices(600)).toEqual([]);
    act(() => see(rowOf(600), true));
    expect(prices(600)).toHaveLength(4);
    act(() => see(rowOf(600), false));
    expect(prices(600)).toEqual([]);
  });

  test('is gone through by the keyboard: the match that has the focus has its prices, and keeps them', async () => {
    const { user } = await page('/exchange/Cricket', thousand.slice(0, 60));
    act(() => rowOf(50).querySelector('a')?.focus());
    expect(prices(50)).toHaveLength(4);
    act(() => see(rowOf(50), false));
    await user.tab();
    await user.tab();
    expect(prices(50)[0]).toHaveFocus();
  });

  test('watches no row any more once it is left', async () => {
    const { unmount } = await page('/exchange/Cricket', thousand.slice(0, 30));
    unseen.mockClear();
    unmount();
    expect(unseen).toHaveBeenCalledTimes(30);
  });
});
