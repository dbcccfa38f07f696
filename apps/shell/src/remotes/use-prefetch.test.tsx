import { signedIn } from '@pavilion/contract/testing';
import type { RemoteSource } from '@pavilion/federation/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell, testRelease } from '../testing.tsx';

const title = { en: 'Slots', hi: 'स्लॉट' };
const casino = testRelease({
  name: 'casino',
  routes: [{ path: '/slots', page: 'slots', title, access: 'protected', frame: 'full' }],
  preload: { pages: { slots: ['https://releases.test/casino/1.2.3/1.js'] }, slots: {} },
});
const wallet = testRelease({
  name: 'wallet',
  routes: [{ path: '/cashier', page: 'statement', title, access: 'protected', frame: 'full' }],
});
const auth = testRelease({
  name: 'auth',
  slots: [{ name: 'dialogs' }],
  routes: [{ path: '/sign-in', page: 'signIn', title, access: 'public', frame: 'bare' }],
  preload: { pages: {}, slots: { dialogs: ['https://releases.test/auth/1.2.3/2.js'] } },
});
const releases = [casino, wallet, auth];

let requests: string[] = [];
const loads: string[] = [];
const source: RemoteSource = {
  load: (release) => {
    loads.push(release.name);
    return new Promise(() => {});
  },
};

beforeEach(() => {
  requests = [];
  loads.length = 0;
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(async (address: string) => {
    requests.push(address.replace('https://releases.test/', '').replace('/1.2.3', ''));
    return { ok: true, arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  }) as typeof fetch;
  globalThis.requestIdleCallback = (work) => {
    work({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  };
  globalThis.cancelIdleCallback = () => {};
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

test('pointing at a link fetches the entry and the page’s files together, and runs neither', async () => {
  await openShell('/terms', { session: signedIn, releases, source });
  await screen.findByRole('heading', { level: 1 });
  requests = [];
  await userEvent.hover(screen.getAllByRole('link', { name: 'Slots' })[0] as HTMLElement);
  // The entries came while the page rested.
  expect(requests).toEqual(['casino/1.js']);
  expect(loads).toEqual([]);
});

test('a visitor who points at a link that opens a dialog has the dialogs fetched, and nothing before', async () => {
  await openShell('/terms', { releases, source });
  await screen.findByRole('heading', { level: 1 });
  expect(requests).toEqual([]);
  await userEvent.hover(screen.getByRole('button', { name: 'Login' }));
  expect(requests).toEqual(['auth/remote-entry.js', 'auth/2.js']);
  expect(loads).toEqual([]);
});

test('no entry that the page does not need is asked for before the page’s content stands', async () => {
  const { host } = await openShell('/slots', { session: signedIn, releases, source });
  await userEvent.hover(screen.getAllByRole('link', { name: 'Slots' })[0] as HTMLElement);
  expect(loads).toEqual(['casino']);
  expect(requests).toEqual(['casino/1.js']);
  await act(async () => host.navigation.go('/terms'));
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(requests).toEqual(['casino/1.js', 'casino/remote-entry.js', 'wallet/remote-entry.js']));
});

test('nothing is fetched ahead for who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await openShell('/terms', { session: signedIn, releases, source });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.hover(screen.getAllByRole('link', { name: 'Slots' })[0] as HTMLElement);
  expect(requests).toEqual([]);
});
