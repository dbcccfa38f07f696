import type { Hand, TrioMark, TrioSpot } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';

const en = {
  name: 'Trio',
  spots: {
    'below-21': 'Below 21',
    'from-21': '21 or more',
    red: 'Two or more red',
    black: 'Two or more black',
    pair: 'Pair',
    colour: 'Colour',
    sequence: 'Sequence',
    trail: 'Trail',
  } satisfies Record<TrioSpot, string>,
  short: { red: 'Red', black: 'Black' },
  twoOrMore: 'two or more',
  hands: {
    trail: 'a trail',
    'pure-sequence': 'a pure sequence',
    sequence: 'a sequence',
    colour: 'a colour',
    pair: 'a pair',
    'high-card': '',
  } satisfies Record<Hand, string>,
  colours: { red: 'mostly red', black: 'mostly black' },
  join: (parts: readonly string[]) => parts.join(', '),
  lettering: (pays: string) => `TRAIL PAYS ${pays}`,
  sum: 'Sum',
  soFar: 'so far',
  out: (count: number) => `${count} of three cards dealt`,
  lastSums: 'Last sums',
  redOrBlack: 'red or black',
  inLast: (count: number) => `Last ${count}`,
  rules: [
    'Three cards are dealt from one pack. In the sum an ace counts one and a king thirteen. Two or more of the cards are red, or two or more are black.',
    'A pair is two cards of one rank, a colour three of one suit, a sequence three in a row (ace high or low), a trail three of one rank. A pure sequence counts as a colour and as a sequence; a trail does not count as a pair.',
  ] as readonly string[],
};

const hi: typeof en = {
  name: 'ट्रायो',
  spots: {
    'below-21': '21 से कम',
    'from-21': '21 या ज़्यादा',
    red: 'दो या ज़्यादा लाल',
    black: 'दो या ज़्यादा काले',
    pair: 'जोड़ी',
    colour: 'कलर',
    sequence: 'सीक्वेंस',
    trail: 'ट्रेल',
  },
  short: { red: 'लाल', black: 'काले' },
  twoOrMore: 'दो या ज़्यादा',
  hands: {
    'high-card': '',
    pair: 'जोड़ी',
    colour: 'कलर',
    sequence: 'सीक्वेंस',
    'pure-sequence': 'प्योर सीक्वेंस',
    trail: 'ट्रेल',
  },
  colours: { red: 'ज़्यादा लाल', black: 'ज़्यादा काले' },
  join: (parts) => parts.join(', '),
  lettering: (pays) => `ट्रेल ${pays}`,
  sum: 'जोड़',
  soFar: 'अब तक',
  out: (count) => `तीन में से ${count} पत्ते आए`,
  lastSums: 'पिछले जोड़',
  redOrBlack: 'लाल या काले',
  inLast: (count) => `पिछले ${count}`,
  rules: [
    'एक पैक से तीन पत्ते आते हैं। उनके जोड़ में इक्का एक और बादशाह तेरह है; दो या तीन पत्ते लाल या काले होते हैं।',
    'जोड़ी यानी एक अंक के दो, कलर यानी एक रंग के तीन, सीक्वेंस यानी लगातार तीन (इक्का दोनों सिरों पर), ट्रेल यानी एक अंक के तीन। प्योर सीक्वेंस कलर भी है और सीक्वेंस भी; ट्रेल जोड़ी नहीं है।',
  ],
};

export const useTrioMessages = createMessages(en, hi);

/** A result in a few words. */
export const trioResult = (t: typeof en, { sum, colour, hand }: TrioMark): string =>
  t.join([String(sum), t.colours[colour], t.hands[hand]].filter(Boolean));
