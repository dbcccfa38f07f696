import type { Game, GameIndex } from '@pavilion/api-client';
import type { SessionState } from '@pavilion/contract';
import { signedIn, signedOut, type TestAnswers } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell } from '../testing.tsx';

const game = (name: string): Game => ({
  code: name.toLowerCase().replaceAll(' ', '-'),
  name,
  provider: 'jili',
  providerName: 'Jili',
  category: 'slots',
  imgUrl: `/art/covers/${name}.svg`,
  thumbUrl: '',
  redirectUrl: `/casino/jili/${name.toLowerCase().replaceAll(' ', '-')}`,
  rtp: 96,
  volatility: 'low',
  minStake: paise(100),
  maxStake: paise(10000),
});
const games = ['Super Ace', 'Golden Empire', 'Ace Fortune', 'Money Coming'].map(game);

/** These games as the operator's index has them. */
const index: GameIndex = {
  providers: [{ code: 'jili', name: 'Jili' }],
  kinds: [{ provider: 0, category: 'slots', volatility: 'low', minStake: paise(100), maxStake: paise(10000) }],
  kind: games.map(() => 0),
  code: games.map(({ code }) => code),
  name: games.map(({ name }) => name),
  slug: games.map(() => ''),
  rtp: games.map(() => 9600),
  added: games.map(() => 0),
  imgUrl: '/art/covers/{code}.svg',
  thumbUrl: '',
  redirectUrl: '/casino/{provider}/{slug}',
};

const open = async (answers: TestAnswers = { getGameIndex: { data: index } }, session: SessionState = signedIn) => {
  const opened = await openShell('/terms', { session, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Search Games' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search Games' }));
  return { ...opened, dialog, input: dialog.getByPlaceholderText('Search your favourite games here...') };
};

/** The link to what is called so: its name stands in pieces, one of them marked. */
const resultOf = async (dialog: ReturnType<typeof within>, name: string) =>
  (
    await dialog.findByText(
      (_: string, element: Element | null) => element?.tagName === 'B' && element.textContent === name,
    )
  ).closest('a');

test('the search opens with the focus in its input, and loads the whole catalogue', async () => {
  const { sent, input } = await open();
  expect(input).toHaveFocus();
  expect(sent('getGameIndex')).toEqual([{}]);
});

test('search results are links with image and name to the game’s own address, and following one closes the search', async () => {
  const { dialog, input, address } = await open();
  await userEvent.type(input, 'empire');
  const link = await dialog.findByRole('link', { name: /Golden Empire/ });
  expect(link).toHaveAttribute('href', '/casino/jili/golden-empire');
  await waitFor(() => expect(link.querySelector('img')).toHaveAttribute('src', '/art/covers/golden-empire.svg'));
  expect(within(link).getByText('Empire')).toHaveClass('mark');
  await userEvent.click(link);
  await waitFor(() => expect(address()).not.toBe('/terms'));
  expect(screen.queryByRole('dialog', { name: 'Search Games' })).toBeNull();
});

test('a result that can’t be opened now says why', async () => {
  const { dialog, input } = await open({
    getGameIndex: { data: { ...index, closed: [{ code: 'not-in-country', rows: [1] }] } },
  });
  await userEvent.type(input, 'e');
  expect(await resultOf(dialog, 'Golden Empire')).toHaveTextContent('Not in your country');
  expect(await resultOf(dialog, 'Super Ace')).not.toHaveTextContent('Not in');
});

beforeEach(() => localStorage.clear());

/** The names in the groups that are there, by their headings. */
const groups = (dialog: ReturnType<typeof within>) =>
  Object.fromEntries(
    dialog.queryAllByRole('region').map((region: HTMLElement) => [
      within(region).getByRole('heading').textContent,
      within(region)
        .queryAllByRole('link')
        .map((link) => link.querySelector('b')?.textContent),
    ]),
  );
const trending = { 'Most played': ['Super Ace', 'Golden Empire', 'Ace Fortune', 'Money Coming'] };

test('before anything is searched stand the games that are played most, but none that is closed', async () => {
  const { dialog } = await open({
    getGameIndex: { data: { ...index, closed: [{ code: 'not-in-country', rows: [0] }] } },
  });
  await dialog.findByRole('link', { name: /Golden Empire/ });
  expect(groups(dialog)).toEqual({ 'Most played': trending['Most played'].slice(1) });
});

