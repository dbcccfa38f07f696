import {
  ANY_STAKE,
  miniroulette,
  ONCE,
  type RouletteHalf,
  type RouletteSpot,
  rouletteMultiplier,
  rouletteWon,
  winOf,
} from '@pavilion/game-rules';
import { type Paise, subtractPaise } from '@pavilion/money';
import type { Named, PaidBet } from '../wallet/details.ts';

const HALVES: Readonly<Record<RouletteHalf, Named>> = {
  red: { en: 'Red', hi: 'लाल' },
  black: { en: 'Black', hi: 'काला' },
  odd: { en: 'Odd', hi: 'विषम' },
  even: { en: 'Even', hi: 'सम' },
  '1-6': { en: '1–6', hi: '1–6' },
  '7-12': { en: '7–12', hi: '7–12' },
};

const isHalf = (spot: RouletteSpot): spot is RouletteHalf => Object.hasOwn(HALVES, spot);
const nameOf = (spot: RouletteSpot): Named =>
  isHalf(spot) ? HALVES[spot] : { en: `Number ${spot}`, hi: `संख्या ${spot}` };

/** Each bet of a round of mini roulette: paid in their order until the cap is reached. */
export function rouletteBets(input: unknown, number: number, mostWin: Paise): readonly PaidBet[] {
  const bet = miniroulette.readBet(input, ANY_STAKE);
  if (bet === null) return [];
  const won = rouletteWon(number);
  let left = mostWin;
  return bet.chips.map(({ spot, stake }) => {
    const times = won.includes(spot) ? rouletteMultiplier(spot) : 0;
    const { pays } = winOf(stake, times, ONCE, left);
    left = subtractPaise(left, pays);
    return { name: nameOf(spot), stake, pays };
  });
}
