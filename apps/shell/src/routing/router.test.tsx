import type { RouteData } from '@pavilion/contract';
import { signedIn } from '@pavilion/contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDialogs } from '../services/dialogs.ts';
import { openShell, testRelease } from '../testing.tsx';

const route = (path: `/${string}`, access: RouteData['access'], frame: RouteData['frame']): RouteData => ({
  path,
  access,
  frame,
  page: 'page',
  title: { en: path.slice(1), hi: path.slice(1) },
});
const releases = [
  testRelease({
    name: 'wallet',
    routes: [
      route('/cashier', 'protected', 'full'),
      route('/sign-in', 'public', 'bare'),
      route('/exchange/:gameId', 'protected', 'header'),
    ],
  }),
];
const source = {
  load: async () => ({
    definition: { name: 'wallet', routes: [], slots: [] } as const,
    pages: { page: async () => () => <h1>The remote’s page</h1> },
    slots: {},
  }),
};
const open = (path: string, session?: typeof signedIn) =>
  openShell(path, { releases, source, ...(session ? { session } : {}) });

test('a signed-out player who opens /cashier lands on /, and is brought back once they have signed in', async () => {
  const { address, host, shell } = await open('/cashier?period=90d');
  expect(address()).toBe('/?next=%2Fcashier%3Fperiod%3D90d');
  expect(await screen.findByRole('heading', { level: 1, name: /The ground/ })).toBeVisible();
  // Whichever dialog they go through.
  act(() => createDialogs(host.navigation, () => false).open('mobileNumber'));
  await act(async () => shell.stores.session.setState(signedIn));
  expect(address()).toBe('/cashier?period=90d');
});

test('a player who signs out lands on /, and whoever signs in after them begins at /home', async () => {
  const { address, shell } = await open('/cashier', signedIn);
  await act(() => shell.session.end());
  expect(address()).toBe('/');
  await act(async () => shell.stores.session.setState(signedIn));
  expect(address()).toBe('/home');
});

describe('the tab’s title', () => {
  test('is what the page names itself, in each language, until it is left', async () => {
    const { host, shell } = await open('/exchange/1', signedIn);
    expect(document.title).toBe('exchange/:gameId | Pavilion');
    const release = shell.title('India v Australia');
    await waitFor(() => expect(document.title).toBe('India v Australia | Pavilion'));
    act(() => release());
    expect(document.title).toBe('exchange/:gameId | Pavilion');
    // One that is never taken back ends with its path.
    act(() => void shell.title('भारत बनाम ऑस्ट्रेलिया'));
    expect(document.title).toBe('भारत बनाम ऑस्ट्रेलिया | Pavilion');
    await act(async () => host.navigation.go('/exchange/2'));
    expect(document.title).toBe('exchange/:gameId | Pavilion');
  });

  test('is the page’s last word, though an earlier one is taken back', async () => {
    const { shell } = await open('/exchange/1', signedIn);
    const first = shell.title('Cricket');
    act(() => void shell.title('Football'));
    act(() => first());
    expect(document.title).toBe('Football | Pavilion');
  });
});

describe('redirects', () => {
  const redirect = (path: `/${string}`, redirectTo: `/${string}`): RouteData => ({
    path,
    access: 'common',
    frame: 'full',
    title: { en: path, hi: path },
    redirectTo,
  });
  const openWith = async (path: string, ...routes: RouteData[]) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reports: unknown[] = [];
    const opened = await openShell(path, {
      releases: [testRelease({ name: 'casino', routes })],
      source,
      prepare: ({ telemetry }) => {
        telemetry.error = (error, attributes) => void reports.push([String(error), attributes]);
      },
    });
    quiet.mockRestore();
    return { ...opened, reports };
  };

  test('that lead in a circle end at a page that says it did not open, reported once', async () => {
    const { reports, sent } = await openWith('/one', redirect('/one', '/two'), redirect('/two', '/one'));
    expect(await screen.findByText('This page could not be opened')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    const attributes = { remote: 'casino', version: '1.2.3', kind: 'redirects' };
    expect(reports).toEqual([[expect.stringContaining('/two is a redirect after 5 others'), attributes]]);
    expect(sent('pageVisit').length).toBeLessThanOrEqual(6);
  });

  test('that follow each other five times still open their page, and count anew from there', async () => {
    const steps = ['/r1', '/r2', '/r3', '/r4', '/r5', '/terms'] as const;
    const chain = steps.slice(0, -1).map((step, index) => redirect(step, steps[index + 1] ?? '/terms'));
    const { host, address, reports } = await openWith('/r1', ...chain);
    expect(address()).toBe('/terms');
    await act(async () => host.navigation.go('/r1'));
    expect(address()).toBe('/terms');
    expect(reports).toEqual([]);
  });
});

test('a signed-in player who opens a public path lands on /home', async () => {
  const { address } = await open('/sign-in', signedIn);
  expect(address()).toBe('/home');
});

