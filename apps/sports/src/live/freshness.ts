import { ODDS_HEARTBEAT } from '@pavilion/api-client';

/** A channel that has been silent for longer than this has prices that may no longer be true, ms. */
const FEED_LIMIT = 2.5 * ODDS_HEARTBEAT;
/** How long a lost connection may take to come back before the prices count as old, ms. */
const RECONNECT_GRACE = 1000;

/** What a store knows of its own hearing; every time is in ms. */
export interface Hearing {
  /** When what is shown was last known to be true; null while nothing is shown. */
  readonly asOf: number | null;
  /** When following began. */
  readonly startedAt: number;
  /** Since when the socket has not been open. */
  readonly downSince: number | null;
  /** Whether the channel has been live at least once since then. */
  readonly followed: boolean;
}

/**
 * How far the prices on the screen can be trusted. `waiting`: there are none yet; `fresh`: within the feed's limit;
 * `stale`: not since `asOf`, because the connection is lost or the feed itself is silent.
 */
export type Freshness =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'fresh' }
  | { readonly kind: 'stale'; readonly asOf: number; readonly because: 'disconnected' | 'silent' };

export function freshnessOf(hearing: Hearing, now: number): Freshness {
  const { asOf, startedAt, downSince, followed } = hearing;
  if (asOf === null) return { kind: 'waiting' };
  const tooOld = now - asOf > FEED_LIMIT && now - startedAt > RECONNECT_GRACE;
  const lost = followed && downSince !== null && now - downSince > RECONNECT_GRACE;
  if (!tooOld && !lost) return { kind: 'fresh' };
  return { kind: 'stale', asOf, because: downSince === null ? 'silent' : 'disconnected' };
}

export function sameFreshness(a: Freshness, b: Freshness): boolean {
  return (
    a.kind === b.kind && (a.kind !== 'stale' || b.kind !== 'stale' || (a.asOf === b.asOf && a.because === b.because))
  );
}
