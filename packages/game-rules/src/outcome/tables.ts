import { type Paise, sumPaise, ZERO } from '@pavilion/money';
import {
  ANY_STAKE,
  aviatorResult,
  baccarat,
  type Draws,
  dreamCatcher,
  flightOf,
  hiLow,
  matka,
  momentOf,
  race2020,
  readAviatorBet,
  readBets,
  settled,
  type TableGame,
  teenpattiOpen,
  trio,
  WHEEL,
} from '../index.ts';
import { type Cell, cardCell, cardText, type Outcome, times, WrongInput } from './own.ts';

/** What a round for everyone came to, and each bet on it. */
interface TableOutcome extends Outcome {
  /** By spot, in the order in which they were paid; none of a flight, where each is a round of its own. */
  readonly bets: readonly { readonly spot: string; readonly stake: Paise; readonly pays: Paise }[];
}

/** Works a round for everyone out again. `bets` is empty where only the result is looked at. Throws `WrongInput`. */
export type TableReplay = (
  draws: Draws,
  earlier: Draws,
  played: { readonly bets: readonly unknown[]; readonly mostWin: Paise },
) => TableOutcome;

const replayOf =
  <Spot extends string, Round, Step, Mark, Opening>(
    game: TableGame<Spot, Round, Step, Mark, Opening>,
    shown: (round: Round) => Pick<Outcome, 'result' | 'rows'>,
  ): TableReplay =>
  (draws, earlier, { bets: input, mostWin }) => {
    const opening = game.opening(earlier);
    const round = game.deal(draws, opening);
    const bets = input.length === 0 ? [] : readBets(game, input, opening, ANY_STAKE, ANY_STAKE.mostWin);
    if (bets === null) throw new WrongInput('bet');
    const { pays, each, isCapped } = settled(game, bets, round, mostWin);
    const won = bets.map(({ spot }) => `${spot} ${times(game.times(spot, round))}`);
    const { result, rows } = shown(round);
    return {
      result,
      rows: won.length > 0 ? [...rows, won.map((text): Cell => ({ text }))] : rows,
      money: bets.length === 0 ? null : { stake: sumPaise(bets, ({ stake }) => stake), pays, isCapped },
      bets: bets.map(({ spot, stake }, at) => ({ spot, stake, pays: each[at] ?? ZERO })),
    };
  };

/** One flight, and each bet by itself: `{stake, target, leftAt}`, in hundredths or null. */
const flight: TableReplay = (draws, _, { bets, mostWin }) => {
  const round = flightOf(draws);
  const ends = bets.map((each) => {
    const { leftAt, ...rest } = Object(each) as { leftAt?: unknown };
    const bet = readAviatorBet(rest, ANY_STAKE);
    if (!bet || !(leftAt === undefined || leftAt === null || Number.isSafeInteger(leftAt))) throw new WrongInput('bet');
    const hand = typeof leftAt === 'number' ? momentOf(leftAt) : null;
    return { stake: bet.stake, ...aviatorResult(bet, round, hand, mostWin) };
  });
  const altitude = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`;
  return {
    result: altitude(round.crash),
    rows: [
      [{ text: altitude(round.crash), tone: 'bad' }],
      ...ends.map(({ cashedOutAt }): readonly Cell[] => [
        cashedOutAt === null ? { text: '–', tone: 'bad' } : { text: altitude(cashedOutAt), tone: 'on' },
      ]),
    ],
    money:
      ends.length === 0
        ? null
        : {
            stake: sumPaise(ends, ({ stake }) => stake),
            pays: ends.length === 0 ? ZERO : sumPaise(ends, ({ pays }) => pays),
            isCapped: ends.some(({ isCapped }) => isCapped),
          },
    bets: [],
  };
};

/** The games whose rounds are everyone's. */
export const tableReplays: Readonly<Record<string, TableReplay>> = {
  aviator: flight,
  baccarat: replayOf(baccarat, (round) => {
    const { winner, player, banker } = baccarat.mark(round);
    return {
      result: `${player} : ${banker}`,
      rows: [
        [{ text: 'P', tone: winner === 'player' ? 'on' : undefined }, ...round.player.map((card) => cardCell(card))],
        [{ text: 'B', tone: winner === 'banker' ? 'on' : undefined }, ...round.banker.map((card) => cardCell(card))],
      ],
    };
  }),
  'dream-catcher': replayOf(dreamCatcher, (round) => {
    const { number, multiplier } = dreamCatcher.mark(round);
    return {
      result: multiplier === 1 ? String(number) : `${number} (${multiplier}×)`,
      rows: [
        round.stops.map((stop, at) => ({
          text: String(WHEEL[stop]),
          tone: at === round.stops.length - 1 ? 'on' : undefined,
        })),
      ],
    };
  }),
  'hi-low': replayOf(hiLow, ({ open, card }) => ({
    result: `${cardText(open)} → ${cardText(card)}`,
    rows: [[cardCell(open), { text: '→' }, cardCell(card)]],
  })),
  matka: replayOf(matka, (round) => {
    const { patti, ank } = matka.mark(round);
    return {
      result: `${patti} · ${ank}`,
      rows: [[...round.digits.map((digit) => ({ text: String(digit) })), { text: String(ank), tone: 'on' }]],
    };
  }),
  'race-20-20': replayOf(race2020, (round) => {
    const { winner, length } = race2020.mark(round);
    return { result: `${winner} · ${length}`, rows: [round.cards.map((card) => cardCell(card))] };
  }),
  'teenpatti-open': replayOf(teenpattiOpen, (round) => {
    const { dealer, winners } = teenpattiOpen.mark(round);
    return {
      result: `${dealer} · ${winners.length > 0 ? winners.join(' ') : '–'}`,
      rows: [
        [{ text: 'D' }, ...round.dealer.map((card) => cardCell(card))],
        ...round.seats.map((cards, at): readonly Cell[] => [
          {
            text: String(at + 1),
            tone: winners.some((seat) => String(seat).endsWith(String(at + 1))) ? 'on' : undefined,
          },
          ...cards.map((card) => cardCell(card)),
        ]),
      ],
    };
  }),
  trio: replayOf(trio, (round) => {
    const { sum, hand } = trio.mark(round);
    return { result: `${sum} · ${hand}`, rows: [round.cards.map((card) => cardCell(card))] };
  }),
};
