import { type Game, gamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CasinoPage } from './casino-page.tsx';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { GameCatalogue } from './game-catalogue.tsx';
import { useMessages } from './messages/index.ts';
import { QueryStates } from './query-states.tsx';

/** `/games-all`: every game of every provider. */
export function AllGamesPage() {
  const t = useMessages();
  const { api } = useShell();
  const games = useQuery(gamesQuery(api, {}));
  const providers = useMemo(() => providersOf(games.data?.games ?? []), [games.data]);
  const total = games.data?.total;
  return (
    <CasinoPage title={t('allGames')} note={total === undefined ? undefined : t('gameCount', { count: total })} search>
      <QueryStates query={games} skeleton={<CatalogueSkeleton />}>
        {(data) => <GameCatalogue games={data.games} label={t('allGames')} providers={providers} />}
      </QueryStates>
    </CasinoPage>
  );
}

function providersOf(games: readonly Game[]): readonly { code: string; name: string }[] {
  const names = new Map(games.map((game) => [game.provider, game.providerName]));
  return [...names].map(([code, name]) => ({ code, name }));
}
