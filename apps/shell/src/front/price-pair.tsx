import type { MarketState, Match, Runner } from '@pavilion/api-client';
import { HaltCell, PriceCell } from '@pavilion/shared-ui';
import type { To } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';

const halts = {
  suspended: { icon: 'lock', message: 'suspended' },
  'ball-running': { icon: 'ball', message: 'ballRunning' },
  closed: { icon: 'lock', message: 'closed' },
} as const satisfies Record<Exclude<MarketState, 'open'>, object>;

interface PricePairProps {
  readonly match: Match;
  readonly runner: Runner;
  /** Where the match's market is. */
  readonly to: To;
  /** For what stands in the room of both while the market takes no bets. */
  readonly haltClassName: string | undefined;
}

/** One runner's best prices, back and lay, each leading to the market; or why nobody can take one now. */
export function PricePair({ match, runner, to, haltClassName }: PricePairProps) {
  const t = usePageMessages();
  const name = { runner: runner.name };
  if (match.state !== 'open') {
    const { icon, message } = halts[match.state];
    return (
      <HaltCell icon={icon} tone={match.state === 'ball-running' ? 'ball' : 'plain'} className={haltClassName}>
        {t(message)}
      </HaltCell>
    );
  }
  return (
    <>
      <PriceCell side="back" label={t('backOf', name)} emptyLabel={t('noBackOf', name)} price={runner.back} to={to} />
      <PriceCell side="lay" label={t('layOf', name)} emptyLabel={t('noLayOf', name)} price={runner.lay} to={to} />
    </>
  );
}
