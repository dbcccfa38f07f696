import type { FancyMarket, MatchSetting } from '@pavilion/api-client';
import { rangeText } from '@pavilion/betting-math';
import { formatMoney, ZERO } from '@pavilion/money';
import { EmptyState } from '@pavilion/shared-ui';
import { isOpenBet } from '../bets/bet-figures.ts';
import { useOperatorName } from '../bets/operator-name.ts';
import { MarketCard } from '../card/market-card.tsx';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMatchMessages } from '../messages/match.ts';
import { PriceButton } from '../slip/price-button.tsx';
import { orderFancies } from './fancy-order.ts';
import { Gains } from './gain-line.tsx';
import { Halted } from './halts.tsx';
import { useMatchBets } from './match-context.ts';
import { matchOf } from './match-of.ts';
import styles from './price-rows.module.css';
import { useStanding } from './use-standing.ts';

/** One group of the fancy, what is open first and later innings folded away: each line with No and Yes and, where the player has bets on it, what each result brings. */
export function FancyCard({
  title,
  match,
  markets,
  setting,
}: {
  readonly title: string;
  readonly match: MatchInfo;
  readonly markets: readonly FancyMarket[];
  readonly setting: MatchSetting | undefined;
}) {
  const t = useMatchMessages();
  const sides = useMatchInfo(match, (info) => info.sides);
  const held = new Set(
    useMatchBets()
      .filter(isOpenBet)
      .map(({ marketId }) => marketId),
  );
  const { shown, later } = orderFancies(markets, sides, held);
  return (
    <MarketCard
      title={title}
      end={setting && t('limits', { min: formatMoney(setting.minStake), max: formatMoney(setting.maxStake) })}
      columns={[t('no'), t('yes')]}
      sides="lay-back"
      first={t('lineOver')}
    >
      {markets.length === 0 && <EmptyState icon="clock" title={t('noMarkets')} />}
      {shown.map((market) => (
        <FancyRow key={market.marketId} match={match} market={market} />
      ))}
      {later.length > 0 && (
        <details className={styles.fancy}>
          <summary className={styles.later}>{t('laterInnings', { count: later.length })}</summary>
          {later.map((market) => (
            <FancyRow key={market.marketId} match={match} market={market} />
          ))}
        </details>
      )}
    </MarketCard>
  );
}

const noRunners: readonly string[] = [];

function FancyRow({ match, market }: { readonly match: MatchInfo; readonly market: FancyMarket }) {
  const t = useMatchMessages();
  const called = useOperatorName();
  const standing = useStanding(market.marketId, 'fancy', noRunners);
  const hasLadder = standing !== null && (standing.hasBets || standing.hasDrafts);
  const worst = standing?.preview.exposure.now ?? ZERO;
  return (
    <div className={styles.fancy}>
      <div className={styles.row}>
        <span className={styles.name}>
          <b translate="no" className={styles.nameText}>
            {called(market.HeadName)}
          </b>
          {worst < 0 && <small className={styles.worst}>{t('worst', { amount: formatMoney(worst) })}</small>}
        </span>
        <span className={styles.pair}>
          {market.state === 'open' ? (
            <>
              <LineCell match={match} market={market} side="lay" />
              <LineCell match={match} market={market} side="back" />
            </>
          ) : (
            <Halted state={market.state} className={styles.both} />
          )}
        </span>
      </div>
      {hasLadder && (
        <ol className={styles.ladder} aria-label={t('ladder')}>
          {standing.preview.rows.map((row) =>
            typeof row.outcome === 'string' ? null : (
              <li
                key={rangeText(row.outcome)}
                className={styles.range}
                data-tone={row.now < 0 ? 'loss' : row.now > 0 ? 'gain' : undefined}
              >
                <span className={styles.rangeText}>{rangeText(row.outcome)}</span>
                <Gains row={row} standing={standing} />
              </li>
            ),
          )}
        </ol>
      )}
    </div>
  );
}

/** No stands left and is a lay, Yes right and is a back (betting.md). */
function LineCell({
  match,
  market,
  side,
}: {
  readonly match: MatchInfo;
  readonly market: FancyMarket;
  readonly side: 'back' | 'lay';
}) {
  const t = useMatchMessages();
  const name = useOperatorName()(market.HeadName);
  const offered = side === 'back' ? market.yes : market.no;
  return (
    <PriceButton
      of={{
        ...matchOf(match),
        kind: 'fancy',
        marketId: market.marketId,
        marketName: market.HeadName,
        runnerId: market.marketId,
        runnerName: market.HeadName,
        runners: [],
        side,
      }}
      line={offered?.line ?? null}
      label={t(side === 'back' ? 'yesOf' : 'noOf', { market: name })}
      emptyLabel={t('noPriceOf', { market: name })}
      price={offered && { odds: offered.volume, size: ZERO, shown: [String(offered.line), String(offered.volume)] }}
    />
  );
}
