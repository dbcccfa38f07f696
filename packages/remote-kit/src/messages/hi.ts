import type { Translation } from '@pavilion/shared-ui/messages';
import type { en } from './en.ts';

export const hi: Translation<typeof en> = {
  loading: '{what} लोड हो रहा है',
  loadingMore: 'लोड हो रहा है…',
  couldNotLoad: '{what} को लोड नहीं किया जा सका',
  asOf: '{time} तक की जानकारी। नई जानकारी लोड नहीं हो सकी।',
  offline: 'आप ऑफ़लाइन हैं',
  offlineText: 'कनेक्शन लौटते ही यह अपने-आप लोड होगा।',
  retry: 'फिर कोशिश करें',
  language: 'भाषा',
  reference: 'संदर्भ {id}',
  somethingWentWrong: 'कुछ गड़बड़ हो गई',

  networkText: 'कनेक्शन नहीं है।',
  timeoutText: 'साइट ने समय पर जवाब नहीं दिया।',
  serverText: 'हमारी ओर से कुछ गड़बड़ हुई।',
  invalidText: 'जवाब पढ़ा नहीं जा सका।',
  limitedText: 'बहुत बार कोशिश हुई।',
  refusedText: 'आपका अनुरोध नामंज़ूर हुआ।',
  unauthorisedText: 'आपका सत्र समाप्त हो गया है।',
  networkAdvice: 'आपके पैसे पर कोई असर नहीं है। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  laterAdvice: 'आपके पैसे पर कोई असर नहीं है। बाद में फिर कोशिश करें।',
  limitedAdvice: 'थोड़ा रुकें, फिर कोशिश करें।',
  refusedAdvice: 'फिर कोशिश करें, या सहायता से संपर्क करें।',
  unauthorisedAdvice: 'फिर लॉग इन करें।',

  sendNetwork: 'कनेक्शन नहीं है। आपका भरा हुआ सुरक्षित है: कनेक्शन जाँचें और फिर कोशिश करें।',
  sendTimeout: 'साइट ने समय पर जवाब नहीं दिया। आपका भरा हुआ सुरक्षित है: थोड़ी देर में फिर कोशिश करें।',
  sendServer: 'हमारी ओर से कुछ गड़बड़ हुई। आपका भरा हुआ सुरक्षित है: थोड़ी देर में फिर कोशिश करें।',
  outcomeUnknown: 'हो सकता है यह हो गया हो। आप इसे फिर भेज सकते हैं: यह दो बार नहीं होगा।',
  submitting: 'भेजा जा रहा है..',
  fieldsNeedChange: '{count, plural, one {# फ़ील्ड जाँचें} other {# फ़ील्ड जाँचें}}',

  partNotLoaded: 'यह सेक्शन लोड नहीं हो सका',
  partNotLoadedText: 'अपना कनेक्शन जाँचें और फिर कोशिश करें।',
};
