import type { RaceSpot } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';

const en = {
  name: 'Race 20-20',
  suits: { spades: 'Spades', hearts: 'Hearts', clubs: 'Clubs', diamonds: 'Diamonds' },
  cards: (count: number) => `${count} cards`,
  firstToFive: 'First suit to five',
  dealt: (count: number) => (count === 1 ? '1 card dealt' : `${count} cards dealt`),
  leads: (suit: string, count: number) => `${suit} lead with ${count}`,
  wins: (suit: string, count: number) => `${suit} win, ${count} cards`,
  lastRaces: 'Last races',
  suitAndCards: 'suit and cards',
  cardsDealt: 'Cards dealt',
  inAll: 'total payout',
  onSuits: 'On the suits',
  rules: [
    'Cards from one pack are dealt to their suits. The first suit with five cards wins.',
    'You can also bet on how many cards the race takes, from five to seventeen. The race ends with the winner’s fifth card.',
  ] as readonly string[],
};

const hi: typeof en = {
  name: 'रेस 20-20',
  suits: { spades: 'हुकुम', hearts: 'पान', clubs: 'चिड़ी', diamonds: 'ईंट' },
  cards: (count) => `${count} पत्ते`,
  firstToFive: 'पहले पाँच वाला जीतेगा',
  dealt: (count) => `${count} पत्ते आए`,
  leads: (suit, count) => `${suit} ${count} से आगे`,
  wins: (suit, count) => `${suit} की जीत, ${count} पत्ते`,
  lastRaces: 'पिछली रेस',
  suitAndCards: 'रंग और पत्ते',
  cardsDealt: 'पत्तों की संख्या',
  inAll: 'कुल भुगतान',
  onSuits: 'रंगों पर',
  rules: [
    'एक पैक के पत्ते अपने-अपने रंग में आते हैं। जिस रंग के पहले पाँच हों, वह जीतता है।',
    'आप पाँच से सत्रह तक पत्तों की संख्या पर भी दाँव लगा सकते हैं। विजेता के पाँचवें के बाद के पत्ते नहीं खुलते।',
  ],
};

export const useRaceMessages = createMessages(en, hi);

/** How a bet is called. */
export const raceSpotName = (t: typeof en, spot: RaceSpot): string =>
  spot in t.suits ? t.suits[spot as keyof typeof t.suits] : t.cards(Number(spot.slice('cards-'.length)));
