import { type Api, gamesQuery, type Provider, providersQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import type { QueryClient } from '@tanstack/react-query';
import { filterCodec } from './catalogue-filter.ts';

/** The slug of the provider whose games stand at `/aura-games` (spec §2). */
export const AURA = 'aura';

export const allGamesQuery = (api: Api) => gamesQuery(api, {});
export const providerGamesQuery = (api: Api, provider: string) => gamesQuery(api, { provider });
export const slotsProvidersQuery = (api: Api) => providersQuery(api, 'slots');
export const allProvidersQuery = (api: Api) => providersQuery(api);

/** The provider whose tab is open on `/slots`: the one that the address names, else the first. */
export const selectedProvider = (providers: readonly Provider[] | undefined, code: string | null) =>
  providers?.find((provider) => provider.code === code) ?? providers?.[0];

/** What a slug of `/casino/{slug}` names: a provider, a game of one (`aura-baccarat`), or nothing. */
export function readSlug(providers: readonly Provider[] | undefined, slug: string) {
  const provider = providers?.find(({ code }) => code === slug);
  const owner = provider ? undefined : providers?.find(({ code }) => slug.startsWith(`${code}-`));
  return { provider, owner };
}

/** What `/slots` asks for first: its providers, and the games of one. */
export const slotsData: PageData = ({ api }, { search }, queries) => {
  const { provider } = filterCodec.read(search);
  // A provider named in the address is asked for beside the list of providers, not after it.
  if (provider) void queries.prefetchQuery(providerGamesQuery(api, provider));
  void thenGames(api, queries, slotsProvidersQuery(api), (providers) => selectedProvider(providers, provider));
};

/** What `/games-all` asks for first. */
export const allGamesData: PageData = ({ api }, _, queries) => void queries.prefetchQuery(allGamesQuery(api));

/** What `/casino/{casinoslug}` asks for first. */
export const providerData: PageData = ({ api }, { params }, queries) =>
  askForSlug(api, queries, params.casinoslug ?? '');

/** What `/aura-games` asks for first. */
export const auraGamesData: PageData = ({ api }, _, queries) => askForSlug(api, queries, AURA);

/** What `/casino/{casinoslug}/{gameslug}` asks for first. */
export const gameData: PageData = ({ api }, { params }, queries) =>
  void queries.prefetchQuery(providerGamesQuery(api, params.casinoslug ?? ''));

function askForSlug(api: Api, queries: QueryClient, slug: string): void {
  void thenGames(api, queries, allProvidersQuery(api), (providers) => {
    const { provider, owner } = readSlug(providers, slug);
    return provider ?? owner;
  });
}

/** Asks for the providers, and then for the games of one of them. What fails the page asks for itself. */
async function thenGames(
  api: Api,
  queries: QueryClient,
  query: ReturnType<typeof providersQuery>,
  pick: (providers: readonly Provider[]) => Provider | undefined,
): Promise<void> {
  await queries.prefetchQuery(query);
  const picked = pick(queries.getQueryData(query.queryKey) ?? []);
  if (picked) await queries.prefetchQuery(providerGamesQuery(api, picked.code));
}
