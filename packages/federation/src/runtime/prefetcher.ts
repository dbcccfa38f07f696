import type { Release } from '../discovery.ts';
import type { Backoff } from './backoff.ts';
import { filesOf, type RemotePart, releaseKey } from './remote-part.ts';

/** When a request that was sent ahead of need is given up, so that nothing waits behind it in the browser's cache, ms. */
const PATIENCE = 10_000;

export interface Prefetcher {
  /** Puts files of the release into the browser's cache, after all else: its entry, unless that is there, and a part's. None is run. */
  ahead(release: Release, part?: RemotePart, options?: { readonly hasEntry?: boolean }): void;
  /** Fetches a part's files beside its entry, whose script is asked for by the caller. */
  beside(release: Release, part: RemotePart): void;
}

/**
 * Fetches into the HTTP cache with the mode and credentials that scripts and styles of a release are asked for with, so that
 * they are found there. A release whose files did not come is left in peace for a while.
 */
export function createPrefetcher(options: { readonly backoff: Backoff; readonly send?: typeof fetch }): Prefetcher {
  const { backoff, send = (...request) => fetch(...request) } = options;
  const fetched = new Set<string>();
  const fetchInto = async (address: string, priority: RequestPriority) => {
    fetched.add(address);
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await send(address, { mode: 'cors', credentials: 'same-origin', priority, signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      // Only what was read to its end is kept by the browser.
      await response.arrayBuffer();
    } catch (error) {
      fetched.delete(address);
      throw error;
    }
  };
  const fetchAll = (addresses: readonly string[], priority: RequestPriority) =>
    [...new Set(addresses)].filter((address) => !fetched.has(address)).map((address) => fetchInto(address, priority));
  return {
    ahead(release, part, { hasEntry = false } = {}) {
      const key = releaseKey(release);
      if (backoff.isResting(key)) return;
      const files = part ? filesOf(release, part) : [];
      const requests = fetchAll([...(hasEntry ? [] : [release.entry]), ...files], 'low');
      Promise.all(requests).then(
        () => requests.length > 0 && backoff.healed(key),
        () => backoff.failed(key),
      );
    },
    beside(release, part) {
      const missing = filesOf(release, part).filter((address) => !isPreloaded(address));
      // What fails here is asked for again, and reported, by who needs it.
      for (const request of fetchAll(missing, 'high')) request.catch(() => undefined);
    },
  };
}

/** Whether the document itself has named the file already. */
function isPreloaded(address: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(({ href }) => href === address);
}
