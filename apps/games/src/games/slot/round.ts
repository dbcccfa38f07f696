import {
  type Grid,
  gridAt,
  PAYING,
  type SeenSlotRound,
  type SlotBet,
  type SlotModel,
  type SlotSpin,
  slotModels,
} from '@pavilion/game-rules';
import { isPaise, sumPaise } from '@pavilion/money';
import {
  readAmount,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOne,
  UnreadableAnswer,
} from '../../kit/calls/readers.ts';
import type { PastRound, Round, RoundReaders } from '../../kit/calls/round.ts';

export type SlotRoundSeen = Round<SlotBet, SeenSlotRound>;
export type PastSlotRound = PastRound<SlotBet, SeenSlotRound>;

const readBet = (input: unknown): SlotBet => ({ stake: readAmount(readObject(input).stake) });

export const slotReaders: RoundReaders<SlotBet, SeenSlotRound> = {
  bet: readBet,
  seen(input) {
    const { bet, isOver, pays, isCapped, spins, freeSpinsLeft, won } = readObject(input);
    return {
      bet: readBet(bet),
      isOver: readFlag(isOver),
      pays: readAmount(pays),
      isCapped: readFlag(isCapped),
      spins: readList(spins, readSpin),
      freeSpinsLeft: readNumber(freeSpinsLeft),
      won: readAmount(won),
    };
  },
};

function readSpin(input: unknown): SlotSpin {
  const { stops, multiplier, lines, scatters, scatterPays, pays, freeSpins } = readObject(input);
  return {
    stops: readList(stops, readNumber),
    multiplier: readNumber(multiplier),
    lines: readList(lines, (each) => {
      const { line, symbol, count, pays: paid } = readObject(each);
      return {
        line: readNumber(line),
        symbol: readOne(symbol, PAYING),
        count: readNumber(count),
        pays: readAmount(paid),
      };
    }),
    scatters: readNumber(scatters),
    scatterPays: readAmount(scatterPays),
    pays: readAmount(pays),
    freeSpins: readNumber(freeSpins),
  };
}

/** The model that a title names. Throws for one that these rules have not: the page is older than its server. */
export function modelOf(name: string | null): SlotModel {
  const model = Object.values(slotModels).find((each) => each.name === name);
  if (!model) throw new UnreadableAnswer(`No model ${name}`);
  return model;
}

/** What a spin's stops show: a free spin has reels of its own. */
export const gridOf = (model: SlotModel, { stops }: SlotSpin, isFree: boolean): Grid =>
  gridAt(isFree ? model.free.strips : model.strips, stops);

/** The free spins of a round: which one is next, how many in all so far, and what they have brought. */
export function freeSpinsOf({ spins, freeSpinsLeft }: SeenSlotRound) {
  const free = spins.slice(1);
  return {
    played: free.length,
    all: free.length + freeSpinsLeft,
    won: sumPaise(free, ({ pays }) => pays),
  };
}

/** Stakes that can be chosen, paise: each can be shared by all lines. */
const STAKES = [10_00, 20_00, 40_00, 50_00, 100_00, 200_00, 500_00, 1000_00, 2000_00].filter(isPaise);
export const stakesWithin = ({ least, most }: { readonly least: number; readonly most: number }) =>
  STAKES.filter((stake) => stake >= least && stake <= most);
