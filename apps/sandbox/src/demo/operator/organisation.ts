import { type Beginning, beginOrganisation, FIRST_ORGANISATION, type NewBanner } from '../../organisation/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';

const VERSION = '2';

/** The second organisation of the demo. */
export const SECOND_ORGANISATION = 'stumps';

const CHANNELS = {
  WHATS_APP_URL: 'https://example.com/whatsapp',
  TELEGRAM: 'https://example.com/telegram',
  FACEBOOK: 'https://example.com/facebook',
  INSTATGRAM: 'https://example.com/instagram',
};

type InTwo = readonly [en: string, hi: string];
interface Seed extends Pick<NewBanner, 'target' | 'subject'> {
  readonly art: string;
  readonly title: InTwo;
  readonly body: InTwo;
  readonly action: InTwo;
}

const inOrder = (seeds: readonly Seed[]): NewBanner[] =>
  seeds.map(({ art, title, body, action, target, subject }, index) => ({
    ...{ position: index + 1, target, subject, imgUrl: `/art/banners/${art}.svg`, shownFrom: null, shownUntil: null },
    ...{ title: title[0], body: body[0], action: action[0] },
    ...{ titleHi: title[1], bodyHi: body[1], actionHi: action[1] },
  }));

const PAVILION: Beginning = {
  code: FIRST_ORGANISATION,
  hosts: ['localhost'],
  operatesIn: ['IN'],
  details: {
    ...CHANNELS,
    LOGO_URL: '',
    PHONE: '+91 1800 000 000',
    FOOTER_TEXT:
      'A sports exchange, live casino and slots, in rupees. Every balance, exposure and profit opens into the sum behind it.',
    FOOTER_TEXT_HI: 'स्पोर्ट्स एक्सचेंज, लाइव कैसीनो और स्लॉट, रुपयों में। हर बैलेंस, एक्सपोज़र और लाभ का पूरा हिसाब देखें।',
    SEO_TITLE: 'Pavilion',
    BRAND_STATUS: 'live',
    OTP_FLAG: 0,
  },
  banners: inOrder([
    {
      ...{ art: 'cricket', target: 'sport', subject: 'cricket' },
      title: ['{match}', '{match}'],
      body: ['Match odds, bookmaker and fancy, ball by ball.', 'मैच भाव, बुकमेकर और फ़ैंसी, गेंद दर गेंद।'],
      action: ['Open the match', 'मैच खोलें'],
    },
    {
      ...{ art: 'tables', target: 'page', subject: '/casino/evolution' },
      title: ['Roulette, dealt in Hindi from 6 pm', 'शाम 6 बजे से हिन्दी में रूलेट'],
      body: ['Tables from ₹50, with the last 500 results on screen.', '₹50 से शुरू होने वाली टेबल, स्क्रीन पर पिछले 500 नतीजे।'],
      action: ['See the tables', 'टेबल देखें'],
    },
    {
      ...{ art: 'crash', target: 'game', subject: 'spribe/aviator' },
      title: ['Aviator, with every round on record', 'एविएटर, हर राउंड का रिकॉर्ड'],
      body: ['Check any round against its published seed.', 'किसी भी राउंड को उसके प्रकाशित सीड से जाँचें।'],
      action: ['Open Aviator', 'एविएटर खोलें'],
    },
    {
      ...{ art: 'slots', target: 'page', subject: '/slots' },
      title: ['Two hundred and seventy-five slots and tables', 'दो सौ पचहत्तर स्लॉट और टेबल'],
      body: [
        'Five studios on one page, with return and volatility on every tile.',
        'एक पेज पर पाँच स्टूडियो, हर टाइल पर रिटर्न और उतार-चढ़ाव।',
      ],
      action: ['Open slots', 'स्लॉट खोलें'],
    },
  ]),
  announcements: [
    ['Cricket: match odds, bookmaker and fancy, ball by ball', 'क्रिकेट: मैच भाव, बुकमेकर और फ़ैंसी, गेंद दर गेंद'],
    [
      'Withdrawals to UPI are paid between 9 am and 11 pm IST',
      'UPI से निकासी का भुगतान सुबह 9 से रात 11 बजे (IST) के बीच होता है',
    ],
    [
      'Scheduled maintenance: Tuesday, 4:00 to 4:30 am IST. Open bets are not affected',
      'तय रखरखाव: मंगलवार, सुबह 4:00 से 4:30 (IST)। खुले दाँव पर कोई असर नहीं',
    ],
    ['हिन्दी: ऐप अब पूरी तरह हिन्दी में उपलब्ध है', null],
  ],
};

/** Three stumps with their bails: what the other organisation's name says. */
const STUMPS_LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="16" fill="#2fbf9b"/><path d="M10 12v13M16 12v13M22 12v13M9 8.5h6M17 8.5h6" stroke="#06241c" stroke-width="3" stroke-linecap="round"/></svg>',
)}`;

const STUMPS: Beginning = {
  code: SECOND_ORGANISATION,
  hosts: ['stumps.localhost'],
  operatesIn: ['IN', 'NP', 'LK'],
  details: {
    ...CHANNELS,
    FACEBOOK: '',
    LOGO_URL: STUMPS_LOGO,
    ACCENT: '#2fbf9b',
    PHONE: '+91 1800 111 222',
    FOOTER_TEXT: 'Cricket first: every match, every ball, and a table for the rain breaks.',
    FOOTER_TEXT_HI: 'सबसे पहले क्रिकेट: हर मैच, हर गेंद, और बारिश में खेलने को एक टेबल।',
    SEO_TITLE: 'Stumps: cricket exchange and tables',
    BRAND_STATUS: 'live',
    OTP_FLAG: 0,
  },
  banners: inOrder([
    {
      ...{ art: 'cricket', target: 'sport', subject: 'cricket' },
      title: ['{match}, now', '{match}, अभी'],
      body: ['Every ball has its price.', 'हर गेंद का अपना भाव।'],
      action: ['To the match', 'मैच पर जाएँ'],
    },
    {
      ...{ art: 'tennis', target: 'sport', subject: 'tennis' },
      title: ['Between innings: {match}', 'पारियों के बीच: {match}'],
      body: ['Point by point, with the odds of each set.', 'पॉइंट दर पॉइंट, हर सेट के भाव के साथ।'],
      action: ['To the match', 'मैच पर जाएँ'],
    },
  ]),
  announcements: [['Stumps is open in India, Nepal and Sri Lanka', 'Stumps भारत, नेपाल और श्रीलंका में खुला है']],
};

/** The organisations as they begin. What is there already stays as it is: from then on it is the operator's to change. */
export async function seedOrganisation(database: Database): Promise<void> {
  if (await isSeeded(database, 'organisation', VERSION)) return;
  await database.transaction(async (tx) => {
    for (const [index, beginning] of [PAVILION, STUMPS].entries()) await beginOrganisation(tx, index + 1, beginning);
    await markSeeded(tx, 'organisation', VERSION);
  });
}
