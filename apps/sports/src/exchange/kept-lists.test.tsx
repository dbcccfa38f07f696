import type { Match } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { match, priceOf } from '../live/testing.ts';
import { remote } from '../remote.ts';
import { forgetSlip } from '../slip/slip-store.ts';
import { readList } from './kept-lists.ts';

const india = match('m1', { name: 'India v Australia', inPlay: true });
const moved: Match = { ...india, runners: india.runners.map((runner) => ({ ...runner, back: priceOf(2.5, 10_000) })) };
const replies = {
  'odds:subscribe': { status: 'failed', reason: 'timeout' },
  'odds:unsubscribe': { status: 'success' },
};
const counts = { data: { sports: [] } };
const page = (getMatches: unknown) =>
  renderRemote(remote, '/exchange/Cricket', { getMatches, getMatchCounts: counts }, { replies });
const answerOf = (matches: readonly Match[]) => ({ data: { clock: 7, matches } });
const back = () => within(screen.getByRole('article')).getByRole('button', { name: /^Back India/ }).textContent;

beforeEach(() => {
  sessionStorage.clear();
  forgetSlip();
});

test('a list is kept in session storage by the names of the specification, and read as it was', async () => {
  await page(answerOf([india]));
  await screen.findByRole('article');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['oddsData', 'sportsData']);
  expect(readList('cricket')).toMatchObject({
    clock: 7,
    matches: [
      {
        name: 'India v Australia',
        startsAt: india.startsAt,
        matched: india.matched,
        runners: [{ name: 'India', back: priceOf(2, 10_000), lay: priceOf(2.02, 20_000) }, { name: 'Australia' }],
      },
    ],
  });
});

test('after a reload the last prices stand at once and as old ones, until the operator has confirmed them', async () => {
  const before = await page(answerOf([india]));
  await screen.findByRole('article');
  before.unmount();
  let answer: (value: unknown) => void = () => {};
  await page(() => new Promise((resolve) => (answer = resolve)));
  await screen.findByRole('article');
  expect(back()).toBe('Back India2.00100');
  expect(screen.getByRole('article').closest('[data-stale]')).not.toBeNull();
  expect(screen.getByText(/Prices as of/)).toBeVisible();
  await act(async () => answer(answerOf([moved])));
  expect(await screen.findByRole('button', { name: /^Back India\s*2\.50/ })).toBeVisible();
  expect(screen.getByRole('article').closest('[data-stale]')).toBeNull();
  expect(screen.queryByText(/Prices as of/)).not.toBeInTheDocument();
});

test('what is kept as the page is left is what its cells said last', async () => {
  await page(answerOf([moved]));
  await screen.findByRole('article');
  sessionStorage.clear();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(readList('cricket')?.matches[0]?.runners[0]?.back).toEqual(priceOf(2.5, 10_000));
});

test('what is kept is as old as the list that was read, where not every price of it is live', async () => {
  await page(answerOf([india]));
  await screen.findByRole('article');
  const readBy = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(readBy + 60_000);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(readList('cricket')?.at).toBeLessThanOrEqual(readBy);
  jest.restoreAllMocks();
});

test.each(['nonsense', '{"cricket":{"at":1}}', '[]'])('what is spoilt (%s) counts as nothing kept', (spoilt) => {
  sessionStorage.setItem('sportsData', spoilt);
  expect(readList('cricket')).toBeNull();
});

test('a browser that keeps nothing shows the list all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await page(answerOf([india]));
  expect(await screen.findByRole('article', { name: 'India v Australia' })).toBeVisible();
  jest.restoreAllMocks();
});
