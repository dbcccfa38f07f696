import type { Game } from '@pavilion/api-client';
import { Button, Skeleton } from '@pavilion/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { gameKey } from '../game/game-path.ts';
import { useMessages } from '../messages/index.ts';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';

/** Whole rows at 3, 5 and 8 across, and more than the tallest first screen. */
const STEP = 120;
const FIRST = 48;
const BRIEF = 8;

interface GameGridProps {
  readonly games: readonly Game[];
  /** Names the list for a screen reader. */
  readonly label: string;
  /** What the list is of; when it changes, the grid starts from its top again. */
  readonly listId: string;
  readonly onDetails: (game: Game) => void;
  /** A taste of a list: one row, two on a phone. */
  readonly brief?: boolean;
}

/** Games as tiles, 3, 5 or 8 across. It takes the whole list, however long, and puts into the page what has been scrolled to. */
export function GameGrid({ games, label, listId, onDetails, brief = false }: GameGridProps) {
  const t = useMessages();
  const [reached, setReached] = useState({ listId, shown: FIRST });
  const shown = reached.listId === listId ? reached.shown : FIRST;
  const [calm, setCalm] = useState(false);
  useEscape(() => setCalm(true));

  const visible = games.slice(0, brief ? BRIEF : shown);
  const showMore = () => setReached({ listId, shown: shown + STEP });
  return (
    <>
      <ul
        className={brief ? `${styles.games} ${styles.gamesBrief}` : styles.games}
        aria-label={label}
        onPointerOver={() => setCalm(false)}
        onFocus={() => setCalm(false)}
      >
        {visible.map((game) => (
          <GameTile key={gameKey(game)} game={game} calm={calm} onDetails={onDetails} />
        ))}
      </ul>
      {!brief && visible.length < games.length && (
        <More shown={visible.length} count={games.length} onMore={showMore} label={t('showMore')} />
      )}
    </>
  );
}

/** The grid before its games are known: tiles of the same size. */
export function GameGridSkeleton({ tiles = 24 }: { readonly tiles?: number }) {
  return (
    <ul className={styles.games} aria-hidden="true">
      {Array.from({ length: tiles }, (_, index) => (
        <li key={index}>
          <span className={styles.ghostArt}>
            <Skeleton width="100%" height="100%" radius="var(--r10)" />
          </span>
          <span className={styles.ghostCaption}>
            <Skeleton width="60%" height={10} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface MoreProps {
  readonly shown: number;
  readonly count: number;
  readonly label: string;
  readonly onMore: () => void;
}

/** The end of what is in the page: it asks for more when it comes near the screen, and by its button. */
function More({ shown, count, label, onMore }: MoreProps) {
  const t = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  // A new observer for each step: one that sees its end in view from the start would not be told again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is the step
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
      rootMargin: '1200px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div className={styles.more} ref={end}>
      <progress className={styles.moreBar} value={shown} max={count} aria-hidden="true" />
      <span>{t('shownOf', { shown, count })}</span>
      <Button variant="quiet" onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}

/** WCAG 1.4.13: what a pointer has opened closes by Escape, wherever the focus is. */
function useEscape(onEscape: () => void) {
  const calmDown = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && calmDown();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
