import type { Bet } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { match } from '../live/testing.ts';
import { matchAnswers } from '../match/testing.ts';
import { betOf, betsAnswer } from '../my-bets/testing.ts';
import { remote } from '../remote.ts';
import { areLevel } from './cash-out-room.tsx';
import { rereadSentCashOuts } from './sent-cash-outs.ts';
import { cashOutOf, quoteOf } from './testing.ts';

const matches = [match('m1', { name: 'India v Australia', inPlay: true, hasBookmaker: true, matched: paise(900) })];
const held = { refMatchId: 'm1', matchName: 'India v Australia', exposureAmount: paise(-50_000), totalBets: 1 };
const inMatchOdds = cashOutOf(100, quoteOf('q1'));
const answers: TestAnswers = {
  ...matchAnswers,
  getMatches: { data: { clock: 1, matches } },
  getBets: betsAnswer([betOf('b1')]),
  getExposureAmount: { data: { exposureAmount: paise(-50_000), matches: [held] } },
  getCashOut: { data: { cashOuts: [inMatchOdds] } },
  takeCashOut: { data: { problem: null, bets: [], exposureAmount: ZERO } },
  getAccountStatement: {
    data: { entries: [], total: 0, next: null, summary: { moneyIn: ZERO, moneyOut: ZERO, byKind: [], days: [] } },
  },
};

async function open(path: string, more: TestAnswers = {}, fakeTimers = false) {
  return renderRemote(
    remote,
    path,
    { ...answers, ...more },
    {
      replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' }, 'odds:unsubscribe': { status: 'success' } },
      fakeTimers,
    },
  );
}
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  act(rereadSentCashOuts);
});

const lost = quoteOf('q1', {
  secured: paise(-2_000),
  outcomes: [
    { runnerId: 'm1-1', runnerName: 'India', now: paise(65_000), after: paise(-2_000) },
    { runnerId: 'm1-2', runnerName: 'Australia', now: paise(-50_000), after: paise(-2_000) },
  ],
});
const ofBookmaker = { ...inMatchOdds, marketType: 'bookmaker' as const, marketName: 'Bookmaker' };

const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
/** Cashes out all of a position, until it is done. */
async function cashOutAll(more: TestAnswers) {
  jest.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
  const { user } = await open('/mybets', more, true);
  await settle();
  await settle();
  const button = screen.getByRole('button', { name: /^Cash out (Match Odds|Bookmaker): / });
  const room = button.closest('.cashOut');
  await user.click(button);
  await settle();
  await user.click(screen.getByRole('button', { name: /^Cash out 100%/ }));
  await settle();
  await settle();
  expect(screen.getByText('Cashed out')).toBeVisible();
  return { user, room };
}

test.each([
  ['match odds that win something', inMatchOdds, true],
  ['match odds whose every outcome loses', { ...inMatchOdds, quote: lost }, false],
  ['a bookmaker, who takes none', ofBookmaker, false],
])('of a commission is spoken only where one may be taken: %s', async (_, offer, isTaken) => {
  await cashOutAll({ getCashOut: { data: { cashOuts: [offer] } } });
  const line = screen.queryByText('Commission on net profit is charged when the market is settled.');
  expect(line !== null).toBe(isTaken);
});

/** A bet that levels `b1`: whichever way it ends, it brings nothing. */
const levels = betOf('b2', { selectionType: 'lay' });
const offers = (problem: 'level' | null) => ({
  data: { cashOuts: [cashOutOf(100, problem === null ? quoteOf('q1') : null, problem)] },
});

/** Where the line of a cash-out stands on a page, with what comes to be known of it by `answer`. */
async function line(path: string, bets: readonly Bet[]) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await open(path, { getBets: betsAnswer(bets), getCashOut: () => promise });
  await screen.findAllByText('India');
  const [room] = [...document.querySelectorAll<HTMLElement>('.cashOut')].filter(
    (each) => each.closest('[data-look="pill"]') === null,
  );
  if (!room) throw new Error('Nothing stands for a cash-out');
  return { room, answer: (offered: unknown) => act(async () => resolve(offered)) };
}

describe.each(['/mybets', '/jetfair?show=bets', '/exchange/Cricket'])('the line for a cash-out, on %s', (path) => {
  test('is there before its button, and takes no room once there is nothing to cash out', async () => {
    const { room, answer } = await line(path, [betOf('b1')]);
    expect(room).toBeVisible();
    await answer(offers('level'));
    await waitFor(() => expect(room).not.toBeVisible());
  });

  test('takes none from the start where the bets beside it are level; an offer is shown all the same', async () => {
    const { room, answer } = await line(path, [betOf('b1'), levels]);
    expect(room).not.toBeVisible();
    await answer(offers(null));
    const button = await within(room).findByRole('button', { name: /^Cash out Match Odds: profit/ });
    expect(button).toBeVisible();
  });
});

test('the sheet of a cash-out stays open when nothing is left to cash out, and its line goes with it', async () => {
  let isTaken = false;
  const { user, room } = await cashOutAll({
    getCashOut: () => offers(isTaken ? 'level' : null),
    takeCashOut: () => {
      isTaken = true;
      return answers.takeCashOut;
    },
  });
  await settle();
  expect(document.querySelector('.button')).toBeNull();
  expect(screen.getByText('Cashed out')).toBeVisible();
  // No room behind the sheet.
  expect(room).toHaveStyle({ display: 'contents' });
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await settle();
  expect(room).not.toBeVisible();
});

test('bets on a market are level where every outcome brings the same, those that no bet is on too', () => {
  const onAustralia = betOf('b3', { runnerId: 'm1-2' });
  expect(areLevel([betOf('b1'), levels])).toBe(true);
  expect(areLevel([betOf('b1')])).toBe(false);
  expect(areLevel([betOf('b1'), onAustralia])).toBe(false);
  expect(areLevel([betOf('b1'), levels, { ...onAustralia, marketId: 'm1-bookmaker' }])).toBe(false);
  expect(areLevel([{ ...onAustralia, marketType: 'fancy' }])).toBe(true);
  expect(areLevel([betOf('b1', { status: 'unmatched', matchedStack: ZERO, fills: [] })])).toBe(true);
});
