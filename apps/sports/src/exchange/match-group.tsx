import { useLocale } from '@pavilion/contract';
import { Icon, Live } from '@pavilion/shared-ui';
import { memo, useId } from 'react';
import { useWords } from '../words/index.ts';
import type { Group } from './list-view.ts';
import styles from './match-group.module.css';
import { MatchRow } from './match-row.tsx';
import { sayDay } from './match-time.ts';

/** A card of the list: its heading with the columns' names, small headings, rows. */
export const MatchGroup = memo(function MatchGroup({
  group,
  today,
}: {
  readonly group: Group;
  readonly today: number;
}) {
  const say = useWords();
  const locale = useLocale();
  const id = useId();
  const { name, count, hasDraw, parts } = group;
  return (
    <section className={styles.group} aria-labelledby={id} data-draw={hasDraw}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {name === 'in-play' ? <Live label={say('inplay')} /> : say(name)}
        </h2>
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="sr">{say('matchCount', { count })}</span>
        </span>
        <div className={styles.sides} aria-hidden="true">
          <span>{say('back')}</span>
          <span>{say('lay')}</span>
        </div>
        <div className={styles.columns} aria-hidden="true">
          <span title={say('home')}>1</span>
          {hasDraw && <span title={say('draw')}>X</span>}
          <span title={say('away')}>2</span>
        </div>
      </header>
      {parts.map(({ key, competition, day, matches }) => (
        <div key={key}>
          {(competition !== undefined || day) && (
            <h3 className={styles.part}>{day ? sayDay(day, today, say, locale) : competition}</h3>
          )}
          {matches.map((match) => (
            <MatchRow key={match.refMatchId} match={match} drawColumn={hasDraw} />
          ))}
        </div>
      ))}
      {name !== 'upcoming' && <LagNote />}
    </section>
  );
});

/** In-play pages say that pictures and prices can lag. */
export function LagNote() {
  const say = useWords();
  return (
    <p className={styles.note}>
      <Icon name="info" size={16} />
      {say('lag')}
    </p>
  );
}
