import type { Match } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { openPins, type Pin } from '../exchange/pins.ts';
import { match } from '../live/testing.ts';
import { matchAnswers } from '../match/testing.ts';
import { betOf, betsAnswer } from '../my-bets/testing.ts';
import { remote } from '../remote.ts';

const cricket = [
  match('m1', { name: 'India v Australia', inPlay: true, hasBookmaker: true, fancyCount: 3, matched: paise(900) }),
  match('m2', { name: 'Pakistan v England', startsAt: new Date('2026-12-21T15:00:00Z') }),
];
const soccer = [match('s1', { name: 'Kerala v Goa', sportId: '1', inPlay: true, draw: true, matched: paise(5000) })];
const bySport: Readonly<Record<string, readonly Match[]>> = { '4': cricket, '1': soccer, '2': [] };

const pins = (...markets: readonly [string, Pin['sportId'], Pin['kind']?][]) =>
  localStorage.setItem(
    'pavilion.pins.RK48213',
    JSON.stringify({
      markets: markets.map(([refMatchId, sportId, kind = 'match_odds']) => ({ refMatchId, sportId, kind })),
      followed: [],
    }),
  );

async function page(path = '/jetfair', answers: Readonly<Record<string, unknown>> = {}) {
  const view = await renderRemote(
    remote,
    path,
    {
      ...matchAnswers,
      getMatches: ({ sport }: { sport?: string }) => ({
        data: {
          clock: 1,
          matches: sport === undefined ? [...cricket, ...soccer].filter(({ inPlay }) => inPlay) : bySport[sport],
        },
      }),
      ...answers,
    },
    {
      replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' }, 'odds:unsubscribe': { status: 'success' } },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Multi-market' });
  return view;
}
const tiles = () => screen.queryAllByRole('article').map((each) => each.getAttribute('aria-label'));
const tile = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => {
  localStorage.clear();
  openPins('nobody');
});

test('/jetfair stands markets of several sports beside each other, in the order in which they were pinned', async () => {
  pins(['s1', '1'], ['m1', '4'], ['m1', '4', 'bookmaker'], ['m1', '4', 'fancy']);
  await page();
  await tile('India v Australia, Fancy');
  expect(tiles()).toEqual([
    'Kerala v Goa, Match Odds',
    'India v Australia, Match Odds',
    'India v Australia, Bookmaker',
    'India v Australia, Fancy',
  ]);
  const kerala = await tile('Kerala v Goa, Match Odds');
  expect(kerala.getAllByRole('button', { name: /^(Back|Lay) / })).toHaveLength(6);
  expect(kerala.getByRole('link', { name: 'Kerala v Goa' })).toHaveAttribute('href', '/exchange/s1');
  const rates = await tile('India v Australia, Bookmaker');
  expect(await rates.findByRole('button', { name: /^Back India.*104/ })).toBeVisible();
  const lines = await tile('India v Australia, Fancy');
  expect(await lines.findByRole('button', { name: /183/ })).toBeVisible();
});

test('who has pinned nothing sees what is most matched in play, and a press of the pin keeps one', async () => {
  const { user } = await page();
  const kerala = await tile('Kerala v Goa, Match Odds');
  expect(tiles()).toEqual(['Kerala v Goa, Match Odds', 'India v Australia, Match Odds']);
  expect(screen.getByText(/^No pinned markets yet/)).toBeVisible();
  await user.click(kerala.getByRole('button', { name: 'Pin Kerala v Goa, Match Odds', pressed: false }));
  await tile('Kerala v Goa, Match Odds');
  expect(tiles()).toEqual(['Kerala v Goa, Match Odds']);
});

test('a market is found by its match’s name and pinned', async () => {
  pins(['s1', '1']);
  const { user } = await page();
  await user.click(screen.getByRole('button', { name: 'Pin a market' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pin a market' }));
  await user.type(dialog.getByRole('searchbox'), 'india');
  const choice = within(await dialog.findByRole('group', { name: 'India v Australia' }));
  expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Match Odds',
    'Bookmaker',
    'Fancy',
  ]);
  await user.click(choice.getByRole('button', { name: 'Bookmaker' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await tile('India v Australia, Bookmaker');
});

test('what is in play and what has bets of the player can be shown alone, and stands in the address', async () => {
  pins(['m1', '4'], ['m2', '4'], ['s1', '1']);
  const { user, address } = await page('/jetfair', {
    getExposureAmount: {
      data: {
        exposureAmount: paise(-100),
        matches: [{ exposureAmount: paise(-100), matchName: 'Kerala v Goa', refMatchId: 's1', totalBets: 2 }],
      },
    },
  });
  await tile('Pakistan v England, Match Odds');
  await user.click(screen.getByRole('button', { name: 'In-play' }));
  expect(address()).toBe('/jetfair?show=inplay');
  expect(tiles()).toEqual(['India v Australia, Match Odds', 'Kerala v Goa, Match Odds']);
  await user.click(screen.getByRole('button', { name: 'With my bets' }));
  expect(tiles()).toEqual(['Kerala v Goa, Match Odds']);
});

test('with my bets the markets of the player’s open bets stand, whether they are pinned or not', async () => {
  await page('/jetfair?show=bets', {
    getExposureAmount: {
      data: {
        exposureAmount: paise(-300),
        matches: [
          { exposureAmount: paise(-100), matchName: 'Pakistan v England', refMatchId: 'm2', totalBets: 1 },
          { exposureAmount: paise(-200), matchName: 'India v Australia', refMatchId: 'm1', totalBets: 2 },
        ],
      },
    },
    getBets: betsAnswer([betOf('b1', { marketType: 'bookmaker', marketId: 'm1-bm' }), betOf('b2')]),
  });
  await tile('India v Australia, Bookmaker');
  expect(tiles()).toEqual([
    'Pakistan v England, Match Odds',
    'India v Australia, Match Odds',
    'India v Australia, Bookmaker',
  ]);
  expect(screen.queryByText(/^No pinned markets yet/)).toBeNull();
});

test('with my bets a player who has none is told so', async () => {
  await page('/jetfair?show=bets');
  expect(await screen.findByText('No open bets')).toBeVisible();
});

test('a pinned market whose match has ended says so and can be unpinned', async () => {
  pins(['gone', '4'], ['m1', '4']);
  const { user } = await page();
  await tile('India v Australia, Match Odds');
  expect(screen.getByText(/see My Bets/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pin Market ended', pressed: true }));
  expect(screen.queryByText(/see My Bets/)).not.toBeInTheDocument();
});

test('where nothing is pinned and nothing in play, the page leads to what can be pinned', async () => {
  await page('/jetfair', { getMatches: { data: { clock: 1, matches: [] } } });
  expect(await screen.findByText('No pinned markets')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the exchange' })).toHaveAttribute('href', '/exchange/Cricket');
});

test('the page speaks Hindi', async () => {
  const { shell } = await page();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'मल्टी-मार्केट' })).toBeVisible();
});

describe('a tile of match odds', () => {
  it('shows the matched amount, and its word to screen readers alone', async () => {
    pins(['m1', '4']);
    await page();
    const market = (await tile('India v Australia, Match Odds')).getByText('Match Odds').parentElement as HTMLElement;
    expect(market).toHaveTextContent('Match Odds Matched ₹9');
    expect(within(market).getByText('Matched')).toHaveClass('sr');
  });
});