test('an emptied search does nothing: earlier results stay', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'ace');
  expect(groups(dialog)).toEqual({ Games: ['Ace Fortune', 'Super Ace'] });
  await userEvent.clear(input);
  expect(groups(dialog)).toEqual({ Games: ['Ace Fortune', 'Super Ace'] });
  await userEvent.type(input, '   ');
  expect(groups(dialog)).toEqual({ Games: ['Ace Fortune', 'Super Ace'] });
});

test('closing the search clears what was found', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'ace');
  await userEvent.click(dialog.getByRole('button', { name: 'Close search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search Games' }));
  const again = within(await screen.findByRole('dialog', { name: 'Search Games' }));
  expect(groups(again)).toEqual(trending);
  expect(again.getByPlaceholderText('Search your favourite games here...')).toHaveValue('');
});

test('Escape empties the field, from a result as well, and then closes', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'ace{ArrowDown}');
  expect(dialog.getByRole('link', { name: /Ace Fortune/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  expect(groups(dialog)).toEqual({ Games: ['Ace Fortune', 'Super Ace'] });
  // jsdom has no close request of its own: Escape on an empty field is left to the dialog.
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrows, Home and End go through what was found, and a letter goes on in the field', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'e');
  const focused = () => document.activeElement?.querySelector('b')?.textContent ?? document.activeElement?.tagName;
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    return focused();
  };
  expect(groups(dialog)).toEqual({ Games: ['Super Ace', 'Golden Empire', 'Ace Fortune', 'Money Coming'] });
  expect(await press('{ArrowDown}')).toBe('Super Ace');
  expect(await press('{ArrowDown}')).toBe('Golden Empire');
  expect(await press('{End}')).toBe('Money Coming');
  expect(await press('{ArrowDown}')).toBe('Money Coming');
  expect(await press('{Home}')).toBe('Super Ace');
  expect(await press('{ArrowUp}')).toBe('INPUT');
  expect(await press('{ArrowDown}m')).toBe('INPUT');
  expect(input).toHaveValue('em');
  expect(groups(dialog)).toEqual({ Games: ['Golden Empire'] });
});

test('Enter opens the first result', async () => {
  const { input, address } = await open();
  await userEvent.type(input, 'money{Enter}');
  await waitFor(() => expect(address()).not.toBe('/terms'));
  expect(screen.queryByRole('dialog', { name: 'Search Games' })).toBeNull();
});

describe('Enter in the search', () => {
  it('opens nothing if there is nothing to search for in the field', async () => {
    const { input, address } = await open();
    await userEvent.type(input, '...{Enter}');
    expect(screen.getByRole('dialog', { name: 'Search Games' })).toBeVisible();
    expect(address()).toBe('/terms');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('opens nothing while text is composed, %j', async (init) => {
    const { input } = await open();
    await userEvent.type(input, 'money');
    fireEvent.keyDown(input, { key: 'Enter', ...init });
    expect(screen.getByRole('dialog', { name: 'Search Games' })).toBeVisible();
  });
});

test('what was opened stands among the recent searches, which can be cleared', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'empire{Enter}');
  expect(localStorage.getItem('searches')).toBe('["Golden Empire"]');
  await userEvent.click(screen.getByRole('button', { name: 'Search Games' }));
  const again = within(await screen.findByRole('dialog', { name: 'Search Games' }));
  expect(dialog.queryByRole('button', { name: 'Golden Empire' })).toBeNull();
  await userEvent.click(again.getByRole('button', { name: 'Golden Empire' }));
  expect(again.getByPlaceholderText('Search your favourite games here...')).toHaveFocus();
  expect(groups(again)).toEqual({ Games: ['Golden Empire'] });
  await userEvent.click(again.getByRole('button', { name: 'Close search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search Games' }));
  const last = within(await screen.findByRole('dialog', { name: 'Search Games' }));
  await userEvent.click(last.getByRole('button', { name: 'Clear recent searches' }));
  expect(groups(last)).toEqual(trending);
  expect(localStorage.getItem('searches')).toBeNull();
});

test('a device that keeps nothing has the recent searches for the visit', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { input } = await open();
  await userEvent.type(input, 'empire{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Search Games' }));
  const again = within(await screen.findByRole('dialog', { name: 'Search Games' }));
  expect(again.getByRole('button', { name: 'Golden Empire' })).toBeVisible();
  blocked.mockRestore();
});

