import { proves } from '@pavilion/api-client/proves';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { gameOf, indexOf, operator, withTables } from '../testing/operator.ts';

const games = [
  gameOf({ name: 'Baccarat', code: '15', provider: 'aura', providerName: 'Aura', category: 'baccarat' }),
  gameOf({ name: 'Matka', code: '16', provider: 'aura', providerName: 'Aura', category: 'lottery' }),
  gameOf({ name: 'Old Wheel', code: '17', provider: 'aura', providerName: 'Aura', category: 'gameshows' }),
];
/** A table as it stands on the wire: rupees. */
const table = (game: string, more: object = {}) => ({
  ...{ game, least: 100, most: 5000, players: 3, languages: ['en', 'hi'], stage: 'betting', closesIn: 7000 },
  results: ['B', 'P', 'T'].map((text) => ({ text, tone: 'red' })),
  ...more,
});
const answers = { ...operator, getGameIndex: indexOf(games) };
const open = (address = '/aura-games', tables: unknown = [table('15'), table('16', { players: 9, most: 500 })]) =>
  renderRemote(remote, address, answers, withTables(tables));
const lobby = async () => within(await screen.findByRole('list', { name: 'Live tables' }));
const names = async () => (await lobby()).getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

test('live tables say what they do, who is there, what a bet costs and what came out last; other games are tiles', async () => {
  await open();
  expect(await names()).toEqual(['Matka', 'Baccarat']);
  const [, baccarat] = (await lobby()).getAllByRole('listitem');
  const card = within(baccarat as HTMLElement);
  expect(card.getByText('Bets open')).toBeVisible();
  expect(card.getByText('7 s')).toBeVisible();
  expect(card.getByText('₹100 to ₹5,000')).toBeVisible();
  expect(card.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
  expect(card.getByRole('img')).toHaveAccessibleName('Last results, newest first: B, P, T');
  expect(card.getByRole('link', { name: 'Baccarat' })).toHaveAttribute('href', '/casino/aura/15');
  expect(screen.getByText('2 tables, 12 players now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Old Wheel, Aura' })).toBeVisible();
});

test('what changes at a table is seen at once, and the others stay as they are', async () => {
  proves('tables:changed');
  const { shell } = await open();
  await lobby();
  const changed = table('15', { players: 40, stage: 'dealing', closesIn: null, results: [] });
  await act(async () => shell.emit('tables:changed', { tables: [changed] }));
  expect(await names()).toEqual(['Baccarat', 'Matka']);
  const [baccarat, matka] = (await lobby()).getAllByRole('listitem');
  expect(within(baccarat as HTMLElement).getByText('Dealing')).toBeVisible();
  expect(within(baccarat as HTMLElement).getByText(/No rounds yet/)).toBeVisible();
  expect(within(matka as HTMLElement).getByText('Bets open')).toBeVisible();
});

test('a table at which a bet of the player’s still runs says so', async () => {
  const getOwnGames = { data: { favourites: [], recents: [], open: [{ provider: 'aura', code: '15' }] } };
  await renderRemote(remote, '/aura-games', { ...answers, getOwnGames }, withTables([table('15'), table('16')]));
  expect(await screen.findByRole('link', { name: 'Baccarat. Round open' })).toBeVisible();
  expect(screen.getByText('Round open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Matka' })).toBeVisible();
});

test('the filters stand in the address, each choice with what it leaves', async () => {
  const { user, address } = await open('/aura-games?stake=1000');
  expect(await names()).toEqual(['Baccarat']);
  await user.selectOptions(screen.getByLabelText(/^Stakes/), 'All (2)');
  expect(address()).toBe('/aura-games');
  await user.selectOptions(screen.getByLabelText(/^Game/), 'Lottery (1)');
  expect(address()).toBe('/aura-games?table=lottery');
  expect(await names()).toEqual(['Matka']);
  await user.selectOptions(screen.getByLabelText(/^Language/), 'हिन्दी (1)');
  await user.selectOptions(screen.getByLabelText(/^Stakes/), '₹25,000 (0)');
  expect(screen.getByText('No tables for these filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/aura-games');
});

test('tables that can’t be sent for are tiles like all games', async () => {
  await renderRemote(remote, '/aura-games', answers, {
    replies: { 'tables:follow': { status: 'failed', reason: 'timeout' }, 'tables:unfollow': { status: 'success' } },
  });
  expect(await screen.findByRole('link', { name: 'Baccarat, Aura' })).toBeVisible();
  expect(screen.queryByText('Live tables')).not.toBeInTheDocument();
});

test('a table that can’t be opened now says why, in its link’s name too, and not that its bets are open', async () => {
  const shut = games.map((game, nth) => (nth === 0 ? { ...game, closed: { code: 'provider-maintenance' } } : game));
  await renderRemote(remote, '/aura-games', { ...operator, getGameIndex: indexOf(shut) }, withTables([table('15')]));
  const [baccarat] = (await lobby()).getAllByRole('listitem');
  const card = within(baccarat as HTMLElement);
  expect(card.getByRole('link', { name: 'Baccarat. Closed for maintenance' })).toBeVisible();
  expect(card.queryByText('Bets open')).toBeNull();
});

test('nobody follows the tables but who looks at them', async () => {
  proves('tables:follow', 'tables:unfollow');
  const sent: string[] = [];
  const reply = (event: string, body: object) => () => {
    sent.push(event);
    return { status: 'success', ...body };
  };
  const replies = {
    'tables:follow': reply('follow', { tables: [table('15')] }),
    'tables:unfollow': reply('unfollow', {}),
  };
  const { goTo } = await renderRemote(remote, '/casino/red-tiger', answers, { replies });
  await screen.findByRole('heading', { level: 1, name: /Red Tiger/ });
  expect(sent).toEqual([]);
  await goTo('/aura-games');
  await lobby();
  await goTo('/games-all');
  await waitFor(() => expect(sent).toEqual(['follow', 'unfollow']));
});

test('the lobby speaks Hindi', async () => {
  const { shell } = await open();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByText('2 टेबल, अभी 12 खिलाड़ी')).toBeVisible();
  expect(screen.getAllByText('दाँव खुले').length).toBeGreaterThan(0);
});
