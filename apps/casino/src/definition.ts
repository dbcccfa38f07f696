import type { RemoteDefinition } from '@pavilion/contract';

/** What the casino says of itself before any of its code runs. */
export const definition = {
  name: 'casino',
  routes: [
    {
      path: '/slots',
      access: 'protected',
      frame: 'full',
      title: { en: 'Slots', hi: 'स्लॉट' },
      page: 'slots',
    },
    {
      path: '/slots-games',
      access: 'protected',
      frame: 'full',
      title: { en: 'Slots', hi: 'स्लॉट' },
      redirectTo: '/slots',
    },
    {
      path: '/games-all',
      access: 'protected',
      frame: 'full',
      title: { en: 'All games', hi: 'सभी गेम' },
      page: 'all-games',
    },
    {
      path: '/Casino',
      access: 'protected',
      frame: 'full',
      title: { en: 'All games', hi: 'सभी गेम' },
      redirectTo: '/games-all',
    },
    {
      path: '/aura-games',
      access: 'protected',
      frame: 'full',
      title: { en: 'Aura games', hi: 'Aura के गेम' },
      page: 'aura-games',
    },
    {
      path: '/kingmaker',
      access: 'protected',
      frame: 'full',
      title: { en: 'KingMaker games', hi: 'KingMaker के गेम' },
      page: 'kingmaker',
    },
    {
      path: '/spmgames',
      access: 'protected',
      frame: 'header',
      title: { en: 'SPM Games', hi: 'SPM Games' },
      page: 'spmgames',
    },
    {
      path: '/casino/:casinoslug',
      access: 'protected',
      frame: 'header',
      title: { en: 'Provider', hi: 'प्रदाता' },
      page: 'provider',
    },
    {
      path: '/casino/:casinoslug/:gameslug',
      access: 'protected',
      frame: 'header',
      title: { en: 'Game', hi: 'गेम' },
      page: 'game',
    },
  ],
  slots: [],
} as const satisfies RemoteDefinition;
