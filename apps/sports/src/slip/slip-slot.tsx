import { useSession, useShell } from '@pavilion/contract';
import { lazyPart } from '@pavilion/remote-kit';
import { useEffect } from 'react';
import { adopt, forgetSlip, useSlip } from './slip-store.ts';
import { openStakes } from './stake-settings.ts';

const SlipView = lazyPart(async () => (await import('./slip-view.tsx')).SlipView, null);

/** The bet slip in the frame of every page: nothing, and none of its code, until something is on it. */
export function BetSlipSlot() {
  const { session } = useShell();
  const player = useSession(({ user }) => user?.mstruserid ?? null);
  const isNeeded = useSlip(({ bets, isOneTap }) => bets.length > 0 || isOneTap);
  useEffect(() => {
    if (player === null) return;
    adopt(player);
    openStakes(player);
  }, [player]);
  useEffect(
    () =>
      session.subscribe(({ isAuth }) => {
        if (!isAuth) forgetSlip();
      }),
    [session],
  );
  return isNeeded ? <SlipView /> : null;
}
