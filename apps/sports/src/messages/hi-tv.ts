import type { Translation } from '@pavilion/shared-ui/messages';
import type { enTv } from './en-tv.ts';

export const hiTv: Translation<typeof enTv> = {
  liveTv: 'लाइव टीवी',
  watch: 'लाइव टीवी देखें',
  hide: 'तस्वीर बंद करें',
  pictures: 'तस्वीर',
  picturesOf: '{match} की लाइव तस्वीर',
  lag: 'तस्वीर भाव से कुछ सेकंड पीछे हो सकती है।',
  saver: 'आपका डेटा सेवर चालू है: तस्वीर तभी आएगी जब आप कहेंगे।',
  loading: 'तस्वीर आ रही है',
  none: 'इस मैच की अभी कोई तस्वीर नहीं है',
  noneText: 'स्कोर और भाव पहले की तरह चलते रहेंगे।',
  late: 'तस्वीर नहीं आ रही है',
  lateText: '{count} सेकंड से कुछ नहीं आया। स्कोर और भाव पहले की तरह चलते रहेंगे।',
  refused: 'तस्वीर नहीं दिखाई जा सकती',
  refusedText: 'यह साइट उनका पता नहीं दिखाती। स्कोर और भाव पहले की तरह चलते रहेंगे।',
  retry: 'फिर कोशिश करें',
  popOut: 'छोटी विंडो में दिखाएँ',
  bringBack: 'तस्वीर वापस लाएँ',
  isOut: 'तस्वीर छोटी विंडो में चल रही है',
  notOut: 'आपके ब्राउज़र ने छोटी विंडो नहीं खोली।',
};
