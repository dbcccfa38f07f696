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
  ],
  slots: [{ name: 'bet-slip' }],
} as const satisfies RemoteDefinition;
