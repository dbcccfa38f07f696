import type { SlotProps } from '@pavilion/contract';
import { PricesContext, useLivePrices } from '../live/use-prices.ts';
import { InPlayList } from './in-play-list.tsx';
import { InPlayStrip } from './in-play-strip.tsx';

/** What is in play, on the shell's front pages: a table on a player's, cards on a visitor's. Its prices are those of every list. */
export function InPlaySlot({ look }: SlotProps['in-play']) {
  const { store } = useLivePrices('inplay');
  return <PricesContext value={store}>{look === 'list' ? <InPlayList /> : <InPlayStrip />}</PricesContext>;
}
