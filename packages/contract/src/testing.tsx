import type { Api, ApiCall, PlayerSocket, SocketFailure, StandardSchema } from '@pavilion/api-client';
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

/**
 * Answers of a test's API by the call's name: a value, or a function of the input that may throw an `ApiError`. What an API
 * call answers is what its caller gets (paise, dates); what the socket replies stands as on the wire, or is a `SocketFailure`.
 */
export type TestAnswers = Readonly<Record<string, unknown | ((input: never) => unknown)>>;

/** A shell for a remote's own tests: real stores, a scripted API, and a record of what the remote asked for. */
export interface TestShell extends Shell {
  readonly calls: { readonly call: string; readonly input: unknown }[];
  readonly toasts: { readonly type: ToastType; readonly message: string | undefined }[];
  readonly opened: (DialogName | 'closed')[];
  /** Whether the session that was begun last is to be remembered; undefined where none was. */
  readonly isRemembered: () => boolean | undefined;
  /** The reasons of what is held now. */
  readonly holds: readonly string[];
  /** What the page is named in the browser's tab, the last of them. */
  readonly titles: readonly string[];
  readonly stores: {
    readonly session: StoreApi<SessionState>;
    readonly organisation: StoreApi<OrganisationState>;
    readonly preferences: StoreApi<PreferencesState>;
  };
  /** Sends a server event, as it stands on the wire, to whoever listens on the socket. */
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
  const holds: string[] = [];
  let isRemembered: boolean | undefined;
  const titles: string[] = [];
  const answerOf = async (answers: TestAnswers | undefined, name: string, input: unknown) => {
    if (!answers || !(name in answers)) throw new Error(`createTestShell: no answer scripted for '${name}'`);
    const scripted = answers[name];
    return typeof scripted === 'function' ? scripted(input) : scripted;
  };
  const api: Api = {
    call: (call: ApiCall, input: unknown) => {
      calls.push({ call: call.name, input });
      return answerOf(options.answers, call.name, input) as never;
    },
  };
  const { socket, emit } = scriptedSocket((event, payload) => answerOf(options.replies, event, payload));
  return {
    calls,
    toasts,
    opened,
    isRemembered: () => isRemembered,
    stores: { session, organisation, preferences },
    emit,
    session: {
      ...session,
      begin: ({ token, user, remember = true }) => {
        isRemembered = remember;
        session.setState({ isAuth: true, token, user });
      },
      end: async () => session.setState(signedOut),
    },
    organisation,
    preferences: {
      ...preferences,
      setLocale: (locale) => preferences.setState({ locale }),
      setTheme: (theme) => preferences.setState({ theme }),
    },
    api,
    socket,
    toast: (type, message) => toasts.push({ type, message }),
    dialogs: { open: (name) => opened.push(name), close: () => opened.push('closed') },
    telemetry: { event() {}, error() {} },
    holds,
    hold: (reason) => listed(holds, reason),
    titles,
    title: (name) => listed(titles, name),
  };
}

/** A socket that is open, with what a test sends over it. */
function scriptedSocket(replyTo: (event: string, payload: unknown) => Promise<unknown>) {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const socket: PlayerSocket = {
    connect() {},
    disconnect() {},
    status: () => 'open',
    onStatus: () => () => {},
    request: async (event, payload, schema) => {
      const reply = await replyTo(event, payload);
      return isFailure(reply) ? reply : readAs(event, schema, reply);
    },
    on(event, schema, handler) {
      const set = listeners.get(event) ?? new Set();
      const listener = (payload: unknown) => handler(readAs(event, schema, payload));
      listeners.set(event, set.add(listener));
      return () => set.delete(listener);
    },
  };
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  return { socket, emit };
}

/** What the real socket makes of a payload: the reader's own schema reads it. */
function readAs<Output>(event: string, schema: StandardSchema<unknown, Output>, payload: unknown): Output {
  const result = schema['~standard'].validate(payload);
  if (!('value' in result))
    throw new Error(`createTestShell: '${event}' is not what its schema reads`, { cause: result });
  return result.value;
}

const isFailure = (reply: unknown): reply is SocketFailure =>
  typeof reply === 'object' && reply !== null && 'status' in reply && reply.status === 'failed';

/** Puts `text` on a list. Returns what takes it off. */
function listed(list: string[], text: string): () => void {
  list.push(text);
  let isListed = true;
  return () => {
    if (isListed) list.splice(list.indexOf(text), 1);
    isListed = false;
  };
}
