import { type LoadedRemote, ShellContext, useShell } from '@pavilion/contract';
import { signedIn } from '@pavilion/contract/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router';
import { HostContext } from '../services/host.ts';
import { openShell, testRelease } from '../testing.tsx';
import { LeaveGuard } from './leave-guard.tsx';

const title = { en: 'Slots', hi: 'स्लॉट' };
const casino = testRelease({
  name: 'casino',
  routes: [
    { path: '/slots', access: 'protected', frame: 'full', page: 'slots', title },
    { path: '/games-all', access: 'protected', frame: 'full', page: 'games', title },
    { path: '/games-old', access: 'protected', frame: 'full', redirectTo: '/games-all', title },
  ],
});

/** A page on which a bet can be begun and be done. */
function BetPage() {
  const { hold } = useShell();
  const navigate = useNavigate();
  const [release, setRelease] = useState<(() => void) | null>(null);
  return (
    <>
      <h1>The slots</h1>
      <button type="button" onClick={() => setRelease(() => hold('a bet'))}>
        Begin
      </button>
      <button type="button" onClick={() => release?.()}>
        Done
      </button>
      <button type="button" onClick={() => navigate('/games-old')}>
        Elsewhere
      </button>
      <Link to="/games-all">Games</Link>
      <Link to="?tab=new">Tab</Link>
    </>
  );
}
const remote: LoadedRemote = {
  definition: { name: 'casino', routes: [], slots: [] },
  pages: { slots: async () => BetPage, games: async () => () => <h1>All games</h1> },
  slots: {},
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

async function betting() {
  const opened = await openShell('/slots', {
    session: signedIn,
    releases: [casino],
    source: { load: async () => remote },
  });
  await press('Begin');
  return opened;
}

test('while a bet is being placed a link asks first, and the player may stay', async () => {
  const { address } = await betting();
  await follow('Games');
  expect(question()).toBeVisible();
  expect(address()).toBe('/slots');
  await press('Stay');
  expect(question()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The slots' })).toBeVisible();
});

test('a player who leaves anyway is asked once, whatever redirects follow, and the hold of the page that was left ends', async () => {
  const { address, host } = await betting();
  await press('Elsewhere');
  await press('Leave anyway');
  expect(await screen.findByRole('heading', { name: 'All games' })).toBeVisible();
  expect(address()).toBe('/games-all');
  expect(question()).not.toBeInTheDocument();
  expect(host.holds.isHeld()).toBe(false);
});

test('a yes to leaving one page is none to leaving the page that it led to', async () => {
  const { address, host } = await betting();
  host.holds.take('a deposit', { remote: 'wallet', version: '1.0.0' });
  await press('Elsewhere');
  await press('Leave anyway');
  expect(await screen.findByRole('heading', { name: 'All games' })).toBeVisible();
  act(() => host.navigation.go('/slots', { replace: true }));
  expect(question()).toBeVisible();
  expect(address()).toBe('/games-all');
});

test('where the bet is done before the player has answered, they stay, and are told so; a yes then leaves', async () => {
  const { address } = await betting();
  const done = screen.getByRole('button', { name: 'Done' });
  await follow('Games');
  await act(async () => done.click());
  expect(address()).toBe('/slots');
  expect(screen.getByText('It is finished now. You can leave.')).toBeVisible();
  await press('Leave');
  expect(await screen.findByRole('heading', { name: 'All games' })).toBeVisible();
  expect(address()).toBe('/games-all');
  expect(question()).not.toBeInTheDocument();
});

test('a tab, a filter or a dialog of the same page asks nothing, nor does a page where nothing is held', async () => {
  const { address } = await betting();
  await follow('Tab');
  expect(address()).toBe('/slots?tab=new');
  await press('Done');
  await follow('Games');
  expect(await screen.findByRole('heading', { name: 'All games' })).toBeVisible();
});

test('the app’s own navigation is asked about too', async () => {
  const { address, host } = await betting();
  act(() => host.navigation.go('/home'));
  expect(question()).toBeVisible();
  expect(address()).toBe('/slots');
});

test('maintenance waits until what is half done is done', async () => {
  const { address, shell } = await betting();
  act(() => shell.stores.organisation.setState({ status: 'maintenance' }));
  expect(address()).toBe('/slots');
  expect(question()).not.toBeInTheDocument();
  await press('Done');
  await waitFor(() => expect(address()).toBe('/maintenance'));
});

test('the end of a session does not wait: it ends every hold and says so, whatever the player was asked', async () => {
  const { address, shell, host } = await betting();
  await follow('Games');
  await act(() => shell.session.end());
  await waitFor(() => expect(address()).toBe('/'));
  expect(host.holds.isHeld()).toBe(false);
  expect(screen.getByRole('dialog', { name: 'You have been signed out' })).toBeVisible();
});

test('the browser’s back asks first, takes the step back, and takes it again once the player agrees', async () => {
  // Without the entries of other tests' dialogs.
  window.history.replaceState(null, '');
  const { host, shell } = await openShell('/terms');
  cleanup();
  window.history.replaceState(null, '', '/first');
  function Where() {
    return (
      <>
        <p>At {useLocation().pathname}</p>
        <Link to="/second">On</Link>
      </>
    );
  }
  render(
    <ShellContext value={shell}>
      <HostContext value={host}>
        <BrowserRouter>
          <LeaveGuard>
            <Where />
          </LeaveGuard>
        </BrowserRouter>
      </HostContext>
    </ShellContext>,
  );
  await follow('On');
  let release = () => {};
  act(() => {
    release = host.holds.take('a bet', { remote: 'casino', version: '1.0.0' });
  });
  act(() => window.history.back());
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/second'));
  expect(screen.getByText('At /second')).toBeInTheDocument();
  await press('Leave anyway');
  expect(await screen.findByText('At /first')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/first');
  act(release);
});
