import type { MarketState } from '@pavilion/api-client';
import { HaltCell, NoPriceCell } from '@pavilion/shared-ui';
import type { MatchInfo, RunnerInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { LivePriceCell } from './live-price-cell.tsx';
import styles from './price-pair.module.css';

const halts = {
  suspended: { icon: 'lock', word: 'suspended' },
  'ball-running': { icon: 'ball', word: 'ballRunning' },
  closed: { icon: 'lock', word: 'ended' },
} as const satisfies Record<Exclude<MarketState, 'open'>, object>;

/** Why nobody can take a price now, in its room; a sign with its word for those who can't see it where that is small. */
export function Halt({
  state,
  isShort = false,
}: {
  readonly state: Exclude<MarketState, 'open'>;
  readonly isShort?: boolean;
}) {
  const t = useMessages();
  const { icon, word } = halts[state];
  return (
    <HaltCell
      className={isShort ? undefined : styles.both}
      icon={icon}
      tone={state === 'ball-running' ? 'ball' : 'plain'}
    >
      <span className={isShort ? 'sr' : undefined}>{t(word)}</span>
    </HaltCell>
  );
}

/** One runner's back and lay. While the market takes no bets, the word why, in the room of both. */
export function PricePair({ match, runner }: { readonly match: MatchInfo; readonly runner: RunnerInfo }) {
  const state = useMatchInfo(match, (info) => info.state);
  if (state !== 'open') {
    return (
      <span className={styles.pair}>
        <Halt state={state} />
      </span>
    );
  }
  return (
    <span className={styles.pair}>
      <LivePriceCell match={match} runner={runner} side="back" />
      <LivePriceCell match={match} runner={runner} side="lay" />
    </span>
  );
}

/** The room of a draw in a market that has none. */
export function NoDraw() {
  const t = useMessages();
  return (
    <span className={styles.pair}>
      <NoPriceCell className={styles.both} label={t('noDraw')} />
    </span>
  );
}
