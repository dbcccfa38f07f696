import type { BeginSession, PreferencesState } from '@pavilion/contract';
import { createTestShell, type TestAnswers, type TestShell } from '@pavilion/contract/testing';
import type { Release } from '@pavilion/federation/discovery';
import { createLoadStore, type RemoteSource } from '@pavilion/federation/runtime';
import { createQueryClient } from '@pavilion/remote-kit';
import { sentBy } from '@pavilion/remote-kit/testing';
import { render } from '@testing-library/react';
import { act } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router';
import { createStore } from 'zustand/vanilla';
import { tableOf } from './address/route-table.ts';
import { App } from './app.tsx';
import { createContainment } from './containment/containment.ts';
import type { ReleaseState, ReleaseStore } from './discovery/release-store.ts';
import { createDeviceStorage } from './environment/device-storage.ts';
import { createConnection } from './services/connection.ts';
import { createHolds } from './services/hold.ts';
import { followLoad, type Host } from './services/host.ts';
import { createNavigation } from './services/navigation.ts';
import { createPageTitle } from './services/page-title.ts';
import { SESSION_KEY, type SessionEnd, TOKEN_KEY } from './services/session.ts';
import { createShellFor } from './services/shell-for.ts';

/** A release of a remote as the discovery document has it, for tests. */
export function testRelease(part: Partial<Release> & { name: string }): Release {
  return {
    version: '1.2.3',
    contract: '^3.0.0',
    routes: [],
    slots: [],
    base: `https://releases.test/${part.name}/${part.version ?? '1.2.3'}/`,
    entry: `https://releases.test/${part.name}/${part.version ?? '1.2.3'}/remote-entry.js`,
    integrity: 'sha256-test',
    preload: { pages: {}, slots: {} },
    sequence: 1,
    ...part,
  };
}

const nothing: RemoteSource = { load: () => Promise.reject(new Error('no remote in this test')) };

interface HostParts {
  readonly releases?: readonly Release[];
  readonly coverage?: ReleaseState['coverage'];
  /** The live shell, where it is another than this one; null where it is this one. */
  readonly liveShell?: ReleaseState['shell'];
  readonly source?: RemoteSource;
  /** The referral code that the player arrives with. */
  readonly ref?: string;
  /** The address of the service worker. */
  readonly worker?: string;
}

/** The operator's responses where a test does not care. */
const quietAnswers: TestAnswers = {
  pageVisit: { error: false, message: '' },
  announcements: { data: [] },
  getNotifications: { data: { notifications: [], count: 0, unread: 0 } },
  getPlayNow: { data: { since: null, minutes: 0, net: 0, isChecked: false, checkAt: null, isCheckDue: false } },
  getProviders: { data: { providers: [] } },
  getBanners: { data: { banners: [] } },
  getMatches: { data: { clock: 1, matches: [] } },
  getCategories: { data: { categories: [] } },
  getGames: { data: { games: [], total: 0 } },
  getOwnGames: { data: { favourites: [], recents: [] } },
  // They have played before.
  getPlayReport: { data: { periods: [], open: 1 } },
  getBets: { data: { bets: [], count: 0 } },
};

/** A release store that a test writes: `go` makes releases live, as a reading of the discovery document does. */
export function createTestReleases(
  first: readonly Release[],
  coverage: ReleaseState['coverage'],
  shell?: ReleaseState['shell'],
) {
  const stateOf = (releases: readonly Release[]) => ({ releases, table: tableOf(releases) });
  const store = createStore<ReleaseState>(() => ({ ...stateOf(first), coverage, shell }));
  const refreshes: true[] = [];
  let next: readonly Release[] | null = null;
  const releases: ReleaseStore = {
    ...store,
    open: async () => undefined,
    async refresh() {
      refreshes.push(true);
      if (next) store.setState({ ...stateOf(next), coverage: 'complete' });
      next = null;
    },
    start: () => () => undefined,
  };
  return {
    releases,
    /** How often the discovery document was read again. */
    refreshes,
    /** The live shell from now on. */
    setShell: (live: ReleaseState['shell']) => store.setState({ shell: live }),
    /** What is live from the next reading on. */
    publish: (published: readonly Release[]) => {
      next = published;
    },
  };
}

