import type { TestAnswers } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { match } from '../live/testing.ts';
import { matchAnswers } from '../match/testing.ts';
import { betOf, betsAnswer } from '../my-bets/testing.ts';
import { remote } from '../remote.ts';
import { keepSent, rereadSentCashOuts } from './sent-cash-outs.ts';
import { cashOutOf, quoteOf } from './testing.ts';

const matches = [
  match('m1', { name: 'India v Australia', inPlay: true, hasBookmaker: true, matched: paise(900) }),
  match('m2', { name: 'Pakistan v England', inPlay: true }),
];
const onIndia = { refMatchId: 'm1', matchName: 'India v Australia', exposureAmount: paise(-50_000), totalBets: 1 };
const answers: TestAnswers = {
  ...matchAnswers,
  getMatches: { data: { clock: 1, matches } },
  getBets: betsAnswer([betOf('b1', { marketId: 'm1-MO' })]),
  getExposureAmount: { data: { exposureAmount: paise(-50_000), matches: [onIndia] } },
  getCashOut: { data: { cashOuts: [{ ...cashOutOf(100, quoteOf('q1')), marketId: 'm1-MO' }] } },
};

const nothing: TestAnswers = { getExposureAmount: { data: { exposureAmount: ZERO, matches: [] } } };

async function open(path: string, more: TestAnswers = {}) {
  return renderRemote(
    remote,
    path,
    { ...answers, ...more },
    {
      replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' }, 'odds:unsubscribe': { status: 'success' } },
    },
  );
}
const match1 = (name: RegExp) => screen.findByRole('article', { name });

test('a match of a list on which the player holds something has a button that cashes it out; no other match has one', async () => {
  const { user, sent } = await open('/exchange/Cricket');
  const row = within(await match1(/^India v Australia/));
  const button = await row.findByRole('button', { name: 'Cash out Match Odds: profit ₹150.00' });
  // In the line of what is matched, and in its place: the row is as high as before.
  expect(row.queryByText('Matched')).toBeNull();
  expect(button).toHaveTextContent('+₹150.00');
  expect(within(await match1(/^Pakistan/)).getByText('Matched')).toBeInTheDocument();
  expect(within(await match1(/^Pakistan/)).queryByRole('button', { name: /Cash out/ })).toBeNull();
  expect(sent('getCashOut').every((input) => (input as { refmatchid: string }).refmatchid === 'm1')).toBe(true);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Cash out: Match Odds' })).toBeVisible();
});

test('who holds nothing is asked for nothing by a list', async () => {
  const { sent } = await open('/exchange/Cricket', nothing);
  await match1(/^India v Australia/);
  expect(sent('getCashOut')).toEqual([]);
});

test('a position that can’t lose anything any more is cashed out like any other', async () => {
  const matches = [{ ...onIndia, exposureAmount: ZERO, totalBets: 2 }];
  await open('/exchange/Cricket', { getExposureAmount: { data: { exposureAmount: ZERO, matches } } });
  const row = within(await match1(/^India v Australia/));
  expect(await row.findByRole('button', { name: 'Cash out Match Odds: profit ₹150.00' })).toBeVisible();
});

test('a match whose cash-out has no answer yet has its button, whatever is held by now', async () => {
  const cashOut = {
    refMatchId: 'm1',
    marketId: 'm1-MO',
    marketName: 'Match Odds',
    percent: 100,
    secured: paise(15_000),
    waiting: ZERO,
  };
  keepSent({ ...cashOut, player: 'RK48213', quote: 'q1', clientRef: 'ref-1' });
  await open('/exchange/Cricket', nothing);
  const row = within(await match1(/^India v Australia/));
  expect(await row.findByRole('button', { name: 'Cash out Match Odds: not confirmed yet' })).toBeVisible();
  sessionStorage.clear();
  act(rereadSentCashOuts);
});

test('on the page of many markets the match odds on which the player holds something can be cashed out', async () => {
  const { user } = await open('/jetfair');
  const tile = within(await match1(/^India v Australia, Match Odds/));
  await user.click(await tile.findByRole('button', { name: 'Cash out Match Odds: profit ₹150.00' }));
  expect(await screen.findByRole('dialog', { name: 'Cash out: Match Odds' })).toBeVisible();
});

test('on the match’s page it stands in the head of its market, which is there anyway', async () => {
  await open('/exchange/m1', {
    getBets: betsAnswer([betOf('b1', { marketId: 'm1-odds' })]),
    getCashOut: { data: { cashOuts: [cashOutOf(100, quoteOf('q1'))] } },
  });
  const card = within(await screen.findByRole('region', { name: 'Match Odds' }));
  const button = await card.findByRole('button', { name: 'Cash out Match Odds: profit ₹150.00' });
  expect(button.closest('header')).not.toBeNull();
});
