/** The suits and ranks as they are written in a card's name, in the order of the drawn pack; the ace is the lowest, T is the ten. */
export const SUITS = ['s', 'h', 'd', 'c'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
/** A card by its name: `As`, `Th`. */
export type Card = `${Rank}${Suit}`;

/** All 52: the spades from ace to king, then the hearts, the diamonds and the clubs. Where cards are drawn, they are drawn from this order. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** A card's rank as a number: the ace 1, the king 13. */
export const rankOf = (card: Card): number => RANKS.indexOf(card[0] as Rank) + 1;
export const suitOf = (card: Card): Suit => card[1] as Suit;
/** Hearts and diamonds are red. */
export const isRed = (card: Card): boolean => card[1] === 'h' || card[1] === 'd';
