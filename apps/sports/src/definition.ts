import type { RemoteDefinition } from '@pavilion/contract';

export const definition = {
  name: 'sports',
  routes: [
    {
      path: '/exchange/:gameId',
      access: 'protected',
      frame: 'header',
      title: { en: 'Exchange', hi: 'एक्सचेंज' },
      page: 'exchange',
    },
    {
      path: '/sportsbook2',
      access: 'protected',
      frame: 'full',
      title: { en: 'Sports', hi: 'खेल' },
      page: 'sportsbook',
    },
    {
      path: '/jetfair',
      access: 'protected',
      frame: 'header',
      title: { en: 'Multi-market', hi: 'मल्टी-मार्केट' },
      page: 'multiMarket',
    },
    {
      path: '/betby',
      access: 'protected',
      frame: 'header',
      title: { en: 'Betby', hi: 'Betby' },
      page: 'product',
    },
    {
      path: '/sportsbooktest',
      access: 'protected',
      frame: 'header',
      title: { en: 'Sportsbook test', hi: 'स्पोर्ट्सबुक टेस्ट' },
      page: 'product',
    },
    {
      path: '/mybets',
      access: 'protected',
      frame: 'full',
      title: { en: 'My Bets', hi: 'मेरे दाँव' },
      page: 'myBets',
    },
    {
      path: '/betting-settings',
      access: 'protected',
      frame: 'full',
      title: { en: 'Betting settings', hi: 'दाँव की सेटिंग' },
      page: 'bettingSettings',
    },
  ],
  slots: [{ name: 'bet-slip' }, { name: 'open-bets' }, { name: 'exposure' }, { name: 'in-play' }, { name: 'search' }],
} as const satisfies RemoteDefinition;
