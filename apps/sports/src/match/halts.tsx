import type { MarketState } from '@pavilion/api-client';
import { HaltCell } from '@pavilion/shared-ui';
import { useMatchMessages } from '../messages/match.ts';

const halts = {
  suspended: { icon: 'lock', word: 'suspended' },
  'ball-running': { icon: 'ball', word: 'ballRunning' },
  closed: { icon: 'lock', word: 'ended' },
} as const satisfies Record<Exclude<MarketState, 'open'>, object>;

/** Whether a market has its result; until then upstream says null or the word `null` (spec §4). */
export const isDecided = <M extends { readonly result: string | null }>(
  market: M | null,
): market is M & { result: string } => market !== null && market.result !== null && market.result !== 'null';

/** In the room of a market's prices while it takes no bets: why. */
export function Halted({
  state,
  className,
}: {
  readonly state: Exclude<MarketState, 'open'>;
  readonly className?: string | undefined;
}) {
  const t = useMatchMessages();
  const { icon, word } = halts[state];
  return (
    <HaltCell className={className} icon={icon} tone={state === 'ball-running' ? 'ball' : 'plain'}>
      {t(word)}
    </HaltCell>
  );
}
