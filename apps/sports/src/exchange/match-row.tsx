import { paths } from '@pavilion/contract';
import { formatVolume } from '@pavilion/money';
import { classNames, Icon } from '@pavilion/shared-ui';
import { memo } from 'react';
import { Link } from 'react-router';
import type { MatchInfo, RunnerInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import styles from './match-row.module.css';
import { MatchWhen } from './match-when.tsx';
import { NoDraw, PricePair } from './price-pair.tsx';

/**
 * A match of the list. A phone shows two lines with one back and one lay each; a wider screen the columns 1, X and 2,
 * X only where `drawColumn` says that the group has one. The row itself never renders for a price.
 */
export const MatchRow = memo(function MatchRow({
  match,
  drawColumn,
}: {
  readonly match: MatchInfo;
  readonly drawColumn: boolean;
}) {
  const t = useMessages();
  const [home, draw, away] = (['1', 'X', '2'] as const).map((column) =>
    match.runners.find((runner) => runner.column === column),
  );
  return (
    <article
      className={classNames(styles.row, draw && styles.rowDraw)}
      aria-label={match.name}
      data-match={match.refMatchId}
    >
      <Link
        className={styles.open}
        to={paths.exchange(match.refMatchId)}
        aria-label={t('openMatch', { match: match.name })}
      />
      <MatchWhen match={match} />
      {home && <Team match={match} runner={home} className={styles.teamHome} />}
      {away && <Team match={match} runner={away} className={styles.teamAway} />}
      {draw && <div className={classNames(styles.team, styles.teamDraw)}>{draw.name}</div>}
      <div className={styles.meta}>
        <Marks match={match} />
        <Matched match={match} />
      </div>
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
    </article>
  );
});

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
      <span className={styles.teamName} title={runner.name}>
        {runner.name}
        {side?.serving && (
          <>
            <span className={styles.teamServing} />
            <span className="sr">{t(match.sportId === '4' ? 'batting' : 'serving')}</span>
          </>
        )}
      </span>
      {side && (side.score || side.detail) && (
        <span className={styles.score}>
          <b className={styles.scoreMain}>{side.score}</b> {detailLabel(match, side.detail)}
        </span>
      )}
    </div>
  );
}

/** Overs stand in brackets, as on a scorecard: `(14.2)`; other details as the feed words them. */
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

function Matched({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const amount = useMatchInfo(match, (info) => formatVolume(info.matched));
  return (
    <span title={t('matched')}>
      <span className="sr">{t('matched')} </span>₹{amount}
    </span>
  );
}
