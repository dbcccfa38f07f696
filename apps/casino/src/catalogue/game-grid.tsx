import type { Game } from '@pavilion/api-client';
import { Skeleton } from '@pavilion/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';
import { useVisiblePart } from './use-visible-part.ts';

/** How many games a taste of a list has. */
const BRIEF = 8;

interface GameGridProps {
  readonly games: readonly Game[];
  /** Names the list for a screen reader. */
  readonly label: string;
  /** What the list is of: when it changes, what is on the screen is drawn first. */
  readonly listId: string;
  readonly onDetails: (game: Game) => void;
  /** A taste of a list: one row, two on a phone. */
  readonly brief?: boolean;
}

/** Games as tiles, 3, 5 or 8 across. It takes the whole list, however long, and puts into the page what is near the screen. */
export function GameGrid({ games, label, listId, onDetails, brief = false }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { at, sizeAt, hasPicture, ...part } = useVisiblePart(list, {
    count: brief ? Math.min(games.length, BRIEF) : games.length,
    list: games,
    listId,
  });
  const [calm, setCalm] = useState(false);
  useEscape(() => setCalm(true));
  const room = brief ? undefined : { paddingBlock: `${part.before}px ${part.after}px` };
  return (
    <ul
      ref={list}
      className={brief ? `${styles.games} ${styles.gamesBrief}` : styles.games}
      style={room}
      aria-label={label}
      onPointerOver={() => setCalm(false)}
      onFocus={() => setCalm(false)}
    >
      {Array.from({ length: part.to - part.from }, (_, index) => {
        const place = part.from + index;
        const game = at(place);
        if (!game) return null;
        return (
          // A place and not a game: who types sees the tiles on the screen change, and none is built anew.
          <GameTile
            key={place}
            game={game}
            calm={calm}
            onDetails={onDetails}
            picture={hasPicture(place, game)}
            place={brief ? undefined : place + 1}
            of={brief ? undefined : sizeAt(place)}
          />
        );
      })}
    </ul>
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

/** WCAG 1.4.13: what a pointer has opened closes by Escape, wherever the focus is. */
function useEscape(onEscape: () => void) {
  const calmDown = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && calmDown();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
