import { defineRemote } from '@pavilion/contract/remote';
import { definition } from './definition.ts';

export const remote = defineRemote({
  definition,
  pages: { exchange: () => import('./exchange-page.tsx').then((m) => m.ExchangePage) },
  slots: { 'bet-slip': () => import('./slip/slip-slot.tsx').then((m) => m.BetSlipSlot) },
  data: { exchange: () => import('./exchange/exchange-data.ts').then((m) => m.exchangeData) },
});
