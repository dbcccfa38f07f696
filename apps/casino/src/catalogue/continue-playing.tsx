import { type Game, ownGamesQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { ClosedMark, RoundMark, useClosedText } from '@pavilion/remote-kit';
import { Scroller, SectionHead } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { GameCover } from '../game/game-cover.tsx';
import { gameKey, gamePath } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import styles from './continue-playing.module.css';
import { usePageFilter } from './filter-provider.tsx';
import { useOpenRoundText } from './open-rounds.tsx';

/** As many as stand in one row of a wide page. */
const SHOWN = 8;

interface ContinuePlayingProps {
  /** Which of the player's games belong on the page. */
  readonly has?: (game: Game) => boolean;
  /** In place of all until it is known how much stands above: nothing below moves then. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** The games that the player opened last, above a whole catalogue: who searches or filters has the list alone. */
export function ContinuePlaying({ has = () => true, skeleton, children }: ContinuePlayingProps) {
  const t = useMessages();
  const id = useId();
  const { filter, q } = usePageFilter();
  const { data, isPending } = useQuery(ownGamesQuery(useShell().api));
  if (isPending) return skeleton;
  const isWhole = q.trim() === '' && filter.category === null && filter.badge === null && !filter.favourites;
  const games = isWhole ? (data?.recents.filter(has).slice(0, SHOWN) ?? []) : [];
  return (
    <>
      {games.length > 0 && (
        <section className={styles.row} aria-labelledby={id}>
          <SectionHead id={id} title={t('continuePlaying')} />
          <Scroller className={styles.games}>
            {games.map((game) => (
              <li key={gameKey(game)}>
                <RecentTile game={game} />
              </li>
            ))}
          </Scroller>
        </section>
      )}
      {children}
    </>
  );
}

function RecentTile({ game }: { readonly game: Game }) {
  const t = useMessages();
  const closed = useClosedText(game);
  const round = useOpenRoundText(game);
  const name = [t('gameBy', { game: game.name, provider: game.providerName }), closed, round];
  return (
    <Link className={styles.tile} to={gamePath(game)} aria-label={name.filter((part) => part !== null).join('. ')}>
      <GameCover game={game} />
      <ClosedMark text={closed} />
      <RoundMark text={round} />
    </Link>
  );
}
