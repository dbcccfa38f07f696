import { defineRemote } from '@pavilion/contract';
import { facts } from './facts.ts';

export const remote = defineRemote({
  facts,
  pages: { exchange: () => import('./exchange-page.tsx').then((m) => m.ExchangePage) },
  slots: {},
});
