import type { Match } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatVolume } from '@pavilion/money';
import { EmptyState, Icon, Live } from '@pavilion/shared-ui';
import { usePageMessages } from '../messages/pages.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import { matchPath, scoreOf, sportIcons, sportOf, useInPlay } from './in-play.ts';
import styles from './in-play-strip.module.css';
import { MatchTags } from './match-tags.tsx';
import { MoreLink } from './more-link.tsx';
import { PricePair } from './price-pair.tsx';
import { RowSection } from './row-section.tsx';
import { WaitingItems } from './waiting-items.tsx';

/** How many matches the landing page shows. */
const SHOWN = 4;

/** Matches in play with their prices, for the landing page. */
export function InPlayStrip() {
  const t = usePageMessages();
  const guardedLink = useGuardedLink();
  const query = useInPlay();
  return (
    <RowSection
      title={t('inPlay')}
      count={query.data?.matches.length}
      action={<MoreLink to={guardedLink(paths.exchange('Cricket'))}>{t('allMatches')}</MoreLink>}
      query={query}
      what={t('matches')}
      empty={{
        when: ({ matches }) => matches.length === 0,
        show: <EmptyState icon="inplay" title={t('nothingInPlay')} text={t('nothingInPlayText')} />,
      }}
      rowClassName={styles.strip}
      waiting={<WaitingItems count={SHOWN} height={212} />}
    >
      {({ matches }) => matches.slice(0, SHOWN).map((match) => <MatchCard key={match.refMatchId} match={match} />)}
    </RowSection>
  );
}

function MatchCard({ match }: { match: Match }) {
  const t = usePageMessages();
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
            <PricePair match={match} runner={runner} to={to} haltClassName={styles.halt} />
          </div>
        );
      })}
      <div className={styles.foot}>
        <span className={styles.matched}>{t('matched', { amount: `₹${formatVolume(match.matched)}` })}</span>
        <MatchTags match={match} />
      </div>
    </li>
  );
}
