import { useSession, useShell } from '@pavilion/contract';
import { startTransition, useEffect, useState } from 'react';
import { forgetAllSent } from '../cash-out/sent-cash-outs.ts';
import { SlipView, warmSlip } from './slip-code.ts';
import { adopt, forgetSlip, useSlip } from './slip-store.ts';
import { openStakes } from './stake-settings.ts';

/** The bet slip in the frame of every page: nothing, until something is on it; a player's page has its code by then. */
export function BetSlipSlot() {
  const { session } = useShell();
  const player = useSession(({ user }) => user?.mstruserid ?? null);
  const isNeeded = useSlip(({ bets, isOneTap }) => bets.length > 0 || isOneTap);
  const [isWarm, setWarm] = useState(false);
  useEffect(() => {
    if (player === null) return;
    adopt(player);
    openStakes(player);
    return warmSlip(() => startTransition(() => setWarm(true)));
  }, [player]);
  useEffect(
    () =>
      session.subscribe(({ isAuth }) => {
        if (isAuth) return;
        forgetSlip();
        forgetAllSent();
      }),
    [session],
  );
  return isNeeded || isWarm ? <SlipView /> : null;
}
