import type { Translation } from '@pavilion/shared-ui/messages';
import type { en } from './en-game-marks.ts';

export const hi: Translation<typeof en> = {
  maintained: 'रखरखाव के लिए बंद',
  maintainedUntil: '{moment} तक रखरखाव के लिए बंद',
  notInCountry: 'आपके देश में नहीं',
  notInCurrency: 'आपकी मुद्रा में नहीं',
  closed: 'अभी बंद',
  roundOpen: 'राउंड खुला',
};
