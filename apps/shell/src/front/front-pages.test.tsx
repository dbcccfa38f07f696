import { ApiError, type Banner } from '@pavilion/api-client';
import type { SlotProps } from '@pavilion/contract';
import { signedIn } from '@pavilion/contract/testing';
import { act, screen, within } from '@testing-library/react';
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

test('home greets the player, and their balance opens into its sum', async () => {
  await openShell('/home', { session: signedIn, answers });
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Rohit$/ }),
  ).toBeVisible();
  const card = within(screen.getByRole('group', { name: 'Your account now' }));
  await userEvent.click(card.getByText('Why this number'));
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₹98,210.00',
    '+₹25,246.50',
    '=₹1,23,456.50',
  ]);
});

test('the slash key opens the search, except while typing', async () => {
  await openShell('/home', { session: signedIn, answers });
  await screen.findByText('Search...');
  await userEvent.keyboard('/');
  const input = await screen.findByPlaceholderText('Search your favourite games here...');
  await userEvent.type(input, '/');
  expect(input).toHaveValue('/');
});
