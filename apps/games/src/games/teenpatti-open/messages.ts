import type { Hand, TeenpattiMark, TeenpattiSpot } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';

const en = {
  name: 'Teen Patti Open',
  dealer: 'Dealer',
  seat: (seat: string) => `Seat ${seat}`,
  pairPlusOf: (seat: string) => `Seat ${seat} pair plus`,
  dealerHas: (hand: string) => `Dealer, ${hand}`,
  hands: {
    trail: 'Trail',
    'pure-sequence': 'Pure sequence',
    sequence: 'Sequence',
    colour: 'Colour',
    pair: 'Pair',
    'high-card': 'High card',
  } satisfies Record<Hand, string>,
  short: {
    trail: 'Trail',
    'pure-sequence': 'Pure seq.',
    sequence: 'Seq.',
    colour: 'Colour',
    pair: 'Pair',
    'high-card': 'High',
  } satisfies Record<Hand, string>,
  win: (seats: readonly string[]) =>
    seats.length === 1 ? `Seat ${seats[0]} wins` : `Seats ${seats.slice(0, -1).join(', ')} and ${seats.at(-1)} win`,
  noneWins: 'No seat beats the dealer',
  allWin: 'All seats beat the dealer',
  cardTo: (nth: string, place: string) => `${nth} card to ${place}`,
  nth: ['First', 'Second', 'Third'] as readonly string[],
  theDealer: 'the dealer',
  toSeat: (seat: number) => `seat ${seat}`,
  beats: 'Beats the dealer',
  beatsPays: (pays: string) => `${pays} to 1, a tie returns the stake`,
  pairPlus: 'Pair plus',
  handPays: (hand: string, pays: string) => `${hand} ${pays}`,
  upTo: (pays: string) => `up to ${pays} to 1`,
  shortUpTo: (pays: string) => `to ${pays}`,
  lettering: (pays: string) => `PAIR PLUS PAYS ${pays} TO 1`,
  winningSeats: 'Winning seats',
  lastRounds: (count: number) => `last ${count}`,
  threeCards: 'three cards',
  letterDealer: 'D',
  rules: [
    'The dealer and seven seats get three cards each from one pack. A seat that beats the dealer wins; a tie returns the stake. The ace is high. Ace, king, queen is the best sequence; ace, two, three is second.',
    'Pair plus depends only on the seat’s own cards, not on the dealer’s.',
  ] as readonly string[],
};

const hi: typeof en = {
  name: 'तीन पत्ती ओपन',
  dealer: 'डीलर',
  seat: (seat) => `सीट ${seat}`,
  pairPlusOf: (seat) => `सीट ${seat} पेयर प्लस`,
  dealerHas: (hand) => `डीलर, ${hand}`,
  hands: {
    trail: 'ट्रेल',
    'pure-sequence': 'प्योर सीक्वेंस',
    sequence: 'सीक्वेंस',
    colour: 'कलर',
    pair: 'जोड़ी',
    'high-card': 'हाई कार्ड',
  },
  short: {
    trail: 'ट्रेल',
    'pure-sequence': 'प्योर',
    sequence: 'सीक्वेंस',
    colour: 'कलर',
    pair: 'जोड़ी',
    'high-card': 'हाई',
  },
  win: (seats) =>
    seats.length === 1 ? `सीट ${seats[0]} की जीत` : `सीट ${seats.slice(0, -1).join(', ')} और ${seats.at(-1)} की जीत`,
  noneWins: 'कोई सीट डीलर से नहीं जीती',
  allWin: 'सभी सीटें डीलर से जीतीं',
  cardTo: (nth, place) => `${place} को ${nth} पत्ता`,
  nth: ['पहला', 'दूसरा', 'तीसरा'],
  theDealer: 'डीलर',
  toSeat: (seat) => `सीट ${seat}`,
  beats: 'डीलर से जीत',
  beatsPays: (pays) => `${pays}:1, बराबरी पर राशि वापस`,
  pairPlus: 'पेयर प्लस',
  handPays: (hand, pays) => `${hand} ${pays}`,
  upTo: (pays) => `${pays}:1 तक`,
  shortUpTo: (pays) => `${pays} तक`,
  lettering: (pays) => `पेयर प्लस ${pays}:1`,
  winningSeats: 'जीतने वाली सीटें',
  lastRounds: (count) => `पिछले ${count}`,
  threeCards: 'तीन पत्ते',
  letterDealer: 'D',
  rules: [
    'डीलर और सात सीटों को एक पैक से तीन-तीन पत्ते मिलते हैं। जो सीट डीलर से बेहतर हो, वह जीतती है; बराबरी पर राशि वापस आती है। इक्का सबसे बड़ा है; इक्का, बादशाह, बेगम सबसे अच्छा सीक्वेंस है और इक्का, दो, तीन दूसरा।',
    'पेयर प्लस सीट के अपने पत्तों से तय होता है, डीलर के पास जो भी हो।',
  ],
};

export const useTeenpattiMessages = createMessages(en, hi);
export type TeenpattiMessages = typeof en;

/** A result in a few words. */
export function teenpattiResult(t: TeenpattiMessages, { winners, hands }: TeenpattiMark): string {
  if (winners.length === 0) return t.noneWins;
  return winners.length === hands.length ? t.allWin : t.win(winners.map(String));
}

/** How a bet is called. */
export const teenpattiSpotName = (t: TeenpattiMessages, spot: TeenpattiSpot): string =>
  (spot.startsWith('pair-plus') ? t.pairPlusOf : t.seat)(spot.at(-1) ?? '');
