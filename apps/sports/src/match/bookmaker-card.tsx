import type { BookmakerMarket, MatchSetting } from '@pavilion/api-client';
import { formatMoney, formatVolume } from '@pavilion/money';
import { useMemo } from 'react';
import { operatorName } from '../bets/operator-name.ts';
import cards from '../card/market-card.module.css';
import { MarketCard } from '../card/market-card.tsx';
import { LazyCashOuts } from '../cash-out/lazy-cash-outs.ts';
import type { MatchInfo, Side } from '../live/book.ts';
import { useMessages } from '../messages/index.ts';
import { useMatchMessages } from '../messages/match.ts';
import { PriceButton } from '../slip/price-button.tsx';
import { RunnerGains } from './gain-line.tsx';
import { Halted } from './halts.tsx';
import { matchOf } from './match-of.ts';
import styles from './price-rows.module.css';
import { useStanding } from './use-standing.ts';

type Runner = BookmakerMarket['runners'][number];

/** A bookmaker's market: one rate a side for each runner, and what each brings. */
export function BookmakerCard({
  match,
  market: given,
  setting,
}: {
  readonly match: MatchInfo;
  readonly market: BookmakerMarket;
  readonly setting: MatchSetting | undefined;
}) {
  const t = useMatchMessages();
  const names = useMessages();
  const market = useMemo(() => withoutGaps(given), [given]);
  const runners = useMemo(() => market.runners.map(({ id }) => id), [market.runners]);
  const standing = useStanding(market.marketId, 'bookmaker', runners);
  return (
    <MarketCard
      title={operatorName(market.HeadName, names)}
      action={
        standing?.hasBets ? (
          <LazyCashOuts refMatchId={match.refMatchId} marketId={market.marketId} look="pill" />
        ) : undefined
      }
      note={t('rateFor')}
      end={
        setting && (
          <span className={cards.limits}>
            {t('limits', { min: formatMoney(setting.minStake), max: formatMoney(setting.maxStake) })}
          </span>
        )
      }
      columns={[t('back'), t('lay')]}
      first={standing?.hasBets ? t('ifItWins') : undefined}
    >
      {market.runners.map((runner) => (
        <div key={runner.id} className={styles.row}>
          <span className={styles.name}>
            <b translate="no" className={styles.nameText}>
              {operatorName(runner.name, names)}
            </b>
            {standing && <RunnerGains runnerId={runner.id} standing={standing} />}
          </span>
          <span className={styles.pair}>
            {market.state === 'open' ? (
              <>
                <RateCell match={match} market={market} runner={runner} side="back" />
                <RateCell match={match} market={market} runner={runner} side="lay" />
              </>
            ) : (
              <Halted state={market.state} className={styles.both} />
            )}
          </span>
        </div>
      ))}
    </MarketCard>
  );
}

/** The market without runners that were not understood: its image keeps their places (`markets.ts` of the wire). */
const withoutGaps = (market: BookmakerMarket): BookmakerMarket => ({
  ...market,
  runners: market.runners.filter(({ id }) => id !== ''),
});

function RateCell({
  match,
  market,
  runner,
  side,
}: {
  readonly match: MatchInfo;
  readonly market: BookmakerMarket;
  readonly runner: Runner;
  readonly side: Side;
}) {
  const t = useMatchMessages();
  const offered = runner[side];
  const spoken = { runner: operatorName(runner.name, useMessages()) };
  return (
    <PriceButton
      of={{
        ...matchOf(match),
        kind: 'bookmaker',
        marketId: market.marketId,
        marketName: market.HeadName,
        runnerId: runner.id,
        runnerName: runner.name,
        runners: market.runners,
        side,
      }}
      label={t(side === 'back' ? 'backOf' : 'layOf', spoken)}
      emptyLabel={t(side === 'back' ? 'noBack' : 'noLay', spoken)}
      price={
        offered && {
          odds: offered.rate,
          size: offered.size,
          shown: [String(offered.rate), formatVolume(offered.size)],
        }
      }
    />
  );
}
