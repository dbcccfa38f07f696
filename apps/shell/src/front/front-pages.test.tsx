import { ApiError, type Banner } from '@pavilion/api-client';
import type { SlotProps } from '@pavilion/contract';
import { signedIn, signedOut } from '@pavilion/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell, testRelease } from '../testing.tsx';

const banner = (order: number): Banner => ({
  order,
  title: `Banner ${order}`,
  text: 'Its text',
  imgUrl: `/art/banners/${order}.svg`,
  action: `Open ${order}`,
  href: '/slots',
});
const answers = {
  getBanners: { data: { banners: [banner(3), banner(1), banner(2)] } },
  getCategories: { data: { categories: [{ category: 'crash', games: 14, imgUrl: '/art/categories/crash.svg' }] } },
};

const casino = testRelease({
  name: 'casino',
  routes: (['/slots', '/games-all'] as const).map((path) => ({
    path,
    access: 'protected',
    frame: 'full',
    page: path,
    title: { en: path, hi: path },
  })),
});

test('banners stand in ascending order and turn only when asked', async () => {
  await openShell('/', { answers });
  const carousel = within(await screen.findByRole('region', { name: 'Banners' }));
  expect(carousel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Banner 1',
    'Banner 2',
    'Banner 3',
  ]);
  const dots = () =>
    carousel.getAllByRole('button', { name: /^Banner \d/ }).map((dot) => dot.getAttribute('aria-current'));
  expect(dots()).toEqual(['true', null, null]);
  await userEvent.click(carousel.getByRole('button', { name: 'Next banner' }));
  expect(dots()).toEqual([null, 'true', null]);
  await userEvent.click(carousel.getByRole('button', { name: 'Previous banner' }));
  await userEvent.click(carousel.getByRole('button', { name: 'Previous banner' }));
  expect(dots()).toEqual([null, null, 'true']);
});

test('a visitor’s banner and category lead to the login dialog and on to their page', async () => {
  await openShell('/', { answers, releases: [casino] });
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByText('Banner 1');
  expect(to(/Open 1/)).toBe('/?dialog=login&next=%2Fslots');
  expect(to(/Crash/)).toBe('/?dialog=login&next=%2Fgames-all%3Fcategory%3Dcrash');
});

test.each([
  ['/', 'strip', undefined],
  ['/home', 'list', signedIn],
] as const)('what is in play on %s comes from whoever fills its slot, as a %s', async (path, look, session) => {
  const sports = testRelease({ name: 'sports', slots: [{ name: 'in-play' }] });
  const InPlay = (props: SlotProps['in-play']) => <p>Matches as a {props.look}</p>;
  const source = {
    load: async () => ({
      definition: { name: 'sports', routes: [], slots: [] },
      pages: {},
      slots: { 'in-play': async () => InPlay },
    }),
  };
  const { sent } = await openShell(path, { ...(session ? { session } : {}), answers, releases: [sports], source });
  expect(await screen.findByText(`Matches as a ${look}`)).toBeVisible();
  expect(sent('getMatches')).toEqual([]);
});

describe('banners that do not load', () => {
  it.each([
    ['/', signedOut],
    ['/home', signedIn],
  ])('take no space on %s and say nothing', async (path, session) => {
    const getBanners = () => {
      throw new ApiError({ kind: 'network', call: 'getBanners' });
    };
    await openShell(path, { session, answers: { ...answers, getBanners } });
    await waitFor(() => expect(document.querySelector('.banners')).toBeEmptyDOMElement());
    expect(screen.queryByText(/Banners/)).not.toBeInTheDocument();
  });
});

