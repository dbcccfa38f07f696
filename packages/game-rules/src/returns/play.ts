import type { Paise } from '@pavilion/money';
import type { Draws } from '../fairness/draws.ts';
import type { OwnBet, OwnGame, OwnRound, Strategy } from '../own-game.ts';

/** What a round cost and what it brought back. */
export interface PlayedRound {
  readonly stake: Paise;
  readonly pays: Paise;
}

/** A way to play any game, for a campaign of rounds. */
export interface Play {
  /** The game's code and the way it is played. */
  readonly name: string;
  /** What comes back of a stake in the mean, as it was worked out: 0.97 where that is 97 %. */
  readonly returns: number;
  /** Sits down to play: what a round passes on to the next stays with who plays. */
  sit(): (draws: Draws) => PlayedRound;
}

/** The strategies of a game of a player's own, as plays. */
export function ownPlays<Bet extends OwnBet, Move, Round extends OwnRound<Bet>, Seen>(
  game: OwnGame<Bet, Move, Round, Seen>,
  strategies: readonly Strategy<Bet, Move, Seen>[],
): readonly Play[] {
  return strategies.map((strategy) => ({
    name: `${game.code}, ${strategy.name}`,
    returns: strategy.returns,
    sit: () => (draws) => ({ stake: strategy.bet.stake, pays: playedOwn(game, strategy, draws).pays }),
  }));
}

/** A round played to its end. Throws where the strategy makes a move that is not allowed. */
function playedOwn<Bet extends OwnBet, Move, Round extends OwnRound<Bet>, Seen>(
  game: OwnGame<Bet, Move, Round, Seen>,
  { name, bet, move }: Strategy<Bet, Move, Seen>,
  draws: Draws,
): Round {
  let round = game.begin(bet, draws);
  while (!round.isOver) {
    const chosen = move(game.seen(round));
    if (chosen === null) return game.abandoned(round, draws);
    const isOffered = game.offers?.(round, chosen) ?? true;
    const after = isOffered ? game.next(round, chosen, draws) : null;
    if (after === null) throw new Error(`${game.code}, ${name}: ${JSON.stringify(chosen)} is not allowed`);
    round = after;
  }
  return round;
}
