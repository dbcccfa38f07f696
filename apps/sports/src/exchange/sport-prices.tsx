import type { ReactNode } from 'react';
import type { MatchInfo } from '../live/book.ts';
import { PricesContext, useLivePrices } from '../live/use-prices.ts';
import { sportOf } from './lists.ts';

/** The live prices of a sport around what shows them, where matches of several sports stand together. */
export function SportPrices({
  sportId,
  children,
}: {
  readonly sportId: MatchInfo['sportId'];
  readonly children: ReactNode;
}) {
  const { store } = useLivePrices(sportOf(sportId));
  return <PricesContext value={store}>{children}</PricesContext>;
}
