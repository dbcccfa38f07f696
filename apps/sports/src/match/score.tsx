import type { Sport } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { lists } from '../exchange/lists.ts';
import { detailLabel, Marks } from '../exchange/match-row.tsx';
import { momentLabel } from '../exchange/match-time.ts';
import { MatchWhen } from '../exchange/match-when.tsx';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { useMatchMessages } from '../messages/match.ts';
import styles from './score.module.css';

/** Which match it is and how it stands, in the feed's words. */
export function Score({ match, sport }: { readonly match: MatchInfo; readonly sport: Sport }) {
  const t = useMessages();
  const locale = useLocale();
  const sides = useMatchInfo(match, (info) => info.sides);
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const over = useMatchInfo(match, (info) => info.over?.join(' '));
  const m = useMatchMessages();
  const path = lists.find(({ name }) => name === sport)?.path ?? '/';
  return (
    <header className={styles.score}>
      <div className={styles.crumb}>
        <Link to={path} className={styles.crumbLink}>
          <Icon name="chevron-left" size={16} />
          {t('allOf', { sport: t(sport) })}
        </Link>
        <span className={styles.crumbText}>{match.competition}</span>
        <Marks match={match} />
      </div>
      <h1 className={styles.title}>{match.name}</h1>
      <MatchWhen match={match} />
      {inPlay && sides.length > 0 && (
        <dl className={styles.sides}>
          {sides.map(({ name, score, detail, serving }) => (
            <div key={name} className={styles.side} data-serving={serving || undefined}>
              <dt>
                {name}
                {serving && <span className="sr">{t(match.sportId === '4' ? 'batting' : 'serving')}</span>}
              </dt>
              <dd>
                <b className={styles.sideScore}>{score}</b> {detailLabel(match, detail)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {inPlay && over && (
        <p className={styles.starts}>
          {m('thisOver')}: <b className={styles.over}>{over}</b>
        </p>
      )}
      {!inPlay && (
        <p className={styles.starts}>
          {t('starts')}: {momentLabel(match.startsAt, t, locale)}
        </p>
      )}
    </header>
  );
}
