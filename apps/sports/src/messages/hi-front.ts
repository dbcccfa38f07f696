import type { Translation } from '@pavilion/shared-ui/messages';
import type { enFront } from './en-front.ts';

export const hiFront: Translation<typeof enFront> = {
  inPlay: 'चालू मैच',
  inPlayNow: 'अभी चालू',
  allMatches: 'सभी मैच',
  match: 'मैच',
  sport: 'खेल',
  nothingInPlay: 'अभी कोई मैच चालू नहीं है',
  nothingInPlayText: 'मैच शुरू होते ही यहाँ दिखते हैं। आगे के मैच एक्सचेंज में हैं।',
};
