import type { Translation } from '@pavilion/shared-ui/messages';
import type { enHistory } from './en-history.ts';

export const hiHistory: Translation<typeof enHistory> = {
  chart: '{since} से {runner} का बैक भाव: शुरुआत {opened}, सबसे कम {low}, सबसे ज़्यादा {high}, अभी {now}',
  opened: 'शुरुआत',
  low: 'सबसे कम',
  high: 'सबसे ज़्यादा',
  now: 'अभी',
  since: '{since} से बैक भाव',
  none: 'अभी कोई भाव नहीं',
  noneText: 'पहला भाव मिलते ही चार्ट शुरू होगा।',
  failed: 'भाव का इतिहास लोड नहीं हो सका',
  retry: 'फिर कोशिश करें',
};
