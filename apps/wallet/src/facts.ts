import type { RemoteFacts } from '@pavilion/contract';

/** The wallet as plain data: the pages that exist, and no slot. */
export const facts = {
  name: 'wallet',
  contract: '^1.0.0',
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
} as const satisfies RemoteFacts;
