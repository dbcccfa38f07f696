import type { AtOnce } from '../at-once.ts';
import type { Stake } from '../stake.ts';
import { GameFrame, type GameFrameProps } from './game-frame.tsx';
import { useTrouble } from './trouble.ts';

/** What of a frame differs from game to game where a bet decides its round. */
export type AtOnceFrameProps<Bet, Seen> = Pick<
  GameFrameProps<Bet, Seen>,
  'seat' | 'sounds' | 'returns' | 'markOf' | 'announcement' | 'stage' | 'panel'
> & {
  readonly messages: { readonly rules: readonly string[] };
  readonly stake: Stake;
  readonly play: AtOnce<Bet, Seen>;
};

/** The page of such a game, whose board shows its result itself. */
export function AtOnceFrame<Bet, Seen>({ messages, stake, play, ...rest }: AtOnceFrameProps<Bet, Seen>) {
  const { state, balance, past } = play;
  const trouble = useTrouble(state, stake, rest.seat.opening.stakes);
  return <GameFrame {...rest} {...{ balance, past, trouble }} rules={messages.rules} toast={null} />;
}
