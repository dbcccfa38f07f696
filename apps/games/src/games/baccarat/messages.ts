import type { BaccaratMark, BaccaratSide, BaccaratSpot } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';

const en = {
  name: 'Baccarat',
  spots: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    'player-pair': 'Player pair',
    'banker-pair': 'Banker pair',
  } satisfies Record<BaccaratSpot, string>,
  short: { 'player-pair': 'P pair', 'banker-pair': 'B pair' },
  letters: { player: 'P', banker: 'B', tie: 'T' },
  lettering: (pays: string) => `TIE PAYS ${pays} TO 1`,
  wins: (side: string, points: number, over: number) => `${side} wins, ${points} over ${over}`,
  tied: (points: number) => `Tie, ${points} all`,
  third: (side: string) => `${side} draws a third card`,
  roads: 'Roads',
  beadPlate: 'Bead plate',
  bigRoad: 'Big road',
  last: (count: number) => `last ${count}`,
  rules: [
    'The player and the banker get two cards each from eight packs, reshuffled every round. A third card may follow by the usual rules. Nine is best. Tens and face cards count zero, the ace one, and only the last digit of the total counts.',
    'On a tie, bets on player and banker are returned. A pair means that the first two cards have the same rank.',
    'Each round is independent. Earlier results do not affect the next one.',
  ] as readonly string[],
};

const hi: typeof en = {
  name: 'बैकारा',
  spots: {
    player: 'प्लेयर',
    banker: 'बैंकर',
    tie: 'टाई',
    'player-pair': 'प्लेयर जोड़ी',
    'banker-pair': 'बैंकर जोड़ी',
  },
  short: { 'player-pair': 'P जोड़ी', 'banker-pair': 'B जोड़ी' },
  letters: { player: 'P', banker: 'B', tie: 'T' },
  lettering: (pays) => `टाई ${pays}:1`,
  wins: (side, points, over) => `${side} की जीत, ${over} पर ${points}`,
  tied: (points) => `टाई, दोनों ${points}`,
  third: (side) => `${side} तीसरा पत्ता लेता है`,
  roads: 'रोड',
  beadPlate: 'बीड प्लेट',
  bigRoad: 'बिग रोड',
  last: (count) => `पिछले ${count}`,
  rules: [
    'हर राउंड के लिए नए फेंटे आठ पैक से दो पत्ते प्लेयर को और दो बैंकर को मिलते हैं। नियम के अनुसार तीसरा आ सकता है। नौ सबसे अच्छा है; दस और तस्वीरों का मूल्य शून्य, इक्के का एक, और जोड़ का सिर्फ़ आख़िरी अंक गिना जाता है।',
    'टाई में प्लेयर और बैंकर पर लगी राशि वापस आती है। जोड़ी यानी पहले दो पत्ते एक ही अंक के।',
    'हर राउंड नया होता है: पिछले नतीजे अगले को नहीं बदलते।',
  ],
};

export const useBaccaratMessages = createMessages(en, hi);
export type BaccaratMessages = typeof en;

/** A result in a few words. */
export function baccaratResult(t: BaccaratMessages, { winner, player, banker }: BaccaratMark): string {
  if (winner === 'tie') return t.tied(player);
  const [points, over] = winner === 'player' ? [player, banker] : [banker, player];
  return t.wins(t.spots[winner], points, over);
}

/** What is said of a card that is dealt: only a third one is worth a word. */
export const thirdCard = (t: BaccaratMessages, to: BaccaratSide, count: number): string | null =>
  count > 4 ? t.third(t.spots[to]) : null;
