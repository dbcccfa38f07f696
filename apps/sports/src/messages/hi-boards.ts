import type { Translation } from '@pavilion/shared-ui/messages';
import type { enBoards } from './en-boards.ts';

export const hiBoards: Translation<typeof enBoards> = {
  betby: 'Betby',
  sportsbookTest: 'स्पोर्ट्सबुक टेस्ट',
  productFrame: '{what}, दूसरी कंपनी की स्पोर्ट्सबुक',
  askingLobby: 'लॉबी से पता माँगा जा रहा है',
  productOver: 'स्पोर्ट्सबुक बंद हो गई है। वहाँ लगाए गए दाँव बने रहते हैं, और स्टेटमेंट में दिखते हैं।',
  backToExchange: 'एक्सचेंज पर वापस',

  multiMarket: 'मल्टी-मार्केट',
  whichMarkets: 'कौन से बाज़ार',
  allPinned: 'सभी पिन किए हुए',
  withBets: 'मेरे दाँव वाले',
  pinMarket: 'बाज़ार पिन करें',
  close: 'बंद करें',
  searchOther: 'कोई और नाम या प्रतियोगिता आज़माएँ।',
  exposure: 'एक्सपोज़र',
  openBets: 'खुले दाँव',
  matchesWithBets: 'दाँव वाले मैच',
  betSlip: 'दाँव पर्ची',
  mostMatched: 'आपने अभी कुछ पिन नहीं किया है: ये चल रहे मैचों में सबसे ज़्यादा राशि वाले हैं। पिन से कोई यहाँ बना रहता है।',
  nothingPinned: 'कुछ पिन नहीं किया है',
  nothingPinnedText: 'अभी कोई मैच नहीं चल रहा। यहाँ, या सूची में मैच के पास वाले पिन से बाज़ार पिन करें।',
  toExchange: 'एक्सचेंज पर',
  endedMarket: 'समाप्त हो चुका बाज़ार',
  endedMarketText: 'इसके दाँव निपट चुके हैं और मेरे दाँव में दिखते हैं। जगह के लिए इसका पिन हटाएँ।',
  noMarket: 'इस मैच में अभी ऐसा कोई बाज़ार नहीं है।',

  sportsbook: 'खेल',
  leagues: 'लीग',
  nothingComes: 'अभी कुछ घोषित नहीं है',
  nothingComesText: 'मैच घोषित होते ही यहाँ दिखते हैं।',

  inPlay: 'चालू मैच',
  inPlayNow: 'अभी चालू',
  allMatches: 'सभी मैच',
  match: 'मैच',
  sport: 'खेल',
  nothingInPlay: 'अभी कोई मैच चालू नहीं है',
  nothingInPlayText: 'मैच शुरू होते ही यहाँ दिखते हैं। आगे के मैच एक्सचेंज में हैं।',
};
