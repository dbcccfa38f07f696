import type { Paise } from '@pavilion/money';
import type { OwnBet, OwnRound } from '../own-game.ts';
import type { Win } from '../win.ts';

/** What a game that is decided at once has in common with the others: no move is ever allowed, and no round is ever left. */
export const atOnce = {
  readMove: (): null => null,
  next: (): null => null,
  abandoned: <Round>(round: Round): Round => round,
};

/** What of a round that was decided at once does not depend on the game. */
export type SeenAtOnce = Win & { readonly isOver: true };

export const decided = <Bet extends OwnBet>(bet: Bet, mostWin: Paise, win: Win): OwnRound<Bet> & SeenAtOnce => ({
  bet,
  mostWin,
  isOver: true,
  ...win,
});

export const seenAtOnce = ({ pays, isCapped }: Win): SeenAtOnce => ({ isOver: true, pays, isCapped });
