import { useLocale } from '@pavilion/contract';
import { classNames, Icon, Live } from '@pavilion/shared-ui';
import { memo, useId } from 'react';
import { useMessages } from '../messages/index.ts';
import type { Group } from './list-view.ts';
import { lists, sportOf } from './lists.ts';
import styles from './match-group.module.css';
import { MatchRow } from './match-row.tsx';
import { dayLabel } from './match-time.ts';
import { FollowButton } from './pin-button.tsx';

/** A card of the list: its heading with the columns' names, small headings and rows. The first `near` rows are near the screen. */
export const MatchGroup = memo(function MatchGroup({
  group,
  today,
  near,
}: {
  readonly group: Group;
  readonly today: number;
  readonly near: number;
}) {
  const t = useMessages();
  const locale = useLocale();
  const id = useId();
  const { key: league, head, count, hasDraw, parts } = group;
  return (
    <section className={styles.group} aria-labelledby={id} data-draw={hasDraw}>
      <header className={styles.head}>
        {typeof head === 'object' && <FollowButton league={league} name={head.league} isFollowed={head.isFollowed} />}
        <h2 id={id} className={styles.title}>
          <Heading head={head} />
        </h2>
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="sr">{t('matchCount', { count })}</span>
        </span>
        <div className={styles.columns} aria-hidden="true">
          <Column title={t('home')}>1</Column>
          {hasDraw && (
            <Column title={t('draw')} isWide>
              X
            </Column>
          )}
          <Column title={t('away')} isWide>
            2
          </Column>
        </div>
      </header>
      {parts.map(({ key, day, matches }) => (
        <div key={key}>
          {day && <h3 className={styles.part}>{dayLabel(day, today, t, locale)}</h3>}
          {matches.map((match, at) => (
            <MatchRow key={match.refMatchId} match={match} drawColumn={hasDraw} isFirst={at < near} />
          ))}
        </div>
      ))}
    </section>
  );
});

function Heading({ head }: Pick<Group, 'head'>) {
  const t = useMessages();
  if (head === 'in-play') return <Live label={t('inplay')} />;
  if (typeof head === 'string') return t(head);
  const sport = sportOf(head.sportId);
  return (
    <>
      <Icon name={lists.find(({ name }) => name === sport)?.icon ?? 'inplay'} size={16} />
      <span className="sr">{t(sport)}: </span>
      <span className={styles.league} title={head.league}>
        {head.league}
      </span>
    </>
  );
}

/** Over a runner's two prices: whose they are, between the words for both. A phone has one of them for all runners. */
function Column({
  title,
  isWide = false,
  children,
}: {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: string;
}) {
  const t = useMessages();
  return (
    <span className={classNames(styles.column, isWide && styles.columnWide)}>
      <span>{t('back')}</span>
      <span className={styles.columnName} title={title}>
        {children}
      </span>
      <span>{t('lay')}</span>
    </span>
  );
}

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
