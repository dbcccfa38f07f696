import {
  ANY_STAKE,
  type Card,
  HILO_CALLS,
  type HiloBet,
  type HiloCall,
  type HiloSeen,
  type HiloStep,
  hilo,
  hiloCalls,
  hiloMultiplier,
  type Multiplier,
  PACK,
  rankOf,
} from '@pavilion/game-rules';
import type { Paise } from '@pavilion/money';
import { formatPercent } from '@pavilion/money';
import { orNull, readList, readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import type { RoundReaders } from '../../kit/calls/round.ts';
import { readRules } from '../../kit/calls/rules.ts';
import { isOffered, type OpenClimb, readClimb } from '../../kit/climb/climb.ts';

const readCard = (input: unknown): Card => readOne(input, PACK);

export const hiloReaders: RoundReaders<HiloBet, HiloSeen> = {
  bet: (input) => readRules(hilo.readBet(input, ANY_STAKE)),
  seen(input) {
    const { first, steps, skipsLeft } = readObject(input);
    return {
      ...readClimb(input),
      first: readCard(first),
      steps: readList(steps, (each): HiloStep => {
        const { card, call } = readObject(each);
        return { card: readCard(card), call: orNull(call, (name) => readOne(name, HILO_CALLS)) };
      }),
      skipsLeft: readNumber(skipsLeft),
    };
  },
};

/** A card of the row, with the call that brought it and what the calls paid by then; both null for the first and for skipped ones. */
export interface RowCard {
  readonly card: Card;
  readonly call: HiloCall | null;
  /** Null where the call was wrong too. */
  readonly pays: Multiplier | null;
}

/** The cards of a round in their order, and how many ranks each right call had for it. */
export function rowOf({ first, steps, end }: HiloSeen): {
  readonly cards: readonly RowCard[];
  readonly chances: readonly number[];
} {
  const cards: RowCard[] = [{ card: first, call: null, pays: null }];
  const chances: number[] = [];
  for (const [nth, { card, call }] of steps.entries()) {
    const before = cards.at(-1)?.card ?? first;
    const isWrong = end === 'lost' && nth === steps.length - 1;
    const chance = hiloCalls(rankOf(before)).find((each) => each.call === call);
    if (chance !== undefined && !isWrong) chances.push(chance.ranks);
    cards.push({ card, call, pays: chance !== undefined && !isWrong ? hiloMultiplier(chances) : null });
  }
  return { cards, chances };
}

/** What can be called beside the card that lies open: none that would win more than a round may pay. */
export function offeredCalls(open: OpenClimb<HiloSeen>, mostWin: Paise): readonly HiloCall[] {
  const { cards, chances } = rowOf(open.seen);
  const rank = rankOf(cards.at(-1)?.card ?? open.seen.first);
  return hiloCalls(rank)
    .filter(({ ranks }) => isOffered(open, hiloMultiplier([...chances, ranks]), mostWin))
    .map(({ call }) => call);
}

/** A card by chance, for the one that lies open first. */
export const anyCard = (): Card => PACK[Math.floor(Math.random() * PACK.length)] as Card;

/** A chance of thirteen ranks in percent, as `53.84%`. */
export const percentOf = (ranks: number): string => formatPercent(Math.floor((ranks / 13) * 10_000) / 100);
