import type { Api, Call, PlayerSocket } from '@pavilion/api-client';
import { paise, ZERO } from '@pavilion/money';
import { createStore, type StoreApi } from 'zustand';
import type { OrganisationState, PreferencesState, SessionState, Shell } from './shell.ts';
import type { DialogName, ToastType } from './vocabulary.ts';

export const signedOut: SessionState = { isAuth: false, token: null, user: null, wallet: null, exposureAmount: null };
export const signedIn: SessionState = {
  isAuth: true,
  token: 'test-token-0123456789',
  user: { mstruserid: 'RK48213', mobileno: '9876543210', name: 'Rohit' },
  wallet: { balance: paise(12_345_650), cash: paise(9_821_000), coins: paise(2_524_650) },
  exposureAmount: ZERO,
};

/** Answers of a test's API by the call's name: a value, or a function of the input that may throw an `ApiError`. */
export type TestAnswers = Readonly<Record<string, unknown | ((input: never) => unknown)>>;

/** A shell for a remote's own tests: real stores, a scripted API, and a record of what the remote asked for. */
export interface TestShell extends Shell {
  readonly calls: { readonly call: string; readonly input: unknown }[];
  readonly toasts: { readonly type: ToastType; readonly message: string | undefined }[];
  readonly opened: (DialogName | 'closed')[];
  /** The reasons of what is held now. */
  readonly holds: readonly string[];
  readonly stores: {
    readonly session: StoreApi<SessionState>;
    readonly organisation: StoreApi<OrganisationState>;
    readonly preferences: StoreApi<PreferencesState>;
  };
  /** Sends a server event to whoever listens on the socket. */
  emit(event: string, payload: unknown): void;
}

export function createTestShell(
  options: { session?: SessionState; answers?: TestAnswers; replies?: TestAnswers } = {},
): TestShell {
  const session = createStore<SessionState>(() => options.session ?? signedOut);
  const organisation = createStore<OrganisationState>(() => ({ details: null, status: 'live', banners: [] }));
  const preferences = createStore<PreferencesState>(() => ({ locale: 'en', theme: 'dark' }));
  const calls: TestShell['calls'] = [];
  const toasts: TestShell['toasts'] = [];
  const opened: TestShell['opened'] = [];
  const holds = new Map<symbol, string>();
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const answerOf = async (answers: TestAnswers | undefined, name: string, input: unknown) => {
    if (!answers || !(name in answers)) throw new Error(`createTestShell: no answer scripted for '${name}'`);
    const scripted = answers[name];
    return typeof scripted === 'function' ? scripted(input) : scripted;
  };
  const api: Api = {
    call: (call: Call, input: unknown) => {
      calls.push({ call: call.name, input });
      return answerOf(options.answers, call.name, input) as never;
    },
  };
  const socket: PlayerSocket = {
    connect() {},
    disconnect() {},
    status: () => 'open',
    onStatus: () => () => {},
    request: (event, payload) => answerOf(options.replies, event, payload) as never,
    on(event, handler) {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set.add(handler as (payload: never) => void));
      return () => set.delete(handler as (payload: never) => void);
    },
  };
  return {
    calls,
    toasts,
    opened,
    stores: { session, organisation, preferences },
    emit: (event, payload) => {
      for (const listener of listeners.get(event) ?? []) listener(payload as never);
    },
    session: {
      ...session,
      begin: ({ token, user }) => session.setState({ isAuth: true, token, user }),
      end: async () => session.setState(signedOut),
    },
    organisation,
    preferences,
    api,
    socket,
    toast: (type, message) => toasts.push({ type, message }),
    dialogs: { open: (name) => opened.push(name), close: () => opened.push('closed') },
    telemetry: { event() {}, error() {} },
    get holds() {
      return [...holds.values()];
    },
    hold(reason) {
      const key = Symbol(reason);
      holds.set(key, reason);
      return () => void holds.delete(key);
    },
  };
}
