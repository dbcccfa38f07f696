import { type Match, type Runner, type Sport, sports } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { Chip, EmptyState, FailedState, Icon, Live, SectionHead, Skeleton, Tag } from '@pavilion/shared-ui';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { matchPath, sportIcons, sportOf, useInPlay } from './in-play.ts';
import styles from './in-play-list.module.css';
import { MoreLink } from './more-link.tsx';
import { ClosedCell, PriceCell } from './price-cell.tsx';

/** How many matches home shows; the exchange has them all. */
const SHOWN = 6;
const COLUMNS = ['1', 'X', '2'] as const;

/** 'In play now' on home: cards on a phone, a price table with more room. The sport stands in the address. */
export function InPlayList() {
  const t = useMessages();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const { data, isError, refetch } = useInPlay();
  const chosen = sports.find((sport) => sport === search.get('sport')) ?? null;
  const matches = data?.matches ?? [];
  const counts = (sport: Sport) => matches.filter((match) => sportOf(match) === sport).length;
  const shown = matches.filter((match) => chosen === null || sportOf(match) === chosen).slice(0, SHOWN);
  const choose = (sport: Sport | null) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (sport) after.set('sport', sport);
        else after.delete('sport');
        return after;
      },
      { replace: true },
    );
  };
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('inPlayNow')}
        count={data?.matches.length}
        action={<MoreLink to={paths.exchange('inplay')}>{t('allMatches')}</MoreLink>}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: chips, not form fields */}
      <div className={styles.chips} role="group" aria-label={t('sport')}>
        <Chip pressed={chosen === null} count={matches.length} onClick={() => choose(null)}>
          {t('all')}
        </Chip>
        {sports.map((sport) => (
          <Chip key={sport} pressed={chosen === sport} count={counts(sport)} onClick={() => choose(sport)}>
            <Icon name={sportIcons[sport]} size={20} />
            {t(sport)}
          </Chip>
        ))}
      </div>
      <List matches={data ? shown : null} isFailed={isError && !data} onRetry={() => void refetch()} />
      <p className={styles.lag}>{t('lag')}</p>
    </section>
  );
}

function List({
  matches,
  isFailed,
  onRetry,
}: {
  matches: readonly Match[] | null;
  isFailed: boolean;
  onRetry: () => void;
}) {
  const t = useMessages();
  if (isFailed) {
    return (
      <div className={styles.list}>
        <FailedState title={t('matchesFailed')} text={t('tryAgain')} retryLabel={t('retry')} onRetry={onRetry} />
      </div>
    );
  }
  if (matches?.length === 0) {
    return (
      <div className={styles.list}>
        <EmptyState icon="inplay" title={t('nothingInPlay')} text={t('nothingInPlayText')} />
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-busy={matches === null}>
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
      {matches
        ? matches.map((match) => <MatchRow key={match.refMatchId} match={match} />)
        : Array.from({ length: SHOWN }, (_, index) => (
            <li key={index} className={styles.waiting}>
              <Skeleton width="40%" />
              <Skeleton width="50%" height={44} />
            </li>
          ))}
    </ul>
  );
}

function MatchRow({ match }: { match: Match }) {
  const t = useMessages();
  const to = matchPath(match);
  const score = match.sides
    .map((side) => side.score)
    .filter(Boolean)
    .join(' – ');
  return (
    <li className={styles.row}>
      <div className={styles.match}>
        <Link className={styles.name} to={to}>
          {match.name}
        </Link>
        <span className={styles.tags}>
          {match.hasTv && <Tag>{t('tv')}</Tag>}
          {match.hasBookmaker && <Tag title={t('bookmaker')}>{t('bm')}</Tag>}
          {match.fancyCount > 0 && <Tag title={t('fancy')}>{t('fancyCount', { count: match.fancyCount })}</Tag>}
        </span>
        <span className={styles.state}>
          <Live label={match.progress || t('live')} />
          {score && <b>{score}</b>}
          <span className={styles.competition}>{match.competition}</span>
        </span>
      </div>
      {COLUMNS.map((column) => (
        <Prices key={column} match={match} runner={match.runners.find((runner) => runner.column === column)} to={to} />
      ))}
    </li>
  );
}

function Prices({ match, runner, to }: { match: Match; runner: Runner | undefined; to: string }) {
  if (!runner) return <span className={styles.nobody} aria-hidden="true" />;
  return (
    <div className={styles.prices}>
      <span className={styles.runner}>{runner.name}</span>
      {match.state === 'open' ? (
        <>
          <PriceCell side="back" runner={runner.name} price={runner.back} to={to} />
          <PriceCell side="lay" runner={runner.name} price={runner.lay} to={to} />
        </>
      ) : (
        <ClosedCell state={match.state} className={styles.closed} />
      )}
    </div>
  );
}
