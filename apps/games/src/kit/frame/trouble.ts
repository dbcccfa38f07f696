import { formatMoney } from '@pavilion/money';
import type { TableState } from '../calls/table.ts';
import { useKitMessages } from '../language/messages.ts';
import type { Stakes } from '../opening.ts';
import type { Stake } from '../stake.ts';

/** Why the last thing was not done, in a sentence for the footer: the operator's or the studio's own where there is one. */
export function useRefusal({ refusal }: Pick<TableState<unknown, unknown>, 'refusal'>): string | null {
  const t = useKitMessages();
  if (refusal === null) return null;
  return refusal.message ?? (refusal.code === 'UNDONE' ? t.undone : t.refused);
}

/** What stands in the way of the next bet: a stake outside its limits, or why the last was refused. */
export function useTrouble<Bet, Seen>(
  state: TableState<Bet, Seen>,
  stake: Stake,
  { least, most }: Stakes,
): string | null {
  const t = useKitMessages();
  const refusal = useRefusal(state);
  return stake.amount === null ? t.stakeBetween(formatMoney(least), formatMoney(most)) : refusal;
}
