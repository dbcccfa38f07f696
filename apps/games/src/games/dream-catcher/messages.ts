import type { DreamMark } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';

const en = {
  name: 'Dream Catcher',
  wins: (number: string) => `${number} wins`,
  winsTimes: (number: string, times: string) => `${number} wins, ${times}`,
  bonus: (times: string) => `${times}: multiplies the next spin`,
  spinning: 'The wheel is spinning',
  wheel: 'Wheel of 54 fields',
  ofFields: (count: number) => `${count} of 54`,
  last: 'Last 20',
  newestFirst: 'newest first',
  onWheel: 'On the wheel',
  fields: '54 fields',
  row: (number: string, pays: string) => `${number}, pays ${pays}`,
  bonusRow: '2× and 7×, next spin',
  rules: [
    'The wheel has 54 fields. The number where it stops pays its value to one: 5 pays 5 to 1.',
    'On 2× or 7× all bets stay and the wheel spins again. The next number pays two or seven times as much. Several multipliers multiply each other; the stake itself is not multiplied.',
    'The return is stated without the maximum win. Wins are limited to the maximum win per round.',
  ] as readonly string[],
};

const hi: typeof en = {
  name: 'ड्रीम कैचर',
  wins: (number) => `${number} की जीत`,
  winsTimes: (number, times) => `${number} की जीत, ${times} गुना`,
  bonus: (times) => `${times}: अगला चक्कर उतने गुना देगा`,
  spinning: 'पहिया घूम रहा है',
  wheel: '54 ख़ानों का पहिया',
  ofFields: (count) => `54 में से ${count}`,
  last: 'पिछले 20',
  newestFirst: 'नए पहले',
  onWheel: 'पहिए पर',
  fields: '54 ख़ाने',
  row: (number, pays) => `${number}, भुगतान ${pays}`,
  bonusRow: '2× और 7×, अगला चक्कर',
  rules: [
    'पहिए पर 54 ख़ाने हैं। जिस अंक पर वह रुकता है, वह अपने जितना गुना देता है।',
    '2× या 7× पर सभी दाँव बने रहते हैं और पहिया फिर घूमता है: तब अंक उतने गुना ज़्यादा देता है। कई आएँ तो आपस में गुणा होते हैं; दाँव की राशि गुणा नहीं होती।',
    'रिटर्न अधिकतम जीत के बिना बताया गया है। एक राउंड की जीत अधिकतम जीत तक सीमित है।',
  ],
};

export const useDreamMessages = createMessages(en, hi);
export type DreamMessages = typeof en;

/** A result in a few words. */
export const dreamResult = (t: DreamMessages, { number, multiplier }: DreamMark): string =>
  multiplier > 1 ? t.winsTimes(String(number), `${multiplier}×`) : t.wins(String(number));
