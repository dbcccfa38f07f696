import { paths } from '@pavilion/contract';
import { formatVolume } from '@pavilion/money';
import { classNames, Icon } from '@pavilion/shared-ui';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import { operatorName } from '../bets/operator-name.ts';
import { LazyCashOuts } from '../cash-out/lazy-cash-outs.ts';
import { useHolding } from '../cash-out/use-holding.ts';
import type { MatchInfo, RunnerInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import styles from './match-row.module.css';
import { MatchWhen } from './match-when.tsx';
import { PinButton } from './pin-button.tsx';
import { NoDraw, PricePair } from './price-pair.tsx';
import { useNear } from './use-near.ts';

/**
 * A match of the list. A phone shows a line for each runner with one back and one lay; a wider screen shows the columns 1, X
 * and 2, X only if the group has one (`drawColumn`). A price never renders the row. Far from the screen the row is only its
 * link and its name, at its final height; `isFirst` marks a row that is near the screen from the start.
 */
export const MatchRow = memo(function MatchRow({
  match,
  drawColumn,
  isFirst = true,
}: {
  readonly match: MatchInfo;
  readonly drawColumn: boolean;
  readonly isFirst?: boolean;
}) {
  const t = useMessages();
  const row = useRef<HTMLElement>(null);
  const isNear = useNear(row, isFirst);
  const hasDraw = match.runners.some(({ column }) => column === 'X');
  const isHolding = useHolding(match.refMatchId);
  return (
    <article
      ref={row}
      className={classNames(styles.row, hasDraw && styles.rowDraw, isHolding && styles.rowHolding)}
      aria-label={match.name}
      data-match={match.refMatchId}
    >
      <Link
        className={styles.open}
        to={paths.exchange(match.refMatchId)}
        aria-label={t('openMatch', { match: match.name })}
      />
      {isNear ? (
        <Content match={match} drawColumn={drawColumn} isHolding={isHolding} />
      ) : (
        <span translate="no" className={styles.far}>
          {match.name}
        </span>
      )}
    </article>
  );
});

/** All of a row but its link. Runners have one order everywhere: home, draw, away. */
function Content({
  match,
  drawColumn,
  isHolding,
}: {
  readonly match: MatchInfo;
  readonly drawColumn: boolean;
  readonly isHolding: boolean;
}) {
  const t = useMessages();
  const [home, draw, away] = (['1', 'X', '2'] as const).map((column) =>
    match.runners.find((runner) => runner.column === column),
  );
  const matched = <Matched match={match} />;
  const pin = { refMatchId: match.refMatchId, sportId: match.sportId, kind: 'match_odds' } as const;
  return (
    <>
      <div className={styles.line}>
        <MatchWhen match={match} />
        <div className={styles.meta}>
          <span className={styles.marks}>
            <PinButton className={styles.pin} pin={pin} label={match.name} />
            <Marks match={match} />
          </span>
          {isHolding && match.marketId !== null ? (
            <LazyCashOuts
              refMatchId={match.refMatchId}
              marketId={match.marketId}
              look="pill"
              otherwise={matched}
              className={styles.cashOut}
            />
          ) : (
            matched
          )}
        </div>
      </div>
      {home && <Team match={match} runner={home} className={styles.teamHome} />}
      {draw && (
        <div translate="no" className={classNames(styles.team, styles.teamDraw)}>
          {operatorName(draw.name, t)}
        </div>
      )}
      {away && <Team match={match} runner={away} className={styles.teamAway} />}
      {home && (
        <div className={styles.pricesHome}>
          <PricePair match={match} runner={home} />
        </div>
      )}
      {drawColumn && (
        <div className={classNames(styles.pricesDraw, !draw && styles.pricesNone)}>
          {draw ? <PricePair match={match} runner={draw} /> : <NoDraw />}
        </div>
      )}
      {away && (
        <div className={styles.pricesAway}>
          <PricePair match={match} runner={away} />
        </div>
      )}
    </>
  );
}

function Team({
  match,
  runner,
  className,
}: {
  readonly match: MatchInfo;
  readonly runner: RunnerInfo;
  readonly className: string | undefined;
}) {
  const t = useMessages();
  const side = useMatchInfo(match, (info) => info.sides.find(({ name }) => name === runner.name));
  const state = useMatchInfo(match, (info) => info.state);
  return (
    <div className={classNames(styles.team, className, state === 'suspended' && styles.teamPaused)}>
      <span translate="no" className={styles.teamName} title={runner.name}>
        {runner.name}
        {side?.serving && (
          <>
            <span className={styles.teamServing} />
            <span className="sr">{t(match.sportId === '4' ? 'batting' : 'serving')}</span>
          </>
        )}
      </span>
      {side && (side.score || side.detail) && (
        <span translate="no" className={styles.score}>
          <b className={styles.scoreMain}>{side.score}</b> {detailLabel(match, side.detail)}
        </span>
      )}
    </div>
  );
}

/** Overs are in brackets, as on a scorecard: `(14.2)`; other details are as the feed words them. */
export function detailLabel(match: MatchInfo, detail: string): string {
  return match.sportId === '4' && /^[\d.]+$/.test(detail) ? `(${detail})` : detail;
}

/** What else a match has: live TV, fancy, bookmaker. */
export function Marks({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  return (
    <span className={styles.marks}>
      {match.hasTv && (
        <span className={styles.mark} title={t('liveTv')}>
          <Icon name="tv" size={16} />
          <span className="sr">{t('liveTv')}</span>
        </span>
      )}
      {match.fancyCount > 0 && (
        <abbr className={styles.mark} title={t('fancy')}>
          F
        </abbr>
      )}
      {match.hasBookmaker && (
        <abbr className={styles.mark} title={t('bookmaker')}>
          BM
        </abbr>
      )}
    </span>
  );
}

/** How much is matched on a match: the amount, with its word for screen readers and on hover. */
export function Matched({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const amount = useMatchInfo(match, (info) => formatVolume(info.matched));
  return (
    <span translate="no" title={t('matched')}>
      <span className="sr">{t('matched')} </span>₹{amount}
    </span>
  );
}
