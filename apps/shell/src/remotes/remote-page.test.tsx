import type { LoadedRemote } from '@pavilion/contract';
import { signedIn } from '@pavilion/contract/testing';
import { PATIENCE, type RemoteFailureKind, type RemoteSource } from '@pavilion/federation/runtime';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { openShell, testRelease } from '../testing.tsx';

const casino = testRelease({
  name: 'casino',
  routes: [
    { path: '/slots', access: 'protected', frame: 'full', page: 'slots', title: { en: 'Slots', hi: 'स्लॉट' } },
    {
      path: '/slots-games',
      access: 'protected',
      frame: 'full',
      redirectTo: '/slots',
      title: { en: 'Slots', hi: 'स्लॉट' },
    },
  ],
});
const auth = testRelease({ name: 'auth', slots: [{ name: 'dialogs' }] });

const remote = (page: () => ReactNode): LoadedRemote => ({
  definition: { name: 'casino', routes: [], slots: [{ name: 'dialogs' }] },
  pages: { slots: async () => page },
  slots: { dialogs: async () => page },
});
const works = remote(() => <h1>The slots</h1>);

/** A source that does one thing after the other, and the last one for good. */
function source(...steps: (() => Promise<LoadedRemote>)[]): RemoteSource & { loads(): number } {
  let loads = 0;
  return {
    loads: () => loads,
    load() {
      const step = steps[Math.min(loads, steps.length - 1)];
      loads += 1;
      return step ? step() : Promise.reject(new Error('no step'));
    },
  };
}
const fails = (kind: RemoteFailureKind) => () =>
  Promise.reject(Object.assign(new Error(`Remote casino: ${kind}`), { name: 'RemoteLoadError', kind }));
const state = () => document.querySelector<HTMLElement>('[data-remote]')?.dataset;
afterEach(() => {
  jest.useRealTimers();
});

const open = (from: RemoteSource, path = '/slots') =>
  openShell(path, { session: signedIn, releases: [casino, auth], source: from });

