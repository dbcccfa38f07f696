import type { RemoteFacts } from '@pavilion/contract';

export const facts = {
  name: 'sports',
  contract: '^1.0.0',
  routes: [
    {
      path: '/exchange/:gameId',
      access: 'protected',
      frame: 'header',
      title: { en: 'Exchange', hi: 'एक्सचेंज' },
      page: 'exchange',
    },
  ],
  slots: [],
} as const satisfies RemoteFacts;
