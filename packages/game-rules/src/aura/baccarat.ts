import { type Card, PACK, rankOf } from '../cards/card.ts';
import { ONCE } from '../multiplier.ts';
import type { TableGame } from '../table-game.ts';

export type BaccaratSide = 'player' | 'banker';
export type BaccaratSpot = BaccaratSide | 'tie' | 'player-pair' | 'banker-pair';

/** Two or three cards a side, as they came. */
export interface BaccaratRound {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** A card that is dealt, and the points of both sides with it. */
export interface BaccaratStep {
  readonly to: BaccaratSide;
  readonly card: Card;
  readonly player: number;
  readonly banker: number;
}

export interface BaccaratMark {
  readonly winner: BaccaratSide | 'tie';
  readonly player: number;
  readonly banker: number;
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
}

type SixCards = readonly [Card, Card, Card, Card, Card, Card];

const DECKS = 8;
const SHOE: readonly Card[] = Array.from({ length: DECKS }, () => PACK).flat();

/** Of all the ways that six cards can lie on top of eight shuffled packs, how many each of the three wins: a test counts them. */
const WAYS = { player: 2_230_518_282_592_256, banker: 2_292_252_566_437_888, tie: 475_627_426_473_216 };
const ALL_WAYS = WAYS.player + WAYS.banker + WAYS.tie;
/** The second card of a side is one of 31 that are left of its first one's rank, among 415. */
const PAIR = 31 / 415;

const TIMES: Readonly<Record<BaccaratSpot, number>> = {
  player: 20_000,
  banker: 19_500,
  tie: 90_000,
  'player-pair': 120_000,
  'banker-pair': 120_000,
};

/** Points of a hand, 0 to 9: the last digit of the sum, where the ace counts one and ten, jack, queen, king nothing. */
export const baccaratPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

const pointsOf = (card: Card): number => {
  const rank = rankOf(card);
  return rank < 10 ? rank : 0;
};

/**
 * Baccarat with eight packs, shuffled anew for each round. Six cards are dealt (`Draws.dealt`) of eight packs, one after the other in the
 * order of `PACK`; they go to player, banker, player, banker; then a third to the player where the rules say so, and a third to the banker.
 * Cards that are not called for stay where they are. Suits count for nothing, and a pair is two first cards of one rank. A tie gives
 * back what stands on player and banker.
 */
export const baccarat: TableGame<BaccaratSpot, BaccaratRound, BaccaratStep, BaccaratMark> = {
  code: 'baccarat',
  spots: ['player-pair', 'tie', 'banker-pair', 'player', 'banker'],
  opening: () => null,
  deal: (draws) => baccaratHands(draws.dealt(SHOE, 6) as unknown as SixCards),
  times: (spot, round) => {
    if (spot === 'player-pair' || spot === 'banker-pair')
      return isPair(spot === 'player-pair' ? round.player : round.banker) ? TIMES[spot] : 0;
    const winner = winnerOf(round);
    if (winner === 'tie' && spot !== 'tie') return ONCE;
    return winner === spot ? TIMES[spot] : 0;
  },
  greatest: (spot) => TIMES[spot],
  returnOf(spot) {
    if (spot === 'player-pair' || spot === 'banker-pair') return (PAIR * TIMES[spot]) / ONCE;
    const back = (WAYS[spot] / ALL_WAYS) * (TIMES[spot] / ONCE);
    return spot === 'tie' ? back : back + WAYS.tie / ALL_WAYS;
  },
  course({ player, banker }) {
    const taken = { player: 0, banker: 0 };
    const steps: BaccaratStep[] = [];
    const take = (to: BaccaratSide) => {
      const card = (to === 'player' ? player : banker)[taken[to]];
      if (card === undefined) return;
      taken[to] += 1;
      const points = {
        player: baccaratPoints(player.slice(0, taken.player)),
        banker: baccaratPoints(banker.slice(0, taken.banker)),
      };
      steps.push({ to, card, ...points });
    };
    for (let turn = 0; turn < 3; turn += 1) {
      take('player');
      take('banker');
    }
    return steps;
  },
  mark: (round) => ({
    winner: winnerOf(round),
    player: baccaratPoints(round.player),
    banker: baccaratPoints(round.banker),
    isPlayerPair: isPair(round.player),
    isBankerPair: isPair(round.banker),
  }),
};

/** The hands that six cards make, in the order in which they would be dealt. */
export function baccaratHands([first, second, third, fourth, fifth, sixth]: SixCards): BaccaratRound {
  const player = [first, third];
  const banker = [second, fourth];
  const points = baccaratPoints(banker);
  // Eight or nine of two cards ends the round.
  if (baccaratPoints(player) >= 8 || points >= 8) return { player, banker };
  if (baccaratPoints(player) >= 6) return { player, banker: points <= 5 ? [...banker, fifth] : banker };
  return { player: [...player, fifth], banker: isDrawing(points, pointsOf(fifth)) ? [...banker, sixth] : banker };
}

/** Whether a banker of so many points takes a third card after the player took one of so many. */
function isDrawing(points: number, third: number): boolean {
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

function winnerOf({ player, banker }: BaccaratRound): BaccaratMark['winner'] {
  const lead = baccaratPoints(player) - baccaratPoints(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
}

const isPair = ([first, second]: readonly Card[]): boolean => first?.[0] === second?.[0];
