import { type ReleaseOptions, renewStatements } from './releases.ts';
import type { ReleaseStore } from './store.ts';

/** How often it is looked whether a statement's time is half over, ms: far more often than that can happen. */
const EVERY = 6 * 60 * 60 * 1000;

/**
 * Renews statements for as long as a process runs, so that one that runs for weeks does not see them expire. What goes wrong is
 * told to `onError`, and tried again the next time. Returns a function that ends it.
 */
export function keepRenewed(
  store: ReleaseStore,
  options: ReleaseOptions,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void renewStatements(store, options).catch(onError), EVERY);
  return () => clearInterval(timer);
}
