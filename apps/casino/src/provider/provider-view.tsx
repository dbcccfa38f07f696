import type { Provider } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { lazyPart, QueryBoundary, useTitle } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { AURA, allProvidersQuery, providerGamesQuery, readSlug, slugGamesQuery } from '../catalogue/catalogue-data.ts';
import { CatalogueSkeleton, ShelfSkeleton } from '../catalogue/catalogue-skeleton.tsx';
import { GameCatalogue } from '../catalogue/game-catalogue.tsx';
import { NothingHere } from '../catalogue/nothing-here.tsx';
import { PageBody } from '../catalogue/page-body.tsx';
import { LiveLobby } from '../live/live-lobby.tsx';
import { useLiveTables } from '../live/use-live-tables.ts';
import { useMessages } from '../messages/index.ts';
import { ProviderShelf } from './provider-shelf.tsx';

/** A slug is seldom a game's: a page that lists games does not load what plays them. */
const GameView = lazyPart(
  () => import('../play/game-view.tsx').then((m) => m.GameView),
  <PageBody>
    <ShelfSkeleton />
  </PageBody>,
);

/** A provider by its slug: its banner and its games. A slug that is a game's, with its provider's before it or alone, is that game. */
export function ProviderView({ casinoslug }: { readonly casinoslug: string }) {
  const t = useMessages();
  const { api } = useShell();
  const providers = useQuery(allProvidersQuery(api));
  const { provider, owner } = readSlug(providers.data, casinoslug);
  useTitle(provider?.name);
  if (owner) return <GameView casinoslug={owner.code} gameslug={casinoslug.slice(owner.code.length + 1)} />;
  if (providers.data && !provider) return <GameOfSlug slug={casinoslug} />;

  return (
    <PageBody
      title={provider?.name ?? t('casino')}
      note={provider && t('gameCount', { count: provider.games })}
      back={backToAll(t)}
      search={provider !== undefined}
    >
      <QueryBoundary query={providers} what={t('games')} skeleton={<ShelfSkeleton />}>
        {() => provider && <ProviderGames provider={provider} />}
      </QueryBoundary>
    </PageBody>
  );
}

/** The game that a slug alone names; where none has it, the way out. */
function GameOfSlug({ slug }: { readonly slug: string }) {
  const t = useMessages();
  const { api } = useShell();
  const games = useQuery(slugGamesQuery(api, slug));
  const [game] = games.data?.games ?? [];
  if (game) return <GameView casinoslug={game.provider} gameslug={slug} />;
  return (
    <PageBody title={t('casino')} note={null} back={backToAll(t)}>
      <QueryBoundary query={games} what={t('games')} skeleton={<ShelfSkeleton />}>
        {() => <NoProvider />}
      </QueryBoundary>
    </PageBody>
  );
}

const backToAll = (t: ReturnType<typeof useMessages>) => ({ to: paths.allGames(), label: t('backToAllGames') });

/** A provider's live tables where it has any, and its other games as tiles. Where the tables can't be asked for, all of them are tiles. */
function ProviderGames({ provider }: { readonly provider: Provider }) {
  const t = useMessages();
  const { api } = useShell();
  const games = useQuery(providerGamesQuery(api, provider.code));
  const live = useLiveTables(provider.lobby === 'live');
  // Its games are tables: tiles would give way to them in a moment.
  const isAwaited = provider.code === AURA && live === undefined;
  return (
    <>
      <ProviderShelf provider={provider} games={games.data?.games} />
      <QueryBoundary query={games} what={t('games')} skeleton={<CatalogueSkeleton />}>
        {({ games: all }) => {
          if (isAwaited) return <CatalogueSkeleton />;
          const tables = all.flatMap((game) => {
            const table = live?.get(game.code);
            return table ? [{ game, table }] : [];
          });
          const others = all.filter((game) => !live?.has(game.code));
          return (
            <>
              {tables.length > 0 && <LiveLobby tables={tables} />}
              {(others.length > 0 || tables.length === 0) && <GameCatalogue games={others} label={provider.name} />}
            </>
          );
        }}
      </QueryBoundary>
    </>
  );
}

function NoProvider() {
  const t = useMessages();
  return <NothingHere icon="question" title={t('noProvider')} text={t('noProviderText')} />;
}
