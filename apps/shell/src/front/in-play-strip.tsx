import type { Match } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { EmptyState, FailedState, formatVolume, Icon, Live, SectionHead, Skeleton, Tag } from '@pavilion/shared-ui';
import { useId } from 'react';
import { useMessages } from '../messages/index.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import { matchPath, scoreOf, sportIcons, sportOf, useInPlay } from './in-play.ts';
import styles from './in-play-strip.module.css';
import { MoreLink } from './more-link.tsx';
import { ClosedCell, PriceCell } from './price-cell.tsx';

/** How many matches the landing page shows. */
const SHOWN = 4;

/** Matches in play with their prices, for the landing page. */
export function InPlayStrip() {
  const t = useMessages();
  const id = useId();
  const guardedLink = useGuardedLink();
  const { data, isError, refetch } = useInPlay();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('inPlay')}
        count={data?.matches.length}
        action={<MoreLink to={guardedLink(paths.exchange('Cricket'))}>{t('allMatches')}</MoreLink>}
      />
      {isError && !data ? (
        <FailedState
          title={t('matchesFailed')}
          text={t('tryAgain')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className={styles.strip} aria-busy={!data}>
          {data
            ? data.matches.slice(0, SHOWN).map((match) => <MatchCard key={match.refMatchId} match={match} />)
            : Array.from({ length: SHOWN }, (_, index) => (
                <li key={index}>
                  <Skeleton height={212} radius={10} />
                </li>
              ))}
        </ul>
      )}
      {data?.matches.length === 0 && (
        <EmptyState icon="inplay" title={t('nothingInPlay')} text={t('nothingInPlayText')} />
      )}
    </section>
  );
}

function MatchCard({ match }: { match: Match }) {
  const t = useMessages();
  const guardedLink = useGuardedLink();
  const to = guardedLink(matchPath(match));
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <Live label={match.progress || t('live')} />
        <span className={styles.competition}>{match.competition}</span>
        <Icon name={sportIcons[sportOf(match)]} size={16} />
      </div>
      <h3 className="sr">{match.name}</h3>
      <div className={styles.head} aria-hidden="true">
        <span>{t('matchOdds')}</span>
        <span>{t('back')}</span>
        <span>{t('lay')}</span>
      </div>
      {match.runners.map((runner) => {
        const side = scoreOf(match, runner.column);
        return (
          <div key={runner.id} className={styles.runner}>
            <span className={styles.name}>
              <b>{runner.name}</b>
              {side && <span>{side.score || side.detail}</span>}
            </span>
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
      })}
      <div className={styles.foot}>
        <span className={styles.matched}>{t('matched', { amount: `₹${formatVolume(match.matched)}` })}</span>
        {match.hasTv && <Tag>{t('tv')}</Tag>}
        {match.hasBookmaker && <Tag title={t('bookmaker')}>{t('bm')}</Tag>}
        {match.fancyCount > 0 && <Tag title={t('fancy')}>{t('fancyCount', { count: match.fancyCount })}</Tag>}
      </div>
    </li>
  );
}
