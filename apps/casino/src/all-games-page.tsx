import type { Game } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allGamesQuery } from './catalogue/catalogue-data.ts';
import { CatalogueSkeleton } from './catalogue/catalogue-skeleton.tsx';
import { ContinuePlaying } from './catalogue/continue-playing.tsx';
import { GameCatalogue, ListedCount } from './catalogue/game-catalogue.tsx';
import { PageBody } from './catalogue/page-body.tsx';
import { useMessages } from './messages/index.ts';

/** `/games-all`: every game of every provider. */
export function AllGamesPage() {
  const t = useMessages();
  const { api } = useShell();
  const games = useQuery(allGamesQuery(api));
  const providers = useMemo(() => providersOf(games.data?.games ?? []), [games.data]);
  const note = games.data && <ListedCount games={games.data.games} providers={providers} />;
  return (
    <PageBody title={t('allGames')} note={note} search>
      <QueryBoundary query={games} what={t('games')} skeleton={<CatalogueSkeleton />}>
        {(data) => (
          <ContinuePlaying skeleton={<CatalogueSkeleton />}>
            <GameCatalogue games={data.games} label={t('allGames')} providers={providers} />
          </ContinuePlaying>
        )}
      </QueryBoundary>
    </PageBody>
  );
}

function providersOf(games: readonly Game[]): readonly { code: string; name: string }[] {
  const names = new Map(games.map((game) => [game.provider, game.providerName]));
  return [...names].map(([code, name]) => ({ code, name }));
}
