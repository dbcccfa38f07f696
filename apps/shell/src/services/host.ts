import type { PlayerSocket } from '@pavilion/api-client';
import { createApiClient } from '@pavilion/api-client/client';
import type { Session, Shell, Telemetry } from '@pavilion/contract';
import type { Discovery, Release } from '@pavilion/federation/discovery';
import { createQueryClient } from '@pavilion/remote-kit';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type OwnedRoute, tableOf } from '../address/route-table.ts';
import type { Config } from '../environment/config.ts';
import { createDeviceStorage, type DeviceStorage } from './device-storage.ts';
import { createDialogs } from './dialogs.ts';
import { createHolds, type Holds } from './hold.ts';
import { createLazySocket } from './lazy-socket.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createOrganisation } from './organisation.ts';
import { createPageLoader, type PageLoader, type RemoteSource } from './page-loader.ts';
import { applyPreferences, createPreferences, type Preferences } from './preferences.ts';
import { followSession } from './realtime.ts';
import { createSession, createSessionStore, type SessionStore } from './session.ts';
import { createShellFor, type ShellFor } from './shell-for.ts';
import { createTelemetry } from './telemetry.ts';
import { showToast } from './toasts.ts';
import { SHELL_VERSION } from './version.ts';

/** What the shell keeps for its own pages, beside what it gives to every remote. */
export interface Host {
  readonly shell: Shell;
  /** What is half done: while anything is held, nothing is swapped or left unasked. */
  readonly holds: Holds;
  /** The shell that a part of a remote is given in place of `shell`. */
  readonly shellFor: ShellFor;
  readonly preferences: Preferences;
  readonly releases: readonly Release[];
  /** Every live route. */
  readonly table: readonly OwnedRoute[];
  readonly pages: PageLoader;
  readonly queryClient: QueryClient;
  readonly navigation: Navigation;
  /** Loads the document anew. */
  readonly reload: () => void;
}

/** Who holds where the shell does so itself. */
const SHELL = { remote: 'shell', version: SHELL_VERSION };

export const HostContext = createContext<Host | null>(null);

/** The shell's own services, for the shell's own components. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost: no <HostContext> above.');
  return host;
}

/** Builds every service once, from what the environment says. `start` sets them going and returns what stops them. */
export function createHost(parts: {
  config: Config;
  discovery: Discovery;
  remotes: (telemetry: Shell['telemetry']) => RemoteSource;
  verbose: boolean;
}): Host & { start(): () => void } {
  const { config, discovery } = parts;
  const storage: DeviceStorage = createDeviceStorage(() => window.localStorage);
  const telemetry = createTelemetry({ verbose: parts.verbose });
  const navigation = createNavigation();
  const queryClient = createQueryClient(telemetry);
  const preferences = createPreferences(storage, navigator.languages);
  const store = createSessionStore(storage);
  const api = createApiClient({
    hosts: { api: config.api, sports: config.sports, lobby: config.lobby, tv: config.tv },
    token: () => store.getState().token,
    onUnauthorised: () => void session.end(),
  });
  const organisation = createOrganisation({ api, queryClient, storage });
  const session = createSession({
    store,
    api,
    telemetry,
    forget() {
      organisation.forget();
      queryClient.clear();
    },
    goToLanding: () => navigation.go('/', { replace: true }),
  });
  const socket = createSocket({ host: config.socket, store, session, telemetry });
  reportOmissions(discovery, telemetry);
  const releases = Object.values(discovery.remotes);
  const dialogs = createDialogs(navigation, () => store.getState().isAuth);
  const holds = createHolds({ telemetry, window });
  const own = { session, organisation, preferences, api, socket, toast: showToast, dialogs, telemetry };
  const shell: Shell = { ...own, hold: (reason) => holds.take(reason, SHELL) };
  return {
    shell,
    holds,
    shellFor: createShellFor({ shell, begin: store.begin, holds }),
    preferences,
    releases,
    table: tableOf(releases),
    pages: createPageLoader(parts.remotes(telemetry)),
    queryClient,
    navigation,
    reload: () => window.location.reload(),
    start() {
      const stops = [
        applyPreferences(preferences, document.documentElement),
        organisation.start(),
        store.followTabs(window),
        followSession({ store, session, socket, api, toast: showToast, queryClient, organisation }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The player's socket, whose code is loaded with the first player who is signed in. */
function createSocket(parts: {
  host: string;
  store: SessionStore;
  session: Session;
  telemetry: Telemetry;
}): PlayerSocket {
  const { host, store, session, telemetry } = parts;
  return createLazySocket(async () => {
    const { createPlayerSocket } = await import('@pavilion/api-client/socket');
    return createPlayerSocket({
      host,
      token: () => store.getState().token,
      onSessionError(message) {
        showToast('error', message);
        void session.end();
      },
      onInvalid: (event) => telemetry.event('socket event not valid', { event }),
    });
  });
}

/** Reports what of the discovery document the shell leaves out or does not know. */
function reportOmissions(discovery: Discovery, telemetry: Telemetry): void {
  for (const { remote, field } of discovery.invalid) {
    telemetry.error(
      new Error(`Remote ${remote} is left out: its entry in the discovery document is not valid at ${field}`),
      { remote },
    );
  }
  for (const { remote, field, value } of discovery.notes) {
    telemetry.event('name in the discovery document not known', { remote, field, value });
  }
}
