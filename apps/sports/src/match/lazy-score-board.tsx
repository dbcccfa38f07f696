import { lazyPart } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import type { BoardProps } from './board/board-props.ts';
import styles from './lazy-score-board.module.css';

/** In the room of a board that is on its way. */
export const BoardShape = () => (
  <div className={styles.shape}>
    <Skeleton height="100%" />
  </div>
);

/** `ScoreBoard`, whose code comes with the first match that is in play. */
export const LazyScoreBoard = lazyPart<BoardProps>(
  () => import('./parts.ts').then(({ ScoreBoard }) => ScoreBoard),
  <BoardShape />,
);
