import type { BookmakerMarket, MatchSetting } from '@pavilion/api-client';
import { formatMoney, formatVolume } from '@pavilion/money';
import { useMemo } from 'react';
import { MarketCard } from '../card/market-card.tsx';
import { LazyCashOuts } from '../cash-out/lazy-cash-outs.ts';
import type { MatchInfo, Side } from '../live/book.ts';
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
  market,
  setting,
}: {
  readonly match: MatchInfo;
  readonly market: BookmakerMarket;
  readonly setting: MatchSetting | undefined;
}) {
  const t = useMatchMessages();
  const runners = useMemo(() => market.runners.map(({ id }) => id), [market.runners]);
  const standing = useStanding(market.marketId, 'bookmaker', runners);
  return (
    <MarketCard
      title={market.HeadName}
      note={t('rateFor')}
      end={setting && t('limits', { min: formatMoney(setting.minStake), max: formatMoney(setting.maxStake) })}
      columns={[t('back'), t('lay')]}
      first={standing?.hasBets ? t('ifItWins') : undefined}
    >
      {market.runners.map((runner) => (
        <div key={runner.id} className={styles.row}>
          <span className={styles.name}>
            <b className={styles.nameText}>{runner.name}</b>
            {standing && <RunnerGains runnerId={runner.id} standing={standing} />}
          </span>
          {market.state === 'open' ? (
            <>
              <RateCell match={match} market={market} runner={runner} side="back" />
              <RateCell match={match} market={market} runner={runner} side="lay" />
            </>
          ) : (
            <Halted state={market.state} className={styles.both} />
          )}
        </div>
      ))}
      {standing?.hasBets && (
        <LazyCashOuts refMatchId={match.refMatchId} marketId={market.marketId} className={styles.cashOut} />
      )}
    </MarketCard>
  );
}

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
      label={t(side === 'back' ? 'backOf' : 'layOf', { runner: runner.name })}
      emptyLabel={t(side === 'back' ? 'noBack' : 'noLay', { runner: runner.name })}
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
