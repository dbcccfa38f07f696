import type { SeenClimb } from '@pavilion/game-rules';
import { GameFrame, type GameFrameProps } from '../frame/game-frame.tsx';
import { useTrouble } from '../frame/trouble.ts';
import { useKitMessages } from '../language/messages.ts';
import { useTable } from '../seat.ts';
import type { Stake } from '../stake.ts';
import { climbMark } from './climb.ts';
import { type ClimbTexts, useClimbToast } from './climb-toast.ts';

/** What of a frame differs from climb to climb. */
export type ClimbFrameProps<Bet, Seen> = Pick<
  GameFrameProps<Bet, Seen>,
  'seat' | 'sounds' | 'announcement' | 'stage' | 'panel' | 'toastAt'
> & {
  readonly messages: { readonly rules: readonly string[] };
  readonly stake: Stake;
  /** Whether the last round is still to be seen; what came of it is shown as long. */
  readonly isShown: boolean;
  readonly texts: ClimbTexts<Seen>;
  /** Whether no step is offered any more: each would win more than a round may pay. */
  readonly isAtMost: boolean;
};

/** The page of a climb: the same return, whenever one stops. */
export function ClimbFrame<Bet, Seen extends SeenClimb>(props: ClimbFrameProps<Bet, Seen>) {
  const { messages, stake, isShown, texts, isAtMost, ...rest } = props;
  const { seat } = rest;
  const t = useKitMessages();
  const state = useTable(seat.table);
  const trouble = useTrouble(state, stake, seat.opening.stakes);
  const toast = useClimbToast(isShown ? state.round : null, texts);
  return (
    <GameFrame
      {...rest}
      rules={[...messages.rules, t.rulesPastMost]}
      {...{ balance: state.balance, past: state.past, toast }}
      markOf={(round) => climbMark(round, t.lost)}
      trouble={isAtMost ? t.atMost : trouble}
    />
  );
}
