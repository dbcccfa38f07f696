import type { Timing } from './timing.ts';

/** Waits before asking again, ms, by how often it has failed in a row; each is drawn from its upper half. */
const WAITS = [0, 1000, 2000, 5000] as const;

/** Asks again, each time later while it keeps failing. */
export interface Retry {
  /** Asks now, or after a wait; not while one is waited for. `hasFailed`: not now, what was asked has just failed. */
  again(hasFailed: boolean): void;
  /** It works: the next `again` asks at once. */
  forgive(): void;
  /** Ends the wait; the next `again` asks at once. */
  stop(): void;
}

export function createRetry(timing: Timing, ask: () => void): Retry {
  let endWait: (() => void) | null = null;
  let failures = 0;
  return {
    again(hasFailed) {
      if (endWait) return;
      if (hasFailed) failures = Math.max(1, failures);
      const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
      failures += 1;
      if (wait === 0) return ask();
      endWait = timing.after(wait / 2 + Math.random() * (wait / 2), () => {
        endWait = null;
        ask();
      });
    },
    forgive() {
      failures = 0;
    },
    stop() {
      endWait?.();
      endWait = null;
      failures = 0;
    },
  };
}
