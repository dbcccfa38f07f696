import { formatMoney } from '@pavilion/money';
import type { TableState } from '../calls/table.ts';
import type { KitMessages } from '../language/en.ts';
import { useKitMessages } from '../language/messages.ts';
import type { Stakes } from '../opening.ts';
import type { Stake } from '../stake.ts';

/** Why the last thing was not done, in a sentence for the footer: the operator's or the studio's own where there is one. */
export function useRefusal({ refusal }: Pick<TableState<unknown, unknown>, 'refusal'>): string | null {
  const t = useKitMessages();
  if (refusal === null) return null;
  return refusal.message ?? (refusal.code === 'UNDONE' ? t.undone : t.refused);
}

/** Returns what is wrong with a stake, in words; null where nothing is. */
export function stakeTrouble({ amount, isAmount }: Stake, { least, most }: Stakes, t: KitMessages): string | null {
  if (amount !== null) return null;
  return isAmount ? t.stakeBetween(formatMoney(least), formatMoney(most)) : t.stakeUnreadable;
}

/** Returns what prevents the next bet: the stake, or why the last bet was refused. */
export function useTrouble<Bet, Seen>(state: TableState<Bet, Seen>, stake: Stake, limits: Stakes): string | null {
  const t = useKitMessages();
  const refusal = useRefusal(state);
  return stakeTrouble(stake, limits, t) ?? refusal;
}
