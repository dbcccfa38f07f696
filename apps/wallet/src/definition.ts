import type { RemoteDefinition } from '@pavilion/contract';

/** The wallet as plain data: the pages that exist, and no slot. */
export const definition = {
  name: 'wallet',
  routes: [
    {
      path: '/cashier',
      access: 'protected',
      frame: 'full',
      title: { en: 'Account Statement', hi: 'खाता विवरण' },
      page: 'statement',
    },
  ],
  slots: [],
} as const satisfies RemoteDefinition;
