import type { Paise } from '@pavilion/money';

/** Something that happened to a player, as one room tells it. */
export interface StoryEvent {
  /** Which list of events it is from: `deposit sent`. */
  readonly source: string;
  /** Its number in that list. */
  readonly id: number;
  readonly at: Date;
  /** What it was about, by its name: `DP-40001`; empty where it has none. */
  readonly subject: string;
  readonly text: string;
  /** Paise; null where no money is meant. */
  readonly amount: Paise | null;
}

/** From where on a room tells of a player: what happened before this moment, and at it what has a lower number. */
export interface StoryBefore {
  readonly at: Date;
  readonly id: number;
  /** What time it is: what is to come is not told. */
  readonly now: Date;
}

/** Tells what happened to a player, newest first, so many events at most. */
export type Teller<Database> = (
  database: Database,
  player: number,
  before: StoryBefore,
  most: number,
) => Promise<StoryEvent[]>;
