import { type Match, type Runner, type Sport, sports } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { QueryBoundary, type UrlCodec, useUrlState } from '@pavilion/remote-kit';
import { Chip, EmptyState, Icon, Live, Skeleton } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import { FrontSection } from './front-section.tsx';
import { matchPath, sportIcons, sportOf, useInPlay } from './in-play.ts';
import styles from './in-play-list.module.css';
import { MatchTags } from './match-tags.tsx';
import { MoreLink } from './more-link.tsx';
import { PricePair } from './price-pair.tsx';

/** How many matches home shows; the exchange has them all. */
const SHOWN = 6;
const COLUMNS = ['1', 'X', '2'] as const;

/** `?sport=`; without it all of them. */
const chosenSport: UrlCodec<{ readonly sport: Sport | null }> = {
  read: (params) => ({ sport: sports.find((sport) => sport === params.get('sport')) ?? null }),
  write(params, { sport }) {
    const changed = new URLSearchParams(params);
    if (sport) changed.set('sport', sport);
    else changed.delete('sport');
    return changed;
  },
};

const ofSport = (matches: readonly Match[], sport: Sport | null) =>
  sport === null ? matches : matches.filter((match) => sportOf(match) === sport);

/** 'In play now' on home: cards on a phone, a price table with more room. The sport stands in the address. */
export function InPlayList() {
  const t = usePageMessages();
  const [{ sport: chosen }, change] = useUrlState(chosenSport);
  const query = useInPlay();
  const countOf = (sport: Sport | null) => query.data && ofSport(query.data.matches, sport).length;
  return (
    <FrontSection
      title={t('inPlayNow')}
      count={query.data?.matches.length}
      action={<MoreLink to={paths.exchange('inplay')}>{t('allMatches')}</MoreLink>}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: chips, not form fields */}
      <div className={styles.chips} role="group" aria-label={t('sport')}>
        <Chip pressed={chosen === null} count={countOf(null)} onClick={() => change({ sport: null })}>
          {t('all')}
        </Chip>
        {sports.map((sport) => (
          <Chip key={sport} pressed={chosen === sport} count={countOf(sport)} onClick={() => change({ sport })}>
            <Icon name={sportIcons[sport]} size={20} />
            {t(sport)}
          </Chip>
        ))}
      </div>
      <QueryBoundary
        query={query}
        what={t('matches')}
        skeleton={<MatchTableSkeleton />}
        frame={(state) => <div className={styles.list}>{state}</div>}
        empty={{
          when: ({ matches }) => ofSport(matches, chosen).length === 0,
          show: <EmptyState icon="inplay" title={t('nothingInPlay')} text={t('nothingInPlayText')} />,
        }}
      >
        {({ matches }) => (
          <MatchTable isStale={query.isError}>
            {ofSport(matches, chosen)
              .slice(0, SHOWN)
              .map((match) => (
                <MatchRow key={match.refMatchId} match={match} />
              ))}
          </MatchTable>
        )}
      </QueryBoundary>
      <p className={styles.lag}>{t('lag')}</p>
    </FrontSection>
  );
}

function MatchTable({ isStale = false, children }: { isStale?: boolean; children: ReactNode }) {
  const t = usePageMessages();
  return (
    <ul className={styles.list} data-stale={isStale || undefined}>
      <li className={styles.head} aria-hidden="true">
        <span>{t('match')}</span>
        <span className={styles.onPhone}>{t('back')}</span>
        <span className={styles.onPhone}>{t('lay')}</span>
        {COLUMNS.map((column) => (
          <span key={column} className={styles.pair}>
            <i>{t('back')}</i>
            <b>{column}</b>
            <i>{t('lay')}</i>
          </span>
        ))}
      </li>
      {children}
    </ul>
  );
}

function MatchTableSkeleton() {
  return (
    <MatchTable>
      {Array.from({ length: SHOWN }, (_, index) => (
        <li key={index} className={styles.waiting}>
          <Skeleton width="40%" />
          <Skeleton width="50%" height={44} />
        </li>
      ))}
    </MatchTable>
  );
}

function MatchRow({ match }: { match: Match }) {
  const t = usePageMessages();
  const score = match.sides
    .map((side) => side.score)
    .filter(Boolean)
    .join(' – ');
  return (
    <li className={styles.row}>
      <div className={styles.match}>
        <Link className={styles.name} to={matchPath(match)}>
          {match.name}
        </Link>
        <span className={styles.tags}>
          <MatchTags match={match} />
        </span>
        <span className={styles.state}>
          <Live label={match.progress || t('live')} />
          {score && <b>{score}</b>}
          <span className={styles.competition}>{match.competition}</span>
        </span>
      </div>
      {COLUMNS.map((column) => (
        <Prices key={column} match={match} runner={match.runners.find((runner) => runner.column === column)} />
      ))}
    </li>
  );
}

function Prices({ match, runner }: { match: Match; runner: Runner | undefined }) {
  if (!runner) return <span className={styles.nobody} aria-hidden="true" />;
  return (
    <div className={styles.prices}>
      <span className={styles.runner}>{runner.name}</span>
      <PricePair match={match} runner={runner} to={matchPath(match)} haltClassName={styles.halt} />
    </div>
  );
}
