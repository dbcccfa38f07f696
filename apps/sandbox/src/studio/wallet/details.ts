import type { Outcome } from '@pavilion/game-rules/outcome';
import { formatMoney, type Paise, sumPaise } from '@pavilion/money';

/** A name in each language. */
export interface Named {
  readonly en: string;
  readonly hi: string;
}

/** One bet of several on a round, and what came back of it. */
export interface PaidBet {
  readonly name: Named;
  readonly stake: Paise;
  readonly pays: Paise;
}

/** What a round came to, as the wallet's `win` takes it (docs/seamless-wallet.md). */
export interface RoundDetails {
  /** In words, in each language. */
  readonly text: Named;
  /** A little picture: rows of fields, each a few letters. */
  readonly picture: readonly (readonly string[])[];
  /** Whether the seed that it was drawn from is known: `hidden` until its player changes seeds, `later` until the round is over for everyone. */
  readonly seed: 'hidden' | 'later' | 'revealed';
  /** Where it is worked out again, on the games' origin. */
  readonly verify: string;
}

/** What the result of each engine is called; of a slot and of what climbs it is how much came back. */
const RESULTS: Readonly<Record<string, Named>> = {
  dice: { en: 'The roll', hi: 'रोल' },
  miniroulette: { en: 'The number', hi: 'संख्या' },
  aviator: { en: 'The flight ended at', hi: 'उड़ान यहाँ ख़त्म हुई' },
  left: { en: 'Cashed out at', hi: 'कैश आउट हुआ' },
  baccarat: { en: 'Player and banker', hi: 'प्लेयर और बैंकर' },
  'dream-catcher': { en: 'The wheel', hi: 'पहिया' },
  'hi-low': { en: 'The cards', hi: 'पत्ते' },
  matka: { en: 'Patti and ank', hi: 'पत्ती और अंक' },
  'race-20-20': { en: 'The winner and its cards', hi: 'विजेता और पत्ते' },
  'teenpatti-open': { en: 'The dealer’s hand and the seats that won', hi: 'डीलर का हाथ और जीतने वाली सीटें' },
  trio: { en: 'The sum and the hand', hi: 'जोड़ और हाथ' },
};
/** Who has left a flight that still flies. */
export const LEFT = 'left';
const BACK = { en: 'Times the stake', hi: 'दाँव की राशि का गुणक' };
/** The result of a climb that came to nothing. */
const NOTHING = '–';
const LOST = { en: 'Lost', hi: 'हार गए' };

/** What suits and hands are called, in results and as spots. */
export const SUITS_AND_HANDS: Readonly<Record<string, Named>> = {
  spades: { en: 'Spades', hi: 'हुकुम' },
  hearts: { en: 'Hearts', hi: 'पान' },
  clubs: { en: 'Clubs', hi: 'चिड़ी' },
  diamonds: { en: 'Diamonds', hi: 'ईंट' },
  trail: { en: 'Trail', hi: 'ट्रेल' },
  'pure-sequence': { en: 'Pure sequence', hi: 'प्योर सीक्वेंस' },
  sequence: { en: 'Sequence', hi: 'सीक्वेंस' },
  colour: { en: 'Colour', hi: 'कलर' },
  pair: { en: 'Pair', hi: 'जोड़ी' },
  'high-card': { en: 'High card', hi: 'हाई कार्ड' },
};
const inWords = (result: string, language: keyof Named) =>
  result.replaceAll(/[a-z]+(?:-[a-z]+)*/g, (word) => SUITS_AND_HANDS[word]?.[language] ?? word);

/** The largest picture, fields across and down: a longer row goes on in the next, and one of more rows is left out. */
const WIDE = 18;
const HIGH = 12;

const inWidth = (row: readonly string[]): readonly (readonly string[])[] =>
  row.length <= WIDE ? [row] : [row.slice(0, WIDE), ...inWidth(row.slice(WIDE))];

/** A round that was worked out again, in words and as a picture. */
export function detailsOf(
  engine: string,
  { result, rows }: Pick<Outcome, 'result' | 'rows'>,
  proof: Readonly<Record<string, unknown>>,
  unknown: 'hidden' | 'later' = 'hidden',
): RoundDetails {
  const { en, hi } = RESULTS[engine] ?? BACK;
  const picture = rows.flatMap((row) => inWidth(row.map(({ text }) => text)));
  const parts = Object.entries(proof).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return {
    text: result === NOTHING ? LOST : { en: `${en}: ${inWords(result, 'en')}`, hi: `${hi}: ${inWords(result, 'hi')}` },
    picture: picture.length <= HIGH ? picture : [],
    seed: 'seed' in proof ? 'revealed' : unknown,
    verify: `/play/verify#${new URLSearchParams(parts)}`,
  };
}

/** How many bets are named at most: a text has a thousand letters. */
const NAMED = 20;

/** The same with each bet by its name, its stake and what came back. Of more than can be named those that won come first, and the rest in all. */
export function withBets(details: RoundDetails, bets: readonly PaidBet[]): RoundDetails {
  if (bets.length === 0) return details;
  const isAll = bets.length <= NAMED;
  const inOrder = isAll ? bets : bets.toSorted((a, b) => Number(b.pays > 0) - Number(a.pays > 0));
  const others = inOrder.slice(NAMED);
  const came = ({ stake, pays }: Pick<PaidBet, 'stake' | 'pays'>) => `${formatMoney(stake)} → ${formatMoney(pays)}`;
  const rest = came({ stake: sumPaise(others, ({ stake }) => stake), pays: sumPaise(others, ({ pays }) => pays) });
  const textIn = (language: keyof Named) => {
    const named = inOrder.slice(0, NAMED).map((bet) => `${bet.name[language]} ${came(bet)}`);
    const more = { en: `${others.length} more ${rest}`, hi: `${others.length} और ${rest}` }[language];
    return (isAll ? named : [...named, more]).join('; ');
  };
  const { en, hi } = details.text;
  return { ...details, text: { en: `${en}. ${textIn('en')}`, hi: `${hi}। ${textIn('hi')}` } };
}
