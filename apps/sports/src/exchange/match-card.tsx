import { paths } from '@pavilion/contract';
import { Link } from 'react-router';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { LivePriceCell } from './live-price-cell.tsx';
import styles from './match-card.module.css';
import { ShortStart } from './match-when.tsx';
import { Halt } from './price-pair.tsx';

/** A match as a small card: when it is, and the prices to back its sides. */
export function MatchCard({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const state = useMatchInfo(match, (info) => info.state);
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  return (
    <li className={styles.card} data-match={match.refMatchId}>
      <span className={styles.head}>
        <b>{inPlay ? t('inplay') : <ShortStart startsAt={match.startsAt} />}</b>
        <Link className={styles.open} to={paths.exchange(match.refMatchId)}>
          <span className="sr">{t('openMatch', { match: match.name })}</span>
        </Link>
        <span className={styles.column} aria-hidden="true">
          {t('back')}
        </span>
      </span>
      {match.runners
        .filter(({ column }) => column !== 'X')
        .map((runner) => (
          <span key={runner.id} className={styles.side}>
            <span translate="no" className={styles.name}>
              {runner.name}
            </span>
            {state === 'open' ? (
              <LivePriceCell match={match} runner={runner} side="back" />
            ) : (
              <Halt state={state} isShort />
            )}
          </span>
        ))}
    </li>
  );
}
