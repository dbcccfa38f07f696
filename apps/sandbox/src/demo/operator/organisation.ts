import type { AppDetails } from '@pavilion/api-client/wire';
import { beginOrganisation } from '../../organisation/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';

const VERSION = '1';

const DETAILS: AppDetails = {
  LOGO_URL: '',
  WHATS_APP_URL: 'https://example.com/whatsapp',
  TELEGRAM: 'https://example.com/telegram',
  FACEBOOK: 'https://example.com/facebook',
  INSTATGRAM: 'https://example.com/instagram',
  PHONE: '+91 1800 000 000',
  FOOTER_TEXT:
    'A sports exchange, live casino and slots, in rupees. Every balance, exposure and profit opens into the sum behind it.',
  SEO_TITLE: 'Pavilion',
  BRAND_STATUS: 'live',
  OTP_FLAG: 0,
};

const BANNERS = [
  {
    img: 'cricket',
    title: 'India v Australia, third T20I',
    body: 'Match odds, bookmaker and fancy, ball by ball.',
    action: 'Open the match',
    href: '/exchange/Cricket',
    live: 'Live',
  },
  {
    img: 'tables',
    title: 'Roulette, dealt in Hindi from 6 pm',
    body: 'Tables from ₹50, with the last 500 results on screen.',
    action: 'See the tables',
    href: '/casino/evolution',
    live: null,
  },
  {
    img: 'crash',
    title: 'Aviator, with every round on record',
    body: 'Check any round against its published seed.',
    action: 'Open Aviator',
    href: '/casino/spribe/aviator',
    live: null,
  },
  {
    img: 'slots',
    title: 'Two hundred and seventy-five slots and tables',
    body: 'Five studios on one page, with return and volatility on every tile.',
    action: 'Open slots',
    href: '/slots',
    live: null,
  },
];

const ANNOUNCEMENTS = [
  'India v Australia: match odds, bookmaker and fancy, ball by ball',
  'Withdrawals to UPI are paid between 9 am and 11 pm IST',
  'Scheduled work: Tuesday, 4:00 to 4:30 am IST. Open bets are not affected',
  'हिन्दी: ऐप अब पूरी तरह हिन्दी में उपलब्ध है',
];

/** The organisation as it begins. What is there already stays as it is: from then on it is the operator's to change. */
export async function seedOrganisation(database: Database): Promise<void> {
  if (await isSeeded(database, 'organisation', VERSION)) return;
  await database.transaction(async (tx) => {
    await beginOrganisation(tx, {
      details: DETAILS,
      banners: BANNERS.map(({ img, ...banner }) => ({ ...banner, imgUrl: `/art/banners/${img}.svg` })),
      announcements: ANNOUNCEMENTS,
    });
    await markSeeded(tx, 'organisation', VERSION);
  });
}
