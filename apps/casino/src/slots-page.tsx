import { useShell } from '@pavilion/contract';
import { QueryBoundary, useTitle, useUrlState } from '@pavilion/remote-kit';
import { Tabs } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import styles from './catalogue/catalogue.module.css';
import { providerGamesQuery, selectedProvider, slotsProvidersQuery } from './catalogue/catalogue-data.ts';
import { filterCodec } from './catalogue/catalogue-filter.ts';
import { CatalogueSkeleton, ShelfSkeleton } from './catalogue/catalogue-skeleton.tsx';
import { ContinuePlaying } from './catalogue/continue-playing.tsx';
import { GameCatalogue } from './catalogue/game-catalogue.tsx';
import { NoGames } from './catalogue/nothing-here.tsx';
import { PageBody } from './catalogue/page-body.tsx';
import { useSelectedTabInView } from './catalogue/use-selected-tab-in-view.ts';
import { useMessages } from './messages/index.ts';
import { ProviderShelf } from './provider/provider-shelf.tsx';

/** `/slots`: one tab a provider (spec §1), the selected one in the address. */
export function SlotsPage() {
  const t = useMessages();
  const { api } = useShell();
  const [filter, change] = useUrlState(filterCodec);
  const providers = useQuery(slotsProvidersQuery(api));
  const provider = selectedProvider(providers.data, filter.provider);
  useTitle(filter.provider && provider ? `${provider.name} · ${t('slots')}` : undefined);
  // A provider named in the address is asked for beside the list of providers, not after it.
  const code = providers.data ? provider?.code : filter.provider;
  const games = useQuery({ ...providerGamesQuery(api, code ?? ''), enabled: Boolean(code) });
  const tabs = useSelectedTabInView(provider?.code);
  const total = providers.data?.reduce((sum, { games: count }) => sum + count, 0);

  return (
    <PageBody title={t('slots')} note={total === undefined ? undefined : t('gameCount', { count: total })} search>
      <QueryBoundary query={providers} what={t('games')} skeleton={<ShelfSkeleton tabs />}>
        {(list) =>
          provider ? (
            <ContinuePlaying
              has={(game) => list.some((one) => one.code === game.provider)}
              skeleton={<ShelfSkeleton tabs />}
            >
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
                  <QueryBoundary query={games} what={t('games')} skeleton={<CatalogueSkeleton />}>
                    {(data) => <GameCatalogue games={data.games} label={provider.name} />}
                  </QueryBoundary>
                </Tabs>
              </div>
            </ContinuePlaying>
          ) : (
            <NoGames />
          )
        }
      </QueryBoundary>
    </PageBody>
  );
}
