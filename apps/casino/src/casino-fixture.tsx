import type { Game, Provider } from '@pavilion/api-client';
import { type LoadedRemote, type RouteData, type SessionState, ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn, type TestAnswers } from '@pavilion/contract/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import {
  MemoryRouter,
  Navigate,
  type NavigateFunction,
  type RouteObject,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router';
import { remote } from './remote.ts';

const { pages }: LoadedRemote = remote;

/** A game for tests; what is not said is unremarkable. */
export function gameOf(part: Partial<Game> & Pick<Game, 'name'>): Game {
  const provider = part.provider ?? 'red-tiger';
  const code = part.code ?? part.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    code,
    provider,
    providerName: 'Red Tiger',
    category: 'slots',
    imgUrl: `/art/covers/${code}.svg`,
    thumbUrl: `/art/scenes/${code}.svg`,
    redirectUrl: `/casino/${provider}/${code}`,
    rtp: 95.4,
    volatility: 'medium',
    minStake: 1000,
    maxStake: 2500000,
    ...part,
  };
}

const redTiger: readonly Game[] = [
  gameOf({ name: 'Dragon’s Eye', code: '1100039', badge: 'popular', rtp: 95.4 }),
  gameOf({ name: 'Golden Legacy', code: '1100040', rtp: 96.3, volatility: 'high' }),
  gameOf({ name: 'Pirate Bounty', code: '1100041', badge: 'new', rtp: 93.9, volatility: 'low' }),
  gameOf({ name: 'Midas Gold', code: '1100042', badge: 'jackpot', rtp: 96.1, minStake: 500 }),
  gameOf({ name: 'Lucky Roulette', code: '1100043', category: 'roulette', rtp: 97.3 }),
];
const netent: readonly Game[] = [
  gameOf({ name: 'Viking Runes', provider: 'netent', providerName: 'Netent' }),
  gameOf({ name: 'Golden Jester', provider: 'netent', providerName: 'Netent' }),
];
const aura: readonly Game[] = [
  gameOf({
    name: 'Baccarat',
    code: 'baccarat',
    provider: 'aura',
    providerName: 'Aura',
    category: 'baccarat',
    redirectUrl: '/casino/aura-baccarat',
  }),
];

const providers: readonly Provider[] = [
  providerOf('netent', 'Netent', 2, 'slots'),
  providerOf('red-tiger', 'Red Tiger', 5, 'slots'),
  providerOf('jili', 'Jili', 0, 'slots'),
  providerOf('aura', 'Aura', 1, 'live'),
];

function providerOf(code: string, name: string, games: number, lobby: Provider['lobby']): Provider {
  return { code, name, games, lobby, href: `/casino/${code}`, imgUrl: `/art/providers/${code}.svg`, quotes: '' };
}

/** A small operator: two slot providers with games, one without, one live provider. */
export const catalogue: TestAnswers = {
  getProviders: ({ lobby }: { lobby?: Provider['lobby'] }) => ({
    data: { providers: providers.filter((provider) => !lobby || provider.lobby === lobby) },
  }),
  getGames: ({ provider }: { provider?: string }) => {
    const games = [...netent, ...redTiger, ...aura].filter((game) => !provider || game.provider === provider);
    return { data: { games, total: games.length } };
  },
  openLobby: { data: { url: 'https://games.test/play?token=once-1', expiresAt: new Date('2100-01-01T00:00:00Z') } },
};

/** Opens an address of the casino, as the shell would: its routes out of its definition, its pages lazily. */
export async function openCasino(
  address: string,
  { answers = {}, session = signedIn }: { readonly answers?: TestAnswers; readonly session?: SessionState } = {},
) {
  const shell = createTestShell({ session, answers: { ...catalogue, ...answers } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const seen = { address: '', navigate: (() => {}) as NavigateFunction };
  function Casino() {
    const { pathname, search } = useLocation();
    seen.address = pathname + search;
    seen.navigate = useNavigate();
    return useRoutes(routes);
  }
  await act(async () =>
    render(
      <ShellContext value={shell}>
        <QueryClientProvider client={client}>
          <Suspense>
            <MemoryRouter initialEntries={[address]}>
              <Casino />
            </MemoryRouter>
          </Suspense>
        </QueryClientProvider>
      </ShellContext>,
    ),
  );
  return {
    shell,
    client,
    address: () => seen.address,
    goTo: (path: string) => act(async () => seen.navigate(path)),
  };
}

const routes = remote.definition.routes.map(routeOf);

function routeOf(route: RouteData): RouteObject {
  if (route.redirectTo) return { path: route.path, element: <Navigate to={route.redirectTo} replace /> };
  const load = route.page ? pages[route.page] : undefined;
  if (!load) throw new Error(`The casino has no page for ${route.path}`);
  const Page: ComponentType = lazy(async () => ({ default: await load() }));
  return { path: route.path, element: <Page /> };
}

/** The names of the games that are listed, in their order. */
export function listed(label: string): readonly string[] {
  const list = screen.queryByRole('list', { name: label });
  return [...(list?.querySelectorAll('li > a') ?? [])].map(
    (link) => (link.getAttribute('aria-label') ?? '').split(', ')[0] ?? '',
  );
}

/** Waits until a list has exactly these games. */
export function expectListed(label: string, names: readonly string[]): Promise<void> {
  return waitFor(() => expect(listed(label)).toEqual(names));
}
