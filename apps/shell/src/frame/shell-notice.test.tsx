import { useShell } from '@pavilion/contract';
import { signedIn } from '@pavilion/contract/testing';
import type { RemoteSource } from '@pavilion/federation/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TOKEN_KEY } from '../services/session.ts';
import { openShell, testRelease } from '../testing.tsx';

const NOTICE = 'A new version of the site is ready.';
const routes = [
  { path: '/slots', page: 'slots', title: { en: 'Slots', hi: 'स्लॉट' }, access: 'common', frame: 'full' },
] as const;

function Page() {
  const { hold } = useShell();
  const [release, setRelease] = useState<() => void>();
  return (
    <>
      <input name="amount" aria-label="Amount" />
      <input name="password" type="password" aria-label="Password" />
      <button type="button" onClick={() => setRelease(() => hold('a bet'))}>
        Hold
      </button>
      <button type="button" onClick={() => release?.()}>
        Let go
      </button>
    </>
  );
}

const source: RemoteSource = {
  load: async ({ name }) => ({
    definition: { name, routes: [], slots: [] },
    pages: { slots: async () => Page },
    slots: {},
  }),
};

/** A tab at /slots of the shell before the one that is live. */
const open = (live: { readonly urgent?: boolean } | null = {}, prepare = () => {}) =>
  openShell('/slots', {
    prepare,
    ...{ session: signedIn, releases: [testRelease({ name: 'casino', routes })], source },
    liveShell: live && { version: '1.1.0', contract: '3.0.0', ...live },
  });

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/slots');
});

describe('a tab whose shell is not the live one', () => {
  it('says so quietly, with Reload', async () => {
    const { reloads } = await open();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(reloads).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloads).toHaveLength(1);
  });

  it('switches when another page is opened', async () => {
    const { host, reloads } = await open();
    await screen.findByText(NOTICE);
    await act(async () => host.navigation.go('/slots?provider=netent'));
    expect(reloads).toEqual([]);
    await act(async () => host.navigation.go('/terms'));
    expect(reloads).toHaveLength(1);
  });

  it('switches at once to an urgent shell, as soon as nothing is held', async () => {
    const { reloads, setShell } = await open();
    await screen.findByText(NOTICE);
    await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
    act(() => setShell({ version: '1.2.0', contract: '3.0.0', urgent: true }));
    expect(reloads).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Let go' }));
    expect(reloads).toHaveLength(1);
  });

  it('is reloaded once for a shell that does not come', async () => {
    const first = await open({ urgent: true });
    await waitFor(() => expect(first.reloads).toHaveLength(1));
    document.body.replaceChildren();
    const second = await open({ urgent: true });
    await act(async () => second.host.navigation.go('/terms'));
    expect(second.reloads).toEqual([]);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is not reloaded on its own where the browser keeps no session', async () => {
    const { reloads, host } = await open({ urgent: true }, () => localStorage.removeItem(TOKEN_KEY));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await act(async () => host.navigation.go('/terms'));
    expect(reloads).toEqual([]);
  });

  it('brings along what was typed, but no secret', async () => {
    const { reloads } = await open();
    await screen.findByText(NOTICE);
    await userEvent.type(screen.getByLabelText('Amount'), '1500');
    await userEvent.type(screen.getByLabelText('Password'), 'secret12');
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reloads).toHaveLength(1);
    document.body.replaceChildren();
    await open(null);
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue('1500'));
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('says nothing where its own shell is live', async () => {
    await open(null);
    expect(await screen.findByLabelText('Amount')).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
