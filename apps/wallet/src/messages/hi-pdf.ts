import type { Translation } from '@pavilion/shared-ui/messages';
import type { enPdf } from './en-pdf.ts';

export const hiPdf: Translation<typeof enPdf> = {
  title: 'खाता विवरण',
  days: '{period}। दिन भारतीय समय (IST) के हैं। राशि रुपयों में।',
  cash: 'शुरू में कैश {opening}, आया {moneyIn}, गया {moneyOut}, अंत में {closing}',
  page: 'पेज {page, number}/{count, number}',
  part: 'यह भाग: {total, number} में से एंट्री {first, number} से {last, number}, {period}',
  at: 'तारीख़ और समय (IST)',
  amount: 'राशि',
  after: 'बाद में',
};
