import { type Api, amountInPaise, signOut, user, type Wallet, type wallet } from '@pavilion/api-client';
import type { BeginSession, ReadableStore, Session, SessionState, Telemetry } from '@pavilion/contract';
import type { Paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type DeviceStorage, parsedStorage } from '../environment/device-storage.ts';

export const SESSION_KEY = 'session';
/** The token stands alone under this key too (spec §3). */
export const TOKEN_KEY = 'token';
/** What else sign-out clears (spec §4): names that an earlier app of this operator used. */
const OTHER_KEYS = ['user', 'exposureAmount'];

const signedOut: SessionState = { isAuth: false, token: null, user: null, wallet: null, exposureAmount: null };

const schema = z.object({
  isAuth: z.boolean(),
  token: z.nullable(z.string()),
  user: z.nullable(user),
  // What was stored is the code's side of the wire already: paise.
  wallet: z.nullable(
    z.object({ balance: amountInPaise, cash: amountInPaise, coins: amountInPaise } satisfies Record<
      keyof typeof wallet.shape,
      unknown
    >),
  ),
  exposureAmount: z.nullable(amountInPaise),
});

export interface SessionStore extends ReadableStore<SessionState> {
  /** Throws where `user` is not what the shell's own wire reads. */
  readonly begin: BeginSession;
  /** Figures of the player who is signed in. Ignored where another tab has signed them out meanwhile. */
  update(figures: { readonly wallet?: Wallet; readonly exposureAmount?: Paise }): void;
  clear(): void;
  /** Follows what other tabs of this browser do. Returns an unsubscribe function. */
  followTabs(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

/** Who is signed in, kept in local storage. What is stored and makes no sense counts as signed out. */
export function createSessionStore(storage: DeviceStorage): SessionStore {
  const store = createStore<SessionState>()(
    persist(() => signedOut, {
      name: SESSION_KEY,
      storage: parsedStorage(storage, schema),
      merge: (stored) => completeSession(stored as SessionState | undefined),
    }),
  );
  const copyToken = ({ token }: SessionState) => {
    if (token === null) storage.remove(TOKEN_KEY);
    else if (storage.get(TOKEN_KEY) !== token) storage.set(TOKEN_KEY, token);
  };
  copyToken(store.getState());
  store.subscribe(copyToken);
  const reread = () => void store.persist.rehydrate();
  return {
    ...store,
    begin({ token, user: player }) {
      // It comes from a remote that may have another wire: what is kept is what the shell can read back.
      store.setState({ ...signedOut, isAuth: true, token, user: z.parse(user, player) });
    },
    update(figures) {
      const { token } = store.getState();
      if (token === null) return;
      if (storage.get(TOKEN_KEY) === token) store.setState(figures);
      else reread();
    },
    clear() {
      store.setState(signedOut);
      for (const key of [SESSION_KEY, TOKEN_KEY, ...OTHER_KEYS]) storage.remove(key);
    },
    followTabs(target) {
      const onStorage = ({ key }: StorageEvent) => {
        // A null key: everything was cleared at once.
        if (key === null || key === SESSION_KEY) reread();
      };
      target.addEventListener('storage', onStorage);
      return () => target.removeEventListener('storage', onStorage);
    },
  };
}

function completeSession(stored: SessionState | undefined): SessionState {
  return stored?.isAuth && stored.token && stored.user ? stored : signedOut;
}

/**
 * The session as the contract has it. `forget` clears what else of the player this page holds; it runs whenever a session is
 * over, also when another tab ended it.
 */
export function createSession(parts: {
  store: SessionStore;
  api: Api;
  telemetry: Telemetry;
  forget: () => void;
  goToLanding: () => void;
}): Session {
  const { store, api, telemetry, forget, goToLanding } = parts;
  store.subscribe((state, previous) => {
    if (previous.token !== null && state.token !== previous.token) forget();
  });
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async end() {
      if (store.getState().token === null) return;
      // The call takes the token before it is cleared; the player does not wait for the reply.
      const confirmed = api.call(signOut, {});
      store.clear();
      goToLanding();
      await confirmed.catch((error: unknown) => telemetry.event('sign-out not confirmed', { reason: String(error) }));
    },
  };
}
