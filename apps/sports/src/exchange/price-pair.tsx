import type { MarketState } from '@pavilion/api-client';
import { Icon } from '@pavilion/shared-ui';
import type { MatchInfo, RunnerInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import styles from './price-cell.module.css';
import { PriceCell } from './price-cell.tsx';

const halts = {
  suspended: { icon: 'lock', word: 'suspended' },
  'ball-running': { icon: 'ball', word: 'ballRunning' },
  closed: { icon: 'lock', word: 'ended' },
} as const satisfies Record<Exclude<MarketState, 'open'>, object>;

/** One runner's back and lay. While the market takes no bets, the word why, in the room of both. */
export function PricePair({ match, runner }: { readonly match: MatchInfo; readonly runner: RunnerInfo }) {
  const t = useMessages();
  const state = useMatchInfo(match, (info) => info.state);
  if (state !== 'open') {
    const { icon, word } = halts[state];
    return (
      <span className={styles.pair}>
        <span className={`${styles.halt} ${state === 'ball-running' ? styles.haltBall : ''}`}>
          <Icon name={icon} size={16} />
          {t(word)}
        </span>
      </span>
    );
  }
  const cell = { matchId: match.refMatchId, runnerId: runner.id, runner: runner.name };
  return (
    <span className={styles.pair}>
      <PriceCell {...cell} side="back" />
      <PriceCell {...cell} side="lay" />
    </span>
  );
}

/** The room of a draw in a market that has none. */
export function NoDraw() {
  const t = useMessages();
  return (
    <span className={styles.pair}>
      <span className={`${styles.halt} ${styles.haltNone}`} role="img" aria-label={t('noDraw')}>
        —
      </span>
    </span>
  );
}
