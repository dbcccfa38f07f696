import type { Paise } from '@pavilion/money';
import {
  ANY_STAKE,
  type Card,
  type Draws,
  dice,
  diceMultiplier,
  goal,
  gridAt,
  hilo,
  isRed,
  mines,
  miniroulette,
  ONCE,
  type OwnBet,
  type OwnGame,
  type OwnRound,
  PITCHES,
  plinko,
  plinkoPockets,
  rouletteColour,
  type SlotModelName,
  slotGame,
  slotModels,
} from '../index.ts';

/** One field of the little picture of a result. */
export interface Cell {
  readonly text: string;
  readonly tone?: 'on' | 'bad' | 'red' | undefined;
}

/** What a round came to. */
export interface Outcome {
  /** In figures and signs that need no language: `90.81`, `K♠ 6♥`. */
  readonly result: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Null where nothing was bet. */
  readonly money: { readonly stake: Paise; readonly pays: Paise; readonly isCapped: boolean } | null;
}

/** Which of a round's inputs can't be read, or does not go with the others. */
export class WrongInput extends Error {
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** A player's own round as it was bet and played. */
interface OwnPlayed {
  readonly bet: unknown;
  readonly moves: readonly unknown[];
  readonly mostWin: Paise;
}

/** Plays a player's own round again and says what came of it. Throws `WrongInput`. */
export type OwnReplay = (draws: Draws, played: OwnPlayed) => Outcome;

const replayOf =
  <Bet extends OwnBet, Move, Round extends OwnRound<Bet>, Seen>(
    game: OwnGame<Bet, Move, Round, Seen>,
    shown: (round: Round) => Pick<Outcome, 'result' | 'rows'>,
  ): OwnReplay =>
  (draws, { bet: input, moves, mostWin }) => {
    const bet = game.readBet(input, ANY_STAKE);
    if (bet === null) throw new WrongInput('bet');
    let round = game.begin(bet, draws, mostWin);
    for (const each of moves) {
      const move = game.readMove(each);
      const next = move === null ? null : game.next(round, move, draws);
      if (next === null) throw new WrongInput('moves');
      round = next;
    }
    const over = round.isOver ? round : game.abandoned(round, draws);
    return { ...shown(over), money: { stake: bet.stake, pays: over.pays, isCapped: over.isCapped } };
  };

const SUIT = { s: '♠', h: '♥', d: '♦', c: '♣' } as const;
/** `Th` as `10♥`. */
export const cardText = (card: Card): string =>
  `${card[0] === 'T' ? '10' : card[0]}${SUIT[card[1] as keyof typeof SUIT]}`;
export const cardCell = (card: Card, tone?: Cell['tone']): Cell => ({
  text: cardText(card),
  tone: tone ?? (isRed(card) ? 'red' : undefined),
});
export const times = (multiplier: number): string => `${(multiplier / ONCE).toFixed(4).replace(/\.?0+$/, '')}×`;

const listOf = <Value>(count: number, make: (at: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The games whose rounds are a player's own, but for slots. */
export const ownReplays: Readonly<Record<string, OwnReplay>> = {
  mines: replayOf(mines, ({ mined, opened, multiplier }) => ({
    result: multiplier === null ? '–' : times(multiplier),
    rows: listOf(5, (row) =>
      listOf(5, (column): Cell => {
        const field = row * 5 + column;
        const isOpen = opened.includes(field);
        const isMine = mined.includes(field);
        if (isMine) return { text: '✹', tone: isOpen ? 'bad' : undefined };
        return { text: isOpen ? '◆' : '', tone: isOpen ? 'on' : undefined };
      }),
    ),
  })),
  goal: replayOf(goal, ({ bet: { pitch }, bombs, passes, multiplier }) => ({
    result: multiplier === null ? '–' : times(multiplier),
    rows: listOf(PITCHES[pitch].rows, (row) =>
      listOf(PITCHES[pitch].columns, (column): Cell => {
        const isBomb = bombs[column] === row;
        const isPassed = passes[column] === row;
        if (isBomb) return { text: '✹', tone: isPassed ? 'bad' : undefined };
        return { text: isPassed ? '●' : '', tone: isPassed ? 'on' : undefined };
      }),
    ),
  })),
  dice: replayOf(dice, ({ bet, roll, isWon }) => ({
    result: (roll / 100).toFixed(2),
    rows: [
      [
        { text: `${bet.side === 'under' ? '<' : '≥'} ${(bet.target / 100).toFixed(2)}` },
        { text: (roll / 100).toFixed(2), tone: isWon ? 'on' : 'bad' },
        { text: times(diceMultiplier(bet.side === 'under' ? bet.target : 10_000 - bet.target)) },
      ],
    ],
  })),
  plinko: replayOf(plinko, ({ bet: { rows, risk }, path, pocket }) => ({
    result: times(plinkoPockets(rows, risk)[pocket] ?? 0),
    rows: [
      path.map((turn) => ({ text: turn === 1 ? '→' : '←' })),
      plinkoPockets(rows, risk).map((pays, at) => ({ text: times(pays), tone: at === pocket ? 'on' : undefined })),
    ],
  })),
  miniroulette: replayOf(miniroulette, ({ number }) => ({
    result: String(number),
    rows: [listOf(13, (at) => ({ text: String(at), tone: toneOfNumber(at, number) }))],
  })),
  hilo: replayOf(hilo, ({ bet: { first }, steps, end, multiplier }) => ({
    result: multiplier === null ? '–' : times(multiplier),
    rows: [
      [
        cardCell(first),
        ...steps.map(({ card, call }, at) =>
          cardCell(card, call === null ? undefined : end === 'lost' && at === steps.length - 1 ? 'bad' : 'on'),
        ),
      ],
    ],
  })),
};

function toneOfNumber(at: number, number: number): Cell['tone'] {
  if (at === number) return 'on';
  return rouletteColour(at) === 'red' ? 'red' : undefined;
}

/** A model of the slot engine: each spin's grid, with the lines that pay in it. */
export const slotReplay = (model: SlotModelName): OwnReplay =>
  replayOf(slotGame(slotModels[model]), ({ spins, pays, bet }) => ({
    result: times(Math.floor((pays * ONCE) / bet.stake)),
    rows: spins.flatMap(({ stops, pays: won }, at) => {
      const strips = at === 0 ? slotModels[model].strips : slotModels[model].free.strips;
      return gridAt(strips, stops).map((row) =>
        row.map((symbol): Cell => ({ text: symbol, tone: won > 0 ? 'on' : undefined })),
      );
    }),
  }));