test.each([
  ['/no/such/path', '/'],
  ['/nobody', '/'],
])('an unknown path (%s) leads to %s, and a player on to /home', async (path, landing) => {
  const visitor = await open(path);
  await waitFor(() => expect(visitor.address()).toBe(landing));
  await act(async () => visitor.shell.stores.session.setState(signedIn));
  expect(visitor.address()).toBe('/home');
});

test.each([
  ['/cashier', true, true],
  ['/exchange/Cricket', true, false],
  ['/sign-in', false, false],
])('the frame of %s has a header: %s, a footer: %s', async (path, header, footer) => {
  await open(path, path === '/sign-in' ? undefined : signedIn);
  expect(screen.queryAllByRole('banner')).toHaveLength(header ? 1 : 0);
  expect(screen.queryAllByRole('contentinfo')).toHaveLength(footer ? 1 : 0);
});

test('a change of path starts at the top with the focus on the page; a change of the search does not', async () => {
  const { host, scrolls } = await open('/terms');
  expect(scrolls).toEqual([]);
  await act(async () => host.navigation.go('/terms?a=1'));
  expect(scrolls).toEqual([]);
  await act(async () => host.navigation.go('/privacypolicy'));
  expect(scrolls).toEqual([[0, 0]]);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('Privacy | Pavilion');
});

test('a page keeps its state while only its id changes', async () => {
  const { host } = await open('/exchange/Cricket', signedIn);
  const heading = screen.getByRole('heading', { name: 'The remote’s page' });
  await act(async () => host.navigation.go('/exchange/Soccer'));
  expect(screen.getByRole('heading', { name: 'The remote’s page' })).toBe(heading);
});

test('while the organisation is away every path leads to /maintenance, and back to where the player was', async () => {
  const { shell, address } = await open('/cashier', signedIn);
  const details = {
    LOGO_URL: '',
    WHATS_APP_URL: 'https://wa.example/1',
    TELEGRAM: '',
    FACEBOOK: '',
    INSTATGRAM: '',
    PHONE: '+91 1800 000 000',
    FOOTER_TEXT: '',
    SEO_TITLE: 'Pavilion',
    BRAND_STATUS: 'Maintenance',
    OTP_FLAG: 0,
  };
  await act(async () => shell.stores.organisation.setState({ status: 'maintenance', details }));
  expect(address()).toBe('/maintenance');
  expect(await screen.findByRole('heading', { name: /under maintenance/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /1800/ })).toHaveAttribute('href', 'tel:+911800000000');
  expect(screen.queryByRole('banner')).toBeNull();
  await act(async () => shell.stores.organisation.setState({ status: 'live' }));
  expect(address()).toBe('/cashier');
});

test('the operator gets the pattern of the page that was opened, never the id in it', async () => {
  const { sent } = await open('/exchange/34210877', signedIn);
  expect(sent('pageVisit')).toContainEqual({ page: '/exchange/:gameId' });
});

test('the first page that was opened tells the operator of the referral code that led there, and no other does', async () => {
  const { sent, host } = await openShell('/', { releases, source, ref: 'PAVMEERA' });
  await act(async () => host.navigation.go('/inplay'));
  const [first, ...later] = sent('pageVisit');
  expect(first).toEqual({ page: '/', ref: 'PAVMEERA' });
  expect(later).not.toHaveLength(0);
  for (const visit of later) expect(visit).not.toHaveProperty('ref');
});

test('a provider’s code opens its public page; its games ask a visitor to log in first', async () => {
  const provider = {
    code: 'spribe',
    name: 'Spribe',
    href: '/spribe',
    imgUrl: '/art/p.svg',
    quotes: 'Seven games, each provably fair.',
    games: 1,
    lobby: 'live',
  };
  const game = {
    code: 'aviator',
    name: 'Aviator',
    provider: 'spribe',
    providerName: 'Spribe',
    category: 'crash',
    imgUrl: '/art/aviator.svg',
    thumbUrl: '/art/aviator.svg',
    redirectUrl: '/casino/spribe/aviator',
    rtp: 97,
    volatility: 'high',
    minStake: 1000,
    maxStake: 100000,
  };
  const { address } = await openShell('/Spribe', {
    answers: { getProviders: { data: { providers: [provider] } }, getGames: { data: { games: [game], total: 1 } } },
  });
  expect(await screen.findByText('Seven games, each provably fair.')).toBeVisible();
  // Not in the type of its logo, which changes the case.
  expect(screen.getByRole('heading', { level: 1 }).innerHTML).toBe('Spribe');
  expect(document.title).toBe('Spribe | Pavilion');
  await userEvent.click(await screen.findByRole('link', { name: /Aviator Spribe/ }));
  expect(address()).toBe('/Spribe?dialog=login&next=%2Fcasino%2Fspribe%2Faviator');
});
