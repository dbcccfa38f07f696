import { type Game, gamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CasinoPage } from './casino-page.tsx';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { GameCatalogue } from './game-catalogue.tsx';
import { QueryStates } from './query-states.tsx';
import { useWords } from './words/index.ts';

/** `/games-all`: every game of every provider. */
export function AllGamesPage() {
  const say = useWords();
  const { api } = useShell();
  const games = useQuery(gamesQuery(api, {}));
  const providers = useMemo(() => providersOf(games.data?.games ?? []), [games.data]);
  const total = games.data?.total;
  return (
    <CasinoPage
      title={say('allGames')}
      note={total === undefined ? undefined : say('gameCount', { count: total })}
      search
    >
      <QueryStates query={games} skeleton={<CatalogueSkeleton />}>
        {(data) => <GameCatalogue games={data.games} label={say('allGames')} providers={providers} />}
      </QueryStates>
    </CasinoPage>
  );
}

function providersOf(games: readonly Game[]): readonly { code: string; name: string }[] {
  const names = new Map(games.map((game) => [game.provider, game.providerName]));
  return [...names].map(([code, name]) => ({ code, name }));
}
