import { matchCountsQuery } from '@pavilion/api-client';
import { type LoadedRemote, type PageData, useShell } from '@pavilion/contract';
import { signedIn, signedOut } from '@pavilion/contract/testing';
import type { RemoteSource } from '@pavilion/federation/runtime';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { openShell, testRelease } from '../testing.tsx';
import { beginPage } from './begin-page.ts';

const title = { en: 'Shelf', hi: 'शेल्फ' };
const casino = testRelease({
  name: 'casino',
  routes: [
    { path: '/shelf/:name', access: 'protected', frame: 'bare', page: 'shelf', title },
    { path: '/door', access: 'public', frame: 'bare', page: 'shelf', title },
  ],
});
const getMatchCounts = { data: { sports: [{ sportId: '4', total: 7, inPlay: 1 }] } };

function Shelf() {
  const { api } = useShell();
  const counts = useQuery(matchCountsQuery(api));
  return <h1>{counts.data?.[0]?.total ?? 'No'} matches</h1>;
}
const asks: PageData = ({ api }, _place, queries) => void queries.prefetchQuery(matchCountsQuery(api));

/** A remote whose page's code comes when the test says so. */
function setUp(data: () => Promise<PageData>) {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const remote: LoadedRemote = {
    definition: { name: 'casino', routes: [], slots: [] },
    pages: { shelf: () => code.then(() => Shelf) },
    slots: {},
    data: { shelf: data },
  };
  const source: RemoteSource = { load: async () => remote };
  const open = (path = '/shelf/new', session = signedIn) =>
    openShell(path, { session, releases: [casino], source, answers: { getMatchCounts } });
  return { open, arrive: () => act(async () => arrive()) };
}

test('a page’s data is asked for while its code is on its way, and the page finds it: one request', async () => {
  const { open, arrive } = setUp(async () => asks);
  const { sent } = await open();
  expect(sent('getMatchCounts')).toHaveLength(1);
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await arrive();
  expect(await screen.findByRole('heading', { name: '7 matches' })).toBeVisible();
  expect(sent('getMatchCounts')).toHaveLength(1);
});

test('it is given the place that the player is on the way to, and the shell of its own remote', async () => {
  const data = jest.fn<void, Parameters<PageData>>();
  await setUp(async () => data).open('/shelf/a%20b?sort=name');
  const [shell, place] = data.mock.calls[0] ?? [];
  expect(place?.params).toEqual({ name: 'a b' });
  expect(place?.search.get('sort')).toBe('name');
  expect(Object.isFrozen(shell)).toBe(true);
  expect(shell?.session.begin).toBeUndefined();
});

test.each([
  [
    'throws',
    async () => () => {
      throw new TypeError('no such data');
    },
  ],
  ['does not come', () => Promise.reject(new TypeError('Loading chunk 1 failed.'))],
])('data that %s is reported in the name of its remote, and the page asks by itself', async (_, data) => {
  const { open, arrive } = setUp(data);
  const reported = jest.fn();
  const { sent, host, shell } = await open('/terms');
  shell.telemetry.error = reported;
  await act(async () => host.navigation.go('/shelf/new'));
  expect(reported).toHaveBeenCalledWith(expect.any(TypeError), { part: 'data', remote: 'casino', version: '1.2.3' });
  await arrive();
  expect(await screen.findByRole('heading', { name: '7 matches' })).toBeVisible();
  expect(sent('getMatchCounts')).toHaveLength(1);
});

test('whom the guard keeps out of a page is asked nothing for, before the first render or after', async () => {
  const data = jest.fn(async () => asks);
  const { open } = setUp(data);
  const visitor = await open('/shelf/new', signedOut);
  expect(visitor.address()).toBe('/?next=%2Fshelf%2Fnew');
  beginPage(visitor.host, { pathname: '/shelf/new', search: '' } as Location);
  await act(async () => undefined);
  expect(data).not.toHaveBeenCalled();
});

test('the data of the page that the address names is on its way before anything is rendered', async () => {
  const { open, arrive } = setUp(async () => asks);
  const { host, sent } = await open('/terms');
  await act(async () => beginPage(host, { pathname: '/shelf/new', search: '' } as Location));
  expect(sent('getMatchCounts')).toHaveLength(1);
  await act(async () => host.navigation.go('/shelf/new'));
  await arrive();
  expect(await screen.findByRole('heading', { name: '7 matches' })).toBeVisible();
  expect(sent('getMatchCounts')).toHaveLength(1);
});
