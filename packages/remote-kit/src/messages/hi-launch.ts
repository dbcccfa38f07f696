import type { Translation } from '@pavilion/shared-ui/messages';
import type { en } from './en-launch.ts';

export const hi: Translation<typeof en> = {
  opening: '{what} खुल रहा है',
  signedInAs: '{id} के रूप में साइन इन',
  lobbyFailed: 'खोलने का पता नहीं मिला',
  sessionOver: 'यह सत्र समाप्त हो गया',
  openAgain: 'फिर खोलें',
  openElsewhere: '{what} दूसरी विंडो में खुला है',
  playHere: 'यहाँ खेलें',
  tryAgain: 'फिर कोशिश करें',
  closedForNow: '{what} अभी बंद है',
  noPlayForNow: 'आप अभी नहीं खेल सकते',
  withdraw: 'निकालें',
  notInCountry: '{what} आपकी जगह पर उपलब्ध नहीं है',
  notInCurrency: '{what} आपकी मुद्रा में उपलब्ध नहीं है',
  doesNotOpen: '{what} नहीं खुल रहा है',
  doesNotOpenText: 'गेम लोड नहीं हो सका। आपके पैसे पर कोई असर नहीं है।',
  gameClosed: '{what} बंद है',
};
