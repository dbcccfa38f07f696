import type { Translation } from '@pavilion/shared-ui/messages';
import type { enPlay } from './en-play.ts';

export const hiPlay: Translation<typeof enPlay> = {
  check: 'वास्तविकता जाँच',
  played: '{minutes, plural, one {आप # मिनट से खेल रहे हैं।} other {आप # मिनट से खेल रहे हैं।}}',
  since: '{time} से।',
  net: 'शुद्ध नतीजा',
  settledOnly: 'तब से दाँव और खेलों से जो आया या गया। खुले दाँव इसमें नहीं हैं।',
  playOn: 'खेलना जारी रखें',
  takeBreak: 'विराम लें',
  notRead: 'यह सहेजा नहीं गया। तब तक दाँव रुके रहेंगे।',
  close: 'बंद करें',
  playTime: '{minutes} मिनट',
  playTimeLabel: '{minutes} मिनट से खेल रहे हैं, शुद्ध नतीजा {net}',
};
