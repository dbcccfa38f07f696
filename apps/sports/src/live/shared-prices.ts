import type { RemoteSocket } from '@pavilion/contract';
import { createLivePrices, type LivePrices } from './price-store.ts';

let current: { readonly socket: RemoteSocket; readonly prices: LivePrices } | null = null;

/**
 * The live prices, one book for all who follow any at a time: the page and the slip beside it, which each have a socket object of their
 * own for the same connection. Once nobody follows anything any more, whoever comes by another socket object begins anew.
 */
export function sharedPrices(socket: RemoteSocket): LivePrices {
  const isOver = current !== null && current.socket !== socket && current.prices.wasUsed() && !current.prices.isInUse();
  if (current && !isOver) return current.prices;
  current?.prices.end();
  current = { socket, prices: createLivePrices({ socket }) };
  return current.prices;
}
