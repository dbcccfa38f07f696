import { paise } from '@pavilion/money';
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellContext, useBeginSession, useLocale, useOrganisation, useSession, useShell } from './shell.ts';
import { createTestShell, signedIn } from './testing.tsx';

/** Renders `read` under a test's shell, and keeps what it read at each rendering. */
function readings<Part>(read: () => Part) {
  const shell = createTestShell({ session: signedIn });
  const seen: Part[] = [];
  function Reader() {
    seen.push(read());
    return null;
  }
  render(
    <ShellContext value={shell}>
      <Reader />
    </ShellContext>,
  );
  return { stores: shell.stores, seen };
}

test('without a shell above, useShell says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useShell())).toThrow(
    'useShell: no <ShellContext> above. Mount with the shell, or in a test with createTestShell().',
  );
});

test('useShell gives the nearest shell', () => {
  const shell = createTestShell();
  const wrapper = ({ children }: { children: ReactNode }) => <ShellContext value={shell}>{children}</ShellContext>;
  expect(renderHook(() => useShell(), { wrapper }).result.current).toBe(shell);
});

test('useBeginSession gives what the shell granted, and says clearly where it granted nothing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const shell = createTestShell();
  const { begin: _, ...session } = shell.session;
  const under = (value: typeof shell) => ({
    wrapper: ({ children }: { children: ReactNode }) => <ShellContext value={value}>{children}</ShellContext>,
  });
  renderHook(() => useBeginSession(), under(shell)).result.current({
    token: 'token-of-a-session',
    user: { mstruserid: 'RK1', mobileno: '9876543210' },
  });
  expect(shell.session.getState()).toMatchObject({ isAuth: true, token: 'token-of-a-session' });
  expect(() => renderHook(() => useBeginSession(), under({ ...shell, session }))).toThrow(
    'session.begin is not granted to this remote',
  );
});

test('useSession renders again only when its part has changed', () => {
  const { stores, seen } = readings(() => useSession((session) => session.wallet?.cash));
  act(() => stores.session.setState({ exposureAmount: paise(-500) }));
  expect(seen).toEqual([9_821_000]);
  act(() => stores.session.setState({ wallet: { balance: paise(1), cash: paise(9_821_000), coins: paise(1) } }));
  expect(seen).toEqual([9_821_000]);
  act(() => stores.session.setState({ wallet: { balance: paise(2), cash: paise(1), coins: paise(1) } }));
  expect(seen).toEqual([9_821_000, 1]);
});

test('useOrganisation renders again only when its part has changed', () => {
  const { stores, seen } = readings(() => useOrganisation((organisation) => organisation.status));
  act(() => stores.organisation.setState({ banners: [] }));
  act(() => stores.session.setState({ isAuth: false }));
  expect(seen).toEqual(['live']);
  act(() => stores.organisation.setState({ status: 'maintenance' }));
  expect(seen).toEqual(['live', 'maintenance']);
});

test('useLocale renders again only when the locale has changed', () => {
  const { stores, seen } = readings(useLocale);
  act(() => stores.preferences.setState({ theme: 'light' }));
  expect(seen).toEqual(['en']);
  act(() => stores.preferences.setState({ locale: 'hi' }));
  expect(seen).toEqual(['en', 'hi']);
});
