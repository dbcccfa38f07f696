import type { Translation } from '@pavilion/shared-ui/messages';
import type { enBoards } from './en-boards.ts';

export const hiBoards: Translation<typeof enBoards> = {
  betby: 'Betby',
  sportsbookTest: 'स्पोर्ट्सबुक टेस्ट',
  productFrame: '{what}, दूसरी कंपनी की स्पोर्ट्सबुक',
  askingLobby: 'लॉबी से पता माँगा जा रहा है',
  productOver: 'स्पोर्ट्सबुक बंद हो गई है। वहाँ लगाए गए दाँव बने रहते हैं, और स्टेटमेंट में दिखते हैं।',
  backToExchange: 'एक्सचेंज पर वापस',
};
