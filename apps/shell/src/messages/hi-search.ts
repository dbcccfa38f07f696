import type { Translation } from '@pavilion/shared-ui/messages';
import type { enSearch } from './en-search.ts';

export const hiSearch: Translation<typeof enSearch> = {
  searchGames: 'गेम खोजें',
  searchPlaceholder: 'अपने पसंदीदा गेम यहाँ खोजें...',
  closeSearch: 'खोज बंद करें',
  clearSearch: 'खोज मिटाएँ',
  keys: '↑ ↓ से चुनें, Enter से खोलें, Esc से मिटाएँ',
  found: '{count, plural, =0 {“{text}” के लिए कुछ नहीं मिला} one {“{text}” के लिए # नतीजा} other {“{text}” के लिए # नतीजे}}',
  games: 'गेम',
  providers: 'प्रदाता',
  gamesCount: '{count, plural, one {# गेम} other {# गेम}}',
  noGame: 'किसी गेम के नाम में “{text}” नहीं है',
  more: '{count, plural, one {# और दिखाएँ} other {# और दिखाएँ}}',
  inCatalogue: 'सभी {count} गेम देखें',
  recents: 'हाल की खोजें',
  clearRecents: 'हाल की खोजें मिटाएँ',
  clear: 'मिटाएँ',
  mostPlayed: 'सबसे ज़्यादा खेले गए',
  nothingText: 'वर्तनी जाँचें, या नाम का छोटा हिस्सा आज़माएँ।',
  allGames: 'सभी गेम',
  inPlay: 'अभी चालू मैच',
};
