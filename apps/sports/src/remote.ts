import { defineRemote } from '@pavilion/contract/remote';
import { definition } from './definition.ts';

export const remote = defineRemote({
  definition,
  pages: { exchange: () => import('./exchange-page.tsx').then((m) => m.ExchangePage) },
  slots: {},
  data: { exchange: () => import('./exchange/exchange-data.ts').then((m) => m.exchangeData) },
});
