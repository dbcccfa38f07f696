import { ODDS_HEARTBEAT } from '@pavilion/api-client';
import { createListeners } from './listeners.ts';
import type { Timing } from './timing.ts';

/**
 * A feed that has been silent for longer than this has prices that may no longer be true, ms. With how often that is looked at it is
 * marked within two seconds.
 */
const FEED_LIMIT = 1.75 * ODDS_HEARTBEAT;
/** How long a lost connection may take to come back before the prices count as old, ms. */
const RECONNECT_GRACE = 1000;

/**
 * How far the prices on the screen can be trusted. `waiting`: there are none yet; `fresh`: within the feed's limit;
 * `stale`: not since `asOf`, because the connection is lost or the feed itself is silent.
 */
export type Freshness =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'stale'; readonly asOf: number; readonly because: 'disconnected' | 'silent' };

/** Judges how fresh the prices are by what it is told of their feed. */
export interface FreshnessGauge {
  /** The same object until it changes in kind. */
  current(): Freshness;
  /** When what is shown was last known to be true, ms; null while nothing is shown. */
  asOf(): number | null;
  /** Following begins: what the feed did before it does not count. */
  begin(): void;
  /** What is shown is true as of `at`, ms. */
  confirm(at: number): void;
  /** As `confirm`, by an answer of the feed itself: from now on a lost connection makes the prices old. */
  confirmLive(at: number): void;
  /** The connection is open, or it is not. */
  connection(isOpen: boolean): void;
  /** Looks at the age of the prices, and notifies the watchers where they have turned old or fresh. */
  judge(): void;
  /** Returns an unsubscribe function. */
  watch(listener: () => void): () => void;
}

export function createFreshnessGauge(timing: Timing): FreshnessGauge {
  const watchers = createListeners<'change'>();
  let freshness: Freshness = { kind: 'waiting' };
  let asOf: number | null = null;
  let startedAt = timing.now();
  /** Since when the socket has not been open. */
  let downSince: number | null = null;
  /** Whether the feed has been live at least once since following began. */
  let followed = false;

  function measure(): Freshness {
    if (asOf === null) return { kind: 'waiting' };
    const now = timing.now();
    const tooOld = now - asOf > FEED_LIMIT && now - startedAt > RECONNECT_GRACE;
    const lost = followed && downSince !== null && now - downSince > RECONNECT_GRACE;
    if (!tooOld && !lost) return { kind: 'fresh' };
    return { kind: 'stale', asOf, because: downSince === null ? 'silent' : 'disconnected' };
  }

  return {
    current: () => freshness,
    asOf: () => asOf,
    begin() {
      startedAt = timing.now();
      followed = false;
      downSince = null;
    },
    confirm(at) {
      asOf = at;
    },
    confirmLive(at) {
      asOf = at;
      followed = true;
    },
    connection(isOpen) {
      downSince = isOpen ? null : (downSince ?? timing.now());
    },
    judge() {
      const measured = measure();
      if (sameFreshness(measured, freshness)) return;
      freshness = measured;
      watchers.notify('change');
    },
    watch: (listener) => watchers.add('change', listener),
  };
}

function sameFreshness(a: Freshness, b: Freshness): boolean {
  return (
    a.kind === b.kind && (a.kind !== 'stale' || b.kind !== 'stale' || (a.asOf === b.asOf && a.because === b.because))
  );
}
