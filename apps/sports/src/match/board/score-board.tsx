import { Icon } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useScoreMessages } from '../../messages/score.ts';
import type { BoardProps } from './board-props.ts';
import { CricketCard } from './cricket-card.tsx';
import styles from './score-board.module.css';
import { SoccerCard } from './soccer-card.tsx';
import { TennisCard } from './tennis-card.tsx';

/**
 * How a match stands in the terms of its sport: partnership, card and overs; sets, points and breaks; goals, cards and minute. A phone
 * has its first line, and the rest once it is unfolded.
 */
export function ScoreBoard({ board, match }: BoardProps) {
  const t = useScoreMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.board} data-folded={!isOpen || undefined} aria-label={t('board')}>
      {board.kind === 'cricket' && <CricketCard board={board} match={match} />}
      {board.kind === 'tennis' && <TennisCard board={board} match={match} />}
      {board.kind === 'soccer' && <SoccerCard board={board} match={match} />}
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-label={t('wholeBoard')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
    </section>
  );
}