test('a part of the page that fails leaves the rest standing, and can be loaded again', async () => {
  let tries = 0;
  await openShell('/', {
    answers: {
      ...answers,
      getCategories: () => {
        tries += 1;
        if (tries === 1) throw new Error('offline');
        return answers.getCategories;
      },
    },
  });
  expect(await screen.findByText('Games could not be loaded')).toBeVisible();
  expect(screen.getByText('Banner 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('14 games')).toBeVisible();
});

test('a part of home that fails shows the operator’s message and the request id, in the player’s language', async () => {
  const { shell } = await openShell('/home', {
    session: signedIn,
    answers: {
      ...answers,
      getCategories: () => {
        throw new ApiError({
          kind: 'refused',
          call: 'getCategories',
          serverMessage: 'The scores are being checked.',
          requestId: 'req-31',
        });
      },
    },
  });
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Games could not be loaded');
  expect(failure).toHaveTextContent('The scores are being checked.');
  expect(failure).toHaveTextContent('Reference req-31');
  expect(screen.getByText('Banner 1')).toBeVisible();
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  expect(await screen.findByText('गेम को लोड नहीं किया जा सका')).toBeVisible();
});

test('a game of the home page that can’t be opened now says why on its tile: in a category, among favourites, among those played last', async () => {
  const game = (name: string, closed: object) => ({
    ...{ code: name, name, provider: 'jili', providerName: 'Jili', category: 'crash', imgUrl: '/a.svg', thumbUrl: '' },
    ...{ redirectUrl: `/casino/jili/${name}`, closed },
  });
  const own = {
    favourites: [game('Aces', { code: 'not-in-country' })],
    recents: [game('Bells', { code: 'not-in-currency' })],
  };
  await openShell('/home', {
    session: signedIn,
    answers: {
      ...answers,
      getGames: { data: { games: [game('Comets', { code: 'game-maintenance-open' })], total: 1 } },
      getOwnGames: { data: own },
    },
  });
  for (const name of [/Aces.*Not in your country/, /Bells.*Not in your currency/, /Comets.*Closed for maintenance/]) {
    expect((await screen.findAllByRole('link', { name }))[0]).toBeVisible();
  }
});

test('a game of the home page says that a round of it is open, in each of its rows, until the round ends', async () => {
  const game = (name: string) => ({
    ...{ code: name, name, provider: 'jili', providerName: 'Jili', category: 'crash', imgUrl: '/a.svg', thumbUrl: '' },
    redirectUrl: `/casino/jili/${name}`,
  });
  let open = ['Aces', 'Comets'].map((code) => ({ provider: 'jili', code }));
  const { shell } = await openShell('/home', {
    session: signedIn,
    answers: {
      ...answers,
      getGames: { data: { games: [game('Comets')], total: 1 } },
      getOwnGames: () => ({ data: { favourites: [game('Aces')], recents: [game('Aces'), game('Bells')], open } }),
    },
  });
  // Among those played last, and among favourites; new and popular.
  expect(await screen.findAllByRole('link', { name: /^Aces.*Round open/ })).toHaveLength(2);
  expect(await screen.findAllByRole('link', { name: /^Comets.*Round open/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Bells/ })).not.toHaveTextContent('Round open');
  open = [];
  await act(async () => shell.emit('update_balance', { balance: 3 }));
  await waitFor(() => expect(screen.queryByText('Round open')).not.toBeInTheDocument());
});

test('home greets the player, and its banner is small: one link', async () => {
  await openShell('/home', { session: signedIn, answers });
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Rohit$/ }),
  ).toBeVisible();
  const banners = within(await screen.findByRole('region', { name: 'Banners' }));
  expect(banners.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [1, 2, 3].map((order) => [`Banner ${order}`, '/slots']),
  );
});

const month = (staked: number) => ({
  ...{
    from: '2026-11-01',
    sports: 0,
    commission: 0,
    casino: 0,
    net: 0,
    staked,
    returned: 0,
    deposits: 0,
    withdrawals: 0,
  },
  ...{ minutes: 0, longestMinutes: 0 },
});
const recent = {
  ...{ code: 'a', name: 'Aces', provider: 'jili', providerName: 'Jili', category: 'crash', imgUrl: '/a.svg' },
  ...{ thumbUrl: '', redirectUrl: '/casino/jili/a' },
};

test.each([
  ['who has never played is told how to start', [], [month(0)], 0, true],
  ['who has bet is not', [], [month(0), month(500)], 0, false],
  ['whose first bet is open is not', [], [month(0)], 500, false],
  ['who has opened a game is not', [recent], [], 0, false],
])('on home %s', async (_, recents, periods, open, isTold) => {
  await openShell('/home', {
    session: signedIn,
    answers: {
      ...answers,
      getOwnGames: { data: { favourites: [], recents } },
      getPlayReport: { data: { periods, open } },
    },
  });
  await screen.findByText('Banner 1');
  if (isTold) {
    expect(await screen.findByRole('heading', { name: 'How to start' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set your limits first' })).toHaveAttribute('href', '/profile/limits');
  } else expect(screen.queryByRole('heading', { name: 'How to start' })).toBeNull();
});

test('on home what is the player’s own stands before what is everybody’s', async () => {
  const game = (name: string) => ({ ...recent, code: name, name, redirectUrl: `/casino/jili/${name}` });
  const provider = { code: 'ezugi', name: 'Ezugi', games: 3, lobby: 'live', href: '/casino/ezugi', imgUrl: '/e.svg' };
  await openShell('/home', {
    session: signedIn,
    answers: {
      ...answers,
      getOwnGames: { data: { favourites: [game('Aces')], recents: [game('Bells')] } },
      getGames: { data: { games: [game('Comets')], total: 1 } },
      getProviders: { data: { providers: [{ ...provider, quotes: 'Tables around the clock.' }] } },
    },
  });
  await screen.findByText('Tables around the clock.');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const order = ['Continue playing', 'Your favourites', 'Games', 'New games', 'Popular', 'Live casino'];
  expect(headings.filter((heading) => order.includes(heading ?? ''))).toEqual(order);
});

test('the slash key opens the search, except while typing', async () => {
  await openShell('/home', { session: signedIn, answers });
  await screen.findByText('Search...');
  await userEvent.keyboard('/');
  const input = await screen.findByPlaceholderText('Search your favourite games here...');
  await userEvent.type(input, '/');
  expect(input).toHaveValue('/');
});
