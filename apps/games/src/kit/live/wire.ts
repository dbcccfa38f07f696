import type { Paise } from '@pavilion/money';
import { orNull, readAmount, readList, readNumber, readObject, readOne, readText } from '../calls/readers.ts';
import { type Answered, readAnswered } from '../calls/round.ts';

/** How a game of rounds for everyone reads what is its own; all of them throw `UnreadableAnswer` for what is none of it. */
export interface LiveReaders<Bet, Step, Mark, Opening> {
  readonly bet: (input: unknown) => Bet;
  readonly step: (input: unknown) => Step;
  readonly mark: (input: unknown) => Mark;
  /** What lies open while bets are taken. */
  readonly opening: (input: unknown) => Opening;
}

/** What a round is verified by: its seed, hashed as often as `position` says, is `hash`. */
export interface LiveProof {
  readonly hash: string;
  readonly position: number;
  /** Hexadecimal; null until the round is over. */
  readonly seed: string | null;
  readonly salt: string | null;
}

/** A round for everyone (`RoundSeen` of the studio). Times are ms since 1970 by the server's clock. */
export interface LiveRound<Opening> extends LiveProof {
  readonly id: number;
  readonly number: number;
  readonly opening: Opening;
  readonly beganAt: number;
  readonly closesAt: number;
}

/** What of a round can be seen by now. */
export interface LiveStage<Step, Mark> {
  readonly name: 'betting' | 'closed' | 'shown';
  readonly steps: readonly Step[];
  /** How many of the steps had been shown when this page came to see them: they lie there and don't come in. */
  readonly past: number;
  readonly mark: Mark | null;
  /** When the next round begins at the earliest; null until the result is known. */
  readonly nextAt: number | null;
}

/** What lies on a spot of a table, and how many have it there. */
interface Heap {
  readonly spot: string;
  readonly players: number;
  readonly staked: Paise;
}

/** One of the greatest bets on a flight, under three letters that tell players apart and name nobody; `leftAt` in hundredths. */
interface Flyer {
  readonly player: string;
  readonly stake: Paise;
  readonly pays: Paise | null;
  readonly leftAt: number | null;
}

/** What all players together have on a round. */
export interface Crowd {
  readonly bets: number;
  readonly staked: Paise;
  readonly spots: readonly Heap[];
  readonly flyers: readonly Flyer[];
}

const TICKET_STATES = ['staking', 'open', 'over', 'undone'] as const;

/** What I put down at once (`TicketView` of the studio). */
export interface Ticket<Bet> {
  /** Null while it is on its way. */
  readonly id: string | null;
  readonly ref: string;
  readonly round: number;
  readonly bet: Bet;
  readonly stake: Paise;
  /** `sending`: it is on its way; `staking`: whether its stake was taken is being found out; `undone`: it was not, or came back. */
  readonly state: 'sending' | (typeof TICKET_STATES)[number];
  /** Where its player left the flight, in hundredths. */
  readonly leftAt: number | null;
  /** What came back in all; 0 until it is over. */
  readonly pays: Paise;
}

/** A round that is over, with what it is verified by and what I had on it. */
export interface PastLiveRound<Bet, Mark> {
  readonly id: number;
  readonly number: number;
  readonly beganAt: Date;
  readonly mark: Mark;
  readonly proof: LiveProof;
  readonly tickets: readonly Ticket<Bet>[];
}

export const ticketReader =
  <Bet>({ bet }: Pick<LiveReaders<Bet, unknown, unknown, unknown>, 'bet'>) =>
  (input: unknown): Ticket<Bet> => {
    const ticket = readObject(input);
    return {
      id: readText(ticket.id),
      ref: readText(ticket.ref),
      round: readNumber(ticket.round),
      bet: bet(ticket.bet),
      stake: readAmount(ticket.stake),
      state: readOne(ticket.state, TICKET_STATES),
      leftAt: orNull(ticket.leftAt, readNumber),
      pays: readAmount(ticket.pays),
    };
  };

/** What a ticket's calls are answered with. */
export interface TicketAnswer<Bet> extends Answered {
  readonly ticket: Ticket<Bet>;
}

export const ticketAnswerReader = <Bet>(readers: Pick<LiveReaders<Bet, unknown, unknown, unknown>, 'bet'>) => {
  const readTicket = ticketReader(readers);
  return (input: unknown): TicketAnswer<Bet> => ({
    ...readAnswered(input),
    ticket: readTicket(readObject(input).ticket),
  });
};

/** A table as it stands. */
export const seenReader =
  <Step, Mark, Opening>(readers: Omit<LiveReaders<unknown, Step, Mark, Opening>, 'bet'>) =>
  (input: unknown) => {
    const { round, stage, road, players, crowd } = readObject(input);
    return {
      round: orNull(round, (one): LiveRound<Opening> => {
        const { id, number, opening, beganAt, closesAt } = readObject(one);
        return {
          ...readProof(one),
          id: readNumber(id),
          number: readNumber(number),
          opening: readers.opening(opening),
          beganAt: readNumber(beganAt),
          closesAt: readNumber(closesAt),
        };
      }),
      stage: readStage(readers, stage),
      road: readList(road, readers.mark),
      players: readNumber(players),
      crowd: orNull(crowd, readCrowd),
    };
  };

function readStage<Step, Mark>(
  { step, mark }: Pick<LiveReaders<unknown, Step, Mark, unknown>, 'step' | 'mark'>,
  input: unknown,
): LiveStage<Step, Mark> {
  const stage = readObject(input);
  const steps = readList(stage.steps, step);
  return {
    name: readOne(stage.name, ['betting', 'closed', 'shown'] as const),
    steps,
    past: steps.length,
    mark: orNull(stage.mark, mark),
    nextAt: orNull(stage.nextAt, readNumber),
  };
}

function readProof(input: unknown): LiveProof {
  const { position, hash, salt, seed } = readObject(input);
  return {
    hash: readText(hash),
    position: readNumber(position),
    seed: orNull(seed, readText),
    salt: orNull(salt, readText),
  };
}

export function readCrowd(input: unknown): Crowd {
  const { bets, staked, spots, flyers } = readObject(input);
  return {
    bets: readNumber(bets),
    staked: readAmount(staked),
    spots: readList(spots, (one) => {
      const { spot, staked: sum, players } = readObject(one);
      return { spot: readText(spot), staked: readAmount(sum), players: readNumber(players) };
    }),
    flyers: readList(flyers, (one) => {
      const { player, stake, leftAt, pays } = readObject(one);
      return {
        player: readText(player),
        stake: readAmount(stake),
        leftAt: orNull(leftAt, readNumber),
        pays: orNull(pays, readAmount),
      };
    }),
  };
}

/** The latest rounds, the newest first. */
export const pastLiveReader = <Bet, Mark>(readers: Pick<LiveReaders<Bet, unknown, Mark, unknown>, 'bet' | 'mark'>) => {
  const readTicket = ticketReader(readers);
  return (input: unknown): readonly PastLiveRound<Bet, Mark>[] =>
    readList(readObject(input).rounds, (one) => {
      const { id, number, beganAt, mark, proof, tickets } = readObject(one);
      return {
        id: readNumber(id),
        number: readNumber(number),
        beganAt: new Date(readText(beganAt)),
        mark: readers.mark(mark),
        proof: readProof(proof),
        tickets: readList(tickets, readTicket),
      };
    });
};
