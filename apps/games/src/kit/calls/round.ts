import type { Paise } from '@pavilion/money';
import { orNull, readAmount, readFlag, readList, readNumber, readObject, readOne, readText } from './readers.ts';

/** How a game reads what is its own in an answer; both throw `UnreadableAnswer` for what is none of it. */
export interface RoundReaders<Bet, Seen> {
  readonly bet: (input: unknown) => Bet;
  readonly seen: (input: unknown) => Seen;
}

const STATES = ['staking', 'open', 'over', 'undone'] as const;

/** A round as the server shows it to its player (`RoundView` of the studio). */
export interface Round<Bet, Seen> {
  readonly id: string;
  readonly ref: string;
  readonly nonce: number;
  readonly bet: Bet;
  /** How many moves were made in it. */
  readonly moves: number;
  readonly stake: Paise;
  /** `staking`: whether the stake was taken is being found out. `undone`: it was not, or came back. */
  readonly state: (typeof STATES)[number];
  /** What comes back in all: when over, what is paid; before, what a cash-out would pay. */
  readonly pays: Paise;
  readonly isCapped: boolean;
  /** Null while nothing is staked. */
  readonly seen: Seen | null;
  readonly beganAt: Date;
}

/** What the next round is drawn from, as far as it is shown before. */
export interface SeedsInUse {
  /** The SHA-256 of the server's seed, hexadecimal. */
  readonly hash: string;
  readonly client: string;
  /** The number of the next bet under these seeds. */
  readonly nonce: number;
}

/** What a round was drawn from. */
interface Proof extends SeedsInUse {
  /** Hexadecimal; null while these seeds are in use. */
  readonly server: string | null;
  /** The bet and the moves as the server keeps them; null until it has listed the round. */
  readonly played: { readonly bet: unknown; readonly moves: unknown } | null;
}

/** A round that is over, with what it is verified by. */
export interface PastRound<Bet, Seen> extends Round<Bet, Seen> {
  readonly proof: Proof;
}

/** What the operator has answered about a stake (`Answered` of the studio). */
export interface Answered {
  /** Null where the operator did not say. */
  readonly balance: Paise | null;
  /** Why the stake was not taken: the operator's code, and its sentence for the player. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

/** What a bet and a move are answered with. */
export interface RoundAnswer<Bet, Seen> extends Answered {
  readonly round: Round<Bet, Seen>;
}

export const roundReader =
  <Bet, Seen>(readers: RoundReaders<Bet, Seen>) =>
  (input: unknown): Round<Bet, Seen> => {
    const round = readObject(input);
    return {
      id: readText(round.id),
      ref: readText(round.ref),
      nonce: readNumber(round.nonce),
      bet: readers.bet(round.bet),
      moves: readList(round.moves, (move) => move).length,
      stake: readAmount(round.stake),
      state: readOne(round.state, STATES),
      pays: readAmount(round.pays),
      isCapped: readFlag(round.isCapped),
      seen: orNull(round.seen, readers.seen),
      beganAt: new Date(readText(round.beganAt)),
    };
  };

export function readAnswered(input: unknown): Answered {
  const { balance, refusal } = readObject(input);
  return {
    balance: orNull(balance, readAmount),
    refusal: orNull(refusal, (no) => {
      const { code, message } = readObject(no);
      return { code: readText(code), message: readText(message) };
    }),
  };
}

export const answerReader = <Bet, Seen>(readers: RoundReaders<Bet, Seen>) => {
  const readRound = roundReader(readers);
  return (input: unknown): RoundAnswer<Bet, Seen> => ({
    ...readAnswered(input),
    round: readRound(readObject(input).round),
  });
};

export function readSeeds(input: unknown): SeedsInUse {
  const { hash, client, nonce } = readObject(input);
  return { hash: readText(hash), client: readText(client), nonce: readNumber(nonce) };
}

/** The latest rounds, the newest first. */
export const pastReader = <Bet, Seen>(readers: RoundReaders<Bet, Seen>) => {
  const readRound = roundReader(readers);
  return (input: unknown): readonly PastRound<Bet, Seen>[] =>
    readList(readObject(input).rounds, (each) => {
      const round = readRound(each);
      const { seeds: proof, bet, moves } = readObject(each);
      const { hash, client, server } = readObject(proof);
      const seeds = { hash: readText(hash), client: readText(client), server: orNull(server, readText) };
      return { ...round, proof: { ...seeds, nonce: round.nonce, played: { bet, moves } } };
    });
};
