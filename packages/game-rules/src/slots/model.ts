import type { Paise } from '@pavilion/money';

/** What a line pays for, from the dearest: four pictures and four letters. */
export const PAYING = ['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J'] as const;
export type PayingSymbol = (typeof PAYING)[number];
/** What a reel carries. `W` is the wild: it stands for every symbol but `S`, the scatter, which counts anywhere in view. */
export type SlotSymbol = PayingSymbol | 'W' | 'S';

/** Reels of one machine, from the left; each is read in a ring, and its stops are numbered from 0. */
export type Strips = readonly (readonly SlotSymbol[])[];
/** Five reels of three rows. */
export const REELS = 5;
export const ROWS = 3;

/** What three, four and five bring. */
type ForThreeToFive = readonly [three: number, four: number, five: number];

/**
 * The lines by their numbers, less one: for each reel the row, 0 the upper one. A stake is spread over all of them; a line is read from the
 * left.
 */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 2, 2],
  [2, 2, 0, 0, 0],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 1, 1, 1, 0],
];

/** What a machine pays for what is in view. */
export interface PayTable {
  /** What a line pays for a symbol, in line bets: a twentieth of the stake each. */
  readonly pays: Readonly<Record<PayingSymbol, ForThreeToFive>>;
  readonly scatters: {
    /** What scatters pay anywhere in view, in stakes. More than five count as five. */
    readonly pays: ForThreeToFive;
    /** How many free spins they bring; in a free spin too. */
    readonly freeSpins: ForThreeToFive;
  };
}

/** A machine: all that decides what its rounds bring. */
export interface Machine extends PayTable {
  readonly strips: Strips;
  readonly free: {
    /** The reels of the free spins. */
    readonly strips: Strips;
    /** What every win of a free spin is multiplied by, a scatter's too. */
    readonly multiplier: number;
    /** Most free spins of one round, those that free spins bring counted. */
    readonly most: number;
  };
}

/** The six models, from calm to wild. A title of the catalogue names one of them; its art and its words are the client's. */
export const SLOT_MODELS = ['steady', 'gentle', 'brisk', 'lively', 'bold', 'wild'] as const;
export type SlotModelName = (typeof SLOT_MODELS)[number];

/** What a model states of itself. A test counts every figure over all stops of its reels. */
export interface StatedFigures {
  /** Return to player, in hundredths of a percent of the stakes. */
  readonly return: number;
  /** How many of the paid spins pay anything, in hundredths of a percent. */
  readonly hitRate: number;
  /** How much of the return comes from free spins, in hundredths of a percent of the return. */
  readonly freeShare: number;
  /** One round in so many brings free spins. */
  readonly freeOneIn: number;
  /** The standard deviation of what a round returns, in hundredths of a stake. */
  readonly deviation: number;
  /** The field's index, in hundredths: 1.645 standard deviations, which hold nine of ten rounds where they are spread evenly. */
  readonly volatilityIndex: number;
  /** The largest win of one spin, in line bets, its multiplier counted, and the rounds in which one such is to be expected. */
  readonly greatest: { readonly lineBets: number; readonly oneIn: number };
}

/** One of the six models. */
export interface SlotModel extends Machine {
  readonly name: SlotModelName;
  /** As the catalogue has it. */
  readonly volatility: 'low' | 'medium' | 'high';
  /** Most that one round may be played for, so that the cap on a win takes nothing of the return that is stated. */
  readonly mostStake: Paise;
  readonly stated: StatedFigures;
}

/** A strip as it is written down: its symbols from stop 0 on, a space between them. */
export const stripsFrom = (...written: readonly string[]): Strips =>
  written.map((strip) => strip.split(' ') as readonly SlotSymbol[]);
