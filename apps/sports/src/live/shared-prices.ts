import type { OddsChannel } from '@pavilion/api-client';
import type { RemoteSocket } from '@pavilion/contract';
import { createPriceStore, type PriceStore } from './price-store.ts';

const inUse = new Map<OddsChannel, PriceStore>();

/**
 * The prices of a channel, one store for all who follow it at a time: the page and the slip beside it. It goes with the last of
 * them, so that the channel is subscribed to once and left once.
 */
export function sharedPrices(channel: OddsChannel, socket: RemoteSocket): PriceStore {
  const known = inUse.get(channel);
  if (known) return known;
  const own = createPriceStore({ channel, socket });
  let followers = 0;
  let stop = () => {};
  const store: PriceStore = {
    ...own,
    start() {
      if (followers === 0) {
        inUse.set(channel, store);
        stop = own.start();
      }
      followers += 1;
      let isFollowing = true;
      return () => {
        if (!isFollowing) return;
        isFollowing = false;
        followers -= 1;
        if (followers > 0) return;
        stop();
        if (inUse.get(channel) === store) inUse.delete(channel);
      };
    },
  };
  inUse.set(channel, store);
  return store;
}
