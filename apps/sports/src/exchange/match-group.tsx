import { useLocale } from '@pavilion/contract';
import { Icon, Live } from '@pavilion/shared-ui';
import { memo, useId } from 'react';
import { useMessages } from '../messages/index.ts';
import type { Group } from './list-view.ts';
import styles from './match-group.module.css';
import { MatchRow } from './match-row.tsx';
import { dayLabel } from './match-time.ts';

/** A card of the list: its heading with the columns' names, small headings, rows. */
export const MatchGroup = memo(function MatchGroup({
  group,
  today,
}: {
  readonly group: Group;
  readonly today: number;
}) {
  const t = useMessages();
  const locale = useLocale();
  const id = useId();
  const { name, count, hasDraw, parts } = group;
  return (
    <section className={styles.group} aria-labelledby={id} data-draw={hasDraw}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {name === 'in-play' ? <Live label={t('inplay')} /> : t(name)}
        </h2>
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="sr">{t('matchCount', { count })}</span>
        </span>
        <div className={styles.sides} aria-hidden="true">
          <span>{t('back')}</span>
          <span>{t('lay')}</span>
        </div>
        <div className={styles.columns} aria-hidden="true">
          <span title={t('home')}>1</span>
          {hasDraw && <span title={t('draw')}>X</span>}
          <span title={t('away')}>2</span>
        </div>
      </header>
      {parts.map(({ key, competition, day, matches }) => (
        <div key={key}>
          {(competition !== undefined || day) && (
            <h3 className={styles.part}>{day ? dayLabel(day, today, t, locale) : competition}</h3>
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
  const t = useMessages();
  return (
    <p className={styles.note}>
      <Icon name="info" size={16} />
      {t('lag')}
    </p>
  );
}
