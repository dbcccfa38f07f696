import { paths } from '@pavilion/contract';
import { formatVolume } from '@pavilion/money';
import { Icon, Live, Scroller, Skeleton } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { operatorName } from '../bets/operator-name.ts';
import { lists, sportOf } from '../exchange/lists.ts';
import { Marks } from '../exchange/match-row.tsx';
import { PricePair } from '../exchange/price-pair.tsx';
import type { MatchInfo, RunnerInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import { FrontSection } from './front-section.tsx';
import { InPlayBoundary, useInPlay } from './in-play-matches.tsx';
import styles from './in-play-strip.module.css';
import { useExchangeLink } from './use-exchange-link.ts';

/** How many matches the landing page shows. */
const SHOWN = 4;

/** Matches in play with their prices, for the landing page. */
export function InPlayStrip() {
  const f = useBoardMessages();
  const exchangeLink = useExchangeLink();
  const matches = useInPlay();
  const waiting = Array.from({ length: SHOWN }, (_, index) => (
    <li key={index}>
      <Skeleton height={212} radius={10} />
    </li>
  ));
  return (
    <FrontSection title={f('inPlay')} count={matches?.length} to={exchangeLink(paths.exchange('Cricket'))}>
      <InPlayBoundary matches={matches} skeleton={<Scroller className={styles.strip}>{waiting}</Scroller>}>
        {(listed) => (
          <Scroller className={styles.strip}>
            {listed.slice(0, SHOWN).map((match) => (
              <MatchCard key={match.refMatchId} match={match} />
            ))}
          </Scroller>
        )}
      </InPlayBoundary>
    </FrontSection>
  );
}

function MatchCard({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const exchangeLink = useExchangeLink();
  const progress = useMatchInfo(match, (info) => info.progress);
  const matched = useMatchInfo(match, (info) => formatVolume(info.matched));
  const sport = sportOf(match.sportId);
  return (
    <li className={styles.card} data-match={match.refMatchId}>
      <div className={styles.top}>
        <Live label={operatorName(progress, t) || t('inplay')} />
        <span translate="no" className={`${styles.competition} cut`}>
          {match.competition}
        </span>
        <Icon name={lists.find(({ name }) => name === sport)?.icon ?? 'inplay'} size={16} />
      </div>
      <h3 className="sr">
        <Link to={exchangeLink(paths.exchange(match.refMatchId))}>{match.name}</Link>
      </h3>
      <div className={styles.head} aria-hidden="true">
        <span>{t('matchOdds')}</span>
        <span>{t('back')}</span>
        <span>{t('lay')}</span>
      </div>
      {match.runners.map((runner) => (
        <Side key={runner.id} match={match} runner={runner} />
      ))}
      <div className={styles.foot}>
        <span className={styles.matched}>{t('amountMatched', { amount: `₹${matched}` })}</span>
        <Marks match={match} />
      </div>
    </li>
  );
}

function Side({ match, runner }: { readonly match: MatchInfo; readonly runner: RunnerInfo }) {
  const t = useMessages();
  const score = useMatchInfo(match, (info) => {
    const side = runner.column === 'X' ? undefined : info.sides[runner.column === '1' ? 0 : 1];
    return side?.score || side?.detail || '';
  });
  return (
    <div className={styles.runner}>
      <span className={styles.name}>
        <b translate="no">{operatorName(runner.name, t)}</b>
        {score && <span translate="no">{score}</span>}
      </span>
      <PricePair match={match} runner={runner} />
    </div>
  );
}
