import { createMessages } from '../../kit/language/messages.ts';

const en = {
  rollIs: 'The roll is',
  side: 'Under or over',
  under: 'Under',
  over: 'Over',
  rollUnder: 'Roll under',
  rollOver: 'Roll over',
  chance: 'Chance',
  pays: 'Pays',
  winPays: 'A win pays',
  target: 'Target',
  roll: 'Roll',
  rolling: 'Rolling',
  toWin: (stake: string, gain: string) => `${stake} to win ${gain}`,
  lastRoll: 'Last roll',
  firstRoll: 'Choose a target and roll',
  won: 'Won',
  lost: 'Lost',
  wonText: (roll: string, net: string) => `${roll}. Won ${net}.`,
  lostText: (roll: string, stake: string) => `${roll}. Lost ${stake}.`,
  rules: [
    'Each roll is a number from 0.00 to 99.99. Bet that it is under your target, or equal to your target or over it.',
    'You choose the target, with a chance of 1 to 94%. A win pays 97 divided by the chance in percent, rounded down to four decimals. The return is the same at every target.',
  ] as readonly string[],
};

const hi: typeof en = {
  rollIs: 'संख्या होगी',
  side: 'कम या ज़्यादा',
  under: 'कम',
  over: 'ज़्यादा',
  rollUnder: 'इससे कम',
  rollOver: 'इससे ज़्यादा',
  chance: 'संभावना',
  pays: 'भुगतान',
  winPays: 'जीत पर मिलेगा',
  target: 'लक्ष्य',
  roll: 'पासा फेंकें',
  rolling: 'पासा घूम रहा है',
  toWin: (stake, gain) => `${stake} पर ${gain} की जीत`,
  lastRoll: 'पिछली संख्या',
  firstRoll: 'लक्ष्य चुनें और पासा फेंकें',
  won: 'जीत',
  lost: 'हार',
  wonText: (roll, net) => `${roll}। ${net} की जीत।`,
  lostText: (roll, stake) => `${roll}। ${stake} का नुकसान।`,
  rules: [
    'हर बार 0.00 से 99.99 तक की एक संख्या आती है। आप दाँव लगाते हैं कि वह आपके लक्ष्य से कम होगी, या लक्ष्य के बराबर या उससे ज़्यादा।',
    'लक्ष्य आप चुनते हैं: संभावना 1 से 94% तक। जीत पर 97 बटा संभावना (प्रतिशत में) गुना मिलता है, चार दशमलव तक नीचे पूर्णांकित: हर लक्ष्य पर रिटर्न वही रहता है।',
  ],
};

/** What dice says. */
export const useDiceMessages = createMessages(en, hi);
