import type { BaccaratSpot, Hand, HiLowSpot, TrioSpot } from '@pavilion/game-rules';
import { type Named, SUITS_AND_HANDS } from '../wallet/details.ts';

const BACCARAT: Readonly<Record<BaccaratSpot, Named>> = {
  player: { en: 'Player', hi: 'प्लेयर' },
  banker: { en: 'Banker', hi: 'बैंकर' },
  tie: { en: 'Tie', hi: 'टाई' },
  'player-pair': { en: 'Player pair', hi: 'प्लेयर जोड़ी' },
  'banker-pair': { en: 'Banker pair', hi: 'बैंकर जोड़ी' },
};
const HI_LOW: Readonly<Record<HiLowSpot, Named>> = {
  lower: { en: 'Lower', hi: 'छोटा' },
  same: { en: 'Same', hi: 'बराबर' },
  higher: { en: 'Higher', hi: 'बड़ा' },
};
const TRIO: Readonly<Record<Exclude<TrioSpot, Hand>, Named>> = {
  'below-21': { en: 'Below 21', hi: '21 से कम' },
  'from-21': { en: '21 or more', hi: '21 या ज़्यादा' },
  red: { en: 'Two or more red', hi: 'दो या ज़्यादा लाल' },
  black: { en: 'Two or more black', hi: 'दो या ज़्यादा काले' },
};

/** What a spot is called whose name has a number in it. */
type Numbered = readonly [pattern: RegExp, name: (number: string) => Named];

const NAMES: Readonly<
  Record<string, { readonly fixed?: Readonly<Record<string, Named>>; readonly numbered?: readonly Numbered[] }>
> = {
  baccarat: { fixed: BACCARAT },
  'dream-catcher': { numbered: [[/^(\d+)$/, (number) => ({ en: `Number ${number}`, hi: `संख्या ${number}` })]] },
  'hi-low': { fixed: HI_LOW },
  matka: {
    numbered: [
      [/^ank-(\d)$/, (digit) => ({ en: `Ank ${digit}`, hi: `अंक ${digit}` })],
      [/^patti-(\d{3})$/, (digits) => ({ en: `Patti ${digits}`, hi: `पत्ती ${digits}` })],
    ],
  },
  'race-20-20': {
    fixed: SUITS_AND_HANDS,
    numbered: [[/^cards-(\d+)$/, (count) => ({ en: `${count} cards`, hi: `${count} पत्ते` })]],
  },
  'teenpatti-open': {
    numbered: [
      [/^seat-(\d)$/, (seat) => ({ en: `Seat ${seat}`, hi: `सीट ${seat}` })],
      [/^pair-plus-(\d)$/, (seat) => ({ en: `Seat ${seat} pair plus`, hi: `सीट ${seat} पेयर प्लस` })],
    ],
  },
  trio: { fixed: { ...TRIO, ...SUITS_AND_HANDS } },
};

/** What a table's spot is called, as on its board. Throws for one that has no name. */
export function spotName(engine: string, spot: string): Named {
  const { fixed = {}, numbered = [] } = NAMES[engine] ?? {};
  if (Object.hasOwn(fixed, spot)) return fixed[spot] as Named;
  for (const [pattern, name] of numbered) {
    const [, number] = pattern.exec(spot) ?? [];
    if (number !== undefined) return name(number);
  }
  throw new Error(`The spot ${spot} of ${engine} has no name`);
}
