import { gamesQuery, type Provider, providersQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { ButtonLink, EmptyState } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { CasinoPage } from './casino-page.tsx';
import { CatalogueSkeleton, ShelfSkeleton } from './catalogue-skeleton.tsx';
import { GameCatalogue } from './game-catalogue.tsx';
import { GameView } from './game-view.tsx';
import { useMessages } from './messages/index.ts';
import { ProviderShelf } from './provider-shelf.tsx';
import { QueryStates } from './query-states.tsx';

/** A provider by its slug: its banner and its games. A slug that joins a provider and a game is that game. */
export function ProviderView({ casinoslug }: { readonly casinoslug: string }) {
  const t = useMessages();
  const { api } = useShell();
  const providers = useQuery(providersQuery(api));
  const provider = providers.data?.find(({ code }) => code === casinoslug);
  const owner = provider ? undefined : providers.data?.find(({ code }) => casinoslug.startsWith(`${code}-`));
  if (owner) return <GameView casinoslug={owner.code} gameslug={casinoslug.slice(owner.code.length + 1)} />;

  return (
    <CasinoPage
      title={provider?.name ?? t('casino')}
      note={provider && t('gameCount', { count: provider.games })}
      back={{ to: paths.allGames(), label: t('backToAllGames') }}
      search={provider !== undefined}
    >
      <QueryStates query={providers} skeleton={<ShelfSkeleton />}>
        {() => (provider ? <ProviderGames provider={provider} /> : <NoProvider />)}
      </QueryStates>
    </CasinoPage>
  );
}

function ProviderGames({ provider }: { readonly provider: Provider }) {
  const { api } = useShell();
  const games = useQuery(gamesQuery(api, { provider: provider.code }));
  return (
    <>
      <ProviderShelf provider={provider} games={games.data?.games} />
      <QueryStates query={games} skeleton={<CatalogueSkeleton />}>
        {(data) => <GameCatalogue games={data.games} label={provider.name} />}
      </QueryStates>
    </>
  );
}

function NoProvider() {
  const t = useMessages();
  return (
    <EmptyState
      icon="question"
      title={t('noProvider')}
      text={t('noProviderText')}
      action={<ButtonLink to={paths.allGames()}>{t('allGames')}</ButtonLink>}
    />
  );
}
