import type { Api, AppDetails, Banner, OrganisationStatus, PlayerSocket, User, Wallet } from '@pavilion/api-client';
import type { Paise } from '@pavilion/money';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DialogName, Locale, Theme, ToastType } from './vocabulary.ts';

/** The part of a zustand store that its readers get. */
export interface ReadableStore<State> {
  getState(): State;
  getInitialState(): State;
  subscribe(listener: (state: State, previous: State) => void): () => void;
}

/** Spec §3, auth state. Exposure is 0 or below; wallet and exposure are null until the operator has sent them. */
export interface SessionState {
  readonly isAuth: boolean;
  readonly token: string | null;
  readonly user: User | null;
  readonly wallet: Wallet | null;
  readonly exposureAmount: Paise | null;
}

/** Begins a session with what the operator has answered. Where the player did not have it remembered, it ends with the browser. */
export type BeginSession = (session: {
  readonly token: string;
  readonly user: User;
  /** Over a closed browser; true where nothing is said. */
  readonly remember?: boolean;
}) => void;

export interface Session extends ReadableStore<SessionState> {
  /**
   * A login, demo login or registration succeeded: stores the session and asks the socket for the balance (spec §4). Only the
   * remote that the shell grants it has one; `useBeginSession` reads it.
   */
  readonly begin?: BeginSession;
  /** Ends the session here and at the operator, clears what belongs to it, and goes to the landing page. */
  end(): Promise<void>;
}

export interface OrganisationState {
  /** Null until the operator has answered. */
  readonly details: AppDetails | null;
  /** `live` until the operator says otherwise (spec §9). */
  readonly status: OrganisationStatus;
  readonly banners: readonly Banner[];
}

export interface PreferencesState {
  readonly locale: Locale;
  readonly theme: Theme;
}

/**
 * Language and theme of this device. A remote sets them where the player chooses so, in a control that says what it does; nothing
 * else changes them.
 */
export interface Preferences extends ReadableStore<PreferencesState> {
  setLocale(locale: Locale): void;
  setTheme(theme: Theme): void;
}

/** The player's socket as a remote has it: to listen and to ask. What opens and closes it is the shell's. */
export type RemoteSocket = Omit<PlayerSocket, 'connect' | 'disconnect'>;

/** A short message, top right, one second (spec §9). Without a message it says 'Something went wrong' (spec §8). */
export type Toast = (type: ToastType, message: string | undefined) => void;

/** At most one dialog is open; which one stands in the address as `?dialog=`. */
export interface Dialogs {
  /** Opens a dialog in place of any other (closing that one is 'auto', spec §2). `next`: the path to go to once signed in. */
  open(name: DialogName, options?: { readonly next?: string }): void;
  /** Closes the whole group ('manual', spec §2). */
  close(): void;
}

/** What an event or an error was about. */
export type TelemetryAttributes = Readonly<Record<string, string | number | boolean>>;

/**
 * What the shell reports of its own and its remotes' behaviour. Never a name, number or token of a player. A remote's own
 * carries the remote's name and version by itself.
 */
export interface Telemetry {
  event(name: string, attributes?: TelemetryAttributes): void;
  error(error: unknown, attributes?: TelemetryAttributes): void;
}

/** The services that the shell gives to a remote: each has a frozen `Shell` of its own. Stores are read-only, but for what `Preferences` sets. */
export interface Shell {
  readonly session: Session;
  readonly organisation: ReadableStore<OrganisationState>;
  readonly preferences: Preferences;
  readonly api: Api;
  readonly socket: RemoteSocket;
  readonly toast: Toast;
  readonly dialogs: Dialogs;
  readonly telemetry: Telemetry;
  /**
   * Something is half done (a bet, a deposit, a round of a game): until what this returns is called, the remote's version is
   * not swapped, nothing leads the player away unasked, and closing the tab asks first. `reason` is for the report, never for
   * the player. A hold lasts until it is released or the part that took it is left; after five minutes it is reported as long.
   * A page's data holds nothing.
   */
  hold(reason: string): () => void;
  /**
   * What the page has opened, by name (a match, a game), in the browser's tab in place of its route's title: until what this
   * returns is called, or the path changes. The organisation's name stands behind it.
   */
  title(name: string): () => void;
}

/** Carries the shell to every remote. The module is shared, so there is one context on a page. */
export const ShellContext = createContext<Shell | null>(null);

/** The shell's services. Throws where no shell is mounted above: a programming error. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell)
    throw new Error('useShell: no <ShellContext> above. Mount with the shell, or in a test with createTestShell().');
  return shell;
}

/** `session.begin`, for the remote that signs players in. Throws in a remote that the shell has not granted it. */
export function useBeginSession(): BeginSession {
  const { begin } = useShell().session;
  if (!begin)
    throw new Error('session.begin is not granted to this remote: only the remote that signs players in has it.');
  return begin;
}

export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useShell().session, select);
}

export function useOrganisation<Part>(select: (state: OrganisationState) => Part): Part {
  return useStore(useShell().organisation, select);
}

export function useLocale(): Locale {
  return useStore(useShell().preferences, (state) => state.locale);
}
