import {
  type BaccaratMark,
  baccarat,
  type Card,
  type DreamMark,
  dreamCatcher,
  type HiLowStep,
  hiLow,
  type MatkaMark,
  matka,
  type RaceMark,
  race2020,
  type TeenpattiMark,
  type TrioMark,
  teenpattiOpen,
  trio,
} from '@pavilion/game-rules';

/** A result as a lobby writes it, in no language, and its colour. */
export interface Result {
  readonly text: string;
  readonly tone: 'red' | 'blue' | 'green' | 'dark' | 'gold' | 'violet' | 'teal';
  /** What a lobby counts it as, where few results have the same text. */
  readonly kind?: string;
}

const SUIT_MARKS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };
const cardText = (card: Card) => `${card[0] === 'T' ? '10' : card[0]}${SUIT_MARKS[card[1] ?? ''] ?? ''}`;

const BACCARAT = {
  player: { text: 'P', tone: 'blue' },
  banker: { text: 'B', tone: 'red' },
  tie: { text: 'T', tone: 'green' },
} as const satisfies Record<BaccaratMark['winner'], Result>;
const DREAM_TONES: Readonly<Record<number, Result['tone']>> = {
  1: 'blue',
  2: 'gold',
  5: 'red',
  10: 'violet',
  20: 'teal',
};
const HI_LOW = {
  lower: { tone: 'red', kind: '▼' },
  same: { tone: 'gold', kind: '=' },
  higher: { tone: 'green', kind: '▲' },
} as const satisfies Record<HiLowStep['result'], Omit<Result, 'text'>>;
/** A patti with three digits, two or one of a kind, by the names of the trade: triple, double and single patti. */
const MATKA = {
  1: { tone: 'gold', kind: 'TP' },
  2: { tone: 'teal', kind: 'DP' },
  3: { tone: 'violet', kind: 'SP' },
} as const;
const TRIO = { red: { tone: 'red', kind: '♥♦' }, dark: { tone: 'dark', kind: '♠♣' } } as const;
const RACE = {
  spades: { text: '♠', tone: 'dark' },
  hearts: { text: '♥', tone: 'red' },
  diamonds: { text: '♦', tone: 'red' },
  clubs: { text: '♣', tone: 'dark' },
} as const satisfies Record<RaceMark['winner'], Result>;

/** How each engine's marks are written. A flight has no table that a lobby shows. */
const WRITTEN: ReadonlyMap<string, (mark: never) => Result> = new Map<string, (mark: never) => Result>([
  [baccarat.code, ({ winner }: BaccaratMark) => BACCARAT[winner]],
  [
    dreamCatcher.code,
    ({ number, multiplier }: DreamMark) => ({
      text: `${number * multiplier}x`,
      tone: DREAM_TONES[number] ?? 'green',
      kind: `${number}x`,
    }),
  ],
  [hiLow.code, ({ card, result }: HiLowStep) => ({ text: cardText(card), ...HI_LOW[result] })],
  [
    matka.code,
    ({ patti, ank }: MatkaMark) => ({ text: `${patti}-${ank}`, ...MATKA[new Set(patti).size as 1 | 2 | 3] }),
  ],
  [race2020.code, ({ winner }: RaceMark) => RACE[winner]],
  [
    teenpattiOpen.code,
    // The seats that beat the dealer; D where none did.
    ({ winners }: TeenpattiMark) =>
      winners.length === 0 ? { text: 'D', tone: 'red' } : { text: winners.join(' '), tone: 'teal' },
  ],
  [trio.code, ({ sum, colour }: TrioMark) => ({ text: String(sum), ...TRIO[colour === 'red' ? 'red' : 'dark'] })],
]);

/** A game's marks as a lobby writes them; none for a game that has no table. */
export function resultsOf(engine: string, road: readonly unknown[]): readonly Result[] {
  const write = WRITTEN.get(engine);
  // What stands in the database is what this engine's `mark` made.
  return write ? road.map((mark) => write(mark as never)) : [];
}
