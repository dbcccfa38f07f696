import type { Translation } from '@pavilion/shared-ui/messages';
import type { en } from './en-near-names.ts';

export const hi: Translation<typeof en> = {
  didYouMean: 'क्या आप यह खोज रहे हैं:',
};
