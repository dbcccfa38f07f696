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
const HI_LOW_TONES = { lower: 'red', same: 'gold', higher: 'green' } as const;
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
    ({ number, multiplier }: DreamMark) => ({ text: `${number * multiplier}x`, tone: DREAM_TONES[number] ?? 'green' }),
  ],
  [hiLow.code, ({ card, result }: HiLowStep) => ({ text: cardText(card), tone: HI_LOW_TONES[result] })],
  [matka.code, ({ patti, ank }: MatkaMark) => ({ text: `${patti}-${ank}`, tone: 'violet' })],
  [race2020.code, ({ winner }: RaceMark) => RACE[winner]],
  [
    teenpattiOpen.code,
    // The seats that beat the dealer; D where none did.
    ({ winners }: TeenpattiMark) =>
      winners.length === 0 ? { text: 'D', tone: 'red' } : { text: winners.join(' '), tone: 'teal' },
  ],
  [trio.code, ({ sum, colour }: TrioMark) => ({ text: String(sum), tone: colour === 'red' ? 'red' : 'dark' })],
]);

/** A game's marks as a lobby writes them; none for a game that has no table. */
export function resultsOf(engine: string, road: readonly unknown[]): readonly Result[] {
  const write = WRITTEN.get(engine);
  // What stands in the database is what this engine's `mark` made.
  return write ? road.map((mark) => write(mark as never)) : [];
}
