import { useSession } from '@pavilion/contract';
import { addPaise, maxPaise, type Paise, ZERO } from '@pavilion/money';

/**
 * Returns what the player can stake, as games count it: cash without what open bets hold, and without coins; undefined until the operator
 * has sent it. It is called Available everywhere (docs/decisions/balance-and-available.md).
 */
export function useAvailable(): Paise | undefined {
  const cash = useSession(({ wallet }) => wallet?.cash);
  const exposure = useSession((session) => session.exposureAmount);
  return cash === undefined || exposure === null ? undefined : maxPaise(ZERO, addPaise(cash, exposure));
}
