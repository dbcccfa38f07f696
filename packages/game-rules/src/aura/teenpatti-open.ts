import { type Card, PACK } from '../cards/card.ts';
import { type Hand, type ThreeCards, valued } from '../cards/three-cards.ts';
import { ONCE } from '../multiplier.ts';
import type { TableGame } from '../table-game.ts';

export const SEATS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Seat = (typeof SEATS)[number];
export type TeenpattiSpot = `seat-${Seat}` | `pair-plus-${Seat}`;

export interface TeenpattiRound {
  readonly dealer: ThreeCards;
  /** Seat 1 first. */
  readonly seats: readonly ThreeCards[];
}

export type SeatResult = 'wins' | 'ties' | 'loses';

/** A card that is dealt; with the third one the hand is known, and a seat's result, since the dealer's hand is known before. */
export interface TeenpattiStep {
  readonly to: Seat | 'dealer';
  readonly card: Card;
  readonly hand: Hand | null;
  readonly result: SeatResult | null;
}

export interface TeenpattiMark {
  readonly dealer: Hand;
  readonly hands: readonly Hand[];
  /** The seats that beat the dealer. */
  readonly winners: readonly Seat[];
}

/** What pair-plus pays in all, by the hand of the seat. */
export const PAIR_PLUS: Readonly<Record<Hand, number>> = {
  'pure-sequence': 410_000,
  trail: 310_000,
  sequence: 70_000,
  colour: 50_000,
  pair: 20_000,
  'high-card': 0,
};
const SEAT_TIMES: Readonly<Record<SeatResult, number>> = { wins: 19_500, ties: ONCE, loses: 0 };

/** Of the 22,100 hands of a seat, what pair-plus pays for all of them together; a test counts it. */
const PAIR_PLUS_RETURN = 21_588 / 22_100;
/** Of 22,100 hands of a seat with 18,424 of the dealer each, how many tie; a test counts them. */
const TIE = 450_528 / (22_100 * 18_424);

/**
 * Seven seats against a dealer, one pack for each round. 24 cards are dealt (`Draws.dealt`) of `PACK`: one to the dealer, one to each seat
 * from the first to the seventh, and so three times round. A seat that beats the dealer wins 0.95 to one, a tie returns the stake;
 * pair-plus goes by the seat's own hand, whatever the dealer has.
 */
export const teenpattiOpen: TableGame<TeenpattiSpot, TeenpattiRound, TeenpattiStep, TeenpattiMark> = {
  code: 'teenpatti-open',
  spots: [
    ...SEATS.map((seat): TeenpattiSpot => `seat-${seat}`),
    ...SEATS.map((seat): TeenpattiSpot => `pair-plus-${seat}`),
  ],
  opening: () => null,
  deal(draws) {
    const cards = draws.dealt(PACK, 24);
    const hand = (place: number) => [cards[place], cards[place + 8], cards[place + 16]] as unknown as ThreeCards;
    return { dealer: hand(0), seats: SEATS.map(hand) };
  },
  times(spot, { dealer, seats }) {
    const cards = seats[Number(spot.at(-1)) - 1] as ThreeCards;
    return isPairPlus(spot) ? PAIR_PLUS[valued(cards).hand] : SEAT_TIMES[resultOf(cards, dealer)];
  },
  greatest: (spot) => (isPairPlus(spot) ? PAIR_PLUS['pure-sequence'] : SEAT_TIMES.wins),
  // Whatever a seat can hold the dealer can, so both win equally often.
  returnOf: (spot) => (isPairPlus(spot) ? PAIR_PLUS_RETURN : TIE + ((1 - TIE) / 2) * 1.95),
  course: ({ dealer, seats }) =>
    [0, 1, 2].flatMap((turn) => [
      stepOf('dealer', dealer, turn, null),
      ...SEATS.map((seat) => {
        const cards = seats[seat - 1] as ThreeCards;
        return stepOf(seat, cards, turn, turn === 2 ? resultOf(cards, dealer) : null);
      }),
    ]),
  mark: ({ dealer, seats }) => ({
    dealer: valued(dealer).hand,
    hands: seats.map((cards) => valued(cards).hand),
    winners: SEATS.filter((seat) => resultOf(seats[seat - 1] as ThreeCards, dealer) === 'wins'),
  }),
};

const isPairPlus = (spot: TeenpattiSpot): boolean => spot.startsWith('pair-plus');

function stepOf(to: Seat | 'dealer', cards: ThreeCards, turn: number, result: SeatResult | null): TeenpattiStep {
  return { to, card: cards[turn] as Card, hand: turn === 2 ? valued(cards).hand : null, result };
}

function resultOf(cards: ThreeCards, dealer: ThreeCards): SeatResult {
  const lead = valued(cards).strength - valued(dealer).strength;
  if (lead === 0) return 'ties';
  return lead > 0 ? 'wins' : 'loses';
}
