import type { MarketDelta, MarketImage } from '@pavilion/api-client/wire';
import { partsOf } from './market-parts.ts';

/**
 * A market with the clock at which each of its parts became what it is: what changed since any clock after its first is known without a
 * history of changes, and takes the same room however much changes.
 */
export interface TrackedMarket {
  /** Since which clock it is tracked. */
  readonly born: number;
  /** The clock at which anything of it changed last. */
  version(): number;
  image(): MarketImage;
  /** What changed after `since`; null where nothing did. `since` is not before `born`. */
  deltaSince(since: number): MarketDelta | null;
  /** Takes the market as it stands at `clock`. */
  show(market: MarketImage, clock: number): void;
}

export function trackMarket(first: MarketImage, born: number): TrackedMarket {
  let image = first;
  let version = born;
  let parts = partsOf(image);
  let shown = JSON.stringify(first);
  const changedAt = new Map<string, number>();
  return {
    born,
    version: () => version,
    image: () => image,
    deltaSince(since) {
      if (version <= since) return null;
      const delta: MarketDelta = { marketId: image.market.marketId };
      for (const { key, put } of parts) if ((changedAt.get(key) ?? born) > since) put(delta);
      return delta;
    },
    show(market, clock) {
      const print = JSON.stringify(market);
      if (print === shown) return;
      shown = print;
      const before = new Map(parts.map(({ key, print }) => [key, print]));
      image = market;
      parts = partsOf(market);
      for (const { key, print } of parts) {
        if (before.get(key) === print) continue;
        changedAt.set(key, clock);
        version = clock;
      }
    },
  };
}
