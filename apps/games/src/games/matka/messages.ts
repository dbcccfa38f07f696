import type { MatkaMark, MatkaSpot } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';
import { spaced } from './round.ts';

const en = {
  name: 'Matka',
  ank: 'Ank',
  patti: 'Patti',
  ankOf: (digit: string) => `Ank ${digit}`,
  pattiOf: (digits: string) => `Patti ${digits}`,
  lastDigit: (pays: string) => `last digit of the sum, pays ${pays} in total`,
  kinds: ['triple', 'pair', 'all different'] as readonly string[],
  kindPays: (kind: string, pays: string) => `${kind} ${pays}`,
  result: (digits: string, ank: number) => `${digits}, ank ${ank}`,
  out: ['First digit next', 'Second digit next', 'Third digit next', 'All three drawn'] as readonly string[],
  choose: 'Choose a patti',
  digit: (nth: number) => `Digit ${nth}`,
  layOn: (stake: string, patti: string, pays: string) => `${stake} on ${patti}, pays ${pays}`,
  orderFree: 'The order does not matter.',
  lastRounds: 'Patti and ank',
  newestFirst: 'newest first',
  ankInLast: (count: number) => `Ank in the last ${count}`,
  pays: 'Total payout',
  pattiKind: (kind: string) => `Patti, ${kind}`,
  rules: [
    'Three digits from 0 to 9 are drawn; a digit can repeat. The ank is the last digit of their sum.',
    'A patti is the three digits in any order.',
  ] as readonly string[],
};

const hi: typeof en = {
  name: 'मटका',
  ank: 'अंक',
  patti: 'पत्ती',
  ankOf: (digit) => `अंक ${digit}`,
  pattiOf: (digits) => `पत्ती ${digits}`,
  lastDigit: (pays) => `जोड़ का आख़िरी अंक, कुल ${pays}`,
  kinds: ['तीनों एक', 'दो एक जैसे', 'तीनों अलग'],
  kindPays: (kind, pays) => `${kind} ${pays}`,
  result: (digits, ank) => `${digits}, अंक ${ank}`,
  out: ['पहला अंक आ रहा है', 'दूसरा अंक आ रहा है', 'तीसरा अंक आ रहा है', 'तीनों आ गए'],
  choose: 'पत्ती चुनें',
  digit: (nth) => `अंक ${nth}`,
  layOn: (stake, patti, pays) => `${patti} पर ${stake}, भुगतान ${pays}`,
  orderFree: 'क्रम से फ़र्क़ नहीं पड़ता।',
  lastRounds: 'पत्ती और अंक',
  newestFirst: 'नए पहले',
  ankInLast: (count) => `पिछले ${count} में अंक`,
  pays: 'कुल भुगतान',
  pattiKind: (kind) => `पत्ती, ${kind}`,
  rules: [
    'तीन अंक निकलते हैं, हर एक 0 से 9 तक, तो कोई अंक दोबारा आ सकता है। उनके जोड़ का आख़िरी अंक ही नतीजे का अंक है।',
    'पत्ती यानी तीनों अंक एक साथ, चाहे जिस क्रम में आएँ।',
  ],
};

export const useMatkaMessages = createMessages(en, hi);
export type MatkaMessages = typeof en;

export const matkaResult = (t: MatkaMessages, { patti, ank }: MatkaMark): string => t.result(spaced(patti), ank);

/** How a bet is called. */
export function matkaSpotName(t: MatkaMessages, spot: MatkaSpot): string {
  const [kind, digits = ''] = spot.split('-');
  return kind === 'ank' ? t.ankOf(digits) : t.pattiOf(spaced(digits));
}
