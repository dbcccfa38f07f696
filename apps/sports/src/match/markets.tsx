import type { BookmakerMarket, FancyMarket, MarketType, MatchOddsMarket, MatchSetting } from '@pavilion/api-client';
import { splitMarkets } from '@pavilion/betting-math';
import { QueryBoundary, type QueryState, type UrlCodec, useUrlState } from '@pavilion/remote-kit';
import { Skeleton, Tabs } from '@pavilion/shared-ui';
import type { MatchInfo } from '../live/book.ts';
import { useMatchMessages } from '../messages/match.ts';
import { BookmakerCard } from './bookmaker-card.tsx';
import { DecidedCard } from './decided-card.tsx';
import { FancyCard } from './fancy-card.tsx';
import { MatchOddsCard } from './match-odds-card.tsx';
import styles from './match-page.module.css';

const kinds = ['all', 'odds', 'bookmaker', 'sessions', 'others'] as const;
type Kind = (typeof kinds)[number];

/** Which markets are shown: `?market=sessions`; all of them are left out of the address. */
const codec: UrlCodec<{ readonly market: Kind }> = {
  read: (params) => ({ market: kinds.find((kind) => kind === params.get('market')) ?? 'all' }),
  write(params, { market }) {
    const next = new URLSearchParams(params);
    if (market === 'all') next.delete('market');
    else next.set('market', market);
    return next;
  },
};

interface MarketsProps {
  readonly match: MatchInfo;
  readonly odds: QueryState<{ readonly market: MatchOddsMarket }>;
  readonly bookmaker: QueryState<{ readonly markets: readonly BookmakerMarket[] }>;
  readonly fancy: QueryState<{ readonly markets: readonly FancyMarket[] }>;
  readonly settings: readonly MatchSetting[];
}

/** The markets of a match, all or of one kind, under tabs that stay in view. */
export function Markets({ match, odds, bookmaker, fancy, settings }: MarketsProps) {
  const t = useMatchMessages();
  const [{ market }, change] = useUrlState(codec);
  const { sessionData, AllMarketData } = splitMarkets(fancy.data?.markets ?? []);
  const counts: Readonly<Partial<Record<Kind, number | undefined>>> = {
    bookmaker: bookmaker.data?.markets.length,
    sessions: sessionData.length,
    others: AllMarketData.length,
  };
  const tabs = kinds.filter((kind) => kind === 'all' || kind === 'odds' || kind === market || counts[kind] !== 0);
  const isShown = (kind: Kind) => market === 'all' || market === kind;
  // Before they have come there most often are some: what stands beside them needn't move then.
  const hasSessions = fancy.data ? sessionData.length > 0 : match.fancyCount > 0;
  const hasColumns = market === 'all' && hasSessions && (match.hasBookmaker || AllMarketData.length > 0);
  const settingOf = (type: MarketType) => settings.find(({ marketType }) => marketType === type);
  return (
    <Tabs
      label={t('markets')}
      tabs={tabs.map((id) => ({ id, label: t(id), count: counts[id] }))}
      selected={market}
      onSelect={(next) => change({ market: next })}
      className={styles.tabs}
    >
      <div className={styles.markets} data-columns={hasColumns || undefined}>
        {isShown('odds') && (
          <div className={styles.wide}>
            <MatchOddsCard match={match} market={odds.data?.market ?? null} setting={settingOf('match_odds')} />
          </div>
        )}
        {isShown('bookmaker') && match.hasBookmaker && (
          <div className={styles.part}>
            <QueryBoundary query={bookmaker} what={t('bookmaker')} skeleton={<CardShape />} failed="line">
              {({ markets }) =>
                markets.map((each) => (
                  <BookmakerCard key={each.marketId} match={match} market={each} setting={settingOf('bookmaker')} />
                ))
              }
            </QueryBoundary>
          </div>
        )}
        {match.fancyCount > 0 && market !== 'odds' && market !== 'bookmaker' && (
          <QueryBoundary query={fancy} what={t('type_fancy')} skeleton={<CardShape />} failed="line">
            {({ markets }) => (
              <>
                {(market === 'sessions' || (market === 'all' && sessionData.length > 0)) && (
                  <div className={styles.sessions}>
                    <FancyCard title={t('sessions')} match={match} markets={sessionData} setting={settingOf('fancy')} />
                  </div>
                )}
                <div className={styles.part}>
                  {(market === 'others' || (market === 'all' && AllMarketData.length > 0)) && (
                    <FancyCard title={t('others')} match={match} markets={AllMarketData} setting={settingOf('fancy')} />
                  )}
                  {market === 'all' && <DecidedCard markets={markets} />}
                </div>
              </>
            )}
          </QueryBoundary>
        )}
      </div>
    </Tabs>
  );
}

function CardShape() {
  return (
    <div className={styles.shape}>
      <Skeleton width={120} height={16} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  );
}
