import type { HiloCall } from '@pavilion/game-rules';
import { createMessages } from '../../kit/language/messages.ts';

const calls: Readonly<Record<HiloCall, string>> = {
  'higher-or-same': 'Higher or same',
  'lower-or-same': 'Lower or same',
  higher: 'Higher',
  lower: 'Lower',
  same: 'Same',
};
const RANKS = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'];
const SUITS = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

const en = {
  calls,
  rank: (rank: number) => RANKS[rank - 1] ?? '',
  card: (rank: number, suit: keyof typeof SUITS) => `${RANKS[rank - 1]} of ${SUITS[suit]}`,
  now: 'Now',
  firstCard: 'First card',
  start: 'Start',
  skipped: 'Skipped',
  cards: 'Cards so far',
  nextCard: 'What is the next card?',
  ifCall: (call: string) => `If ${call.toLowerCase()}`,
  called: (call: string) => `You called ${call.toLowerCase()}`,
  skip: 'Skip this card',
  change: 'Change the first card',
  callFirst: 'Call the next card',
  opened: (card: string, multiplier: string) => `${card}. Now ${multiplier}.`,
  hit: (stake: string) => `${stake} lost`,
  wrong: (rank: string, call: string) => `${rank}. You called ${call.toLowerCase()}`,
  capped: (multiplier: string, pays: string) => `${multiplier}, ${pays}`,
  rules: [
    'One card is open. Call whether the next card is higher or the same, or lower or the same. The ace is lowest, the king highest; suits do not count. On an ace call higher or same; on a king, lower or same.',
    'Each correct call multiplies your cash-out by 0.97 divided by its chance, rounded down only at the end. A wrong call ends the round and you lose your stake. You can skip up to 52 cards and cash out after any correct call.',
    'The pack never runs out. Every card is equally likely every time.',
  ] as readonly string[],
};

const HINDI_RANKS = ['इक्का', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ग़ुलाम', 'बेगम', 'बादशाह'];
const HINDI_SUITS = { s: 'हुकुम', h: 'पान', d: 'ईंट', c: 'चिड़ी' };

const hi: typeof en = {
  calls: {
    'higher-or-same': 'बड़ा या बराबर',
    'lower-or-same': 'छोटा या बराबर',
    higher: 'बड़ा',
    lower: 'छोटा',
    same: 'बराबर',
  },
  rank: (rank) => HINDI_RANKS[rank - 1] ?? '',
  card: (rank, suit) => `${HINDI_SUITS[suit]} का ${HINDI_RANKS[rank - 1]}`,
  now: 'अभी',
  firstCard: 'पहला पत्ता',
  start: 'शुरुआत',
  skipped: 'छोड़ा',
  cards: 'अब तक के पत्ते',
  nextCard: 'अगला पत्ता कैसा होगा?',
  ifCall: (call) => `${call} होने पर`,
  called: (call) => `आपने कहा: ${call}`,
  skip: 'यह पत्ता छोड़ें',
  change: 'पहला पत्ता बदलें',
  callFirst: 'अगला पत्ता बताएँ',
  opened: (card, multiplier) => `${card}। अभी ${multiplier}।`,
  hit: (stake) => `${stake} का नुकसान`,
  wrong: (rank, call) => `${rank} आया, आपने कहा था: ${call}`,
  capped: (multiplier, pays) => `${multiplier}, ${pays}`,
  rules: [
    'एक पत्ता खुला है। बताएँ कि अगला पत्ता बड़ा या बराबर होगा, या छोटा या बराबर; इक्का सबसे छोटा और बादशाह सबसे बड़ा है, रंग नहीं गिने जाते। इक्के और बादशाह पर सिर्फ़ दूसरी ओर या बराबर कहा जा सकता है।',
    'हर सही अनुमान पर कैश आउट की राशि 0.97 बटा उसकी संभावना से गुना होती है, पूर्णांकन सिर्फ़ अंत में। ग़लत अनुमान पर राउंड ख़त्म होता है और दाँव की राशि चली जाती है। 52 पत्ते तक छोड़ सकते हैं; किसी भी सही अनुमान के बाद कैश आउट करें।',
    'पत्ते एक अंतहीन गड्डी से आते हैं: हर बार हर पत्ते की संभावना बराबर है।',
  ],
};

/** What hi-lo says. */
export const useHiloMessages = createMessages(en, hi);
