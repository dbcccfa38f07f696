import type { LiveTable } from '@pavilion/api-client';
import { useMessages } from '../messages/index.ts';
import styles from './last-results.module.css';

interface LastResultsProps {
  /** The newest first. */
  readonly results: LiveTable['results'];
  /** Results of one letter are laid out as beads, in three rows from the left. */
  readonly isRoad: boolean;
}

/** How many are shown in a row, and how many as beads. */
const IN_A_ROW = 12;
const BEADS = 42;

/** A table's latest results. A screen reader hears the first of them. */
export function LastResults({ results, isRoad }: LastResultsProps) {
  const t = useMessages();
  if (results.length === 0) return <p className={styles.none}>{t('noResults')}</p>;
  const shown = results.slice(0, isRoad ? BEADS : IN_A_ROW);
  const spoken = results.slice(0, 6).map(({ text }) => text);
  // A road is read from left to right: the newest is last.
  const drawn = isRoad ? shown.toReversed() : shown;
  return (
    <div
      className={isRoad ? styles.road : styles.row}
      role="img"
      aria-label={t('lastResults', { results: spoken.join(', ') })}
    >
      {drawn.map(({ text, tone }, place) => (
        <i key={place} data-tone={tone} className={!isRoad && place === 0 ? styles.newest : undefined}>
          {text}
        </i>
      ))}
    </div>
  );
}
