import type { Bet } from '@pavilion/api-client';
import type { useKitMessages } from '@pavilion/remote-kit';

/** Why the operator refused a bet once its delay was over, in the player's language where the reason has a name; null where it did not. */
export const reasonOf = ({ reason, refusal }: Bet, kit: ReturnType<typeof useKitMessages>): string | null =>
  (refusal && kit.refusal(refusal, reason ?? undefined)) ?? reason;
