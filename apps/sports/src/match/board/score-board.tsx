import { useScoreMessages } from '../../messages/score.ts';
import type { BoardProps } from './board-props.ts';
import { CricketCard } from './cricket-card.tsx';
import styles from './score-board.module.css';
import { SoccerCard } from './soccer-card.tsx';
import { TennisCard } from './tennis-card.tsx';

/** How a match stands in the terms of its sport: partnership, card and overs; sets, points and breaks; goals, cards and minute. */
export function ScoreBoard({ board, match }: BoardProps) {
  const t = useScoreMessages();
  return (
    <section className={styles.board} aria-label={t('board')}>
      {board.kind === 'cricket' && <CricketCard board={board} match={match} />}
      {board.kind === 'tennis' && <TennisCard board={board} match={match} />}
      {board.kind === 'soccer' && <SoccerCard board={board} match={match} />}
    </section>
  );
}
