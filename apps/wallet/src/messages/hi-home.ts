import type { Translation } from '@pavilion/shared-ui/messages';
import type { enHome } from './en-home.ts';

export const hiHome: Translation<typeof enHome> = {
  money: 'आपका बैलेंस अभी',
  withdrawable: 'निकालने योग्य',
  withdraw: 'निकालें',
  deposit: 'जमा करें',
  exposure: 'एक्सपोज़र',
  bonus: 'बोनस, खेलना बाकी',
  session: 'सत्र',
  none: 'कोई नहीं',
  notRead: 'उपलब्ध नहीं',
  sessionOf: 'सत्र, {minutes} मिनट',
  notPlaying: 'खेल नहीं रहे',
  opens: 'हिसाब देखें',

  toWithdraw: 'निकासी पर जाएँ',

  otherMatches: 'बाकी मैच',
  noExposure: 'आपके कोई खुले दाँव जोखिम में नहीं हैं।',
  toExposure: 'ये दाँव देखें',

  noBonus: 'आपका कोई बोनस चालू नहीं है। उपलब्ध ऑफ़र बोनस पेज पर देखें।',
  bonusDone: '{title}: खेला गया',
  toBonus: 'बोनस देखें',

  bets: 'दाँव',
  betsNote: 'निपटे हुए, कमीशन के बाद',
  games: 'गेम',
  sessionNet: 'इस सत्र में जीत/हार',
  sessionNote: '15 मिनट न खेलने पर सत्र समाप्त हो जाता है। खुले दाँव शामिल नहीं हैं।',
  noSession: 'आपने पिछले 15 मिनट में नहीं खेला है। खेलते समय आपका समय और नतीजा यहाँ दिखेगा।',
  sessionUnsaid: 'सत्र का ब्योरा अभी उपलब्ध नहीं है।',
  toLimits: 'सीमाएँ और विराम',
};
