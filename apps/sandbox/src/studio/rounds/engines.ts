import { ANY_STAKE, type Draws, type OwnBet, type OwnGame, type OwnRound } from '@pavilion/game-rules';
import type { Paise } from '@pavilion/money';
import type { Title } from '../titles/titles.ts';

/** How a round stands, whichever game it is of. */
interface Standing {
  readonly isOver: boolean;
  /** Paise: what is paid once it is over, and before what a cash-out would pay. */
  readonly pays: Paise;
  readonly isCapped: boolean;
  /** Whether the stake is given back with which nothing was risked: such a round is undone, and counts as none. */
  readonly isReturned: boolean;
  /** What its player may see, as their game's page reads it. */
  readonly seen: unknown;
}

type Stakes = Pick<Title, 'leastStake' | 'mostStake' | 'mostWin'>;

/** All that a round follows from. */
export interface Played {
  readonly bet: unknown;
  readonly moves: readonly unknown[];
  readonly draws: Draws;
  /** What it pays at most, paise. */
  readonly mostWin: Paise;
}

/** The rules of a game as the server plays them: of a round it knows what was bet and each move, and nothing else. */
export interface Engine {
  /** Reads a bet: as it is kept, and what it costs. Null for what is none within these stakes. */
  readBet(input: unknown, stakes: Stakes): { readonly bet: unknown; readonly stake: Paise } | null;
  readMove(input: unknown): unknown;
  /** Whether a move may be made now in a round that can be played: none is offered whose win the cap would lessen. */
  offers(round: Played, move: unknown): boolean;
  /** Plays a round from its beginning. Null where one of the moves was not allowed. */
  play(round: Played): Standing | null;
  /** Ends a round whose player is gone, by the game's own rule. */
  end(round: Played): Standing;
  /** How long after the last bet or move of a player's the next one of theirs is taken at the earliest, ms. */
  readonly pace: number;
}

/** The engine of a game's rules. */
export function engineOf<Bet extends OwnBet, Move, Round extends OwnRound<Bet>, Seen>(
  game: OwnGame<Bet, Move, Round, Seen>,
  pace = 0,
): Engine {
  const standing = (round: Round): Standing => {
    const { isOver, pays, isCapped, end } = round;
    return { isOver, pays, isCapped, isReturned: end === 'returned', seen: game.seen(round) };
  };
  const fold = ({ bet, moves, draws, mostWin }: Played): Round | null => {
    const read = game.readBet(bet, ANY_STAKE);
    if (read === null) return null;
    let round = game.begin(read, draws, mostWin);
    for (const each of moves) {
      const move = game.readMove(each);
      const next = move === null ? null : game.next(round, move, draws);
      if (next === null) return null;
      round = next;
    }
    return round;
  };
  return {
    pace,
    readBet(input, { leastStake: least, mostStake: most, mostWin }) {
      const bet = game.readBet(input, { least, most, mostWin });
      return bet && { bet, stake: bet.stake };
    },
    readMove: (input) => game.readMove(input),
    offers(played, input) {
      const [round, move] = [fold(played), game.readMove(input)];
      return round !== null && move !== null && (game.offers?.(round, move) ?? true);
    },
    play(played) {
      const round = fold(played);
      return round && standing(round);
    },
    end(played) {
      const round = fold(played);
      if (round === null) throw new Error(`A round of ${game.code} that was kept can’t be played again`);
      return standing(game.abandoned(round, played.draws));
    },
  };
}
