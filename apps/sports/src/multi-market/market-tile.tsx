import { betsOfMatchQuery, type FancyMarket } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { QueryBoundary } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { operatorName } from '../bets/operator-name.ts';
import { CashOutRoom } from '../cash-out/cash-out-room.tsx';
import { Matched } from '../exchange/match-row.tsx';
import { StartDistance } from '../exchange/match-when.tsx';
import { PinButton } from '../exchange/pin-button.tsx';
import type { Pin } from '../exchange/pins.ts';
import { PricePair } from '../exchange/price-pair.tsx';
import { scoreText } from '../exchange/score-text.ts';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { BookmakerCard } from '../match/bookmaker-card.tsx';
import { FancyCard } from '../match/fancy-card.tsx';
import { isOffered } from '../match/fancy-order.ts';
import { RunnerGains } from '../match/gain-line.tsx';
import { MatchBetsContext, useMatchBets } from '../match/match-context.ts';
import { useBookmakers, useFancies } from '../match/use-match-markets.ts';
import { useStanding } from '../match/use-standing.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import styles from './multi-market.module.css';

/** One pinned market: whose it is and how that stands, and its prices with what each outcome brings the player. */
export function MarketTile({
  pin,
  match,
  hasBets,
}: {
  readonly pin: Pin;
  readonly match: MatchInfo;
  readonly hasBets: boolean;
}) {
  const t = useMessages();
  const { api } = useShell();
  const bets = useQuery({ ...betsOfMatchQuery(api, match.refMatchId), enabled: hasBets });
  const market = t(pin.kind === 'match_odds' ? 'matchOdds' : pin.kind);
  return (
    <MatchBetsContext value={bets.data ?? none}>
      <article className={styles.tile} aria-label={`${match.name}, ${market}`} data-match={match.refMatchId}>
        <header className={styles.head}>
          <PinButton className={styles.pin} pin={pin} label={`${match.name}, ${market}`} />
          <div className={styles.names}>
            <h2 className={styles.title}>
              <Link to={paths.exchange(match.refMatchId)}>{match.name}</Link>
            </h2>
            <Standing match={match} />
          </div>
        </header>
        <Market pin={pin} match={match} />
      </article>
    </MatchBetsContext>
  );
}

const none: readonly never[] = [];

function Standing({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const progress = useMatchInfo(match, (info) => info.progress);
  const score = useMatchInfo(match, scoreText);
  return (
    <small className={`${styles.standing} cut`}>
      {inPlay ? (
        <>
          <b className={styles.live}>{t('inplay')}</b> {[score, operatorName(progress, t)].filter(Boolean).join(' · ')}
        </>
      ) : (
        <StartDistance startsAt={match.startsAt} />
      )}
    </small>
  );
}

function Market({ pin, match }: { readonly pin: Pin; readonly match: MatchInfo }) {
  if (pin.kind === 'match_odds') return <MatchOdds match={match} />;
  return pin.kind === 'bookmaker' ? <Bookmaker match={match} /> : <Sessions match={match} />;
}

function MatchOdds({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const bets = useMatchBets();
  // A list does not know its markets’ ids: the player's bets do.
  const marketId = bets.find(({ marketType }) => marketType === 'match_odds')?.marketId ?? null;
  const runners = useMemo(() => match.runners.map(({ id }) => id), [match.runners]);
  const standing = useStanding(marketId, 'match_odds', runners);
  return (
    <>
      <div className={styles.columns}>
        <span className={styles.market}>
          <b>{t('matchOdds')}</b> <Matched match={match} />
        </span>
        <span aria-hidden="true">{t('back')}</span>
        <span aria-hidden="true">{t('lay')}</span>
      </div>
      {match.runners.map((runner) => (
        <div key={runner.id} className={styles.row}>
          <span translate="no" className={styles.runner}>
            {operatorName(runner.name, t)}
            {standing && <RunnerGains runnerId={runner.id} standing={standing} />}
          </span>
          <PricePair match={match} runner={runner} />
        </div>
      ))}
      {marketId !== null && standing?.hasBets && (
        <CashOutRoom
          refMatchId={match.refMatchId}
          marketId={marketId}
          bets={bets.filter((bet) => bet.marketId === marketId)}
          className={styles.cashOut}
        />
      )}
    </>
  );
}

function Bookmaker({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const query = useBookmakers(match);
  return (
    <QueryBoundary
      query={query}
      what={t('bookmaker')}
      skeleton={waiting}
      empty={{ when: ({ markets }) => markets.length === 0, show: <NoMarket /> }}
    >
      {({ markets }) =>
        markets.map((market) => (
          <BookmakerCard key={market.marketId} match={match} market={market} setting={undefined} />
        ))
      }
    </QueryBoundary>
  );
}

/** As many lines as a dense card holds; the match's own page has them all. */
const LINES = 3;
const nearest = (markets: readonly FancyMarket[]) =>
  markets
    .filter(({ state }) => state !== 'closed')
    .toSorted((a, b) => Number(isOffered(b)) - Number(isOffered(a)))
    .slice(0, LINES);

function Sessions({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const query = useFancies(match, nearest);
  return (
    <QueryBoundary
      query={query}
      what={t('fancy')}
      skeleton={waiting}
      empty={{ when: ({ markets }) => markets.length === 0, show: <NoMarket /> }}
    >
      {({ markets }) => <FancyCard title={t('fancy')} match={match} markets={markets} setting={undefined} />}
    </QueryBoundary>
  );
}

const waiting = <Skeleton height={92} radius={0} />;

function NoMarket() {
  const t = useBoardMessages();
  return <p className={styles.text}>{t('noMarket')}</p>;
}
