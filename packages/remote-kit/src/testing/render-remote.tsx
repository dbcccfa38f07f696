import {
  type Access,
  dialogOf,
  dialogPlace,
  type LazyComponent,
  type LoadedRemote,
  type Locale,
  paths,
  type RouteData,
  redirectTarget,
  type SessionState,
  type Shell,
  ShellContext,
  type SlotProps,
  safePath,
  useSession,
  withoutDialog,
} from '@pavilion/contract';
import { createTestShell, signedIn, type TestAnswers, type TestShell } from '@pavilion/contract/testing';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  type Location,
  MemoryRouter,
  Navigate,
  type NavigateFunction,
  type RouteObject,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
} from 'react-router';
import { createQueryClient } from '../query-client.ts';

export interface RenderRemoteOptions {
  /** Answers of the operator's sockets by the event's name, as the API's by the call's. */
  readonly replies?: TestAnswers;
  /** Signed in unless said otherwise. */
  readonly session?: SessionState;
  /** The player's language; English unless said otherwise. */
  readonly locale?: Locale;
  /** The navigation state that the address is opened with. */
  readonly state?: unknown;
  /** Fake timers run: user-event advances them. */
  readonly fakeTimers?: boolean;
  /** Sets up the shell's stores before anything is rendered. */
  readonly prepare?: (shell: TestShell) => void;
}

export interface RenderedRemote extends RenderResult {
  readonly shell: TestShell;
  readonly client: QueryClient;
  readonly user: UserEvent;
  /** Path and search of where the player is now. */
  readonly address: () => string;
  readonly goTo: (path: string) => Promise<void>;
  /** What was sent by one call, in order. */
  readonly sent: (call: string) => readonly unknown[];
}

/**
 * Opens an address of a remote as the shell would: its routes out of its definition, guarded by their access, its pages lazily, its dialogs over any page
 * whose address names one, the app's own query client, and an operator who answers as scripted. An address that is none of
 * the remote's shows an empty page: where the player is, `address` says.
 */
export async function renderRemote(
  remote: LoadedRemote,
  address: string,
  answers: TestAnswers = {},
  options: RenderRemoteOptions = {},
): Promise<RenderedRemote> {
  const { session = signedIn, replies = {}, locale = 'en', state, fakeTimers = false } = options;
  const shell = createTestShell({ session, answers, replies });
  shell.stores.preferences.setState({ locale });
  options.prepare?.(shell);
  const client = createQueryClient(shell.telemetry);
  const routes = [...remote.definition.routes.map((route) => routeOf(remote, route)), { path: '*', element: null }];
  // The definition's slot of this name takes these props: `defineRemote` has checked it.
  const dialogs = remote.slots.dialogs as LazyComponent<SlotProps['dialogs']> | undefined;
  const Dialogs = dialogs && lazily(dialogs);
  const player: { location?: Location; navigate?: NavigateFunction } = {};

  function Site() {
    const page = useRoutes(routes);
    player.location = useLocation();
    player.navigate = useNavigate();
    const name = dialogOf(player.location.search);
    return (
      <WithDialogs shell={shell}>
        <Suspense>{page}</Suspense>
        {Dialogs && !shell.session.getState().isAuth && name !== null && (
          <Suspense>
            <Dialogs name={name} />
          </Suspense>
        )}
      </WithDialogs>
    );
  }
  const { pathname, search, hash } = new URL(address, 'http://player.test');
  const view = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
          <Site />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return {
    ...view,
    shell,
    client,
    user: userEvent.setup(fakeTimers ? { advanceTimers: jest.advanceTimersByTime } : {}),
    address: () => `${player.location?.pathname}${player.location?.search}`,
    goTo: (path) => act(async () => void player.navigate?.(path)),
    sent: (call) => sentBy(shell, call),
  };
}

/** What was sent by one call, in order. */
export const sentBy = (shell: TestShell, call: string): readonly unknown[] =>
  shell.calls.filter((made) => made.call === call).map(({ input }) => input);

/** Gives the remote dialogs that stand in the address, as the shell's do. */
function WithDialogs({ shell, children }: { readonly shell: TestShell; readonly children: ReactNode }) {
  const navigate = useNavigate();
  const place = useLocation();
  const dialogs: Shell['dialogs'] = {
    open: (name, options) => {
      shell.dialogs.open(name);
      navigate(dialogPlace(place, name, options?.next), {
        replace: dialogOf(place.search) !== null,
        state: place.state,
      });
    },
    close: () => {
      shell.dialogs.close();
      if (!shell.session.getState().isAuth) navigate(withoutDialog(place), { replace: true });
    },
  };
  return <ShellContext value={{ ...shell, dialogs }}>{children}</ShellContext>;
}

function routeOf(remote: LoadedRemote, route: RouteData): RouteObject {
  if (route.redirectTo) return { path: route.path, element: <Redirect to={route.redirectTo} /> };
  const load = route.page ? remote.pages[route.page] : undefined;
  if (!load) throw new Error(`${remote.definition.name} has no page for ${route.path}`);
  const Page = lazily(load);
  return {
    path: route.path,
    element: (
      <Guard access={route.access}>
        <Page />
      </Guard>
    ),
  };
}

function Redirect({ to }: { readonly to: string }) {
  const params = useParams();
  const place = useLocation();
  return <Navigate to={redirectTarget(to, params, place)} replace />;
}

/** A visitor leaves a protected page for `/`, a player a public one for where they were going (spec §2). */
function Guard({ access, children }: { readonly access: Access; readonly children: ReactNode }) {
  const isAuth = useSession((session) => session.isAuth);
  const { search } = useLocation();
  if (!isAuth && access === 'protected') return <Navigate to={paths.landing()} replace />;
  if (!isAuth || access !== 'public') return children;
  return <Navigate to={safePath(new URLSearchParams(search).get('next')) ?? paths.home()} replace />;
}

const lazily = <Props,>(load: LazyComponent<Props>) => lazy(async () => ({ default: await load() }));
