import { type Card, PACK, type Suit, suitOf } from '../cards/card.ts';
import { choose } from '../choose.ts';
import { ONCE } from '../multiplier.ts';
import type { TableGame } from '../table-game.ts';

/** How many cards a race may take: five of one suit at once, or four of each and one. */
export const RACE_LENGTHS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
export type RaceLength = (typeof RACE_LENGTHS)[number];
export type RaceSuit = 'spades' | 'hearts' | 'clubs' | 'diamonds';
export type RaceSpot = RaceSuit | `cards-${RaceLength}`;

/** The cards as they came, up to the one that ended it. */
export interface RaceRound {
  readonly cards: readonly Card[];
}

export interface RaceStep {
  readonly card: Card;
  /** How far each suit has come, this card with it. */
  readonly places: Readonly<Record<RaceSuit, number>>;
}

export interface RaceMark {
  readonly winner: RaceSuit;
  readonly length: RaceLength;
}

const GOAL = 5;
const SUIT_NAMES: Readonly<Record<Suit, RaceSuit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };
const SUIT_TIMES = 38_800;

/** What the number of cards pays in all, 5 to 17: 0.97 over its chance, down to two decimals, and from 100 on to whole ones. */
const LENGTH_TIMES = [
  4_890_000, 1_180_000, 476_200, 248_200, 151_700, 104_200, 79_300, 66_700, 62_600, 67_100, 85_800, 142_400, 384_600,
];

/**
 * Cards are dealt to their suits until one has five: it wins. They come of one pack that is shuffled for each race: seventeen are dealt
 * (`Draws.dealt`) of `PACK`, and those after the winner's fifth are never turned.
 */
export const race2020: TableGame<RaceSpot, RaceRound, RaceStep, RaceMark> = {
  code: 'race-20-20',
  spots: ['spades', 'hearts', 'clubs', 'diamonds', ...RACE_LENGTHS.map((length): RaceSpot => `cards-${length}`)],
  opening: () => null,
  deal(draws) {
    const cards = draws.dealt(PACK, 17);
    const places: Record<Suit, number> = { s: 0, h: 0, d: 0, c: 0 };
    const last = cards.findIndex((card) => {
      places[suitOf(card)] += 1;
      return places[suitOf(card)] === GOAL;
    });
    return { cards: cards.slice(0, last + 1) };
  },
  times(spot, round) {
    const { winner, length } = race2020.mark(round);
    return spot === winner || spot === `cards-${length}` ? timesOf(spot) : 0;
  },
  greatest: timesOf,
  returnOf: (spot) => (timesOf(spot) / ONCE) * chanceOf(spot),
  course({ cards }) {
    let places: RaceStep['places'] = { spades: 0, hearts: 0, clubs: 0, diamonds: 0 };
    return cards.map((card) => {
      const suit = SUIT_NAMES[suitOf(card)];
      places = { ...places, [suit]: places[suit] + 1 };
      return { card, places };
    });
  },
  mark: ({ cards }) => ({
    winner: SUIT_NAMES[suitOf(cards.at(-1) as Card)],
    length: cards.length as RaceLength,
  }),
};

const isLength = (spot: RaceSpot): spot is `cards-${RaceLength}` => spot.startsWith('cards-');
const lengthOf = (spot: `cards-${RaceLength}`): number => Number(spot.slice('cards-'.length));
const chanceOf = (spot: RaceSpot): number => (isLength(spot) ? raceChance(lengthOf(spot)) : 1 / 4);

function timesOf(spot: RaceSpot): number {
  return isLength(spot) ? (LENGTH_TIMES[lengthOf(spot) - GOAL] as number) : SUIT_TIMES;
}

/**
 * How likely a race takes so many cards. Before the last one, one of four suits has four of its thirteen, the others have the rest, none
 * more than four; then one of that suit's nine comes.
 */
function raceChance(length: number): number {
  let others = 0;
  for (let first = 0; first < GOAL; first += 1)
    for (let second = 0; second < GOAL; second += 1) {
      const third = length - GOAL - first - second;
      if (third >= 0 && third < GOAL) others += choose(13, first) * choose(13, second) * choose(13, third);
    }
  const left = 52 - (length - 1);
  return (4 * choose(13, 4) * others * 9) / (choose(52, length - 1) * left);
}
