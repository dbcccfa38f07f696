import { paise } from '@pavilion/money';
import { firstCalls, renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { match } from '../live/testing.ts';
import { remote } from '../remote.ts';
import { forgetSlip, slipStore } from '../slip/slip-store.ts';

const cricket = [
  match('m1', { name: 'India v Australia', competition: 'World Cup', inPlay: true, matched: paise(900) }),
  match('m2', { name: 'Pakistan v England', competition: 'World Cup' }),
];
const tennis = [match('t1', { name: 'A. Verma v K. Sato', competition: 'Open', sportId: '2', matched: paise(5000) })];
const answers = {
  getMatches: ({ sport }: { sport?: string }) => ({
    data: {
      clock: 1,
      matches: sport === '4' ? cricket : sport === '2' ? tennis : sport === '1' ? [] : cricket.slice(0, 1),
    },
  }),
  getMatchCounts: { data: { sports: [{ sportId: '4', total: 2, inPlay: 1 }] } },
};
const replies = {
  'odds:subscribe': { status: 'failed', reason: 'timeout' },
  'odds:unsubscribe': { status: 'success' },
};
const page = (path = '/sportsbook2') => renderRemote(remote, path, answers, { replies });
const section = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetSlip();
});

test('the lobby leads to every list, the page of many markets and the other sportsbook, with how many matches each has', async () => {
  await page();
  const ways = within(await screen.findByRole('navigation', { name: 'Sports' }));
  expect(await ways.findByRole('link', { name: 'Cricket 2' })).toHaveAttribute('href', '/exchange/Cricket');
  expect(ways.getByRole('link', { name: 'In-play 1' })).toHaveAttribute('href', '/exchange/inplay');
  expect(ways.getByRole('link', { name: 'Multi-market' })).toHaveAttribute('href', '/jetfair');
  expect(ways.getByRole('link', { name: 'Betby' })).toHaveAttribute('href', '/betby');
});

test('what is in play and what comes stand with prices, and a tap puts one on the slip', async () => {
  const { user } = await page();
  expect(await (await section('In play now')).findByRole('link', { name: 'India v Australia' })).toBeVisible();
  const upcoming = await section('Upcoming');
  expect(upcoming.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Pakistan v England: open the match',
    'A. Verma v K. Sato: open the match',
  ]);
  await user.click(upcoming.getByRole('button', { name: /^Back K\. Sato/ }));
  expect(slipStore.getState().bets).toMatchObject([{ matchName: 'A. Verma v K. Sato', sportId: '2', side: 'back' }]);
});

test('a search over all sports stands in the address', async () => {
  const { user, address } = await page();
  await user.type(await screen.findByRole('searchbox', { name: 'Search matches' }), 'open');
  await waitFor(() => expect(address()).toBe('/sportsbook2?q=open'));
  const found = await section('Matches');
  expect(found.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'A. Verma v K. Sato: open the match',
  ]);
  expect(screen.queryByRole('region', { name: 'In play now' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), ' nothing');
  expect(await screen.findByText('No matches found')).toBeVisible();
});

test('leagues open into their matches, and one that is followed comes first', async () => {
  const { user } = await page();
  const tree = within(await screen.findByRole('navigation', { name: 'Leagues' }));
  const leagues = () => tree.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  await tree.findByRole('button', { name: 'Follow Open' });
  expect(leagues()).toEqual(['Follow World Cup', 'Follow Open']);
  await user.click(tree.getByRole('button', { name: 'Follow Open' }));
  expect(leagues()).toEqual(['Follow Open', 'Follow World Cup']);
  await user.click(tree.getByText('Open'));
  expect(tree.getByRole('link', { name: 'A. Verma v K. Sato' })).toHaveAttribute('href', '/exchange/t1');
});

test('/sportsbook2 asks ahead for exactly what the page shows first', async () => {
  const { byData, byPage } = await firstCalls(remote, '/sportsbook2', answers, { replies });
  expect(byData).toEqual(byPage);
  expect(byData).not.toEqual([]);
});

test('the page speaks Hindi', async () => {
  const { shell } = await page();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'खेल' })).toBeVisible();
});
