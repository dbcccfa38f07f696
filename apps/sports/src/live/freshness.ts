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

/**
 * Judges how fresh the prices are by what it is told of their feed. Before it has spoken, what was read over HTTP is fresh for as long as
 * what it says would be; from then on the feed alone makes prices fresh, for what is read over HTTP speaks only of what was read.
 */
export interface FreshnessGauge {
  /** The same object until it changes in kind. */
  current(): Freshness;
  /** As of when what the feed has said was true last, ms; null before it has spoken. */
  heardAt(): number | null;
  /** Following begins: what the feed did before it does not count. */
  begin(): void;
  /** What the feed has said is true as of `at`, ms. */
  hear(at: number): void;
  /** The connection is open, or it is not. */
  connection(isOpen: boolean): void;
  /** Looks at the age of the prices, and notifies the watchers where they have turned old or fresh. */
  judge(): void;
  /** Returns an unsubscribe function. */
  watch(listener: () => void): () => void;
}

/** `shownAsOf`: as of when the oldest of what is shown is true, ms, whoever said it; null while nothing is shown. */
export function createFreshnessGauge(timing: Timing, shownAsOf: () => number | null): FreshnessGauge {
  const watchers = createListeners<'change'>();
  let freshness: Freshness = { kind: 'waiting' };
  let heardAt: number | null = null;
  let startedAt = timing.now();
  /** Since when the socket has not been open. */
  let downSince: number | null = null;

  function measure(): Freshness {
    const confirmedAt = heardAt ?? shownAsOf();
    if (confirmedAt === null) return { kind: 'waiting' };
    const now = timing.now();
    const isBeginning = heardAt === null && now - startedAt <= RECONNECT_GRACE;
    const isLost = heardAt !== null && downSince !== null && now - downSince > RECONNECT_GRACE;
    if (isBeginning || (now - confirmedAt <= FEED_LIMIT && !isLost)) return { kind: 'fresh' };
    const asOf = shownAsOf() ?? confirmedAt;
    return { kind: 'stale', asOf, because: downSince === null ? 'silent' : 'disconnected' };
  }

  return {
    current: () => freshness,
    heardAt: () => heardAt,
    begin() {
      startedAt = timing.now();
      heardAt = null;
      downSince = null;
    },
    hear(at) {
      heardAt = at;
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