test('what a device keeps that makes no sense counts as nothing', async () => {
  localStorage.setItem('searches', '[{"not":"a name"}]');
  const { dialog } = await open();
  await dialog.findByRole('link', { name: /Golden Empire/ });
  expect(groups(dialog)).toEqual(trending);
});

const jili = {
  code: 'jili',
  name: 'Jili',
  href: '/slots?provider=jili',
  imgUrl: '',
  quotes: '',
  games: 4,
  lobby: 'slots',
};

test('a provider is found by its name, and leads a player to its lobby, a visitor to its page', async () => {
  const answers = { getGameIndex: { data: index }, getProviders: { data: { providers: [jili] } } };
  const { dialog, input } = await open(answers);
  await userEvent.type(input, 'JIL');
  const found = await resultOf(dialog, 'Jili');
  expect(found).toHaveAttribute('href', '/slots?provider=jili');
  expect(found).toHaveTextContent('4 games');
  cleanup();
  const visit = await open(answers, signedOut);
  await userEvent.type(visit.input, 'jil');
  expect(await resultOf(visit.dialog, 'Jili')).toHaveAttribute('href', '/jili');
});

test('a visitor who chooses a game is asked to log in and is brought there', async () => {
  const { dialog, input } = await open(undefined, signedOut);
  await userEvent.type(input, 'money');
  expect(await dialog.findByRole('link', { name: /Money Coming/ })).toHaveAttribute(
    'href',
    '/terms?dialog=login&next=%2Fcasino%2Fjili%2Fmoney-coming',
  );
});

const many: GameIndex = {
  ...index,
  ...{ kind: Array(70).fill(0), slug: Array(70).fill(''), rtp: Array(70).fill(9600), added: Array(70).fill(0) },
  code: Array.from({ length: 70 }, (_, row) => `lotus-${row}`),
  name: Array.from({ length: 70 }, (_, row) => `Lotus ${row}`),
};

test('of many games the first few stand there, then sixty, then the way to all in the catalogue', async () => {
  const { dialog, input } = await open({ getGameIndex: { data: many } });
  await userEvent.type(input, 'lotus');
  expect(dialog.getAllByRole('link')).toHaveLength(4);
  expect(dialog.getByText('70')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Show 56 more' }));
  expect(dialog.getByRole('link', { name: 'See all 70 games' })).toHaveAttribute('href', '/games-all?q=lotus');
  expect(dialog.getAllByRole('link')).toHaveLength(61);
  expect(dialog.getByRole('link', { name: /Lotus 4\D/ })).toHaveFocus();
});

test('a search that finds nothing says so, with ways on', async () => {
  const { dialog, input } = await open();
  await userEvent.type(input, 'zebra');
  expect(await dialog.findAllByText('Nothing found for “zebra”')).toHaveLength(2);
  expect(dialog.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games-all');
  expect(dialog.getByRole('link', { name: 'In play now' })).toHaveAttribute('href', '/exchange/inplay');
});

describe('a search that finds nothing', () => {
  it('offers near names of games and providers, each of which searches for itself', async () => {
    const provider = { ...jili, imgUrl: '/art/jili.svg' };
    const { dialog, input } = await open({
      getGameIndex: { data: index },
      getProviders: { data: { providers: [provider] } },
    });
    await userEvent.type(input, 'goldne empier');
    const near = within(await dialog.findByRole('group', { name: 'Did you mean:' }));
    expect(near.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Golden Empire']);
    await userEvent.click(near.getByRole('button'));
    expect(input).toHaveFocus();
    expect(input).toHaveValue('Golden Empire');
    expect(groups(dialog)).toEqual({ Games: ['Golden Empire'] });
    await userEvent.clear(input);
    await userEvent.type(input, 'jilli');
    expect(await dialog.findByRole('button', { name: 'Jili' })).toBeVisible();
  });
});

test('a catalogue that fails to load can be loaded again', async () => {
  let tries = 0;
  const { dialog, input } = await open({
    getGameIndex: () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { data: index };
    },
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
  await userEvent.type(input, 'money');
  expect(await dialog.findByRole('link', { name: /Money Coming/ })).toBeVisible();
});
