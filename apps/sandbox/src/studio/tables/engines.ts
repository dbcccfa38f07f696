import {
  ANY_STAKE,
  AVIATOR_BETS,
  AVIATOR_BETTING,
  type AviatorBet,
  aviatorResult,
  cashOutAt,
  ceilingOf,
  type Draws,
  type Flight,
  flightOf,
  goneAt,
  greatestStake,
  momentOf,
  readAviatorBet,
  readBets,
  settled,
  type TableBet,
  type TableGame,
} from '@pavilion/game-rules';
import { formatMoney, type Paise, subtractPaise, sumPaise } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import type { Title } from '../titles/titles.ts';

/** What a ticket brings at its end. */
export interface TicketEnd {
  readonly pays: Paise;
  /** Where its player left the flight, in hundredths; null where they did not, and at tables. */
  readonly leftAt: number | null;
}

/** What a player's tickets on a round are paid by. */
interface Payable {
  readonly bets: readonly unknown[];
  /** What a round brings at most, and what of it this player's other tickets were paid already. */
  readonly mostWin: Paise;
  readonly paid: Paise;
}

/** A round as its seed decides it. Moments are milliseconds from the one at which betting closes. */
export interface Dealt {
  /** What is shown one after the other, and when. */
  readonly steps: readonly { readonly at: number; readonly step: unknown }[];
  /** When its result is known. */
  readonly endsAt: number;
  /** From when on everything that arrived before the end is kept, and bets are paid. */
  readonly settlesAt: number;
  readonly mark: unknown;
  /** How a player's tickets end that have come to their end by a moment; null for one that has not. */
  ends(tickets: Payable, at: number): readonly (TicketEnd | null)[];
  /** How a ticket ends whose player leaves at a moment; null where that is not possible then. */
  leave(bet: unknown, at: number, mostWin: Paise): TicketEnd | null;
}

type Stakes = Pick<Title, 'leastStake' | 'mostStake' | 'mostWin'>;

/** What a new bet has to fit into. */
interface Room {
  readonly stakes: Stakes;
  /** The draws of the round before. */
  readonly earlier: Draws;
  /** The bets of the same player on this round that stand. */
  readonly standing: readonly unknown[];
}

/** The rules of rounds for everyone as the server runs them. */
export interface TableEngine {
  /** How long bets are taken, ms. */
  readonly betting: number;
  /** Whether a round is a flight that its players leave, and no course that is shown step by step. */
  readonly isFlight: boolean;
  /** What lies open meanwhile. */
  opening(earlier: Draws): unknown;
  /** Reads a bet: as it is kept, and what it costs. Null for what is none, or goes beyond its limits with those that stand. */
  readBet(input: unknown, room: Room): { readonly bet: unknown; readonly stake: Paise } | null;
  deal(draws: Draws, earlier: Draws): Dealt;
}

/** How a course is shown, ms: from one step to the next, and the last one's own length (design/mockups/games/tables.md, "Motion"). */
interface Pace {
  readonly every: number;
  readonly takes: number;
}
/** A card travels 320, turns over 220 and is counted in 120. */
export const CARDS: Pace = { every: 500, takes: 660 };
/** 600 up, 4,200 down. */
export const SPINS: Pace = { every: 4800, takes: 4800 };
/** A chit rises in 420, and what it makes is counted in 200. */
export const CHITS: Pace = { every: 620, takes: 620 };
/** A card slides down its lane in 280. */
export const LANES: Pace = { every: 450, takes: 280 };

/** How long a table takes bets. */
const TABLE_BETTING = 12_000;
/** From the end of betting to the first step: the last stakes are taken meanwhile, before anything is known. */
const CLOSED = 1000;
/** For how long a cash-out that arrived in time may be on its way into the database. */
const ON_ITS_WAY = 1000;

