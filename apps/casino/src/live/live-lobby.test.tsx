import { proves } from '@pavilion/api-client/proves';
import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { gameOf, indexOf, operator, withTables } from '../testing/operator.ts';

const aura = { provider: 'aura', providerName: 'Aura' } as const;
const games = [
  gameOf({ ...aura, name: 'Baccarat', code: '15', category: 'baccarat' }),
  gameOf({ ...aura, name: 'Matka', code: '16', category: 'lottery' }),
  gameOf({ ...aura, name: 'Old Wheel', code: '17', category: 'gameshows' }),
];
/** A table as the wire has it: amounts are rupees. */
const table = (game: string, more: object = {}) => ({
  ...{ game, least: 100, most: 5000, players: 3, languages: ['en', 'hi'], stage: 'betting', closesIn: 7000 },
  results: ['B', 'P', 'T'].map((text) => ({ text, tone: 'red' })),
  ...more,
});
const answers = { ...operator, getGameIndex: indexOf(games) };
const seatsOf = (...taken: readonly boolean[]) => taken.map((is, place) => ({ number: place + 1, taken: is }));
const open = (
  address = '/aura-games',
  tables: unknown = [table('15'), table('16', { players: 9, most: 500 })],
  own: object = {},
) =>
  renderRemote(
    remote,
    address,
    { ...answers, getOwnGames: { data: { favourites: [], recents: [], ...own } } },
    withTables(tables),
  );
const lobby = async () => within(await screen.findByRole('list', { name: 'Live tables' }));
const cardOf = async (name: RegExp) => {
  const link = (await lobby()).getByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};
const names = async () => (await lobby()).getAllByRole('heading', { level: 4 }).map((name) => name.textContent);

