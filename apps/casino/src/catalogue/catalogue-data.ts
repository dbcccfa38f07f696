import {
  type Api,
  gameIndexQuery,
  gamesQuery,
  ownGamesQuery,
  type Provider,
  providersQuery,
} from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import type { QueryClient } from '@tanstack/react-query';
import { lettersOf } from '../game/game-path.ts';
import { filterCodec } from './catalogue-filter.ts';

/** The slugs of the providers whose games stand at addresses of their own: `/aura-games`, `/kingmaker`, `/spmgames` (spec §2). */
export const AURA = 'aura';
export const KINGMAKER = 'king-maker';
export const SPM_GAMES = 'spm';

export const allGamesQuery = (api: Api) => gameIndexQuery(api);
export const providerGamesQuery = (api: Api, provider: string) => gameIndexQuery(api, { provider });
/** The game that a slug without a provider names: of several, the first in the operator's order. */
export const slugGamesQuery = (api: Api, slug: string) => gamesQuery(api, { slug, limit: 1 });
export const slotsProvidersQuery = (api: Api) => providersQuery(api, 'slots');
export const allProvidersQuery = (api: Api) => providersQuery(api);

/** The provider whose tab is open on `/slots`: the one that the address names, else the first. */
export const selectedProvider = (providers: readonly Provider[] | undefined, code: string | null) =>
  providers?.find((provider) => provider.code === code) ?? providers?.[0];

/** What a slug of `/casino/{slug}` names: a provider, a game of one (`aura-baccarat`), or neither: it may be a game's alone. */
export function readSlug(providers: readonly Provider[] | undefined, slug: string) {
  const provider =
    providers?.find(({ code }) => code === slug) ?? providers?.find(({ code }) => lettersOf(code) === lettersOf(slug));
  const owner = provider ? undefined : providers?.find(({ code }) => slug.startsWith(`${code}-`));
  return { provider, owner };
}

/** What `/slots` asks for first: its providers, and the games of one. */
export const slotsData: PageData = ({ api }, { search }, queries) => {
  askForOwn(api, queries);
  const { provider } = filterCodec.read(search);
  // A provider named in the address is asked for beside the list of providers, not after it.
  if (provider) void queries.prefetchQuery(providerGamesQuery(api, provider));
  void thenGames(api, queries, slotsProvidersQuery(api), (providers) => selectedProvider(providers, provider));
};

/** What `/games-all` asks for first. */
export const allGamesData: PageData = ({ api }, _, queries) => {
  askForOwn(api, queries);
  void queries.prefetchQuery(allGamesQuery(api));
};

/** What `/casino/{casinoslug}` asks for first. */
export const providerData: PageData = ({ api }, { params }, queries) =>
  askForSlug(api, queries, params.casinoslug ?? '');

/** What `/aura-games` asks for first. */
export const auraGamesData: PageData = ({ api }, _, queries) => askForSlug(api, queries, AURA);

/** What `/kingmaker` asks for first. */
export const kingmakerData: PageData = ({ api }, _, queries) => askForSlug(api, queries, KINGMAKER);

/** What `/spmgames` asks for first. */
export const spmGamesData: PageData = ({ api }, _, queries) => askForSlug(api, queries, SPM_GAMES);

/** What `/casino/{casinoslug}/{gameslug}` asks for first. */
export const gameData: PageData = ({ api }, { params }, queries) => {
  askForOwn(api, queries);
  void queries.prefetchQuery(providerGamesQuery(api, params.casinoslug ?? ''));
};

/** What the hearts of every page show. */
const askForOwn = (api: Api, queries: QueryClient) => void queries.prefetchQuery(ownGamesQuery(api));

function askForSlug(api: Api, queries: QueryClient, slug: string): void {
  askForOwn(api, queries);
  void thenGames(
    api,
    queries,
    allProvidersQuery(api),
    (providers) => {
      const { provider, owner } = readSlug(providers, slug);
      return provider ?? owner;
    },
    () => askForGame(api, queries, slug),
  );
}

/** Asks for the game that a slug alone names, and then for its provider's others. */
async function askForGame(api: Api, queries: QueryClient, slug: string): Promise<void> {
  const query = slugGamesQuery(api, slug);
  await queries.prefetchQuery(query);
  const game = queries.getQueryData(query.queryKey)?.games[0];
  if (game) await queries.prefetchQuery(providerGamesQuery(api, game.provider));
}

/** Asks for the providers, and then for the games of one of them. What fails the page asks for itself. */
async function thenGames(
  api: Api,
  queries: QueryClient,
  query: ReturnType<typeof providersQuery>,
  pick: (providers: readonly Provider[]) => Provider | undefined,
  otherwise?: () => Promise<void>,
): Promise<void> {
  await queries.prefetchQuery(query);
  const providers = queries.getQueryData(query.queryKey);
  const picked = pick(providers ?? []);
  if (picked) await queries.prefetchQuery(providerGamesQuery(api, picked.code));
  else if (providers) await otherwise?.();
}
