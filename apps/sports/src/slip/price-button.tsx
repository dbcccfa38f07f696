import { hundredthsOf } from '@pavilion/betting-math';
import { paths, useShell } from '@pavilion/contract';
import { type CellPress, type CellPrice, PriceCell, type PriceCellProps } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import type { Depth } from '../live/book.ts';
import { useMessages } from '../messages/index.ts';
import { type PickedPrice, pickKey } from './slip-bet.ts';
import { pick, useSlip } from './slip-store.ts';
import { stakesNow } from './stake-settings.ts';

/** Whose price a button is: all of a selection but how it stands. */
export type PriceOf = Omit<PickedPrice, 'depth' | 'price' | 'line' | 'pricedAt'>;

/**
 * The price of one runner on one side as a button, wherever it stands: pressed while it is on the slip. A visitor logs in first
 * and comes to the match with the selection on their slip. `depth`: which of the side's prices it is, the best one at 0; `line` is
 * a fancy's, as it is when the button is pressed.
 */
export function PriceButton({
  of,
  depth = 0,
  line = null,
  ...cell
}: { readonly of: PriceOf; readonly depth?: Depth; readonly line?: number | null } & Pick<
  PriceCellProps,
  'label' | 'emptyLabel' | 'price'
>) {
  const { session, dialogs } = useShell();
  const t = useMessages();
  const moves = useMemo(() => ({ up: t('risen'), down: t('fallen') }), [t]);
  const key = pickKey(of);
  const isPressed = useSlip(({ bets }) =>
    bets.some((bet) => bet.key === key && bet.depth === depth && bet.state === 'draft'),
  );
  const choose = ({ odds }: CellPrice, press: CellPress) => {
    const price = hundredthsOf(odds);
    if (price === null) return;
    pick({ ...of, depth, price, line, pricedAt: Date.now() }, { stakeText: stakesNow().defaultStake, ...press });
    if (!session.getState().isAuth) dialogs.open('login', { next: paths.exchange(of.refMatchId) });
  };
  return <PriceCell {...cell} moves={moves} side={of.side} onPress={choose} isPressed={isPressed} />;
}
