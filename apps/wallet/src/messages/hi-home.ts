import type { Translation } from '@pavilion/shared-ui/messages';
import type { enHome } from './en-home.ts';

export const hiHome: Translation<typeof enHome> = {
  money: 'आपका पैसा अभी',
  withdrawable: 'निकालने योग्य',
  withdraw: 'निकालें',
  deposit: 'जमा करें',
  exposure: 'एक्सपोज़र',
  bonus: 'बोनस, बाकी खेल',
  session: 'सत्र',
  none: 'कोई नहीं',
  notRead: 'पता नहीं',
  sessionOf: 'सत्र, {minutes} मिनट',
  notPlaying: 'खेल नहीं रहे',
  opens: 'यह कैसे बनता है',

  toWithdraw: 'निकासी पर जाएँ',
  statement: 'इसका हर लेन-देन',

  otherMatches: 'बाकी मैच',
  noExposure: 'अभी किसी खुले दाँव से कोई नुकसान नहीं हो सकता।',
  toExposure: 'ये दाँव देखें',

  noBonus: 'आप अभी किसी बोनस की खेलने की शर्त पूरी नहीं कर रहे। जो आपके लिए है, वह बोनस पेज पर है।',
  bonusDone: '{title}: खेला गया हिस्सा',
  toBonus: 'बोनस पर जाएँ',

  bets: 'दाँव',
  betsNote: 'निपटे हुए, कमीशन के बाद',
  games: 'गेम',
  sessionNet: 'इस सत्र में जीत या हार',
  sessionNote: 'पंद्रह मिनट न खेलने पर सत्र समाप्त हो जाता है। खुले दाँव इसमें अभी नहीं हैं।',
  noSession: 'आपने पंद्रह मिनट से नहीं खेला है। खेलते समय आपका समय और नतीजा यहाँ रहता है।',
  sessionUnsaid: 'यह किन चीज़ों से बना है, अभी नहीं बताया जा सकता।',
  toLimits: 'सीमाएँ और विराम',
};