test('a remote’s page is shown inside the frame, under its own title', async () => {
  const { address } = await open(
    source(async () => works),
    '/slots-games?provider=jili',
  );
  expect(screen.getByRole('heading', { name: 'The slots' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.title).toBe('Slots | Pavilion');
  expect(address()).toBe('/slots?provider=jili');
  expect(state()).toMatchObject({ remote: 'casino', remoteState: 'ready' });
});

test.each(['unreachable', 'timeout', 'invalid', 'crashed'] as const)(
  'a remote that is %s says so in plain words while the frame works, and Retry heals it',
  async (kind) => {
    const from = source(fails(kind), async () => works);
    await open(from);
    expect(state()).toMatchObject({ remote: 'casino', remoteState: 'failed', failure: kind });
    expect(screen.getByRole('alert')).toHaveTextContent(/section/);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The slots' })).toBeVisible();
    expect(from.loads()).toBe(2);
  },
);

test('a remote that needs another contract says so, and offers a new page instead of another try', async () => {
  const from = source(fails('contract'));
  const { reloads } = await open(from);
  expect(state()).toMatchObject({ remoteState: 'failed', failure: 'contract' });
  expect(screen.getByRole('alert')).toHaveTextContent(/This page needs an update/);
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reloads).toHaveLength(1);
});

test('a page that failed says which one it is, and Retry takes the focus nowhere else', async () => {
  await open(source(fails('unreachable')));
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(document.querySelector('[data-remote]')).toHaveFocus();
});

test.each([
  ['the device is online again', () => window.dispatchEvent(new Event('online'))],
  ['the player comes back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page out of reach is asked for again when %s', async (_, back) => {
  await open(source(fails('unreachable'), async () => works));
  await act(async () => back());
  expect(await screen.findByRole('heading', { name: 'The slots' })).toBeVisible();
});

test('a page that stands alone has a way home when it fails', async () => {
  const signIn = testRelease({
    name: 'auth',
    routes: [
      { path: '/sign-in', access: 'public', frame: 'bare', page: 'sign-in', title: { en: 'Log in', hi: 'लॉग इन' } },
    ],
  });
  await openShell('/sign-in', { releases: [signIn], source: source(fails('unreachable')) });
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pavilion home' })).toHaveAttribute('href', '/');
});

test('a page that throws in render is caught, and Retry mounts it anew', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let planted = true;
  await open(
    source(async () =>
      remote(() => {
        if (planted) throw new Error('planted');
        return <h1>The slots</h1>;
      }),
    ),
  );
  expect(state()).toMatchObject({ remoteState: 'failed', failure: 'crashed' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(state()).toMatchObject({ remoteState: 'failed', failure: 'crashed' });
  planted = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The slots' })).toBeVisible();
  quiet.mockRestore();
});

test('a page whose chunk fails to load is unreachable, and is loaded again', async () => {
  const lost = Object.assign(new Error('Loading chunk slots failed'), { name: 'ChunkLoadError' });
  let tries = 0;
  await open(
    source(async () => ({
      ...works,
      pages: {
        slots: async () => {
          tries += 1;
          if (tries === 1) throw lost;
          return () => <h1>The slots</h1>;
        },
      },
    })),
  );
  expect(state()).toMatchObject({ failure: 'unreachable' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The slots' })).toBeVisible();
});

test('a remote that does not expose the page its route names is invalid', async () => {
  await open(source(async () => ({ ...works, pages: {} })));
  expect(state()).toMatchObject({ failure: 'invalid' });
});

test('a page that hangs is named within 5 s, and opens by itself when it arrives after all', async () => {
  jest.useFakeTimers();
  const waiting: ((arrived: LoadedRemote) => void)[] = [];
  await open(
    source(
      () =>
        new Promise((resolve) => {
          waiting.push(resolve);
        }),
    ),
  );
  expect(PATIENCE).toBeLessThan(5000);
  expect(state()).toMatchObject({ remoteState: 'loading' });
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE));
  expect(state()).toMatchObject({ remoteState: 'failed', failure: 'timeout' });
  await act(async () => {
    for (const arrive of waiting) arrive(works);
  });
  expect(screen.getByRole('heading', { name: 'The slots' })).toBeVisible();
  jest.useRealTimers();
});

describe('page that is left', () => {
  const { documentElement: html, body } = document;

  it('takes with it what it did to the elements around it', async () => {
    html.className = 'from-the-browser';
    function Page() {
      useEffect(() => {
        html.style.overflow = 'hidden';
        html.className = 'locked';
        body.setAttribute('inert', '');
        body.dataset.extension = 'on';
        document.title = 'Mine';
      }, []);
      return <h1>The slots</h1>;
    }
    const { host } = await open(source(async () => remote(Page)));
    expect(body).toHaveAttribute('inert');
    const lang = html.lang;
    await act(async () => host.navigation.go('/terms'));
    expect(html.getAttributeNames().filter((name) => name !== 'lang')).toEqual(['class']);
    expect(html).toHaveClass('from-the-browser', { exact: true });
    expect(html.lang).toBe(lang);
    expect(body.getAttributeNames()).toEqual(['data-extension']);
    delete body.dataset.extension;
    expect(document.title).toBe('Terms | Pavilion');
  });

  it('leaves the theme as the player has chosen it since', async () => {
    const { host } = await open(source(async () => works));
    html.dataset.theme = 'dark';
    await act(async () => host.navigation.go('/terms'));
    expect(html.dataset.theme).toBe('dark');
    delete html.dataset.theme;
  });
});

describe('the dialogs of the sign-in area', () => {
  const visit = (from: RemoteSource, path: string) => openShell(path, { releases: [auth], source: from });

  test('are not loaded until the address names one', async () => {
    const from = source(async () => works);
    await visit(from, '/');
    expect(from.loads()).toBe(0);
  });

  test('stand over the page that the address names them on', async () => {
    await visit(
      source(async () => works),
      '/terms?dialog=login',
    );
    expect(screen.getByText('The slots')).toBeInTheDocument();
  });

  test('that cannot be had say so in a dialog, with Retry and Close', async () => {
    const { shell } = await visit(
      source(fails('unreachable'), async () => works),
      '/?dialog=login',
    );
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    expect(dialog).toHaveTextContent(/This section could not be loaded/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shell.opened).toContain('closed');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The slots')).toBeInTheDocument();
  });
});
