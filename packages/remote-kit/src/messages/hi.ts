import type { Translation } from '@pavilion/shared-ui/messages';
import type { en } from './en.ts';

export const hi: Translation<typeof en> = {
  loading: '{what} लोड हो रहा है',
  loadingMore: 'लोड हो रहा है…',
  couldNotLoad: '{what} को लोड नहीं किया जा सका',
  asOf: '{time} तक की जानकारी। इससे नई जानकारी लोड नहीं हो सकी।',
  asOfOffline: 'आप ऑफ़लाइन हैं। यह {time} तक की जानकारी है।',
  offline: 'आप ऑफ़लाइन हैं',
  offlineText: 'कनेक्शन लौटते ही यह अपने-आप लोड होगा। जो पेज पर है वह बना रहेगा।',
  retry: 'फिर कोशिश करें',
  reference: 'संदर्भ {id}',
  somethingWentWrong: 'कुछ गड़बड़ हो गई',

  networkText: 'ऑपरेटर से कनेक्शन नहीं है।',
  timeoutText: 'समय पर जवाब नहीं आया।',
  serverText: 'गलती ऑपरेटर की है, आपकी नहीं।',
  invalidText: 'ऐसा जवाब आया जिसे यह पेज नहीं समझता।',
  limitedText: 'कम समय में बहुत बार कोशिश हुई।',
  refusedText: 'ऑपरेटर ने मना किया।',
  unauthorisedText: 'आपका सत्र समाप्त हो गया है।',
  networkAdvice: 'आपके पैसे पर कोई असर नहीं है। नेटवर्क जाँचें, फिर कोशिश करें।',
  laterAdvice: 'आपके पैसे पर कोई असर नहीं है। बाद में फिर कोशिश करें।',
  limitedAdvice: 'थोड़ा रुकें, फिर कोशिश करें।',
  refusedAdvice: 'फिर कोशिश करें या सहायता से पूछें।',
  unauthorisedAdvice: 'फिर लॉग इन करें।',

  sendNetwork: 'कनेक्शन नहीं है। आपका लिखा हुआ यहीं है: नेटवर्क जाँचें और फिर कोशिश करें।',
  sendTimeout: 'समय पर जवाब नहीं आया। आपका लिखा हुआ यहीं है: थोड़ी देर में फिर कोशिश करें।',
  sendServer: 'गलती आपकी नहीं है। आपका लिखा हुआ यहीं है: थोड़ी देर में फिर कोशिश करें।',
  outcomeUnknown: 'पता नहीं चला कि यह हुआ या नहीं। दोबारा भेजने पर यह दो बार नहीं होगा।',
  submitting: 'भेजा जा रहा है..',
  fieldsNeedChange: '{count, plural, one {# फ़ील्ड में बदलाव चाहिए} other {# फ़ील्ड में बदलाव चाहिए}}',

  opening: '{what} खुल रहा है',
  signedInAs: '{id} के रूप में साइन इन',
  lobbyFailed: 'खोलने का पता नहीं मिला',
  sessionOver: 'यह सत्र समाप्त हो गया',
  openAgain: 'फिर खोलें',

  partNotLoaded: 'पेज का यह हिस्सा लोड नहीं हो सका',
  partNotLoadedText: 'नेटवर्क जाँचें, फिर कोशिश करें।',
};
