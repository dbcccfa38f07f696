import { type Api, amountInPaise, signOut, user, type Wallet, type wallet } from '@pavilion/api-client';
import type { BeginSession, ReadableStore, Session, SessionState, Telemetry } from '@pavilion/contract';
import type { Paise } from '@pavilion/money';
import { clearDrafts } from '@pavilion/remote-kit';
import * as z from 'zod/mini';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type DeviceStorage, parsedStorage } from '../environment/device-storage.ts';

export const SESSION_KEY = 'session';
/** The token stands alone under this key too (spec §3). */
export const TOKEN_KEY = 'token';
/** What was opened out of the search on this device. */
export const SEARCHES_KEY = 'searches';
/** What a start without a network shows of the player's bets. */
export const OPEN_BETS_KEY = 'openBets';
/** What else sign-out clears (spec §4): names that an earlier app of this operator used, and those. */
const OTHER_KEYS = ['user', 'exposureAmount', SEARCHES_KEY, OPEN_BETS_KEY];

/** Stands beside a session that the player did not have remembered: it ends with the visit that it began in. */
export const PASSING_KEY = 'visit';
/** A cookie without an age, which the browser drops when it is closed and every tab of the visit has. Where none is kept each load is a visit. */
const VISIT = 'session=visit';
/** Whether the visit goes on that such a session began in. */
export const isVisit = (): boolean => document.cookie.includes(VISIT);
const EVERY_KEY = [SESSION_KEY, TOKEN_KEY, PASSING_KEY, ...OTHER_KEYS];

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
  /** Takes what is stored: another tab of this browser may have signed in or out. */
  reread(): void;
}

/**
 * Who is signed in, kept in local storage. What is stored and makes no sense counts as signed out, and so does a session that was not to be
 * remembered once the browser has been closed.
 */
export function createSessionStore(storage: DeviceStorage): SessionStore {
  const clearStored = () => {
    for (const key of EVERY_KEY) storage.remove(key);
  };
  if (storage.get(PASSING_KEY) !== null && !isVisit()) clearStored();
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
    begin({ token, user: player, remember = true }) {
      // It comes from a remote that may have another wire: what is kept is what the shell can read back.
      const begun = { ...signedOut, isAuth: true, token, user: z.parse(user, player) };
      if (remember) storage.remove(PASSING_KEY);
      else {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late for the start
        document.cookie = `${VISIT}; Path=/`;
        storage.set(PASSING_KEY, 'yes');
      }
      store.setState(begun);
    },
    update(figures) {
      const { token } = store.getState();
      if (token === null) return;
      if (storage.get(TOKEN_KEY) === token) store.setState(figures);
      else reread();
    },
    clear() {
      store.setState(signedOut);
      clearStored();
    },
    reread,
  };
}

function completeSession(stored: SessionState | undefined): SessionState {
  return stored?.isAuth && stored.token && stored.user ? stored : signedOut;
}

/** How the last session of this page ended: by its player here, by the operator, who may say why, or in another tab of this browser. */
export interface SessionEnd {
  readonly by: 'player' | 'operator' | 'tab';
  readonly message?: string | undefined;
}

/** The session as the contract has it, and how it ends where the player did not mean it to. */
export interface OwnSession extends Session {
  /** Ends it as `end` does, but keeps what the player has half typed: the operator has ended it, perhaps with a message. */
  lapse(message?: string): Promise<void>;
  /** How it ended, until somebody signs in here again; null where none has. */
  readonly ended: ReadableStore<SessionEnd | null>;
}

/**
 * `forget` clears what else of the player this page holds; it runs whenever a session is
 * over, also when another tab ended it. `goToLanding` is told whether who signs in next is to come back to this page.
 */
export function createSession(parts: {
  store: SessionStore;
  api: Api;
  telemetry: Telemetry;
  forget: () => void;
  goToLanding: (options: { readonly comesBack: boolean }) => void;
}): OwnSession {
  const { store, api, telemetry, forget, goToLanding } = parts;
  const ended = createStore<SessionEnd | null>(() => null);
  let ending: SessionEnd = { by: 'tab' };
  store.subscribe((state, previous) => {
    if (previous.token !== null && state.token !== previous.token) forget();
    if (state.token !== previous.token) ended.setState(state.token === null ? ending : null, true);
  });
  const finish = async (end: SessionEnd) => {
    if (store.getState().token === null) return;
    // The call takes the token before it is cleared; the player does not wait for the reply.
    const confirmed = api.call(signOut, {});
    ending = end;
    store.clear();
    ending = { by: 'tab' };
    goToLanding({ comesBack: end.by !== 'player' });
    await confirmed.catch((error: unknown) => telemetry.event('sign-out not confirmed', { reason: String(error) }));
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    lapse: (message) => finish({ by: 'operator', message }),
    end() {
      clearDrafts();
      return finish({ by: 'player' });
    },
    ended,
  };
}
