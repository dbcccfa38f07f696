import type { MatchOddsMarket, MatchSetting } from '@pavilion/api-client';
import { formatMoney, formatVolume } from '@pavilion/money';
import { classNames } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { operatorName } from '../bets/operator-name.ts';
import cards from '../card/market-card.module.css';
import { MarketCard } from '../card/market-card.tsx';
import { LazyCashOuts } from '../cash-out/lazy-cash-outs.ts';
import { LivePriceCell } from '../exchange/live-price-cell.tsx';
import { LagNote } from '../exchange/match-group.tsx';
import { cellKey, type MatchInfo, type RunnerInfo, type Side } from '../live/book.ts';
import { useMatchInfo, usePrices } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { useMatchMessages } from '../messages/match.ts';
import { PriceButton } from '../slip/price-button.tsx';
import { RunnerGains } from './gain-line.tsx';
import { Halted, isDecided } from './halts.tsx';
import styles from './match-odds-card.module.css';
import { matchOf } from './match-of.ts';
import { PriceHistory } from './price-history.tsx';
import { useResultText } from './use-result-text.ts';
import { useStanding } from './use-standing.ts';

/** The match odds, three prices deep and live, and under each runner what it brings. */
export function MatchOddsCard({
  match,
  market,
  setting,
}: {
  readonly match: MatchInfo;
  /** Null while it is on its way. */
  readonly market: MatchOddsMarket | null;
  readonly setting: MatchSetting | undefined;
}) {
  const t = useMessages();
  const m = useMatchMessages();
  const resultText = useResultText();
  const matched = useMatchInfo(match, (info) => formatVolume(info.matched));
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const state = useMatchInfo(match, (info) => info.state);
  const runners = useMemo(() => match.runners.map(({ id }) => id), [match.runners]);
  const standing = useStanding(market?.marketId ?? null, 'match_odds', runners);
  const limits = setting && m('limits', { min: formatMoney(setting.minStake), max: formatMoney(setting.maxStake) });
  return (
    <MarketCard
      title={t('matchOdds')}
      action={
        market && standing?.hasBets ? (
          <LazyCashOuts refMatchId={match.refMatchId} marketId={market.marketId} look="pill" />
        ) : undefined
      }
      end={isDecided(market) ? resultText(market.result) : undefined}
      note={
        <>
          {t('amountMatched', { amount: `₹${matched}` })}
          {limits && <span className={cards.limits}> · {limits}</span>}
        </>
      }
    >
      <div className={styles.sides} aria-hidden="true">
        <span className={styles.first}>{standing?.hasBets && m('ifItWins')}</span>
        <span className={classNames(styles.side, cards.back)}>{t('back')}</span>
        <span className={classNames(styles.side, cards.lay)}>{t('lay')}</span>
      </div>
      {match.runners.map((runner) => (
        <div key={runner.id} className={styles.runner}>
          <span className={styles.name}>
            <b translate="no" className={styles.nameText}>
              {operatorName(runner.name, t)}
            </b>
            {standing && <RunnerGains runnerId={runner.id} standing={standing} />}
          </span>
          <Ladder match={match} runner={runner} />
        </div>
      ))}
      {state !== 'closed' && <PriceHistory match={match} />}
      {inPlay && <LagNote />}
    </MarketCard>
  );
}

function Ladder({ match, runner }: { readonly match: MatchInfo; readonly runner: RunnerInfo }) {
  const state = useMatchInfo(match, (info) => info.state);
  if (state !== 'open') return <Halted state={state} className={styles.halted} />;
  const deeper = (side: Side, at: 1 | 2) => <DeepCell match={match} runner={runner} side={side} at={at} />;
  return (
    <div className={styles.ladder}>
      <span className={styles.half}>
        {deeper('back', 2)}
        {deeper('back', 1)}
        <LivePriceCell match={match} runner={runner} side="back" />
      </span>
      <span className={styles.half}>
        <LivePriceCell match={match} runner={runner} side="lay" />
        {deeper('lay', 1)}
        {deeper('lay', 2)}
      </span>
    </div>
  );
}

const labels = {
  back: { 1: 'back2', 2: 'back3' },
  lay: { 1: 'lay2', 2: 'lay3' },
} as const;

function DeepCell({
  match,
  runner,
  side,
  at,
}: {
  readonly match: MatchInfo;
  readonly runner: RunnerInfo;
  readonly side: Side;
  readonly at: 1 | 2;
}) {
  const t = useMatchMessages();
  const spoken = { runner: operatorName(runner.name, useMessages()) };
  const store = usePrices();
  const source = useMemo(() => {
    const key = cellKey(match.refMatchId, runner.id, side, at);
    return { read: () => store.price(key), watch: (onChange: () => void) => store.watchCell(key, onChange) };
  }, [store, match.refMatchId, runner.id, side, at]);
  return (
    <span className={styles.deep} data-side={side} data-at={at}>
      <PriceButton
        of={{
          ...matchOf(match),
          kind: 'match_odds',
          marketId: null,
          marketName: null,
          runnerId: runner.id,
          runnerName: runner.name,
          runners: match.runners,
          side,
        }}
        depth={at}
        label={t(labels[side][at], spoken)}
        emptyLabel={t(side === 'back' ? 'noBack' : 'noLay', spoken)}
        price={source}
      />
    </span>
  );
}
