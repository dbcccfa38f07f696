import type { RouletteHalf } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';

const halves: Readonly<Record<RouletteHalf, string>> = {
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  even: 'Even',
  '1-6': '1–6',
  '7-12': '7–12',
};

const en = {
  halves,
  colours: { red: 'red', black: 'black', zero: 'no colour' },
  chip: 'Chip',
  undo: 'Undo last chip',
  clear: 'Clear',
  clearAll: 'Clear all chips',
  betAnew: 'New bet',
  double: '2×, double all chips',
  table: 'Spots',
  number: (number: string, colour: string) => `Number ${number}, ${colour}`,
  onIt: (name: string, amount: string) => `${name}, ${amount} on it`,
  onTable: 'On the table',
  onTableText: (amount: string) => `${amount} on the table`,
  mostPays: 'Maximum win',
  aNumber: 'A number',
  aHalf: 'A half',
  spin: 'Spin',
  spinning: 'Spinning',
  repeat: 'Repeat',
  placeBets: 'Place your bets',
  noMoreBets: 'No more bets',
  zero: 'Zero',
  wheel: (number: string) => `The ball is in ${number}`,
  paid: (number: string, amount: string) => `${number} paid ${amount}`,
  lostOn: (number: string, stake: string) => `${number}, ${stake} lost`,
  tooMuch: (most: string) => `Maximum ${most} on the table`,
  rules: [
    'The ball lands in one of thirteen pockets, 0 to 12, all equally likely. Place chips on numbers, red or black, odd or even, 1 to 6 or 7 to 12. Zero counts for none of these.',
    'A number pays 12.6 times its chips in total, a half 2.1 times. The return is the same on every spot. Payouts are added up and rounded down once.',
  ] as readonly string[],
};

const hi: typeof en = {
  halves: { red: 'लाल', black: 'काला', odd: 'विषम', even: 'सम', '1-6': '1–6', '7-12': '7–12' },
  colours: { red: 'लाल', black: 'काला', zero: 'कोई रंग नहीं' },
  chip: 'चिप',
  undo: 'आख़िरी चिप वापस लें',
  clear: 'हटाएँ',
  clearAll: 'सभी चिप हटाएँ',
  betAnew: 'नया दाँव',
  double: '2×, सभी चिप दोगुनी करें',
  table: 'दाँव की जगहें',
  number: (number, colour) => `संख्या ${number}, ${colour}`,
  onIt: (name, amount) => `${name}, इस पर ${amount}`,
  onTable: 'मेज़ पर',
  onTableText: (amount) => `मेज़ पर ${amount}`,
  mostPays: 'अधिकतम जीत',
  aNumber: 'एक संख्या',
  aHalf: 'आधी संख्याएँ',
  spin: 'घुमाएँ',
  spinning: 'घूम रहा है',
  repeat: 'दोहराएँ',
  placeBets: 'दाँव लगाएँ',
  noMoreBets: 'अब दाँव नहीं',
  zero: 'शून्य',
  wheel: (number) => `गेंद ${number} पर है`,
  paid: (number, amount) => `${number} पर ${amount} मिले`,
  lostOn: (number, stake) => `${number}, ${stake} का नुकसान`,
  tooMuch: (most) => `मेज़ पर अधिकतम ${most} रखे जा सकते हैं`,
  rules: [
    'गेंद 0 से 12 तक के तेरह ख़ानों में से एक में रुकती है, हर ख़ाने की संभावना बराबर है। संख्याओं पर, लाल या काले पर, विषम या सम पर, 1 से 6 या 7 से 12 पर चिप रखें; शून्य इनमें से किसी में नहीं आता।',
    'एक संख्या पर चिप की राशि का कुल 12.6 गुना मिलता है, आधी संख्याओं पर 2.1 गुना: हर जगह रिटर्न वही रहता है। सब जगहों का भुगतान जोड़कर एक ही बार नीचे पूर्णांकित होता है।',
  ],
};

/** What mini roulette says. */
export const useRouletteMessages = createMessages(en, hi);
