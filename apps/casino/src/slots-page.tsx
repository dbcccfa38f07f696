import { gamesQuery, providersQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { ButtonLink, EmptyState, Tabs } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { CasinoPage } from './casino-page.tsx';
import styles from './catalogue.module.css';
import { CatalogueSkeleton, ShelfSkeleton } from './catalogue-skeleton.tsx';
import { GameCatalogue } from './game-catalogue.tsx';
import { useMessages } from './messages/index.ts';
import { ProviderShelf } from './provider-shelf.tsx';
import { QueryStates } from './query-states.tsx';
import { useCatalogueFilter } from './use-catalogue-filter.ts';
import { useSelectedTabInView } from './use-selected-tab-in-view.ts';

/** `/slots`: one tab a provider (spec §1), the selected one in the address. */
export function SlotsPage() {
  const t = useMessages();
  const { api } = useShell();
  const { filter, change } = useCatalogueFilter();
  const providers = useQuery(providersQuery(api, 'slots'));
  const provider = providers.data?.find(({ code }) => code === filter.provider) ?? providers.data?.[0];
  // A provider named in the address is asked for beside the list of providers, not after it.
  const code = providers.data ? provider?.code : filter.provider;
  const games = useQuery({ ...gamesQuery(api, { provider: code ?? '' }), enabled: Boolean(code) });
  const tabs = useSelectedTabInView(provider?.code);
  const total = providers.data?.reduce((sum, { games: count }) => sum + count, 0);

  return (
    <CasinoPage title={t('slots')} note={total === undefined ? undefined : t('gameCount', { count: total })} search>
      <QueryStates query={providers} skeleton={<ShelfSkeleton tabs />}>
        {(list) =>
          provider ? (
            <div ref={tabs}>
              <Tabs
                className={styles.tabs}
                label={t('providers')}
                tabs={list.map((one) => ({ id: one.code, label: one.name, count: one.games }))}
                selected={provider.code}
                onSelect={(selected) =>
                  // The search goes along to the next provider; filters that may not exist there do not.
                  change({ provider: selected, category: null, badge: null, favourites: false })
                }
              >
                <ProviderShelf provider={provider} games={games.data?.games} />
                <QueryStates query={games} skeleton={<CatalogueSkeleton />}>
                  {(data) => <GameCatalogue games={data.games} label={provider.name} />}
                </QueryStates>
              </Tabs>
            </div>
          ) : (
            <EmptyState
              icon="slots"
              title={t('noGames')}
              text={t('noGamesText')}
              action={<ButtonLink to={paths.allGames()}>{t('allGames')}</ButtonLink>}
            />
          )
        }
      </QueryStates>
    </CasinoPage>
  );
}
