import type { Game } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { paise } from '@pavilion/money';
import { LaunchStageSkeleton, QueryBoundary, useTitle } from '@pavilion/remote-kit';
import { Button, ButtonLink, Icon, SectionHead, Skeleton, Why } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { providerGamesQuery } from '../catalogue/catalogue-data.ts';
import { GameGrid } from '../catalogue/game-grid.tsx';
import { GameSheet } from '../catalogue/game-sheet.tsx';
import { NothingHere } from '../catalogue/nothing-here.tsx';
import { PageBody } from '../catalogue/page-body.tsx';
import { useGameSheet } from '../catalogue/use-game-sheet.ts';
import { useFavourite } from '../favourites/favourites-provider.tsx';
import { formatStake, GameDetails } from '../game/game-details.tsx';
import { findGame, findGameSpeltOtherwise, gameKey, gamePath } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import { GameBar } from './game-bar.tsx';
import { GameRoom } from './game-room.tsx';
import styles from './game-view.module.css';

/** One game by its two slugs: the game itself, what it returns and costs, and more of its provider. An old spelling leads to the new. */
export function GameView({ casinoslug, gameslug }: { readonly casinoslug: string; readonly gameslug: string }) {
  const t = useMessages();
  const { api } = useShell();
  const games = useQuery(providerGamesQuery(api, casinoslug));
  const game = games.data && findGame(games.data.games, casinoslug, gameslug);
  const respelt = game ? undefined : games.data && findGameSpeltOtherwise(games.data.games, gameslug);
  const { search } = useLocation();
  useTitle(game && `${game.name} · ${game.providerName}`);
  if (respelt) return <Navigate replace to={{ pathname: gamePath(respelt), search }} />;
  if (game) {
    return (
      <>
        <GameRoom key={gameKey(game)} game={game} />
        <PageBody>
          <AboutGame game={game} />
          <MoreGames game={game} games={games.data.games} />
        </PageBody>
      </>
    );
  }
  return (
    <>
      <GameBar title={t('game')} back={{ to: paths.allGames(), label: t('backToAllGames') }} />
      <PageBody>
        <QueryBoundary query={games} what={t('games')} skeleton={<GameSkeleton />}>
          {() => <NothingHere icon="question" title={t('noGame')} text={t('noGameText')} />}
        </QueryBoundary>
      </PageBody>
    </>
  );
}

function AboutGame({ game }: { readonly game: Game }) {
  const t = useMessages();
  const [isFavourite, toggleFavourite] = useFavourite(game);
  return (
    <article className={styles.game}>
      <GameDetails game={game} size="full" />
      <div className={styles.gameSide}>
        <Button variant="quiet" block className={styles.favourite} aria-pressed={isFavourite} onClick={toggleFavourite}>
          <Icon name="heart" size={20} />
          {t('favouriteGame')}
        </Button>
        {game.rtp !== undefined && game.volatility && (
          <Why summary={t('whatRtpMeans')}>
            <p className={styles.meaning}>{t('rtpMeans', { back: formatStake(paise(Math.round(game.rtp * 100))) })}</p>
            <p className={styles.meaning}>{t(`volatility_${game.volatility}_means`)}</p>
          </Why>
        )}
      </div>
    </article>
  );
}

function MoreGames({ game, games }: { readonly game: Game; readonly games: readonly Game[] }) {
  const t = useMessages();
  const sheet = useGameSheet(games);
  const others = games.filter((other) => gameKey(other) !== gameKey(game));
  if (others.length === 0) return null;
  const title = t('moreFrom', { provider: game.providerName });
  return (
    <section className={styles.more} aria-label={title}>
      <SectionHead
        title={title}
        action={
          <ButtonLink variant="ghost" size="s" to={paths.casino(game.provider)}>
            {t('seeAll', { count: games.length })}
          </ButtonLink>
        }
      />
      <GameGrid brief games={others} label={title} listId={gameKey(game)} onDetails={sheet.open} />
      <GameSheet game={sheet.opened} onClose={sheet.close} />
    </section>
  );
}

function GameSkeleton() {
  return (
    <div aria-hidden="true">
      <LaunchStageSkeleton />
      <div className={styles.game}>
        <Skeleton height={188} radius="var(--r10)" />
        <Skeleton height={100} radius="var(--r10)" />
      </div>
    </div>
  );
}
