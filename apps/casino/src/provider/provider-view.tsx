import type { Provider } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { QueryBoundary } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { allProvidersQuery, providerGamesQuery, readSlug } from '../catalogue/catalogue-data.ts';
import { CatalogueSkeleton, ShelfSkeleton } from '../catalogue/catalogue-skeleton.tsx';
import { GameCatalogue } from '../catalogue/game-catalogue.tsx';
import { NothingHere } from '../catalogue/nothing-here.tsx';
import { PageBody } from '../catalogue/page-body.tsx';
import { useMessages } from '../messages/index.ts';
import { GameView } from '../play/game-view.tsx';
import { ProviderShelf } from './provider-shelf.tsx';

/** A provider by its slug: its banner and its games. A slug that joins a provider and a game is that game. */
export function ProviderView({ casinoslug }: { readonly casinoslug: string }) {
  const t = useMessages();
  const { api } = useShell();
  const providers = useQuery(allProvidersQuery(api));
  const { provider, owner } = readSlug(providers.data, casinoslug);
  if (owner) return <GameView casinoslug={owner.code} gameslug={casinoslug.slice(owner.code.length + 1)} />;

  return (
    <PageBody
      title={provider?.name ?? t('casino')}
      note={provider && t('gameCount', { count: provider.games })}
      back={{ to: paths.allGames(), label: t('backToAllGames') }}
      search={provider !== undefined}
    >
      <QueryBoundary query={providers} what={t('games')} skeleton={<ShelfSkeleton />}>
        {() => (provider ? <ProviderGames provider={provider} /> : <NoProvider />)}
      </QueryBoundary>
    </PageBody>
  );
}

function ProviderGames({ provider }: { readonly provider: Provider }) {
  const t = useMessages();
  const { api } = useShell();
  const games = useQuery(providerGamesQuery(api, provider.code));
  return (
    <>
      <ProviderShelf provider={provider} games={games.data?.games} />
      <QueryBoundary query={games} what={t('games')} skeleton={<CatalogueSkeleton />}>
        {(data) => <GameCatalogue games={data.games} label={provider.name} />}
      </QueryBoundary>
    </>
  );
}

function NoProvider() {
  const t = useMessages();
  return <NothingHere icon="question" title={t('noProvider')} text={t('noProviderText')} />;
}
