import type { MarketState } from '@pavilion/api-client';
import { Icon } from '@pavilion/shared-ui';
import type { MatchFacts, RunnerFacts } from '../live/book.ts';
import { useMatchFact } from '../live/use-prices.ts';
import { useWords } from '../words/index.ts';
import styles from './price-cell.module.css';
import { PriceCell } from './price-cell.tsx';

const halts = {
  suspended: { icon: 'lock', word: 'suspended' },
  'ball-running': { icon: 'ball', word: 'ballRunning' },
  closed: { icon: 'lock', word: 'ended' },
} as const satisfies Record<Exclude<MarketState, 'open'>, object>;

/** One runner's back and lay. While the market takes no bets, the word why, in the room of both. */
export function PricePair({ match, runner }: { readonly match: MatchFacts; readonly runner: RunnerFacts }) {
  const say = useWords();
  const state = useMatchFact(match, (facts) => facts.state);
  if (state !== 'open') {
    const { icon, word } = halts[state];
    return (
      <span className={styles.pair}>
        <span className={`${styles.halt} ${state === 'ball-running' ? styles.haltBall : ''}`}>
          <Icon name={icon} size={16} />
          {say(word)}
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
  const say = useWords();
  return (
    <span className={styles.pair}>
      <span className={`${styles.halt} ${styles.haltNone}`} role="img" aria-label={say('noDraw')}>
        —
      </span>
    </span>
  );
}
