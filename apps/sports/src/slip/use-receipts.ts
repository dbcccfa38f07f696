import { canMove } from '@pavilion/betting-math';
import { useKitMessages } from '@pavilion/remote-kit';
import { useEffect } from 'react';
import { reasonOf } from '../bets/bet-reason.ts';
import { lastMoment, takeAnswer } from './answer.ts';
import type { SlipContext } from './assess.ts';
import type { SlipBet } from './slip-bet.ts';

/** What only a result makes something else. */
const DECIDED: readonly SlipBet['state'][] = ['matched', 'won', 'lost', 'void'];

/**
 * Follows a matched bet to its result, and to another one where that is corrected: by the player's bets on its match, which the slip knows
 * and reads again whenever the operator says that the balance moved.
 */
export function useReceipts(bets: readonly SlipBet[], { betsOf }: Pick<SlipContext, 'betsOf'>): void {
  const kit = useKitMessages();
  useEffect(() => {
    for (const bet of bets.filter(({ state }) => DECIDED.includes(state))) {
      const now = betsOf(bet.refMatchId)?.find(({ clientRef }) => clientRef === bet.clientRef);
      if (now && now.status !== 'other' && canMove(bet.state, now.status)) {
        takeAnswer(bet, now, { at: lastMoment(now), reason: reasonOf(now, kit) });
      }
    }
  });
}
