import type { PlayerSocket } from '@pavilion/api-client';
import { createApiClient } from '@pavilion/api-client/client';
import type { Preferences, ReadableStore, Shell, Telemetry } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import {
  createLoadStore,
  type LoadEvent,
  type LoadStore,
  RemoteLoadError,
  type RemoteSource,
} from '@pavilion/federation/runtime';
import { createQueryClient } from '@pavilion/remote-kit';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { RouteTable } from '../address/route-table.ts';
import { containRemotes } from '../containment/contain-remotes.ts';
import type { Containment } from '../containment/containment.ts';
import { createReleaseStore, type ReleaseStore } from '../discovery/release-store.ts';
import type { Config } from '../environment/config.ts';
import { createDeviceStorage, type DeviceStorage } from '../environment/device-storage.ts';
import { followTabs } from '../environment/follow-tabs.ts';
import { readConfig } from '../environment/read-environment.ts';
import { PREFERENCES_KEY } from '../environment/stored-locale.ts';
import { shellVersion } from '../environment/version.ts';
import { type Connection, type ConnectionState, createConnection } from './connection.ts';
import { createDialogs } from './dialogs.ts';
import { followPlayers } from './follow-players.ts';
import { createHolds, type Holds } from './hold.ts';
import { createLazySocket } from './lazy-socket.ts';
import { createLeftOutReport, type LeftOutReport } from './left-out.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createOrganisation, ORGANISATION_KEY } from './organisation.ts';
import { createPageTitle, type PageTitle } from './page-title.ts';
import { applyPreferences, createPreferences } from './preferences.ts';
import type { Referral } from './referral.ts';
import {
  createSession,
  createSessionStore,
  type OwnSession,
  SESSION_KEY,
  type SessionEnd,
  type SessionStore,
} from './session.ts';
import { sessionOver } from './session-over.ts';
import { createShellFor, type ShellFor } from './shell-for.ts';
import { createTelemetry } from './telemetry.ts';
import { showNotice, showToast } from './toasts.ts';

/** What the shell keeps for its own pages, beside what it gives to every remote. */
export interface Host {
  readonly shell: Shell;
  /** What is half done: while anything is held, nothing is swapped or left unasked. */
  readonly holds: Holds;
  /** The shell that a part of a remote is given in place of `shell`. */
  readonly shellFor: ShellFor;
  readonly preferences: Preferences;
  /** What this device keeps. */
  readonly storage: DeviceStorage;
  /** How the page stands to the operator. */
  readonly connection: ReadableStore<ConnectionState>;
  /** What is live, and every route of it. */
  readonly releases: ReleaseStore;
  /** Where each part of each remote is on its way. */
  readonly loads: LoadStore;
  readonly queryClient: QueryClient;
  /** What keeps remotes apart. */
  readonly containment: Containment;
  readonly navigation: Navigation;
  /** How the last session of this page ended, until somebody signs in again. */
  readonly sessionEnd: ReadableStore<SessionEnd | null>;
  /** What the page that is open has named itself. */
  readonly pageTitle: ReadableStore<PageTitle | null>;
  /** The referral code that the player arrived with. */
  readonly referral: Referral;
  /** Loads the document anew. */
  readonly reload: () => void;
  /** The address of the service worker, where the operator has one. */
  readonly worker: string | undefined;
}

/** Who holds where the shell does so itself. */
const SHELL = { remote: 'shell', version: shellVersion() };

export const HostContext = createContext<Host | null>(null);

/** The shell's own services, for the shell's own components. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost: no <HostContext> above.');
  return host;
}

/** The live releases; a component that reads them is rendered again when another one goes live. */
export function useReleases(): readonly Release[] {
  return useStore(useHost().releases, (state) => state.releases);
}

/** Every live route. */
export function useTable(): RouteTable {
  return useStore(useHost().releases, (state) => state.table);
}

interface HostParts {
  readonly config: Config;
  readonly remotes: RemoteSource;
  readonly referral: Referral;
  readonly verbose: boolean;
}

const readKeys = async () => (await readConfig(window.location.origin)).keys;

