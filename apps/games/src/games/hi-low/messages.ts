import type { HiLowSpot } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';

const en = {
  name: 'Hi-Low',
  spots: { lower: 'Lower', same: 'Same', higher: 'Higher' } satisfies Record<HiLowSpot, string>,
  open: 'Open',
  next: 'Next',
  drawing: 'Drawing',
  lettering: 'ACE LOW · KING HIGH',
  ladder: (card: string, lower: number, higher: number) =>
    `The open card is ${card}: ${lower} ranks lower, ${higher} higher`,
  ranks: (count: number) => `${count} of 13 ranks`,
  results: {
    lower: (rank: string, open: string) => `${rank} is lower than ${open}`,
    same: (rank: string) => `${rank} again: the same`,
    higher: (rank: string, open: string) => `${rank} is higher than ${open}`,
  },
  mark: (card: string, result: string) => `${card}, ${result}`,
  lastCards: 'Last cards',
  newestFirst: 'newest first',
  from: (rank: string) => `From ${rank}`,
  paysToOne: 'pays to one',
  rules: [
    'One card is open. Bet whether the next card is higher, lower or the same. The ace is lowest, the king highest. The pack never runs out.',
    'The payout depends on the open card: 0.965 divided by the chance, stake included. You can’t bet lower than an ace or higher than a king.',
    'The card that decides a round is the open card of the next round.',
  ] as readonly string[],
};

const hi: typeof en = {
  name: 'हाई-लो',
  spots: { lower: 'छोटा', same: 'बराबर', higher: 'बड़ा' },
  open: 'खुला',
  next: 'अगला',
  drawing: 'पत्ता आ रहा है',
  lettering: 'इक्का छोटा · बादशाह बड़ा',
  ladder: (card, lower, higher) => `खुला पत्ता ${card}: ${lower} छोटे, ${higher} बड़े`,
  ranks: (count) => `13 में से ${count}`,
  results: {
    lower: (rank, open) => `${open} से ${rank} छोटा`,
    same: (rank) => `फिर ${rank}: बराबर`,
    higher: (rank, open) => `${open} से ${rank} बड़ा`,
  },
  mark: (card, result) => `${card}, ${result}`,
  lastCards: 'पिछले पत्ते',
  newestFirst: 'नए पहले',
  from: (rank) => `${rank} से`,
  paysToOne: 'एक पर',
  rules: [
    'एक पत्ता खुला रहता है। आप दाँव लगाते हैं कि अगला बड़ा, छोटा या बराबर होगा; इक्का सबसे छोटा और बादशाह सबसे बड़ा है। पत्ते अंतहीन पैक से आते हैं।',
    'भुगतान खुले पत्ते के हिसाब से है: 0.965 बटा संभावना, दाँव की राशि समेत, हर पत्ते के लिए दिखता है। इक्के से छोटे और बादशाह से बड़े पर दाँव नहीं लगता।',
    'जो पत्ता राउंड तय करता है, वही अगले में खुला रहता है।',
  ],
};

export const useHiLowMessages = createMessages(en, hi);