/** The host over a test's shell; its setters write the test's stores. */
function createTestHost(shell: TestShell, parts: HostParts) {
  const live = createTestReleases(parts.releases ?? [], parts.coverage ?? 'complete', parts.liveShell);
  const loads = createLoadStore({ source: parts.source ?? nothing });
  loads.onEvent((event) => followLoad(event, { telemetry: shell.telemetry, releases: live.releases }));
  const reloads: true[] = [];
  const holds = createHolds({ telemetry: shell.telemetry, window });
  const begin: BeginSession = ({ token, user }) => shell.stores.session.setState({ isAuth: true, token, user });
  const codes = [parts.ref].filter((code) => code !== undefined);
  const storage = createDeviceStorage(() => window.localStorage);
  const connection = createConnection(storage);
  const sessionEnd = createStore<SessionEnd | null>(() => null);
  // Who is signed out in a test has signed out.
  shell.stores.session.subscribe(({ isAuth }, before) => {
    if (before.isAuth !== isAuth) sessionEnd.setState(isAuth ? null : { by: 'player' }, true);
  });
  const navigation = createNavigation();
  const pageTitle = createPageTitle(navigation);
  const queryClient = createQueryClient(shell.telemetry);
  const containment = createContainment(queryClient);
  const host: Host = {
    // The name of a page goes where the shell's goes.
    shell: Object.assign(shell, { title: pageTitle.title }),
    sessionEnd,
    pageTitle,
    holds,
    shellFor: createShellFor({ shell, begin, holds }),
    preferences: {
      ...shell.preferences,
      setLocale: (locale) => shell.stores.preferences.setState({ locale }),
      setTheme: (theme: PreferencesState['theme']) => shell.stores.preferences.setState({ theme }),
    },
    storage,
    connection,
    releases: live.releases,
    loads,
    queryClient,
    containment,
    navigation,
    referral: { take: () => codes.shift() },
    reload: () => reloads.push(true),
    worker: parts.worker,
  };
  return {
    host,
    connection,
    sessionEnd,
    reloads,
    publish: live.publish,
    setShell: live.setShell,
    refreshes: live.refreshes,
  };
}

/** What browsers have and jsdom lacks. */
export function completeBrowser(scrolls: number[][] = []): void {
  const none = { matches: false, addEventListener() {}, removeEventListener() {} };
  window.matchMedia ??= () => none as unknown as MediaQueryList;
  window.scrollTo = ((...to: number[]) => scrolls.push(to)) as unknown as typeof window.scrollTo;
}

/** Shows the whole shell over a host at an address, as a player would open it. */
export async function showApp(host: Host, path: InitialEntry): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <App host={host} />
      </MemoryRouter>,
    );
  });
}

/** Opens the whole shell over a test's services at an address. */
export async function openShell(
  path: string,
  parts: {
    session?: TestShell['stores']['session'] extends { getState(): infer State } ? State : never;
    answers?: TestAnswers;
    prepare?: (shell: TestShell) => void;
  } & HostParts = {},
) {
  const scrolls: number[][] = [];
  completeBrowser(scrolls);
  const shell = createTestShell({
    ...(parts.session ? { session: parts.session } : {}),
    answers: { ...quietAnswers, ...parts.answers },
  });
  // As a browser keeps it, or the page would say that it does not.
  const { token = null } = parts.session ?? {};
  if (token !== null) {
    const storage = createDeviceStorage(() => window.localStorage);
    storage.set(TOKEN_KEY, token);
    storage.set(SESSION_KEY, '{}');
  }
  parts.prepare?.(shell);
  const made = createTestHost(shell, parts);
  await showApp(made.host, path);
  return {
    ...made,
    shell,
    scrolls,
    /** Path and search of where the player is now. */
    address: () => {
      const { pathname, search } = made.host.navigation.place();
      return pathname + search;
    },
    /** What was sent by one call, in order. */
    sent: (call: string) => sentBy(shell, call),
  };
}