/** Builds every service once, from what the environment says. `start` sets them going and returns what stops them. */
export function createHost({ config, verbose, remotes, referral }: HostParts): Host & { start(): () => void } {
  const storage: DeviceStorage = createDeviceStorage(() => window.localStorage);
  const player = () => store.getState();
  const route = () => releases.getState().table.ownerOf(window.location.pathname)?.data.path;
  const telemetry = createTelemetry({ verbose, address: config.telemetry, player, route });
  const navigation = createNavigation();
  const queryClient = createQueryClient(telemetry, () => socket.status() === 'open');
  const preferences = createPreferences(storage, navigator.languages);
  const store = createSessionStore(storage);
  const over = sessionOver(() => session);
  const leftOut = createLeftOutReport(telemetry);
  const api = createApiClient({
    hosts: { api: config.api, sports: config.sports, lobby: config.lobby, tv: config.tv },
    ...{ token: () => player().token, onUnauthorised: over, onLeftOut: leftOut },
  });
  const organisation = createOrganisation({ api, queryClient, storage });
  const forget = () => {
    organisation.forget();
    queryClient.clear();
  };
  const session: OwnSession = createSession({ store, api, telemetry, forget, goToLanding: navigation.goToLanding });
  const connection = createConnection(storage);
  const socket = createSocket({ host: config.socket, store, over, leftOut, telemetry, connection });
  const releases = createReleaseStore({ config, storage, telemetry, readKeys });
  const { containment, source } = containRemotes(remotes, queryClient, telemetry);
  const loads = createLoadStore({ source });
  const dialogs = createDialogs(navigation, () => player().isAuth);
  const holds = createHolds({ telemetry, window });
  const own = { session, organisation, preferences, api, socket, toast: showToast, dialogs, telemetry };
  const pageTitle = createPageTitle(navigation);
  const shell: Shell = { ...own, hold: (reason) => holds.take(reason, SHELL), title: pageTitle.title };
  return {
    ...{ shell, holds, preferences, storage, connection, releases, loads, queryClient, containment },
    ...{ navigation, pageTitle, referral, sessionEnd: session.ended, worker: config.worker },
    shellFor: createShellFor({ shell, begin: store.begin, holds }),
    reload: () => window.location.reload(),
    start: () =>
      endOf([
        telemetry.start(window),
        applyPreferences(preferences, document.documentElement),
        organisation.start(),
        releases.start(),
        loads.onEvent((event) => followLoad(event, { telemetry, releases })),
        followTabs(window, {
          [SESSION_KEY]: store.reread,
          [PREFERENCES_KEY]: preferences.reread,
          [ORGANISATION_KEY]: organisation.reread,
        }),
        followPlayers(
          { store, over, socket, api, tell: showNotice, queryClient, organisation, connection, holds },
          follower,
        ),
      ]),
  };
}

/** What ends all of them. */
const endOf = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop();
};

/** What follows a player's session, whose code is loaded with the first player who is signed in. */
const follower = async () => (await import('./realtime-code.ts')).followSession;

/** The player's socket, whose code is loaded with the first player who is signed in. */
function createSocket(parts: {
  host: string;
  store: SessionStore;
  over: (message?: string) => void;
  leftOut: LeftOutReport;
  telemetry: Telemetry;
  connection: Pick<Connection, 'refused'>;
}): PlayerSocket {
  const { host, store, over, leftOut, telemetry, connection } = parts;
  return createLazySocket(async () => {
    const { createPlayerSocket } = await import('./realtime-code.ts');
    return createPlayerSocket({
      host,
      token: () => store.getState().token,
      onSessionError: over,
      onRefused: connection.refused,
      onInvalid: (event) => telemetry.event('socket event not valid', { event }),
      onLeftOut: leftOut,
    });
  });
}

/** Reports how a part of a remote went. After a failure the discovery document is read again: another version may be live by now. */
export function followLoad(
  event: LoadEvent,
  parts: { telemetry: Telemetry; releases: Pick<ReleaseStore, 'refresh'> },
): void {
  const { telemetry, releases } = parts;
  const { name: remote, version } = event.release;
  if (event.type === 'ready') {
    telemetry.event('remote loaded', { remote, version, milliseconds: Math.round(event.milliseconds) });
    return;
  }
  if (event.type === 'failed') {
    const needs = event.error instanceof RemoteLoadError && event.error.needs;
    telemetry.error(event.error, { remote, version, kind: event.failure.kind, ...(needs ? { needs } : {}) });
  } else telemetry.event('file failed', { remote, version, file: event.file });
  void releases.refresh();
}
