/** The longest wait before something that keeps failing is asked for ahead of need again, ms. */
const LONGEST = 60_000;

/** Who failed lately is left in peace: a second after the first failure, twice as long after each further one, a minute at most. */
export interface Backoff {
  isResting(key: string): boolean;
  failed(key: string): void;
  healed(key: string): void;
}

export function createBackoff(now: () => number = () => performance.now()): Backoff {
  const resting = new Map<string, { readonly failures: number; readonly until: number }>();
  return {
    isResting: (key) => now() < (resting.get(key)?.until ?? 0),
    failed(key) {
      const failures = (resting.get(key)?.failures ?? 0) + 1;
      resting.set(key, { failures, until: now() + Math.min(LONGEST, 1000 * 2 ** (failures - 1)) });
    },
    healed: (key) => void resting.delete(key),
  };
}

/** How long a player's nth Retry in a row waits before it is sent, ms: the first not at all, none longer than a second. */
export function retryDelay(retries: number): number {
  return retries <= 1 ? 0 : Math.min(1000, 125 * 2 ** (retries - 1));
}
