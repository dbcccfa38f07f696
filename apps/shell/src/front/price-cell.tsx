import type { Price } from '@pavilion/api-client';
import { classNames, formatOdds, formatVolume } from '@pavilion/shared-ui';
import { useState } from 'react';
import { Link, type To } from 'react-router';
import { useMessages } from '../messages/index.ts';
import styles from './price-cell.module.css';

/** A runner's best price on one side, leading to its market. A move since the last look is an arrow and a ring. */
export function PriceCell({
  side,
  runner,
  price,
  to,
}: {
  side: 'back' | 'lay';
  runner: string;
  price: Price | null;
  to: To;
}) {
  const t = useMessages();
  const move = useMove(price?.odds);
  if (!price) return <span className={classNames(styles.px, styles.pxNone)}>–</span>;
  const odds = formatOdds(price.odds);
  const size = formatVolume(price.size);
  const label = t(side === 'back' ? 'backAt' : 'layAt', { runner, odds, size });
  return (
    <Link
      className={classNames(styles.px, side === 'back' ? styles.pxBack : styles.pxLay, move !== null && styles.pxMoved)}
      to={to}
      aria-label={move ? `${label}, ${t(move === 'up' ? 'priceUp' : 'priceDown')}` : label}
    >
      <b className={classNames(styles.odds, move === 'up' && styles.oddsUp, move === 'down' && styles.oddsDown)}>
        {odds}
      </b>
      <small className={styles.size}>{size}</small>
    </Link>
  );
}

/** Which way the figure went when it last changed. */
function useMove(odds: number | undefined): 'up' | 'down' | null {
  const [seen, setSeen] = useState<{ odds: number | undefined; move: 'up' | 'down' | null }>({ odds, move: null });
  if (seen.odds !== odds) {
    const move = odds === undefined || seen.odds === undefined ? null : odds > seen.odds ? 'up' : 'down';
    setSeen({ odds, move });
  }
  return seen.move;
}

/** In place of prices that nobody can take now. It keeps their size and says so. */
export function ClosedCell({
  state,
  className,
}: {
  state: 'suspended' | 'ball-running' | 'closed';
  className?: string | undefined;
}) {
  const t = useMessages();
  const words = { suspended: t('suspended'), 'ball-running': t('ballRunning'), closed: t('closed') };
  return <span className={classNames(styles.closed, className)}>{words[state]}</span>;
}
