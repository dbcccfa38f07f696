import { createTestShell } from '@pavilion/contract/testing';
import { act, screen } from '@testing-library/react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { createDeviceStorage } from '../environment/device-storage.ts';
import { openShell } from '../testing.tsx';
import { createSession, createSessionStore } from './session.ts';
import { sessionOver } from './session-over.ts';

beforeEach(() => localStorage.clear());
afterEach(() => act(() => hotToast.removeAll()));

/** A player's session, and what ends it when the operator has. */
function signedIn() {
  const { api, telemetry } = createTestShell({ answers: { signOut: { error: false, message: '' } } });
  const store = createSessionStore(createDeviceStorage(() => window.localStorage));
  store.begin({ token: 'token-of-a-session', user: { mstruserid: 'RK48213', mobileno: '9876543210' } });
  const session = createSession({ store, api, telemetry, forget: () => undefined, goToLanding: () => undefined });
  return { store, over: sessionOver(() => session) };
}

test('whose session the operator has ended is told so on the page that they are sent to, once, whatever noticed it first', async () => {
  const { store, over } = signedIn();
  act(() => {
    over();
    over('Your session has ended. Log in again.');
    over();
  });
  expect(store.getState().isAuth).toBe(false);
  await openShell('/terms');
  expect(await screen.findAllByText('Your session has ended. Log in again.')).toHaveLength(1);
});

test('the operator’s own words are said where it gave them', async () => {
  const { over } = signedIn();
  act(() => over('This account is closed.'));
  await openShell('/terms');
  expect(await screen.findByText('This account is closed.')).toBeVisible();
});
