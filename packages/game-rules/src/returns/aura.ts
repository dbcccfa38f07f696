import { type Paise, paise } from '@pavilion/money';
import { baccarat } from '../aura/baccarat.ts';
import { type DreamSpot, dreamCatcher, WHEEL } from '../aura/dream-catcher.ts';
import { type HiLowSpot, hiLow, hiLowRanks } from '../aura/hi-low.ts';
import { matka } from '../aura/matka.ts';
import { race2020 } from '../aura/race-20-20.ts';
import { teenpattiOpen } from '../aura/teenpatti-open.ts';
import { trio } from '../aura/trio.ts';
import { type Card, PACK } from '../cards/card.ts';
import { settled, type TableGame, type TableRules } from '../table-game.ts';
import type { Play } from './play.ts';

/** What every play stakes on a spot: ₹100, of which a multiplier with four decimals is whole paise. */
const STAKE = paise(100_00);
/** Further rows of multipliers come once in more than 10¹⁵ rounds. */
const MOST_SPINS = 10;

/** One spot after another of a table whose return does not go by what lies open, by itself and then all of them together. */
function spotPlays<Spot extends string, Round>(
  game: TableGame<Spot, Round, unknown, unknown>,
  spots: readonly Spot[],
): readonly Play[] {
  const returns = spots.map((spot) => game.returnOf(spot, null));
  const mean = returns.reduce((sum, one) => sum + one, 0) / spots.length;
  return [
    ...spots.map((spot, at) => tablePlay(game, spot, () => [spot], returns[at] ?? 0)),
    tablePlay(game, 'all of these', () => spots, mean),
  ];
}

/** The same stake on each spot that is chosen, round after round. What lies open is drawn anew, as likely as from the round before. */
function tablePlay<Spot extends string, Round, Opening>(
  game: TableRules<Spot, Round, Opening>,
  name: string,
  chosen: (opening: Opening) => readonly Spot[],
  returns: number,
): Play {
  return {
    name: `${game.code}, ${name}`,
    returns,
    sit: () => (draws) => {
      const opening = game.opening(draws);
      const bets = chosen(opening).map((spot) => ({ spot, stake: STAKE }));
      const { pays } = settled(game, bets, game.deal(draws, opening));
      return { stake: paise(STAKE * bets.length), pays };
    },
  };
}

/** What a stake on a number of the wheel returns with the cap in it, which takes the more off the greater the stake is. */
export function dreamReturn(spot: DreamSpot, stake: Paise): number {
  const [twice, sevenfold] = [WHEEL.indexOf('2x'), WHEEL.indexOf('7x')];
  const number = WHEEL.findIndex((field) => `${field}` === spot);
  const fields = WHEEL.filter((field) => `${field}` === spot).length;
  const after = (multipliers: readonly number[]): number => {
    const { pays } = settled(dreamCatcher, [{ spot, stake }], { stops: [...multipliers, number] });
    const ended = (fields * pays) / stake;
    if (multipliers.length === MOST_SPINS) return ended / WHEEL.length;
    return (ended + after([...multipliers, twice]) + after([...multipliers, sevenfold])) / WHEEL.length;
  };
  return after([]);
}

/** The likelier or the less likely of higher and lower, where both are open. */
function hiLowPlay(name: 'likely' | 'unlikely' | 'same'): Play {
  const chosen = (open: Card): HiLowSpot => {
    if (name === 'same') return 'same';
    const [first, second] = (['higher', 'lower'] as const).toSorted(
      (a, b) => hiLowRanks(b, open) - hiLowRanks(a, open),
    );
    return name === 'likely' || hiLowRanks(second as HiLowSpot, open) === 0
      ? (first as HiLowSpot)
      : (second as HiLowSpot);
  };
  const mean = PACK.reduce((sum, open) => sum + hiLow.returnOf(chosen(open), open), 0) / PACK.length;
  return tablePlay(hiLow, name, (open) => [chosen(open)], mean);
}

/** Ways to play the seven tables, for a campaign. */
export const auraPlays: readonly Play[] = [
  ...spotPlays(baccarat, baccarat.spots),
  ...dreamCatcher.spots.map((spot) => tablePlay(dreamCatcher, spot, () => [spot], dreamReturn(spot, STAKE))),
  ...(['likely', 'unlikely', 'same'] as const).map(hiLowPlay),
  ...spotPlays(matka, ['ank-3', 'patti-148', 'patti-229', 'patti-777']),
  ...spotPlays(race2020, ['spades', 'hearts', 'cards-13', 'cards-9', 'cards-5']),
  ...spotPlays(teenpattiOpen, ['seat-1', 'seat-7', 'pair-plus-4']),
  ...spotPlays(trio, trio.spots),
];