describe('live lobby', () => {
  it('shows stage, players, stakes, languages and results of each table', async () => {
    await open();
    expect(await names()).toEqual(['Matka', 'Baccarat']);
    const card = await cardOf(/^Baccarat/);
    expect(card.getByText('Bets open')).toBeVisible();
    expect(card.getByText('7 s')).toBeVisible();
    expect(card.getByText('₹100 to ₹5,000')).toBeVisible();
    expect(card.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
    expect(card.getByRole('img')).toHaveAccessibleName('Last results, newest first: B, P, T');
    expect(card.getByRole('link', { name: 'Baccarat' })).toHaveAttribute('href', '/casino/aura/15');
    expect(screen.getByText('2 tables, 12 players now')).toBeVisible();
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Old Wheel, Aura' })).toBeVisible();
  });

  it('shows a changed table at once', async () => {
    proves('tables:changed');
    const { shell } = await open();
    await lobby();
    const changed = table('15', { players: 40, stage: 'dealing', closesIn: null, results: [] });
    await act(async () => shell.emit('tables:changed', { tables: [changed] }));
    expect(await names()).toEqual(['Baccarat', 'Matka']);
    const baccarat = await cardOf(/^Baccarat/);
    expect(baccarat.getByText('Dealing')).toBeVisible();
    expect(baccarat.getByText(/No rounds yet/)).toBeVisible();
    expect((await cardOf(/^Matka/)).getByText('Bets open')).toBeVisible();
  });

  it('shows which seats are free, and follows them', async () => {
    const { shell } = await open('/aura-games', [table('15'), table('16', { seats: seatsOf(false, true, false) })]);
    const matka = await cardOf(/^Matka/);
    expect(matka.getByText('2 seats free')).toBeVisible();
    expect(matka.getByRole('img', { name: '2 of 3 seats free: 1, 3' })).toBeVisible();
    await act(async () =>
      shell.emit('tables:changed', { tables: [table('16', { seats: seatsOf(true, true, true) })] }),
    );
    expect(matka.getByRole('img', { name: 'All 3 seats are taken' })).toBeVisible();
    expect((await cardOf(/^Baccarat/)).queryByText(/free$/)).toBeNull();
  });

  it('shows how the last rounds are distributed', async () => {
    const results = [
      ...['148-3', '359-7'].map((text) => ({ text, tone: 'violet', kind: 'SP' })),
      { text: '118-0', tone: 'teal', kind: 'DP' },
    ];
    await open('/aura-games', [table('16', { results })]);
    expect((await cardOf(/^Matka/)).getByRole('img', { name: 'Last 3 rounds: DP 1, SP 2' })).toBeVisible();
  });

  it('marks a table at which the player has an open round', async () => {
    await open('/aura-games', undefined, { open: [{ provider: 'aura', code: '15' }] });
    expect(await screen.findByRole('link', { name: 'Baccarat. Round open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Matka' })).toBeVisible();
  });

  it('leads back to open rounds first, then to the last tables', async () => {
    const [, matka, wheel] = games;
    const name = (code: string) => ({ provider: 'aura', code });
    const opened = [{ ...name('16'), at: new Date(Date.now() - 12 * 60_000), net: paise(-24_000) }];
    const own = { recents: [wheel, matka], open: [name('15')], opened };
    const { user } = await open('/aura-games', undefined, own);
    const again = within(await screen.findByRole('region', { name: 'Continue playing' }));
    const links = again.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Rejoin Baccarat', 'Rejoin Matka']);
    expect(links[0]).toHaveAttribute('href', '/casino/aura/15');
    expect(again.getByText('Round open')).toBeVisible();
    expect(again.getByText(/^12 min ago, net.−₹240\.00$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Bets open/ }));
    expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
  });

  it('keeps its filters in the address, each with a count', async () => {
    const { user, address } = await open('/aura-games?stake=1000');
    expect(await names()).toEqual(['Baccarat']);
    await user.selectOptions(screen.getByLabelText(/^Stakes/), 'All (2)');
    expect(address()).toBe('/aura-games');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['All2', 'Baccarat1', 'Lottery1'],
    ]);
    await user.click(screen.getByRole('tab', { name: /^Lottery/ }));
    expect(address()).toBe('/aura-games?table=lottery');
    expect(await names()).toEqual(['Matka']);
    await user.selectOptions(screen.getByLabelText(/^Language/), 'हिन्दी (1)');
    await user.selectOptions(screen.getByLabelText(/^Stakes/), '₹25,000 (0)');
    expect(screen.getByText('No tables for these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/aura-games');
  });

  it('lists favourites and tables with free seats alone', async () => {
    const tables = [table('15', { seats: seatsOf(true, true) }), table('16', { seats: seatsOf(true, false) })];
    const { user, address } = await open('/aura-games', tables, { favourites: [games[0]] });
    await lobby();
    await user.click(screen.getByRole('button', { name: 'Free seats 1' }));
    expect(address()).toBe('/aura-games?seats=1');
    expect(await names()).toEqual(['Matka']);
    await user.click(screen.getByRole('button', { name: 'Free seats 1' }));
    await user.click(screen.getByRole('button', { name: 'Favourites 1' }));
    expect(address()).toBe('/aura-games?tables=favourites');
    expect(await names()).toEqual(['Baccarat']);
  });

  it('keeps its order in the address', async () => {
    const { user, address } = await open('/aura-games?order=name');
    expect(await names()).toEqual(['Baccarat', 'Matka']);
    await user.selectOptions(
      within(screen.getByRole('region', { name: 'Live tables' })).getByLabelText(/^Sort/),
      'Most players',
    );
    expect(address()).toBe('/aura-games');
    expect(await names()).toEqual(['Matka', 'Baccarat']);
  });

  it('offers no free seats where no table has seats', async () => {
    await open();
    await lobby();
    expect(screen.queryByRole('button', { name: /^Free seats/ })).toBeNull();
  });

  it('shows tables as tiles if the socket cannot say', async () => {
    await renderRemote(remote, '/aura-games', answers, {
      replies: { 'tables:follow': { status: 'failed', reason: 'timeout' }, 'tables:unfollow': { status: 'success' } },
    });
    expect(await screen.findByRole('link', { name: 'Baccarat, Aura' })).toBeVisible();
    expect(screen.queryByText('Live tables')).not.toBeInTheDocument();
  });

  it('says why a table is closed, in place of open bets', async () => {
    const shut = games.map((game, nth) => (nth === 0 ? { ...game, closed: { code: 'provider-maintenance' } } : game));
    await renderRemote(remote, '/aura-games', { ...operator, getGameIndex: indexOf(shut) }, withTables([table('15')]));
    const card = await cardOf(/^Baccarat/);
    expect(card.getByRole('link', { name: 'Baccarat. Closed for maintenance' })).toBeVisible();
    expect(card.queryByText('Bets open')).toBeNull();
  });

  it('follows the tables only while it is shown', async () => {
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

  it('reads a table whose seats and results it does not know', async () => {
    const seats = [{ number: 1, taken: false }, { chair: 2 }];
    const results = [{ text: 'B', tone: 'plaid', kind: 'B' }, { sign: 'P' }];
    await open('/aura-games', [table('16', { seats, results })]);
    expect((await cardOf(/^Matka/)).getByRole('img', { name: '1 of 1 seats free: 1' })).toBeVisible();
  });

  it('shows a bar that runs out with the time for bets, and does not restart with each message about the table', async () => {
    const { shell } = await open('/aura-games', [table('15')]);
    const bar = () => document.querySelector<HTMLElement>('.timeLeft');
    await cardOf(/^Baccarat/);
    expect(bar()?.style.animationDuration).toBe('7000ms');
    const first = bar();
    act(() => shell.emit('tables:changed', { tables: [table('15', { players: 4, closesIn: 6800 })] }));
    expect(bar()).toBe(first);
    act(() => shell.emit('tables:changed', { tables: [table('15', { closesIn: 15_000 })] }));
    expect(bar()?.style.animationDuration).toBe('15000ms');
    act(() => shell.emit('tables:changed', { tables: [table('15', { stage: 'dealing', closesIn: null })] }));
    expect(bar()).toBeNull();
  });

  it('is complete in Hindi', async () => {
    const { shell } = await open('/aura-games', [table('15'), table('16', { players: 9, seats: seatsOf(false) })], {
      recents: [games[0]],
    });
    await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
    expect(await screen.findByText('2 टेबल, अभी 12 खिलाड़ी')).toBeVisible();
    expect(screen.getAllByText('दाँव खुले').length).toBeGreaterThan(0);
    expect(screen.getByText('1 सीट खाली')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Baccarat में फिर जुड़ें' })).toBeVisible();
  });
});