/** The engine of a table's rules. */
export function engineOfTable<Spot extends string, Round, Step, Mark, Opening>(
  game: TableGame<Spot, Round, Step, Mark, Opening>,
  { every, takes }: Pace,
): TableEngine {
  const kept = (bet: unknown, opening: Opening) => {
    const bets = readBets(game, bet, opening, ANY_STAKE, ANY_STAKE.mostWin);
    if (bets === null) throw new Error(`A bet on ${game.code} that was kept can’t be read again`);
    return bets;
  };
  return {
    betting: TABLE_BETTING,
    isFlight: false,
    opening: (earlier) => game.opening(earlier),
    readBet(input, { stakes, earlier, standing }) {
      const { leastStake: least, mostStake: most, mostWin } = stakes;
      const opening = game.opening(earlier);
      const bet = readBets(game, input, opening, { least, most }, ANY_STAKE.most);
      if (bet === null) return null;
      const all = [...standing.flatMap((one) => kept(one, opening)), ...bet];
      const stake = (bets: readonly TableBet<Spot>[]) => sumPaise(bets, (one) => one.stake);
      const isWithin = bet.every(({ spot }) => {
        // Beyond it the cap would take something off, and the spot return less than is stated; the wheel has no such bound.
        const uncapped = greatestStake(game, spot, opening, mostWin) || most;
        return stake(all.filter((one) => one.spot === spot)) <= Math.min(most, uncapped);
      });
      if (stake(all) > mostWin) {
        throw new Refusal(422, `Maximum total stake per round: ${formatMoney(mostWin)}.`, 'bet');
      }
      return isWithin ? { bet, stake: stake(bet) } : null;
    },
    deal(draws, earlier) {
      const opening = game.opening(earlier);
      const round = game.deal(draws, opening);
      const steps = game.course(round).map((step, place) => ({ at: CLOSED + place * every, step }));
      const endsAt = CLOSED + (steps.length - 1) * every + takes;
      return {
        ...{ steps, endsAt, settlesAt: endsAt, mark: game.mark(round) },
        leave: () => null,
        ends({ bets, mostWin, paid }, at) {
          if (at < endsAt) return bets.map(() => null);
          const read = bets.map((bet) => kept(bet, opening));
          const { each } = settled(game, read.flat(), round, subtractPaise(mostWin, paid));
          let from = 0;
          return read.map(({ length }) => {
            const pays = sumPaise(each.slice(from, from + length), (one) => one);
            from += length;
            return { pays, leftAt: null };
          });
        },
      };
    },
  };
}

/** The engine of the crash game: all that is decided is where the flight ends, and everybody leaves it when they will. */
export const flights: TableEngine = {
  betting: AVIATOR_BETTING,
  isFlight: true,
  opening: () => null,
  readBet(input, { stakes: { leastStake: least, mostStake: most }, standing }) {
    const bet = standing.length < AVIATOR_BETS ? readAviatorBet(input, { least, most }) : null;
    return bet && { bet, stake: bet.stake };
  },
  deal(draws) {
    const flight = flightOf(draws);
    const endsAt = goneAt(flight);
    const hasReached = (bet: AviatorBet, at: number, mostWin: Paise) => {
      const ceiling = ceilingOf(bet, mostWin);
      return ceiling <= flight.crash && momentOf(ceiling) <= at;
    };
    return {
      ...{ steps: [], endsAt, settlesAt: endsAt + ON_ITS_WAY, mark: flight },
      ends: ({ bets, mostWin }, at) =>
        bets.map((kept) => {
          const bet = keptFlightBet(kept);
          return at >= endsAt || hasReached(bet, at, mostWin) ? endOf(bet, flight, null, mostWin) : null;
        }),
      leave(kept, at, mostWin) {
        const bet = keptFlightBet(kept);
        const isPossible = cashOutAt(flight, at) !== null || hasReached(bet, at, mostWin);
        return isPossible ? endOf(bet, flight, at, mostWin) : null;
      },
    };
  },
};

function endOf(bet: AviatorBet, flight: Flight, at: number | null, mostWin: Paise): TicketEnd {
  const { pays, cashedOutAt } = aviatorResult(bet, flight, at, mostWin);
  return { pays, leftAt: cashedOutAt };
}

function keptFlightBet(kept: unknown): AviatorBet {
  const bet = readAviatorBet(kept, ANY_STAKE);
  if (bet === null) throw new Error('A bet on a flight that was kept can’t be read again');
  return bet;
}
